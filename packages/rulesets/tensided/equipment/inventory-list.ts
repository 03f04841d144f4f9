/** Everything else that somebody owns: a plain list with amounts. */
import { list, optional, rule, text } from '@umpire/engine'

const thing = text(500)
const AMOUNT = /^(\d{1,3}(?:,\d{3})+|\d+)\s+(\S.*)$/

/** The amount that a line of the list begins with: one, unless it says so. */
export function amountOf(line: string): { readonly amount: number; readonly thing: string } {
  const [, digits, rest] = AMOUNT.exec(line.trim()) ?? []
  if (digits === undefined || rest === undefined) return { amount: 1, thing: line.trim() }
  return { amount: Number(digits.replaceAll(',', '')), thing: rest }
}

export const inventoryList = rule(
  {
    id: 'tensided.equipment.inventory-list',
    title: 'Other possessions',
    lines: '1679-1695',
    given: { add: thing, inventory: optional(list(thing, 10_000)) },
  },
  ({ add, inventory = [] }) => {
    const listed = add.trim() !== ''
    return { listed, ...amountOf(add), inventory: listed ? [...inventory, add.trim()] : inventory }
  },
)
