/** Crashes and falls. */
import { BadInput, list, num, oneOf, optional, rolled, rule, type Why } from '@umpire/engine'
import { collisionDamageType } from '../campaign/settings.ts'
import { capped } from '../damage/by-type.ts'
import { SEVERITY_FACTOR, type Severity } from '../tables/severities.ts'
import { RESTRAINTS, type Restraint, severity } from './severity.ts'

const TYPES = ['crushing', 'concussion'] as const
type CollisionType = (typeof TYPES)[number]

/** 1 for the first step, 2 more for the second, and so on. */
function mounting(steps: number, why: Why): number {
  return why
    .product('damage')
    .add('steps', steps)
    .add('and one more', steps + 1)
    .add('half of it', 0.5)
    .total()
}

interface Struck {
  readonly restraint?: Restraint
  readonly severity_roll?: number
  readonly collision_damage_type?: CollisionType
}

type Collision = {
  readonly raw_damage: number
  readonly damage_type: CollisionType
  /** None while it is still to be rolled. */
  readonly severity?: Severity
  /** Without armour. */
  readonly damage?: number
}

function struck(raw_damage: number, x: Struck, why: Why): Collision {
  const damage_type = x.collision_damage_type ?? collisionDamageType(why)
  const { restraint = 'none' } = x
  const known = { raw_damage, damage_type }
  const severity_roll = restraint === 'none' ? x.severity_roll : undefined
  if (restraint === 'none' && severity_roll === undefined) return known
  const found = severity(severity_roll === undefined ? { restraint } : { severity_roll }, why).severity
  const bad = capped(damage_type, found, why)
  const damage = why.product('damage').add('raw damage', raw_damage).add(bad, SEVERITY_FACTOR.at(bad, why)).total()
  return { ...known, severity: bad, damage }
}

export const COLLISIONS = ['pedestrian', 'head-on', 'rear-end', 't-bone'] as const
type CollisionKind = (typeof COLLISIONS)[number]

const MPH_A_STEP = 5

/** The speed that counts; a pedestrian has none worth speaking of. */
function speedOf(collision: CollisionKind, mph: readonly number[], why: Why): number {
  const [first, second, ...more] = mph
  const vehicles = collision === 'pedestrian' ? 1 : 2
  if (first === undefined || (second === undefined) !== (vehicles === 1) || more.length > 0) {
    throw new BadInput('given.mph', `the speed of ${vehicles === 1 ? 'the vehicle' : 'both vehicles'}`, mph)
  }
  if (second === undefined) return why.input('speed', first)
  const [faster, slower] = first > second ? [first, second] : [second, first]
  if (collision === 'head-on') return why.sum('speed').add('one', first).add('other', second).total()
  if (collision === 'rear-end') return why.sum('speed').add('faster', faster).add('slower', -slower).total()
  return why.input('speed of the faster', faster)
}

const TYPE = optional(oneOf(...TYPES))
const ROLL = optional(rolled('1d10'))

export const crash = rule(
  {
    id: 'tensided.injury.crash',
    title: 'Crashes',
    lines: '957-957',
    given: {
      collision: oneOf(...COLLISIONS),
      mph: list(num({ min: 0, max: 100_000 }), 2),
      restraint: optional(oneOf(...RESTRAINTS)),
      severity_roll: ROLL,
      collision_damage_type: TYPE,
    },
  },
  (x, why) => {
    const speed = speedOf(x.collision, x.mph, why)
    const steps = why.round('full steps', speed / MPH_A_STEP, 'down')
    return { speed, ...struck(mounting(steps, why), x, why) }
  },
)

const FEET_A_STEP = 10

export const fall = rule(
  {
    id: 'tensided.injury.fall',
    title: 'Falls',
    lines: '959-959',
    given: {
      feet: num({ min: 0, max: 1_000_000 }),
      /** A fall does no more, however deep. */
      weight_lb: num({ min: 0, max: 1_000_000 }),
      severity_roll: ROLL,
      collision_damage_type: TYPE,
    },
  },
  (x, why) => {
    const steps = why.round('full steps', x.feet / FEET_A_STEP, 'down')
    return struck(why.atMost('as much as he weighs', x.weight_lb, mounting(steps, why)), x, why)
  },
)
