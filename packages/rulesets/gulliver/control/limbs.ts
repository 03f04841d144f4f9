import { int, or, rule, steps } from '@umpire/engine'

const LIMBS = steps('Limbs and control', [
  [1, -6],
  [2, 0],
  [3, 1],
  [4, 2],
  [6, 3],
  [10, 4],
  [Number.POSITIVE_INFINITY, 5],
])

export const limbsField = or(int({ min: 0, max: 10_000 }), 2)

/** Of legs on the ground, limbs that grip, wings or fins. What has none does without: it cannot lose its footing. */
export const limbModifier = rule(
  {
    id: 'gulliver.control.limbs',
    title: 'Number of limbs and control',
    lines: '372-390',
    given: { limbs: limbsField },
    gives: 'modifier',
  },
  ({ limbs }, why) => (limbs === 0 ? 0 : LIMBS.at(limbs, why)),
)
