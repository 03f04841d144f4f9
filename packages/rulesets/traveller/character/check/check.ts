/** Reading a character's file, and what the rules say against it. */
import { BadInput, type Problem, type Why } from '@umpire/engine'
import { asPrinted } from '../../sheet/words.ts'
import { CHARACTER_VERSION, type Character, character } from '../character.ts'
import { has } from '../has.ts'
import { gearProblems } from './check-gear.ts'
import { ageProblems, bodyProblems, careerProblems, skillProblems } from './check-person.ts'

/** A file of another system, or of a newer program, is refused before anything in it is found wrong. */
export function readCharacter(value: unknown, place: string): Character {
  const system = has(value, 'system')
  if (system !== undefined && system !== 'traveller') {
    throw new BadInput(`${place}.system`, 'traveller, for this is a character of another system', system)
  }
  const version = has(value, 'version')
  if (typeof version === 'number' && version > CHARACTER_VERSION) {
    const expected = `${CHARACTER_VERSION} or less, for a newer program wrote this`
    throw new BadInput(`${place}.version`, expected, version)
  }
  return character.read(value, place)
}

/**
 * Every rule that the character breaks, with the place in the file and what would be allowed.
 *
 *     problems(scout)
 *     // [{ rule: 'traveller.chargen.no-rank-services', where: 'career.rank', message: 'is 2; the scouts have no ranks' }]
 */
export const problems = (one: Character, why: Why = asPrinted): readonly Problem[] => [
  ...bodyProblems(one, why),
  ...skillProblems(one, why),
  ...careerProblems(one, why),
  ...ageProblems(one, why),
  ...gearProblems(one, why),
]
