/**
 * Prices that a rule works out from the details of a trait, under the id that the trait's cost names. What the details
 * must hold is what the rule is given.
 */
import { BadInput, type Callable, type Json, type Why } from '@umpire/engine'
import { dependentCost } from '../friends/dependents.ts'
import { enemyCost } from '../friends/enemies.ts'
import { allyCost, patronCost } from '../friends/helpers.ts'
import { duty } from '../social/duty.ts'
import { reputationCost } from '../social/reputation.ts'
import { status } from '../social/standing.ts'
import { WEALTH_LEVELS } from '../wealth/wealth.ts'
import type { Taken } from './taken.ts'

/** The price of a trait beside the others that the same character has. */
type Pricer = (taken: Taken, company: readonly Taken[], why: Why) => number

type Given = (taken: Taken, company: readonly Taken[]) => { readonly [name: string]: Json }

const byRule =
  (rule: Callable, more: Given = () => ({})): Pricer =>
  (taken, company, why) => {
    const { points } = rule.answer({ ...taken.written.details, ...more(taken, company) }, why).answer
    if (typeof points === 'number') return points
    throw new BadInput(`${taken.trait.name}.details`, `details that ${rule.id} has a price for`, taken.written.details)
  }

const levelOf = (id: string, company: readonly Taken[]): number =>
  company.find(({ trait }) => trait.id === id)?.level ?? 0

/** What money and rank bring for free is no part of the price of Status. */
export const freeStatus: Given = ({ level }, company) => {
  const rich = company
    .find(({ trait }) => trait.id === 'wealth')
    ?.variant?.name.toLowerCase()
    .replaceAll(' ', '-')
  return {
    status: level,
    wealth: WEALTH_LEVELS.find(known => known === rich) ?? 'average',
    multimillionaire_levels: levelOf('multimillionaire', company),
    rank: levelOf('military-rank', company),
  }
}

/** By the id of the rule. */
export const PRICES: ReadonlyMap<string, Pricer> = new Map([
  [reputationCost.id, byRule(reputationCost, ({ level }) => ({ level }))],
  [status.id, byRule(status, freeStatus)],
  ...[duty, allyCost, patronCost, dependentCost, enemyCost].map((rule): [string, Pricer] => [rule.id, byRule(rule)]),
])
