/** Climbing, tails, teeth and whatever else a creature may have. */
import { int, oneOf, or, rule, type Why } from '@umpire/engine'
import { up } from '../common/exact.ts'
import { no } from '../common/fields.ts'
import { reducedMove } from '../move/computed.ts'

const TRAITS = [
  'Inaccessible Propulsion',
  'Environmental Intolerance (needs air)',
  'Enhanced Move (climbing)',
  'Poor Climber',
  'Tail',
  'Brachiator',
  'non-muscle jump mechanism',
  'Sharp Teeth',
  'Large Teeth',
  'weak heart',
] as const

const FIXED: { readonly [trait: string]: number } = {
  'Environmental Intolerance (needs air)': -20,
  Brachiator: 5,
  'non-muscle jump mechanism': 10,
  'Sharp Teeth': 5,
  'Large Teeth': 2,
  Tail: 0,
}
const CLIMB = { each: 3, clinging: 2, brachiating: 2 / 3 } as const
const POOR = { each: -1, skill: -2, most: 5 } as const
const PROPULSION = { half: 5, whole: 10 } as const
const HEART = { weak: -10, 'very weak': -15 } as const

/** A tail as a target, and what it bears. */
const TAILS = { small: { th: -3, hp_share: 1 / 3 }, large: { th: -2, hp_share: 1 / 2 } } as const

export const other = rule(
  {
    id: 'gulliver.trait.other',
    title: 'Propulsion, climbing, tail and other traits',
    lines: '2391-2401',
    given: {
      trait: oneOf(...TRAITS),
      levels: or(int({ min: 0, max: 100 }), 1),
      clinging: no,
      only_brachiating: no,
      /** Cannot be lost at all, instead of half. */
      wholly: no,
      tail: or(oneOf('small', 'large'), 'small'),
      heart: or(oneOf('weak', 'very weak'), 'weak'),
    },
  },
  (x, why) => {
    const poor = x.trait === 'Poor Climber' ? Math.min(POOR.most, x.levels) : 0
    const unrounded = costOf(x, why)
    return {
      cost: up(why, x.trait, unrounded),
      unrounded,
      allowed: x.trait !== 'Poor Climber' || x.levels <= POOR.most,
      multiplier: x.trait === 'Enhanced Move (climbing)' ? 1 + x.levels : 1,
      climb_move_factor: reducedMove(poor, why),
      climbing_skill: POOR.skill * poor + 0,
      climbs: poor < POOR.most,
      tail: x.trait === 'Tail' ? TAILS[x.tail] : null,
    }
  },
)

interface Other {
  readonly trait: (typeof TRAITS)[number]
  readonly levels: number
  readonly clinging: boolean
  readonly only_brachiating: boolean
  readonly wholly: boolean
  readonly heart: keyof typeof HEART
}

function costOf(x: Other, why: Why): number {
  if (x.trait === 'Inaccessible Propulsion') return x.wholly ? PROPULSION.whole : PROPULSION.half
  if (x.trait === 'weak heart') return HEART[x.heart]
  if (x.trait === 'Poor Climber') return POOR.each * x.levels + 0
  if (x.trait !== 'Enhanced Move (climbing)') return why.table('Other traits', x.trait, undefined, FIXED[x.trait] ?? 0)
  return CLIMB.each * x.levels * (x.clinging ? CLIMB.clinging : 1) * (x.only_brachiating ? CLIMB.brachiating : 1)
}
