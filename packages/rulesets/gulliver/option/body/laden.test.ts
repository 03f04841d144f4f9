import { climbingRoll, hikingDaily, swimRoll } from '@umpire/gurps/rooms'
import { expect, test } from 'vitest'
import { rulesWith } from '../test/fights-fixture.ts'

const { silent } = rulesWith('natural-encumbrance')
const plain = rulesWith('size-scale').silent
const LEVELS = [-3, -1, 0, 1, 2, 4, 5]

test('gulliver.enc.move-modifier: on the march as everywhere', () => {
  const miles = LEVELS.map(encumbrance_level => hikingDaily({ encumbrance_level }, silent))
  expect(miles).toEqual([75, 55, 50, 40, 30, 10, 5])
  for (const level of [0, 1, 2, 3, 4]) {
    expect(hikingDaily({ encumbrance_level: level }, silent)).toBe(hikingDaily({ encumbrance_level: level }, plain))
  }
})

test('gulliver.enc.skill-modifiers: climbers and swimmers haul their whole weight', () => {
  const climbs = (encumbrance_level: number, why = silent) =>
    climbingRoll({ climbing: 12, climb: 'ordinary-tree', encumbrance_level, roll_number: 1, downward: false }, why)
      .effective
  const swims = (encumbrance_level: number, why = silent) =>
    swimRoll({ swimming: 12, encumbrance_level, intentional: false, rhythm: 'calm', rolls: [] }, why).effective
  const easy = climbs(0) ?? 0
  expect(LEVELS.map(level => (climbs(level) ?? 0) - easy)).toEqual([3, 1, 0, -2, -4, -8, -10])
  expect(LEVELS.map(level => swims(level) - 12)).toEqual([3, 1, 0, -2, -4, -8, -10])
  expect([climbs(2, plain), swims(2, plain)]).toEqual([easy - 2, 8])
})
