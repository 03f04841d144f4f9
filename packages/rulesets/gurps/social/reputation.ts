/** Reputations: what they cost, and whether one is known. */
import { int, oneOf, optional, rolled, rule, type Why } from '@umpire/engine'
import { rounding } from '../convention/rounding.ts'
import { traitModifiers } from '../reaction/reaction.ts'
import { diceFaces, threeDice } from '../roll/success.ts'

export const PEOPLE = ['everyone', 'large-class', 'small-class', 'negligible'] as const
export const RECOGNITIONS = ['always', '10-or-less', '7-or-less'] as const

const EACH = 5
const MOST = 4
const level = int({ min: -1000, max: 1000 })

/** What the points are divided by: 1, 2 or 3. */
const DIVIDED_BY: { readonly [how in (typeof PEOPLE)[number] | (typeof RECOGNITIONS)[number]]: number } = {
  everyone: 1,
  'large-class': 2,
  'small-class': 3,
  negligible: Number.POSITIVE_INFINITY,
  always: 1,
  '10-or-less': 2,
  '7-or-less': 3,
}

const divided = (value: number, how: keyof typeof DIVIDED_BY, why: Why): number =>
  rounding({ value, divide_by: DIVIDED_BY[how], rounding: 'down' }, why)

export const reputationCost = rule(
  {
    id: 'gurps.social.reputation-cost',
    title: 'Cost of a Reputation',
    lines: '402-424',
    given: { level, people: oneOf(...PEOPLE), recognition: oneOf(...RECOGNITIONS) },
  },
  (x, why) => {
    const base = why.product('base').add('level', x.level).add('each', EACH).total()
    return {
      points: divided(divided(base, x.people, why), x.recognition, why),
      legal: why.compare('from −4 to +4', Math.abs(x.level), '<=', MOST),
    }
  },
)

const KNOWN_ON = { '10-or-less': 10, '7-or-less': 7 } as const

export const reputationRecognition = rule(
  {
    id: 'gurps.social.reputation-recognition',
    title: 'Recognition roll',
    lines: '404, 420-424',
    given: { recognition: oneOf(...RECOGNITIONS), level, roll: optional(rolled('3d6')), dice: diceFaces },
  },
  (x, why) => {
    const recognised =
      x.recognition === 'always' || why.compare('recognised', threeDice(x), '<=', KNOWN_ON[x.recognition])
    const traits = [{ trait: 'Reputation', level: x.level }]
    const reaction = traitModifiers({ traits, observer: { recognises: recognised }, facts: {} }, why)
    return { recognised, reaction }
  },
)
