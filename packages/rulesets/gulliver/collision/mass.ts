/** What stands behind an impact: mass, and what pushes on. */
import { oneOf, or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, gravity, measure, positive } from '../common/fields.ts'

const PUSH = 10
const POWER = { ground: 50, water: 5, air: 0.5 } as const
/** Of the weight: more than this the ground does not bear. */
const TRACTION = {
  perfect: null,
  excellent: 1,
  good: 2 / 3,
  standard: 1 / 2,
  poor: 1 / 3,
  'very poor': 1 / 5,
  'near none': 1 / 10,
} as const

export const collisionMass = rule(
  {
    id: 'gulliver.collision.mass',
    title: 'Effective mass',
    lines: '1890-1900',
    given: {
      mass: measure,
      /** Of a creature that throws itself into it, with legs and skill in it. */
      load_st: amount,
      /** Of a vehicle that speeds up: kilowatts on the ground, thrust in water and air. */
      kw: amount,
      thrust: amount,
      medium: or(oneOf('ground', 'water', 'air'), 'ground'),
    },
    gives: 'effective_mass',
  },
  (x, why) =>
    why
      .sum('effective mass')
      .add('mass', x.mass)
      .when(x.load_st > 0, 'push', PUSH * x.load_st)
      .when(x.kw > 0, 'power', POWER.ground * x.kw)
      .when(x.thrust > 0, 'thrust', POWER[x.medium] * x.thrust)
      .total(),
)

/** Of the top speed: below the first the engine pushes twice, above the second half. */
const TORQUE = { slow: 1 / 4, fast: 1 / 2 } as const

export const torque = rule(
  {
    id: 'gulliver.collision.torque',
    title: 'Torque',
    lines: '1818-1820',
    given: { kw: measure, speed: measure, top_speed: positive },
    gives: 'bonus',
  },
  ({ kw, speed, top_speed }, why) => {
    const share = exact(speed / top_speed)
    const factor = share < TORQUE.slow ? 2 : share > TORQUE.fast ? 1 / 2 : 1
    return why
      .product('push')
      .add('power', POWER.ground * kw)
      .add('torque', factor)
      .total()
  },
)

const TRACTIONS = ['perfect', 'excellent', 'good', 'standard', 'poor', 'very poor', 'near none'] as const

export const traction = rule(
  {
    id: 'gulliver.collision.traction',
    title: 'Traction',
    lines: '1822-1844',
    given: {
      mass: measure,
      load_st: amount,
      kw: amount,
      traction: or(oneOf(...TRACTIONS), 'standard'),
      /** The multiplier of a vehicle’s speed off the road. */
      off_road: or(measure, 1),
      g: gravity,
    },
    gives: 'bonus',
  },
  ({ mass, load_st, kw, traction: grip, off_road, g }, why) => {
    const push = why
      .sum('push')
      .add('strength', PUSH * load_st)
      .add('power', POWER.ground * kw)
      .total()
    const share = TRACTION[grip]
    return (share === null ? push : why.atMost(`${grip} traction`, mass * g * share, push)) * off_road
  },
)
