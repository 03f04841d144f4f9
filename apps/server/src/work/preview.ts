/** Somebody's sheet twice: as printed, and by what is chosen. Reasons are told of what differs. */
import { seeded } from '@umpire/dice'
import type { Json, SheetNumber } from '@umpire/engine'
import type { System } from '@umpire/registry'
import { partOf } from '../find-system.ts'
import { Refused } from '../refused.ts'
import { makeOne } from './make.ts'
import type { Given, Gives } from './tasks.ts'

/** The same one each time, so that only the rules make a difference. */
const SEED = 'preview'

const byName = (numbers: readonly SheetNumber[]): ReadonlyMap<string, SheetNumber> =>
  new Map(numbers.map(number => [number.name, number]))

export function preview(
  { system: id, character, kind, wishes, ...chosen }: Given['preview'],
  system: System,
): Gives['preview'] {
  const characters = partOf(system, 'characters')
  const { numbers } = characters
  if (numbers === undefined)
    throw new Refused(404, 'not-found', `system: expected one whose sheets can be compared, got "${id}"`)
  if (character !== undefined && kind !== undefined)
    throw new Refused(400, 'malformed', 'expected a character or a kind to be made, got both')
  const one: Json =
    character === undefined
      ? makeOne(characters, kind, wishes, {}, seeded(SEED))
      : characters.read(character, 'character')
  const printed = byName(numbers(one, {}))
  const now = byName(numbers(one, chosen))
  // What the choice takes away comes last.
  return {
    numbers: [...new Set([...now.keys(), ...printed.keys()])].map(name => {
      const [before, after] = [printed.get(name), now.get(name)]
      const both = { name, printed: before?.value ?? null, chosen: after?.value ?? null }
      return before?.value === after?.value
        ? both
        : { ...both, printedWhy: before?.why ?? [], chosenWhy: after?.why ?? [] }
    }),
  }
}
