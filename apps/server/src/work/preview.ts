/** Somebody's sheet twice: as printed, and by what is chosen. Reasons are told of what differs. */
import { seeded } from '@umpire/dice'
import type { Json, SheetNumber } from '@umpire/engine'
import { Refused } from '../refused.ts'
import { partOf } from '../systems/find.ts'
import { makeOne } from './make.ts'
import type { Given, Gives } from './tasks.ts'

/** The same one each time, so that only the rules make a difference. */
const SEED = 'preview'

export function preview({ system, character, kind, wishes, ...chosen }: Given['preview']): Gives['preview'] {
  const characters = partOf(system, 'characters')
  const { numbers } = characters
  if (numbers === undefined)
    throw new Refused(404, 'not-found', `system: expected one whose sheets can be compared, got "${system}"`)
  const one: Json =
    character === undefined
      ? makeOne(characters, kind, wishes, {}, seeded(SEED))
      : characters.read(character, 'character')
  const printed = new Map(numbers(one, {}).map((number): [string, SheetNumber] => [number.name, number]))
  return {
    numbers: numbers(one, chosen).map(({ name, value, why }) => {
      const before = printed.get(name)
      const both = { name, printed: before?.value ?? null, chosen: value }
      return before?.value === value ? both : { ...both, printedWhy: before?.why ?? [], chosenWhy: why }
    }),
  }
}
