/** Rolls against oneself: however wise or strong of will, 14 or more fails. */
import { int, optional, or, rolled, rule, type Why } from '@umpire/engine'
import { willOf } from '../attribute/scores.ts'
import type { WrittenTrait } from '../catalog/entry/taken.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { success } from '../roll/success.ts'

/** Of Will rolls, Fright Checks and IQ rolls against a mental trait of one's own: this total and every higher one fails. */
export const MENTAL_FAILS_FROM = 14

const score = int({ min: -1000, max: 1000 })
const levels = or(int({ min: 0, max: 1000 }), 0)

/** Levels of Strong and Weak Will, as rules are given them. */
export const willLevels = { strong_will: levels, weak_will: levels }

export const willTraits = (x: {
  readonly strong_will: number
  readonly weak_will: number
}): readonly WrittenTrait[] => [
  ...(x.strong_will > 0 ? [{ trait: 'Strong Will', level: x.strong_will }] : []),
  ...(x.weak_will > 0 ? [{ trait: 'Weak Will', level: x.weak_will }] : []),
]

/** What a score means for a roll that is forced on somebody, and, if it was thrown, what came of it. */
export function forced(effective: number, fails_from: number | null, roll: number | undefined, why: Why) {
  if (roll === undefined) return { effective, fails_from }
  const limit = fails_from === null ? {} : { fails_from }
  const { success: made, margin } = success({ effective, roll, roll_kind: 'forced', ...limit }, why)
  return { effective, fails_from, roll, success: made, margin }
}

export const mentalRolls = rule(
  {
    id: 'gurps.disadvantage.mental-rolls',
    title: 'Resisting a mental disadvantage',
    lines: '744, 1829-1833',
    given: { will: optional(score), iq: optional(score), ...willLevels, roll: optional(rolled('3d6')) },
  },
  (x, why) => {
    const will = x.will ?? willOf(x.iq ?? 10, bearersOf(willTraits(x), why), why)
    return { will, ...forced(will, MENTAL_FAILS_FROM, x.roll, why) }
  },
)
