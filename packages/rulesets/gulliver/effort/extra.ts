import { int, matrix, oneOf, or, rule } from '@umpire/engine'
import { success } from '@umpire/gurps/rooms'
import { score, threeDice } from '../common/fields.ts'

const ACTIONS = ['lifting', 'movement', 'jumping', 'throwing', 'active defense', 'generic athletic skill'] as const

/** For each level of effect: what it takes off the roll, and what it gives, percent or points. */
const EFFORT = matrix('Extra Effort', {
  lifting: { penalty: -1, effect: 10 },
  movement: { penalty: -1, effect: 5 },
  jumping: { penalty: -1, effect: 5 },
  throwing: { penalty: -1, effect: 5 },
  'active defense': { penalty: -2, effect: 1 },
  'generic athletic skill': { penalty: -2, effect: 1 },
})

const will = or(int({ min: 0, max: 100 }), 0)

export const extraEffort = rule(
  {
    id: 'gulliver.effort.extra',
    title: 'Extra Effort',
    lines: '992-1010, 2803-2811',
    given: {
      ht: score,
      strong_will: will,
      weak_will: will,
      action: or(oneOf(...ACTIONS), 'generic athletic skill'),
      levels: or(int({ min: 1, max: 1000 }), 1),
      other: or(int(), 0),
      roll: threeDice,
    },
  },
  (x, why) => {
    const effective = why
      .sum('Extra Effort')
      .add('HT', x.ht)
      .when(x.strong_will > 0, 'Strong Will', x.strong_will)
      .when(x.weak_will > 0, 'Weak Will', -x.weak_will)
      .add('levels of effect', x.levels * EFFORT.at(x.action, 'penalty', why))
      .add('other', x.other)
      .total()
    const { success: made, critical } = success({ effective, roll: x.roll }, why)
    const effect = made ? x.levels * EFFORT.at(x.action, 'effect', why) : 0
    const when = (action: (typeof ACTIONS)[number]): number => (x.action === action ? effect : 0)
    return {
      effective,
      success: made,
      critical,
      load_st_bonus_percent: when('lifting'),
      move_bonus_percent: when('movement'),
      jd_bonus_percent: when('jumping'),
      td_bonus_percent: when('throwing'),
      ad_bonus: when('active defense'),
      skill_bonus: when('generic athletic skill'),
      /** Whether it works or not, unless it works wonders. */
      fatigue: critical === 'success' ? 0 : 1,
      /** A fall, a dropped thing, a strain, a wild throw: the game master says which. */
      mishap: critical === 'failure',
    }
  },
)
