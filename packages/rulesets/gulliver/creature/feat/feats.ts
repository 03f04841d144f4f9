/** What a creature does beside moving: gliding, falling, striking, throwing, eating and growing old. */
import type { Why } from '@umpire/engine'
import { bites, punches } from '../../combat/strikes.ts'
import { byScale } from '../../common/scale.ts'
import { lowDice, whichSt } from '../../damage/low-dice.ts'
import { dragWater, ftv, mar, slowFall, tv } from '../../drag/drag.ts'
import { waterWeight } from '../../enc/medium.ts'
import { descentDetailed } from '../../flight/flying.ts'
import { jumpSpeed } from '../../jump/flight.ts'
import { split } from '../../st/split.ts'
import { td } from '../../throw/td.ts'
import { flight, GLIDES } from '../../trait/flight.ts'
import { lifespan, sustenance } from '../../upkeep/upkeep.ts'
import type { Body } from '../body/body.ts'
import { type Burden, gliding } from '../body/performance.ts'
import { chose, type Design, sizeOfDesign } from '../design/design.ts'
import { has } from '../design/traits.ts'
import { type Gliding, onTheWind } from './flying.ts'

/** What it carries, the pull, and the air. */
export interface Circumstances extends Burden {
  /** Density of the air, the earth's being 1. */
  readonly air: number
}
export const AT_REST: Circumstances = { gear: 0, g: 1, air: 1 }

export type Glide = ReturnType<typeof gliding> & Gliding & { readonly descent: number }

export type Damage = {
  readonly thrust: string
  readonly swing: string
  readonly punch: string | null
  readonly bite: string
  readonly bite_type: string
  /** Of whoever is too weak for the table: the damage of this ST, divided. */
  readonly instead: { readonly roll_st: number; readonly divide_by: number } | null
}

const STANDARD = 10

/** Levels of Slow Fall, from whichever trait brings them. */
function slowFallLevels({ traits }: Design): number {
  const powered = has(traits, 'Powered Flight')
  const with_ = powered?.details['with']
  if (with_ === 'standard Gliding') return STANDARD
  const own = has(traits, 'Gliding') ?? has(traits, 'Parachuting') ?? has(traits, 'Slow Fall')
  const { levels, slow_fall_levels } = { ...powered?.details, ...own?.details }
  const told = own?.level ?? slow_fall_levels ?? levels
  return typeof told === 'number' ? told : 0
}

const glides = ({ traits }: Design): boolean =>
  has(traits, 'Gliding') !== undefined || GLIDES.includes(has(traits, 'Powered Flight')?.details['with'])

const PLAIN = { slow_fall_levels: 0, requires_forward_move: false, cannot_hover: false, wingless: false } as const

const slowed = (design: Design, why: Why): number =>
  flight(
    { ...PLAIN, trait: 'Slow Fall', levels: Math.min(60, Math.floor(slowFallLevels(design))), with: 'nothing' },
    why,
  ).factor

/** A leg more shows about so much from above, at human size: the book's own guess. */
const AREA_OF_A_LEG = 25

function seen(design: Design, pose: 'flat' | 'forward', wings: boolean) {
  const { plan } = design
  return {
    size: sizeOfDesign(design),
    body: plan.shape,
    pose,
    wings,
    extra_arms: Math.max(0, plan.arms - 2),
    extra_legs_area: Math.max(0, plan.legs - 2) * AREA_OF_A_LEG,
    few_limbs: plan.legs === 0 && plan.arms === 0,
  } as const
}

/** Pounds, whatever units the campaign weighs in. */
const poundsOf = ({ base_size }: Design, mass: number): number => byScale('area', mass, base_size)

export function fallsOf(design: Design, body: Body, { gear, g, air }: Circumstances, why: Why) {
  const mass = poundsOf(design, body.mass + gear)
  const { area } = mar(seen(design, 'flat', false), why)
  const fallen = (pounds: number, slow_fall: number): number =>
    tv({ war: pounds / area, density: air, slow_fall }, why).tv
  const own = fallen(mass * g, slowed(design, why))
  // What it weighs there decides, whether it sinks or rises.
  const afloat = Math.abs(waterWeight({ weight: mass * g, density: body.density }, why).weight_in_water)
  const ahead = mar({ ...seen(design, 'forward', body.wings > 0), mass }, why)
  return {
    tv: own,
    tv_in_water: dragWater({ tv_in_air: fallen(afloat, 1) }, why).tv_in_water ?? 0,
    ftv: ftv({ mar: ahead.mar ?? 0, density: air }, why).ftv,
  }
}

export function glideOf(design: Design, body: Body, load: Circumstances, why: Why): Glide | null {
  if (!glides(design)) return null
  const carried = poundsOf(design, load.gear) * load.g
  const { weight } = slowFall(
    { x: slowed(design, why), body_weight: poundsOf(design, body.mass) * load.g, carried },
    why,
  )
  const { area } = mar(seen(design, 'flat', true), why)
  const descent = descentDetailed({ weight_after_slow_fall: weight ?? 0, flat_area: area, density: load.air }, why)
  const wind = onTheWind(design, body, load, descent, Math.min(1000, Math.floor(slowFallLevels(design))), why)
  return { ...gliding(body, load, why), ...wind, descent }
}

export function damageOf(design: Design, { combat_st, load_st, jaw_combat_st, arms }: Body, why: Why): Damage {
  const strength = split({ purpose: 'thrust damage', combat_st, load_st }, why).st ?? combat_st
  const { thrust, swing } = whichSt({ combat_st: strength }, why)
  const bite = bites({ combat_st: jaw_combat_st ?? strength, teeth: design.plan.teeth }, why)
  return {
    thrust,
    swing,
    punch: arms === 0 ? null : punches({ combat_st }, why).punch,
    bite: bite.damage,
    bite_type: bite.type,
    instead: lowDice({ combat_st }, why).instead,
  }
}

export function throwOf(body: Body, speed: number, why: Why) {
  if (body.arms === 0) return null
  const pound = { object_mass: 1, arms: 1, enhanced_throw: 0, poor_thrower: 0 } as const
  const thrown = td({ ...pound, load_st: body.load_st, size: body.size, body_mass: body.mass, basic_speed: speed }, why)
  const { ts } = jumpSpeed({ td: thrown.td, move: 0, flat: false }, why)
  return { td: thrown.td, ts: ts ?? 0 }
}

const OLD = 50

export function yearsOf(design: Design, body: Body, speed: number, why: Why): number {
  const { kind, blood } = design.upkeep
  const variant = chose(design, 'upkeep-advanced') ? 'advanced' : 'main'
  const climate = blood === 'cold' ? 'temperate' : 'no'
  const mass = poundsOf(design, body.mass)
  const lived = {
    milestone: OLD,
    size: body.size,
    mass,
    variant,
    kind,
    cold_blooded: climate,
    lost_st_points: 0,
    lost_ht_points: 0,
  } as const
  return lifespan({ ...lived, basic_speed: Math.max(0.01, speed) }, why).years ?? 0
}

export function foodOf(design: Design, body: Body, speed: number, why: Why): number {
  const { diet, activity, blood, kind } = design.upkeep
  return sustenance(
    {
      size: body.size,
      mass: poundsOf(design, body.mass),
      variant: chose(design, 'upkeep-advanced') ? 'advanced' : 'main',
      diet,
      activity,
      cold_blooded: blood === 'cold' ? 'mildly active' : 'no',
      basic_speed: Math.max(0, speed),
      metabolism: kind === 'humanoid' ? 'humanoid' : 'beast',
    },
    why,
  )
}
