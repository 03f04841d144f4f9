/** Will rolls: against fear, an impulse or somebody who talks. */
import { int, list, oneOf, optional, or, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { willOf } from '../attribute/scores.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { forced, MENTAL_FAILS_FROM, willLevels, willTraits } from '../disadvantage/mental-rolls.ts'
import type { Bearer } from '../effect/apply.ts'
import { bearerField } from '../skill/bearer.ts'

const score = int({ min: -1000, max: 1000 })

/** Will as it stands on the sheet, or what it is made of. */
export const WILL = {
  will: optional(score),
  iq: optional(score),
  ...willLevels,
  bearers: or(list(bearerField, 1000), []),
}

export function willFrom(x: ValuesOf<typeof WILL>, bearers: readonly Bearer[], why: Why): number {
  if (x.will !== undefined) return why.input('Will', x.will)
  return willOf(x.iq ?? 10, bearers, why)
}

export const RESISTED = ['fear', 'impulse', 'pain', 'influence-skill', 'other'] as const

export const willRoll = rule(
  {
    id: 'gurps.will.roll',
    title: 'Will roll',
    lines: '1827-1833',
    given: {
      ...WILL,
      resisting: or(oneOf(...RESISTED), 'other'),
      modifier: or(score, 0),
      roll: optional(rolled('3d6')),
    },
  },
  (x, why) => {
    const will = willFrom(x, x.will === undefined ? [...bearersOf(willTraits(x), why), ...x.bearers] : [], why)
    const effective =
      x.modifier === 0 ? will : why.sum('Will roll').add('Will', will).add('modifier', x.modifier).total()
    return { will, ...forced(effective, x.resisting === 'influence-skill' ? null : MENTAL_FAILS_FROM, x.roll, why) }
  },
)
