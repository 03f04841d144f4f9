/** What rolls against HT have in common. */
import { int, list, num, optional, or, rolled, type Why } from '@umpire/engine'
import { attributeScore } from '../attribute/scores.ts'
import type { Bearer } from '../effect/apply.ts'
import type { Purpose } from '../effect/facts.ts'
import { success } from '../roll/success.ts'
import { bearerField } from '../skill/bearer.ts'

export const SCORE = int({ min: -1000, max: 100_000 })
/** Whole of people; of the very large and the very small in fractions. */
export const POINTS = num({ min: 0, max: 10_000_000 })
export const LEVELS = or(int({ min: 0, max: 1000 }), 0)
export const ROLL = optional(rolled('3d6'))
export const ROLLS = list(int({ min: 3, max: 18 }), 10_000)

/** Basic HT, never the hit points that are left, and what is added to this roll, such as by Fit. */
export const HEALTH = { ht: SCORE, ht_bonus: or(SCORE, 0) }

/** Of beasts, whose hit points are not their HT: what half, a third and the negative multiples are taken of. */
export const FULL_HP = { full_hp: optional(num({ min: 0, max: 1_000_000 })) }

/** For rolls that are made once a day rather than in every blow: whatever brings effects along. */
export const BEARERS = { bearers: or(list(bearerField, 1000), []) }

export const healthOf = (x: { readonly ht: number; readonly ht_bonus: number }, why: Why): number =>
  x.ht_bonus === 0 ? x.ht : why.sum('HT').add('basic HT', x.ht).add('traits', x.ht_bonus).total()

export function healthFor(
  x: { readonly ht: number; readonly ht_bonus: number; readonly bearers: readonly Bearer[] },
  purpose: Purpose | null,
  why: Why,
): number {
  const score = healthOf(x, why)
  return x.bearers.length === 0
    ? score
    : attributeScore('HT', score, x.bearers, purpose === null ? {} : { purpose }, why)
}

/** A roll that nobody chose to make. */
export const forced = (effective: number, roll: number, why: Why) =>
  success({ effective, roll, roll_kind: 'forced' }, why)
