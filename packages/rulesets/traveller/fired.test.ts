/** Every rule of the engine fires in play; those that cannot are listed with the reason. */
import { expect, test } from 'vitest'
import { travellerFired } from './fired-games-fixture.ts'
import { travellerNeverFires } from './ruleset/never-fires.ts'
import { rules } from './ruleset/rules.ts'

test('every rule fires in careers, fights or the time between', () => {
  const fired = travellerFired()
  expect(rules.map(({ id }) => id).filter(id => !fired.has(id))).toEqual(Object.keys(travellerNeverFires))
})
