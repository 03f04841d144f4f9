/**
 * Prices that a rule works out from the details of a trait, under the id that the trait's cost names. What the details
 * must hold is what the rule is given.
 */
import { BadInput, type Callable, type Fields, type Json, type Why } from '@umpire/engine'
import { dependentCost } from '../../friends/dependents.ts'
import { enemyCost } from '../../friends/enemies.ts'
import { allyCost, patronCost } from '../../friends/helpers.ts'
import { duty } from '../../social/duty.ts'
import { reputationCost } from '../../social/reputation.ts'
import { status } from '../../social/standing.ts'
import { wealthNamed } from '../../wealth/wealth.ts'
import type { Taken } from '../entry/taken.ts'

interface Price {
  /** What the details may hold; whatever else the rule takes follows from the character. */
  readonly details: Fields
  /** The price of a trait beside the others that the same character has. */
  readonly of: (taken: Taken, company: readonly Taken[], why: Why) => number
  /** The price hangs on the level of the trait. */
  readonly leveled: boolean
}

type Given = (taken: Taken, company: readonly Taken[]) => { readonly [name: string]: Json }

interface Priced {
  readonly more?: Given
  /** What comes from elsewhere than the details. */
  readonly without?: readonly string[]
  /** Details for which the rule has a price, in words. */
  readonly needs?: string
}

function byRule(rule: Callable, { more = () => ({}), without = [], needs = 'others' }: Priced = {}): Price {
  return {
    details: Object.fromEntries(Object.entries(rule.given).filter(([name]) => !without.includes(name))),
    leveled: without.length > 0,
    of: (taken, company, why) => {
      const { points } = rule.answer({ ...taken.written.details, ...more(taken, company) }, why).answer
      if (typeof points === 'number') return points
      throw new BadInput(`${taken.trait.name}.details`, needs, taken.written.details)
    },
  }
}

const levelOf = (id: string, company: readonly Taken[]): number =>
  company.find(({ trait }) => trait.id === id)?.level ?? 0

/** What money and rank bring for free is no part of the price of Status. */
export const freeStatus: Given = ({ level }, company) => ({
  status: level,
  wealth: wealthNamed(company.find(({ trait }) => trait.id === 'wealth')?.variant?.name ?? ''),
  multimillionaire_levels: levelOf('multimillionaire', company),
  rank: levelOf('military-rank', company),
})

const OF_STATUS = ['status', 'wealth', 'multimillionaire_levels', 'rank']

/** By the id of the rule. */
export const PRICES: ReadonlyMap<string, Price> = new Map([
  [reputationCost.id, byRule(reputationCost, { more: ({ level }) => ({ level }), without: ['level'] })],
  [status.id, byRule(status, { more: freeStatus, without: OF_STATUS })],
  [duty.id, byRule(duty)],
  [dependentCost.id, byRule(dependentCost)],
  [enemyCost.id, byRule(enemyCost)],
  [
    allyCost.id,
    byRule(allyCost, {
      needs: 'npc_points from 51 to 150 in a campaign of 100: who has less is a Dependent, who has more a Patron',
    }),
  ],
  [
    patronCost.id,
    byRule(patronCost, {
      needs:
        'npc_points of 150 or more, assets_x_standard_wealth of 1000 or more, or what: national-government or giant-multinational',
    }),
  ],
])
