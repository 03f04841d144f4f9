/** A table of the inventory as lines: rows below a header where it is one, otherwise as it is written. */
import { isObject, type Json } from '@umpire/engine'
import { columns } from './chart.ts'

type Named = { readonly [name: string]: Json }

const isNamed = (value: Json): value is Named => isObject(value) && !Array.isArray(value)
const words = (name: string): string => name.replaceAll('_', ' ')

/** What stands in a cell: names before their values, one after the other. */
function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map(cellText).join(', ')
  if (!isNamed(value)) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => (Array.isArray(inner) ? cellText(inner) : `${words(name)} ${cellText(inner)}`))
    .filter(text => text !== '')
    .join(', ')
}

/** Records that have most of their columns in common. */
function isTable(data: Json): data is readonly Named[] {
  if (!Array.isArray(data) || data.length === 0 || !data.every(isNamed)) return false
  const heads = headsOf(data)
  const filled = data.reduce((sum, row) => sum + Object.keys(row).length, 0)
  return filled * 2 >= heads.length * data.length
}

const headsOf = (rows: readonly Named[]): readonly string[] => [...new Set(rows.flatMap(Object.keys))]

export function dataLines(data: Json): string[] {
  if (!isTable(data)) return [`Table: ${JSON.stringify(data)}`]
  const heads = headsOf(data)
  const rows = data.map(row => heads.map(head => cellText(row[head])))
  return ['Table:', ...columns([heads.map(words), ...rows], 'left').map(line => `  ${line.trimEnd()}`)]
}
