import { expect, test } from 'vitest'
import { whereOf } from '../choice/called-location.ts'
import { fightOf } from '../test/people.ts'
import { under } from '../test/script.ts'
import { impactOf } from './shoot.ts'
import { shotAt } from './shot-at.ts'

const FROST = { like: 'Riot gun', damage_type: 'cold' }
const why = under({ 'tensided.weapon_overrides': { 'Frost gun': FROST } }).silent

test.each([
  ['Riot gun', { full_auto: true }],
  // The place says nothing about cold, so the spread does.
  ['Frost gun', { spread_severity: expect.any(String) }],
])('tensided.equipment.full-auto: %s at a called place', (weapon, settled) => {
  const where = whereOf('torso')
  if (where === undefined) throw new Error('there is a torso')
  const fight = fightOf([
    { id: 'ada', side: 0, at: [0, 0], brings: [{ weapon, kind: 'gun', held: { where: 'main hand', rounds: 20 } }] },
    { id: 'bram', side: 1, at: [3, 0] },
  ])
  const shot = shotAt(fight, { by: 0, arm: 0, target: 1, rate: 'auto', where, through: false }, why)
  expect(impactOf(fight, shot, 5, why).hit.settled).toEqual(settled)
})
