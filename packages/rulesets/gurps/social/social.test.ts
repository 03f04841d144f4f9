import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { rankStatus } from '../campaign/settings.ts'
import { PEOPLE, RECOGNITIONS, reputationCost } from './reputation.ts'
import { status, statusReaction } from './standing.ts'

const why = compose({ options: [] }).silent

test('gurps.social.reputation-cost: a bad one gives what the same good one costs, and rounding at once is the same', () => {
  const shares = { everyone: 1, 'large-class': 2, 'small-class': 3, negligible: Number.POSITIVE_INFINITY }
  const rolls = { always: 1, '10-or-less': 2, '7-or-less': 3 }
  for (const people of PEOPLE) {
    for (const recognition of RECOGNITIONS) {
      for (let level = 1; level <= 4; level++) {
        const good = reputationCost({ level, people, recognition }, why).points
        const bad = reputationCost({ level: -level, people, recognition }, why).points
        expect(bad + good).toBe(0)
        expect(good).toBe(Math.floor((5 * level) / (shares[people] * rolls[recognition])))
      }
    }
  }
})

test('gurps.social.status: free levels lower the price, never below nothing', () => {
  for (let wanted = -5; wanted <= 10; wanted++) {
    for (let free_levels = 0; free_levels <= 3; free_levels++) {
      const bought = status(
        { status: wanted, free_levels, wealth: 'average', multimillionaire_levels: 0, rank: 0 },
        why,
      )
      expect(bought.points).toBe(wanted < 0 ? wanted * 5 : Math.max(0, wanted - free_levels) * 5)
      expect(bought.warning === null).toBe(wanted >= -2 && wanted <= 8)
    }
  }
})

test('gurps.social.status: Military Rank brings what the campaign’s table says', () => {
  const campaign = compose(
    { options: [], settings: [rankStatus] },
    { settings: { 'gurps.rank_status': { 3: 1, 8: 3 } } },
  )
  const general = { status: 3, free_levels: 0, wealth: 'wealthy', multimillionaire_levels: 0, rank: 8 } as const
  expect(status(general, campaign.silent)).toMatchObject({ points: 0, actual_status: 4 })
})

test('gurps.social.status-reaction: every pair on the scale', () => {
  for (let own_status = -2; own_status <= 8; own_status++) {
    for (let npc_status = -2; npc_status <= 8; npc_status++) {
      for (const npc_attitude of ['friendly', 'neutral', 'hostile'] as const) {
        const by = statusReaction({ own_status, npc_status, npc_attitude, same_culture: true }, why)
        const difference = own_status - npc_status
        const forgiven = difference < 0 && own_status >= 0 && npc_attitude === 'friendly'
        expect(by).toBe(forgiven ? 0 : Math.max(difference, difference < 0 ? -4 : difference))
        expect(statusReaction({ own_status, npc_status, npc_attitude, same_culture: false }, why)).toBe(0)
      }
    }
  }
})
