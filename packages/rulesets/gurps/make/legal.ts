/** Whether traits and attributes may stand together in a new character: the checks that can fail while one is made. */
import type { Why } from '@umpire/engine'
import { costOf } from '../catalog/cost/trait-cost.ts'
import { traitProblems } from '../catalog/cost/trait-problems.ts'
import { bearerOf, type Taken } from '../catalog/entry/taken.ts'
import type { Attribute } from '../catalog/entry/trait.ts'
import { disadvantageLimit } from '../disadvantage/limit.ts'
import { effectsOn, numberOf } from '../effect/apply.ts'
import { enemyLimit } from '../friends/enemies.ts'
import { isQuirk, quirkRule } from '../quirk/rule.ts'

const MOST_DEPENDENTS = 2

/** A build that goes with no better health. */
const healthyEnough = (traits: readonly Taken[], ht: number, why: Why): boolean =>
  effectsOn(['HT at creation'], traits.map(bearerOf)).every(
    ({ bearer, effect }) => ht <= numberOf(effect.by, bearer, {}, why),
  )

export function mayStandTogether(
  traits: readonly Taken[],
  scores: { readonly [name in Attribute]: number },
  quirks: number,
  why: Why,
): boolean {
  if (traitProblems(traits, scores).length > 0 || !healthyEnough(traits, scores.ht, why)) return false
  const small = traits.filter(one => isQuirk(one, why))
  if (!quirkRule({ quirks: quirks + small.length, from_play: 0 }, why).legal) return false
  const costs = traits.filter(one => !small.includes(one)).map(one => ({ one, points: costOf(one, why, traits) }))
  const disadvantages = costs.map(({ points }) => points).filter(points => points < 0)
  const limit = disadvantageLimit({ disadvantages, attributes: scores }, why)
  if (!limit.legal || limit.warning !== null) return false
  const of = (id: string): readonly number[] =>
    costs.filter(({ one }) => one.trait.id === id).map(({ points }) => points)
  return enemyLimit({ enemies: of('enemy') }, why).legal && of('dependent').length <= MOST_DEPENDENTS
}
