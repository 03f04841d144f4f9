/** Feints, waits, wild swings and concentration. */
import { flag, int, or, rule } from '@umpire/engine'
import { quickContest, success } from '@umpire/gurps/rooms'
import { score, threeDice } from '../common/fields.ts'

export const feint = rule(
  {
    id: 'screen.maneuver.feint',
    title: 'Feint',
    lines: '12',
    given: {
      skill: score,
      roll: threeDice,
      /** The best of shield skill, weapon skill and DX. */
      foe_score: score,
      foe_roll: threeDice,
    },
  },
  (x, why) => {
    const { margin_a: own, margin_b: foe } = quickContest(
      { a: { effective: x.skill, roll: x.roll }, b: { effective: x.foe_score, roll: x.foe_roll } },
      why,
    )
    const fooled = own >= 0 && own > foe
    // A foe who failed his own roll adds nothing to it.
    const penalty = fooled
      ? why
          .sum('penalty')
          .add('made by', own)
          .when(foe > 0, 'foe made his by', -foe)
          .total()
      : 0
    return { penalty, fooled }
  },
)

const KEEP = -3

export const concentrate = rule(
  {
    id: 'screen.maneuver.concentrate',
    title: 'Concentrate',
    lines: '13',
    given: { iq: score, roll: threeDice },
  },
  ({ iq, roll }, why) => {
    const effective = why.sum('to keep concentration').add('IQ', iq).add('defending', KEEP).total()
    return { effective, concentration_kept: success({ effective, roll }, why).success }
  },
)

const distance = int({ min: 0, max: 1000 })

export const wait = rule(
  {
    id: 'screen.maneuver.wait',
    title: 'Step and Wait',
    lines: '14',
    given: { stepped_on_own_turn: or(flag(), false), foe_distance_hexes: distance, reach: or(distance, 1) },
  },
  (x, why) => {
    const reach = why
      .sum('reach')
      .add('weapon', x.reach)
      .when(!x.stepped_on_own_turn, 'a step forward', 1, 'stepped on his turn')
      .total()
    const allowed = why.compare('foe', x.foe_distance_hexes, '<=', reach)
    return { allowed, steps: allowed && x.foe_distance_hexes > x.reach }
  },
)

const [WILD, BEST] = [-5, 9]

export const wildSwing = rule(
  {
    id: 'screen.maneuver.wild-swing',
    title: 'Wild swing',
    lines: '17',
    given: { skill: score },
  },
  ({ skill }, why) => ({
    effective: why.atMost('never better', BEST, why.sum('wild swing').add('skill', skill).add('wild', WILD).total()),
    random_location: true,
  }),
)
