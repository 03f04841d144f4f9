import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { dependentCost, IMPORTANCES } from './dependents.ts'
import { enemyCost } from './enemies.ts'
import { FREQUENCIES } from './frequency.ts'
import { allyCost, patronCost } from './helpers.ts'

const why = compose({ options: [] }).silent
const EVERY_BUILD = Array.from({ length: 241 }, (_, index) => index - 20)

test('gurps.friends.dependent-cost: closer and more often never gives less, and stronger never more', () => {
  for (const npc_points of EVERY_BUILD) {
    for (const importance of IMPORTANCES) {
      const costs = FREQUENCIES.map(frequency => dependentCost({ npc_points, importance, frequency }, why).points)
      expect(costs).toEqual(costs.toSorted((a, b) => a - b))
    }
    const [first, second, third] = IMPORTANCES.map(
      importance => dependentCost({ npc_points, importance, frequency: 9 }, why).points,
    )
    expect(
      [third, second, first].every((cost, index, all) => index === 0 || (cost ?? 0) >= (all[index - 1] ?? 0)),
    ).toBe(true)
  }
})

test('gurps.friends.power-level: a campaign of 150 points sees everybody as 50 points weaker', () => {
  const rich = compose({ options: [] }).silent
  for (const npc_points of EVERY_BUILD) {
    const shifted = { npc_points: npc_points + 50, campaign_points: 150, frequency: 9 }
    expect(allyCost({ ...shifted, special: 0 }, rich)).toEqual(allyCost({ npc_points, special: 0, frequency: 9 }, why))
    expect(dependentCost({ ...shifted, importance: 'friend' }, rich)).toEqual(
      dependentCost({ npc_points, importance: 'friend', frequency: 9 }, why),
    )
  }
})

test('gurps.friends.ally-cost: everybody is an Ally, or too weak, or a Patron', () => {
  for (const npc_points of EVERY_BUILD) {
    const { trait } = allyCost({ npc_points, special: 0, frequency: 9 }, why)
    expect(trait).toBe(npc_points <= 50 ? 'Dependent' : npc_points <= 150 ? 'Ally' : 'Patron')
  }
})

test('gurps.friends.patron-cost: the greatest of what it is, what it owns and what it is built on counts', () => {
  const one = { what: 'group', equipment_worth: 0, special: 0, frequency: 9 } as const
  expect(patronCost({ ...one, npc_points: 170, assets_x_standard_wealth: 10_000 }, why).points).toBe(15)
  expect(patronCost({ ...one, assets_x_standard_wealth: 1_000_000 }, why).points).toBe(25)
  expect(patronCost({ ...one, what: 'giant-multinational', npc_points: 150 }, why).points).toBe(30)
  expect(patronCost({ ...one, npc_points: 149, assets_x_standard_wealth: 999 }, why)).toEqual({
    points: null,
    legal: false,
  })
})

test('gurps.friends.enemy-cost: larger groups give no less', () => {
  const costs = Array.from({ length: 1100 }, (_, index) =>
    enemyCost({ group_size: index + 1, formidable_members: false, government: false, frequency: 9 }, why),
  )
  expect(costs.every((cost, index) => index === 0 || cost <= (costs[index - 1] ?? 0))).toBe(true)
  expect(new Set(costs)).toEqual(new Set([0, -10, -20, -30, -40]))
})
