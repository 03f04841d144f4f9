/** Falls: the ground as the other side of a collision. */
import { BadInput, int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { sandwich } from '../collision/damage.ts'
import { HARDNESS, impactDice, SURFACES } from '../collision/impact.ts'
import { exact } from '../common/exact.ts'
import { amount, gravity, measure, no, positive, size } from '../common/fields.ts'
import { dimension } from '../common/scale.ts'
import { MPH, PULL } from '../common/units.ts'
import { rollFor } from '../damage/low-dice.ts'
import { launchSpeed } from '../jump/flight.ts'

function byYards(yards: number, g: number, tv: number | undefined, why: Why): number {
  const free = PULL * Math.sqrt((2 * yards * g) / PULL)
  return tv === undefined ? why.input('falling speed', free) : why.atMost('terminal velocity', tv, free)
}

export const fallSpeed = rule(
  {
    id: 'gulliver.fall.speed',
    title: 'Falling speed',
    lines: '2036-2041',
    given: { yards: optional(measure), seconds: optional(measure), g: gravity, tv: optional(measure) },
  },
  ({ yards, seconds, g, tv }, why) => {
    if (yards === undefined && seconds === undefined) throw new BadInput('given', 'yards or seconds', 'neither')
    const speed = yards === undefined ? byTime(seconds ?? 0, g, tv, why) : byYards(yards, g, tv, why)
    return { speed, mph: MPH * speed, seconds: seconds ?? (g === 0 ? null : speed / (PULL * g)) }
  },
)

function byTime(seconds: number, g: number, tv: number | undefined, why: Why): number {
  const free = why.product('falling speed').add('seconds', seconds).add('pull', PULL).add('gravity', g).total()
  return tv === undefined ? free : why.atMost('terminal velocity', tv, free)
}

/** Yards a second after so many yards, no faster than the air lets it. */
export const speedAfter = (yards: number, g: number, tv: number | undefined, why: Why): number =>
  fallSpeed({ yards, g, ...(tv === undefined ? {} : { tv }) }, why).speed

const DIVE = 1 / 2
const LANDINGS = [...SURFACES, 'water'] as const

export const fallRule = rule(
  {
    id: 'gulliver.fall.rule',
    title: 'Falling as a collision',
    lines: '1991-1993, 2118',
    given: {
      yards: measure,
      mass: measure,
      g: gravity,
      tv: optional(measure),
      surface: or(oneOf(...LANDINGS), 'hard'),
      /** Into water, head or feet first. */
      diving_roll: no,
      /** Miles per hour that skill and legs take off. */
      broken_mph: amount,
      /** The body meets a rock, not the ground. */
      rocky: no,
    },
  },
  (x, why) => {
    const speed = Math.max(0, speedAfter(x.yards, x.g, x.tv, why) - x.broken_mph / MPH)
    const water = x.surface === 'water' || x.surface === 'liquid'
    const surface = x.surface === 'water' ? 'liquid' : x.surface
    const dice = why
      .product('dice')
      .add('speed and mass', impactDice(speed, x.mass))
      .add('surface', HARDNESS.at(surface, why))
      .when(water && x.diving_roll, 'a dive', DIVE)
      .total()
    return { mph: MPH * speed, dice, damage: rollFor(dice, why), impact: x.rocky ? 'localised' : 'full-body' }
  },
)

const BREAKS = { acrobatics: 20, catfall: 20, fall: 10, breakfall: 20, per_point: 2 } as const

export const fallBreaking = rule(
  {
    id: 'gulliver.fall.breaking',
    title: 'Subtractions from impact speed',
    lines: '2043-2047',
    given: {
      mph: measure,
      acrobatics: no,
      catfall: no,
      /** One of DX, Judo, Wrestling, or the maneuver. */
      rolled_with_it: no,
      /** Points by which the Breakfall skill was made. */
      breakfall_skill_success: optional(int({ min: 0, max: 100 })),
      landed_on_feet: no,
      /** For the legs' share. */
      jd: amount,
    },
    gives: 'mph',
  },
  (x, why) => {
    const breakfall =
      x.breakfall_skill_success === undefined ? 0 : BREAKS.breakfall + BREAKS.per_point * x.breakfall_skill_success
    const best = Math.max(breakfall, x.acrobatics ? BREAKS.acrobatics : 0, x.rolled_with_it ? BREAKS.fall : 0)
    const left = why
      .sum('speed of the impact')
      .add('fallen', x.mph)
      .when(best > 0, 'the best roll', -best)
      .when(x.catfall, 'Catfall', -BREAKS.catfall)
      .when(x.landed_on_feet, 'on one’s feet', () => -MPH * launchSpeed(x.jd))
      .total()
    return why.atLeast('at least', 0, left)
  },
)

export const fallObjects = rule(
  {
    id: 'gulliver.fall.objects',
    title: 'Falling objects and catching',
    lines: '2120',
    given: {
      object_mass: measure,
      yards: measure,
      g: gravity,
      tv: optional(measure),
      surface: or(oneOf(...SURFACES), 'hard'),
      /** Of one who catches it well: as fast as he could throw it. */
      catcher_ts: amount,
    },
  },
  (x, why) => {
    const speed = Math.max(0, speedAfter(x.yards, x.g, x.tv, why) - x.catcher_ts)
    return {
      mph: MPH * speed,
      ...sandwich({ object_speed_yd_s: speed, object_effective_mass: x.object_mass, surface: x.surface }, why),
    }
  },
)

const POSTURE = { upright: 1, 'semi-upright': 2 / 3, horizontal: 1 / 2 } as const
const STANCE = { high: 1, low: 2 / 3, 'very low': 1 / 2 } as const

export const trip = rule(
  {
    id: 'gulliver.fall.trip',
    title: 'Tripping',
    lines: '2122-2126',
    given: {
      size,
      dimension_yd: optional(positive),
      /** Of balance or Breakfall. */
      roll_made: no,
      /** Of that roll: one part of the body meets the ground first. */
      critical_failure: no,
      posture: or(oneOf('upright', 'semi-upright', 'horizontal'), 'upright'),
      stance: or(oneOf('high', 'low', 'very low'), 'high'),
    },
  },
  (x, why) => {
    const yards = why
      .product('how far one falls over')
      .add('own length', x.dimension_yd ?? dimension(x.size))
      .when(x.roll_made, 'rolled with it', 1 / 2)
      .add(x.posture, POSTURE[x.posture])
      .add(`${x.stance} stance`, STANCE[x.stance])
      .total()
    return { yards: exact(yards), impact: x.critical_failure ? 'very localised' : 'full-body' }
  },
)
