/** How far an arm sends a thing: strength against the mass of both, but no faster than the arm moves. */
import { BadInput, int, optional, or, rule, type Why } from '@umpire/engine'
import { down, exact, nearest } from '../common/exact.ts'
import { amount, measure, no, size } from '../common/fields.ts'
import { atSize } from '../common/scale.ts'
import { withPercent } from '../jump/skill.ts'
import { armsField, plainLift } from '../lift/max.ts'
import { enhancedField, poorField, reachFactor } from '../trait/jumping.ts'

const SHARE_OF_BODY = 50
const ROUNDED_FROM = 1

export const armMass = rule(
  {
    id: 'gulliver.throw.arm-mass',
    title: 'Arm mass',
    lines: '808-814',
    given: { body_mass: measure },
    gives: 'arm_mass',
  },
  ({ body_mass }, why) => {
    const pounds = why.input('a fiftieth of the body', body_mass / SHARE_OF_BODY)
    return exact(pounds) < ROUNDED_FROM ? pounds : nearest(why, 'arm mass', pounds)
  },
)

const YARDS_PER_STRENGTH = 10
const ONE_ARM = { strength: 1, speed: 10 }
const TWO_ARMS = { strength: 1.5, speed: 2 }
const EACH_FURTHER = { strength: 0.1, speed: -0.5 }
const LEAST_SPEED = 1

/** Both hands are stronger, and slower. */
function byArms(arms: number) {
  if (arms === 1) return ONE_ARM
  const further = arms - 2
  return {
    strength: exact(TWO_ARMS.strength + EACH_FURTHER.strength * further),
    speed: Math.max(LEAST_SPEED, TWO_ARMS.speed + EACH_FURTHER.speed * further),
  }
}

interface Throw {
  readonly load_st: number
  readonly size: number
  readonly body_mass: number
  readonly object_mass: number
  readonly basic_speed: number
  readonly arms: number
  readonly enhanced_throw: number
  readonly poor_thrower: number
}

function reach(x: Throw, why: Why): number {
  const { strength, speed } = byArms(x.arms)
  const mass = why
    .sum('mass that is swung')
    .add('arm', armMass({ body_mass: x.body_mass }, why))
    .add('object', x.object_mass)
    .total()
  if (mass === 0) throw new BadInput('given', 'a body or an object with mass', 0)
  const factor = reachFactor(x.enhanced_throw, x.poor_thrower, why)
  const strong = (x.load_st * strength * YARDS_PER_STRENGTH * factor) / mass
  const quick = x.basic_speed * speed * factor
  return why.atMost(
    'no faster than the arm',
    atSize(why, 'by speed', 'linear', quick, x.size),
    atSize(why, 'by strength against mass', 'linear', strong, x.size),
  )
}

/** Ranges on a map: as far as it flies, and as far as a flat throw does. */
const ranges = (td: number, why: Why) => ({
  max_range: nearest(why, 'maximum range', td),
  half_damage: down(why, 'half damage range', td / 2),
})

const thrower = {
  load_st: measure,
  size,
  body_mass: measure,
  object_mass: amount,
  basic_speed: measure,
  arms: armsField,
  enhanced_throw: enhancedField,
  poor_thrower: poorField,
}

export const td = rule(
  {
    id: 'gulliver.throw.td',
    title: 'Base throwing distance Td',
    lines: '816-824, 2867-2870',
    given: thrower,
  },
  (x, why) => {
    const yards = reach(x, why)
    return { td: yards, ...ranges(yards, why) }
  },
)

export const twoHanded = rule(
  {
    id: 'gulliver.throw.two-handed',
    title: 'Two-handed and many-armed throws',
    lines: '826-828',
    given: {
      ...thrower,
      load_st: optional(measure),
      body_mass: optional(measure),
      basic_speed: optional(measure),
      arms: or(int({ min: 1, max: 1000 }), 2),
    },
  },
  (x, why) => {
    const { strength, speed } = byArms(x.arms)
    const { load_st, body_mass, basic_speed } = x
    const known = load_st !== undefined && body_mass !== undefined && basic_speed !== undefined
    return {
      load_st_multiplier: why.input('Load ST for so many arms', strength),
      second_multiplier: why.input('speed for so many arms', speed),
      td: known ? td({ ...x, load_st, body_mass, basic_speed }, why).td : null,
    }
  },
)

export const weightLimit = rule(
  {
    id: 'gulliver.throw.weight-limit',
    title: 'Heaviest throwable object',
    lines: '830',
    given: { load_st: measure, arms: armsField },
    gives: 'max_weight',
  },
  ({ load_st, arms }, why) => plainLift(load_st, arms, why),
)

/** For an ordinary arm, its mass written in. */
const ORDINARY_ARM = 3

export const throwSimple = rule(
  {
    id: 'gulliver.throw.simple',
    title: 'Simple throwing',
    lines: '868-870',
    given: { load_st: measure, object_mass: amount },
  },
  ({ load_st, object_mass }, why) => {
    const yards = (load_st * YARDS_PER_STRENGTH) / (object_mass + ORDINARY_ARM)
    return { td: yards, ...ranges(yards, why) }
  },
)

/** By full tenths of the most that can be lifted. */
const HEAVY = [1, 4 / 5, 2 / 3, 3 / 5, 1 / 2, 2 / 5, 1 / 3, 1 / 4, 1 / 5, 1 / 10, 0] as const
const TENTHS = 10

export const throwAdvanced = rule(
  {
    id: 'gulliver.throw.advanced',
    title: 'Heavy objects',
    lines: '872-876',
    given: { load_st: measure, arms: armsField, object_mass: amount, td: optional(measure) },
  },
  ({ load_st, arms, object_mass, td: yards }, why) => {
    const most = plainLift(load_st, arms, why)
    const share = most === 0 ? TENTHS : (TENTHS * object_mass) / most
    const tenths = why.atMost('at most all of it', TENTHS, down(why, 'full tenths of the most', share))
    const factor = why.table('Heavy objects', tenths, undefined, HEAVY[tenths] ?? 0)
    return { tenths, factor, td: yards === undefined ? null : yards * factor }
  },
)

const ALL_OUT_PERCENT = 20

export const throwAoa = rule(
  {
    id: 'gulliver.throw.aoa',
    title: 'All-Out throw',
    lines: '908-912, 1182',
    given: { td: measure, aoa: no },
  },
  ({ td: yards, aoa }, why) => {
    const bonus_percent = aoa ? ALL_OUT_PERCENT : 0
    return { bonus_percent, td: withPercent(yards, bonus_percent, why), to_hit: 0 }
  },
)
