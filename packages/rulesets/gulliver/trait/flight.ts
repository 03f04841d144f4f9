/** Traits of whoever flies, glides or comes down gently. */
import { int, oneOf, or, rule, type Why } from '@umpire/engine'
import { up } from '../common/exact.ts'
import { no } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'
import { limited } from '../design/points.ts'

const SLOW_FALL = { base: 5, each: 1.5 } as const
const GLIDING = 5
const POWERED = 30
const WINGLESS = 10
const SOARING = 5
const FORWARD = -20
const NO_HOVER = -20
const STANDARD_LEVELS = 10

const slowFallCost = (levels: number): number => (levels === 0 ? 0 : SLOW_FALL.base + SLOW_FALL.each * levels)
const glidingCost = (levels: number): number => GLIDING + slowFallCost(levels)

/** What powered flight may be bought with, at half price. */
const WITH = ['nothing', 'Slow Fall', 'Gliding', 'standard Gliding'] as const
/** Of these, what lets a flier glide. */
export const GLIDES: readonly unknown[] = ['Gliding', 'standard Gliding'] satisfies (typeof WITH)[number][]

interface Flier {
  readonly trait: string
  readonly levels: number
  readonly with: (typeof WITH)[number]
  readonly requires_forward_move: boolean
}

const alone = (what: (typeof WITH)[number], levels: number, forward: boolean): number => {
  if (what === 'nothing') return 0
  if (what === 'Slow Fall') return slowFallCost(levels)
  const standard = what === 'standard Gliding'
  return limited(glidingCost(standard ? STANDARD_LEVELS : levels), standard || forward ? [FORWARD] : [])
}

function flightCost(x: Flier, why: Why): number {
  if (x.trait === 'Soaring') return SOARING
  if (x.trait === 'Powered Flight') {
    return why
      .sum('Powered Flight')
      .add('flight', POWERED)
      .when(x.with !== 'nothing', x.with, alone(x.with, x.levels, x.requires_forward_move) / 2)
      .total()
  }
  if (x.trait === 'Gliding') return alone('Gliding', x.levels, x.requires_forward_move)
  return slowFallCost(x.levels)
}

const levels = or(int({ min: 0, max: 60 }), 0)

export const flight = rule(
  {
    id: 'gulliver.trait.flight',
    title: 'Flight traits',
    lines: '2359-2377',
    given: {
      trait: oneOf('Slow Fall', 'Parachuting', 'Gliding', 'Powered Flight', 'Soaring'),
      levels,
      slow_fall_levels: levels,
      with: or(oneOf(...WITH), 'nothing'),
      requires_forward_move: no,
      cannot_hover: no,
      /** By nothing that could be cut off. */
      wingless: no,
    },
  },
  (x, why) => {
    const bought = Math.max(x.levels, x.slow_fall_levels)
    const slow = x.trait === 'Powered Flight' && x.with === 'standard Gliding' ? STANDARD_LEVELS : bought
    const flies = limited(flightCost({ ...x, levels: slow }, why), x.cannot_hover ? [NO_HOVER] : [])
    // Propulsion that cannot be reached is a trait of its own, which no limit of flight makes cheaper.
    const unrounded = flies + (x.wingless ? WINGLESS : 0)
    return {
      cost: up(why, x.trait, unrounded),
      unrounded,
      /** What is left of the speed of a fall. */
      factor: slow === 0 ? 1 : why.table('Slow Fall', slow, undefined, 1 / linearScale(slow)),
    }
  },
)
