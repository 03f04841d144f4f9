/** Every rule of the engine fires in play; those that cannot are listed here with the reason. */
import { expect, test } from 'vitest'
import { travellerFired } from './fired.ts'
import { rules } from './rules.ts'

const NEVER = {
  'traveller.chargen.example-jamison': 'a replay of the book’s example, not a rule of play',
  'traveller.skill.default-zero': 'the referee’s: level 0 is granted as an input of each procedure',
}

test('every rule fires in careers, fights or the time between', () => {
  const fired = travellerFired()
  expect(rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(NEVER))
})
