/** The strength that somebody brings to a Contest: readiness, size, hands and legs. */
import { int, oneOf, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, no } from '../common/fields.ts'
import { limbModifier } from '../control/limbs.ts'

const UNREADY = -4

export const preparation = rule(
  {
    id: 'gulliver.contest.preparation',
    title: 'Unprepared fighters',
    lines: '1404-1406',
    given: { load_st: measure, stunned: no, surprised: no, unready: no },
  },
  (x, why) => {
    const unready = why.input('stunned, surprised or unready', x.stunned || x.surprised || x.unready)
    return { load_st: unready ? x.load_st / 2 : x.load_st, skill_modifier: unready ? UNREADY : 0 }
  },
)

/** Where only part of a large body comes to bear on a small one; and where small hands do not reach round. */
const TOO_LARGE: readonly string[] = ['takedown', 'pin', 'throw', 'hold']
const TOO_SMALL: readonly string[] = ['choke']
const ACTIONS = ['takedown', 'pin', 'throw', 'hold', 'choke', 'break free', 'slam', 'push'] as const

export const contestSize = rule(
  {
    id: 'gulliver.contest.size',
    title: 'Wrestling smaller foes',
    lines: '1408-1410',
    given: {
      load_st: measure,
      own_dimension_yd: measure,
      foe_dimension_yd: measure,
      action: or(oneOf(...ACTIONS), 'takedown'),
      /** What weight adds; it shrinks the same way unless he sits on the foe. */
      weight_bonus: amount,
      sits_on_foe: no,
    },
  },
  (x, why) => {
    const [own, foe] = [x.own_dimension_yd, x.foe_dimension_yd]
    const reduced = own > foe ? TOO_LARGE.includes(x.action) : own < foe && TOO_SMALL.includes(x.action)
    const share = (score: number): number => (reduced ? (score * Math.min(own, foe)) / Math.max(own, foe) : score)
    why.input(reduced ? 'too large or too small for it' : 'of a size for it', reduced)
    return {
      load_st: share(x.load_st),
      weight_bonus: x.sits_on_foe ? x.weight_bonus : share(x.weight_bonus),
    }
  },
)

/** With nothing to grab with, with one hand or a biting mouth, with two. */
const HANDS = { none: -50, one: -100 / 3, two: 0 } as const
const EACH_FURTHER = 10
const PER_LEG_POINT = 5
const [NO_LEGS, ONE_LEG] = [-33, -10]
/** Where legs count, and where they count twice. */
const ON_LEGS: readonly string[] = ['takedown', 'pin', 'throw', 'hold', 'break free']
const BY_LEGS: readonly string[] = ['slam', 'push']

/** Percent of Load ST by hands. */
export const handPercent = (hands: number): number => {
  if (hands === 0) return HANDS.none
  return hands === 1 ? HANDS.one : HANDS.two + EACH_FURTHER * (hands - 2)
}

/** Percent of Load ST by legs on the ground. */
function legPercent(legs: number, why: Why): number {
  if (legs === 0) return NO_LEGS
  return legs === 1 ? ONE_LEG : PER_LEG_POINT * limbModifier({ limbs: legs }, why)
}

export const contestLimbs = rule(
  {
    id: 'gulliver.contest.limbs',
    title: 'Limbs in Contests of ST',
    lines: '1412-1416',
    given: {
      load_st: measure,
      hands: or(int({ min: 0, max: 1000 }), 2),
      legs: or(int({ min: 0, max: 1000 }), 2),
      action: or(oneOf(...ACTIONS), 'takedown'),
    },
    gives: 'load_st',
  },
  ({ load_st, hands, legs, action }, why) => {
    const times = BY_LEGS.includes(action) ? 2 : ON_LEGS.includes(action) ? 1 : 0
    const percent = why
      .sum('percent of Load ST')
      // Nobody grabs in a slam.
      .when(times < 2, 'hands', handPercent(hands))
      .when(times > 0, 'legs', () => times * legPercent(legs, why))
      .total()
    return exact((load_st * (100 + percent)) / 100)
  },
)
