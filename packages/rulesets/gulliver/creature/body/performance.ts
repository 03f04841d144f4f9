/** What a body can do in each environment: from its ratios to its level, Move, Dodge and control. */
import type { Why } from '@umpire/engine'
import { addedWeight, detailedAirfoils, simpleAirfoils } from '../../airfoils/airfoils.ts'
import { basicSpeed } from '../../common/speed.ts'
import { dodge } from '../../defense/dodge.ts'
import { type Level, levelKey, levelOf, levelOfWsr, NONE } from '../../enc/level.ts'
import { mediumMultipliers, waterWeight } from '../../enc/medium.ts'
import { type Encumbered, encumbrance, encumbranceTable } from '../../enc/procedure.ts'
import { ratio, ratios } from '../../enc/ratios.ts'
import type { Environment } from '../../env/environments.ts'
import { jd } from '../../jump/jd.ts'
import { crawl, shareWithoutLegs, waterNonnative } from '../../move/strange.ts'
import { airPowered, airUnpowered, land, waterNative } from '../../move/ways.ts'
import { withoutEncumbrance } from '../../size/scaling.ts'
import type { Body } from './body.ts'

type Direction = 'level' | 'up' | 'down' | 'surface'

/** What it carries, the pull it stands in, and where it is going. */
export interface Burden {
  readonly gear: number
  readonly g: number
  /** What the gear weighs in water; as if it were of the body's own density, where nothing is said. */
  readonly gear_in_water?: number
  readonly direction?: Direction
}
export const NAKED: Burden = { gear: 0, g: 1 }

/** One environment, as far as it goes there. */
export type Performance = {
  readonly wsr: number
  readonly burden: string
  readonly enc_factor: number | 'inf'
  readonly effective_msr: number | 'inf'
  readonly level: string
  readonly half_mod: number
  readonly full_mod: number
  readonly move_mod: number
  readonly point_cost: number
  readonly move: number
  readonly combat_move: number
  readonly step: number
  readonly sprint: number
  readonly control_modifier: number
  readonly dodge: number
}

export const placeOf = (key: string): number => levelOf(key) ?? NONE

/** At home there, first of all or beside it. */
export const isHome = ({ environment, home }: Body, where: Environment): boolean =>
  environment === where || home.includes(where)

/** Dodge there; less for whoever does not belong. */
export const dodgeAt = ({ dx, ht, combat_reflexes }: Body, level: string, unadapted: boolean, why: Why): number =>
  dodge({ dx, ht, level: placeOf(level), combat_reflexes, unadapted, other: 0 }, why)

/** The Size that Move goes by. */
const sizeOfMove = ({ size, unburdened }: Body, why: Why): number =>
  unburdened ? withoutEncumbrance({ size }, why).move_scale_size : size

const PLAIN_PACE = { enhanced_move: 0, super_move: 0, reduced_move: 0 } as const

/** Levels of Enhanced Move count where they were bought. */
const paceIn = (body: Body, environment: Environment, why: Why) => ({
  dx: body.dx,
  ht: body.ht,
  size: sizeOfMove(body, why),
  ...PLAIN_PACE,
  enhanced_move: body.environment === environment ? body.enhanced_move : 0,
  ...body.pace?.[environment],
  substitution: false,
})

/** With what a tail adds. */
const control = (body: Body, modifier: number, why: Why): number =>
  why
    .sum('control')
    .add('encumbrance and limbs', modifier)
    .when(body.tail_athletic_dx > 0, 'tail', body.tail_athletic_dx)
    .total()

/** A body that is no load to itself. */
const unburdened = (why: Why) => ({
  wsr: 0,
  burden: 'none',
  enc_factor: 1,
  effective_msr: 0,
  ...atLevel(NONE, why),
})

/** What a level does, out of its row. */
function atLevel(of: Level, why: Why) {
  const { level, half_mod, full_mod, move_mod, point_cost } = encumbranceTable(
    { level: of, msr: 0, extra_encumbrance: 0 },
    why,
  )
  return { level, half_mod, full_mod, move_mod, point_cost }
}

interface Paced {
  readonly move: number
  readonly combat_move: number
  readonly step: number
  readonly sprint: number
  readonly control_modifier: number
}

function performing(
  body: Body,
  encumbered: Encumbered & { readonly wsr: number },
  paced: Paced,
  home: boolean,
  why: Why,
) {
  const { move, combat_move, step, sprint, control_modifier } = paced
  return {
    ...encumbered,
    move,
    combat_move,
    step,
    sprint,
    control_modifier: control(body, control_modifier, why),
    dodge: dodgeAt(body, encumbered.level, !home, why),
  }
}

/** Weight and mass against the strength that legs, or arms where there are none, bring to bear. */
export function encumberedOnLand(body: Body, { gear, g }: Burden, why: Why): Encumbered & { readonly wsr: number } {
  if (body.unburdened) return unburdened(why)
  const load_st = (body.leg_load_st ?? body.load_st) * shareWithoutLegs(body.arms, body.legs)
  const { wsr, msr } = ratios({ body_mass: body.mass, gear, load_st, g }, why)
  return { wsr, ...encumbrance({ wsr, msr, extra_encumbrance: body.extra_encumbrance }, why) }
}

export function onLand(body: Body, burden: Burden, why: Why): Performance {
  const encumbered = encumberedOnLand(body, burden, why)
  const level = placeOf(encumbered.level)
  const native = body.environment !== 'water' || body.legs > 0 || body.home.includes('land')
  const pace = paceIn(body, 'land', why)
  if (!native) {
    const { arms, legs } = body
    const lies = { ...pace, arms, legs, level, g: burden.g, extra_encumbrance: 0 }
    return performing(body, encumbered, crawl(lies, why), false, why)
  }
  const running = body.running === undefined ? {} : { running: body.running }
  return performing(body, encumbered, land({ ...pace, level, legs: body.legs, ...running }, why), true, why)
}

/** Of the body by its density, and of the gear by what it weighs there. */
function weightAfloat(body: Body, { g, gear_in_water }: Burden, density: number, why: Why) {
  if (gear_in_water === undefined) return {}
  const own = waterWeight({ weight: body.mass * g, density }, why).weight_in_water
  return {
    weight_in_water: why
      .sum('weight in water')
      .add('body', own)
      .add('carried', gear_in_water * g)
      .total(),
  }
}

export function inWater(body: Body, burden: Burden, density: number, why: Why): Performance {
  const { gear, g, direction = 'level' } = burden
  const thrust = body.thrust ?? body.load_st
  const swims = {
    medium: 'water',
    mass: body.mass + gear,
    g,
    density,
    thrust,
    direction,
    wsr_multiplier: 5,
    ...weightAfloat(body, burden, density, why),
  } as const
  const afloat = body.unburdened ? { effective_wsr: 0, ...unburdened(why) } : mediumMultipliers(swims, why)
  const level = placeOf(afloat.level)
  const { effective_wsr: wsr, ...borne } = afloat
  const encumbered = { ...borne, wsr }
  const pace = paceIn(body, 'water', why)
  if (isHome(body, 'water')) {
    const paced = waterNative({ ...pace, level, swimming_limbs: body.swimming_limbs }, why)
    return performing(body, encumbered, paced, true, why)
  }
  const swimming = body.swimming === undefined ? {} : { swimming: body.swimming }
  const paced = waterNonnative({ ...pace, level, ...swimming }, why)
  return performing(body, encumbered, paced, false, why)
}

/** In the air: without lift, by the simple rule, or with the lift of its wings at full speed. */
function encumberedInAir(body: Body, { gear, g }: Burden, airfoils: boolean, why: Why) {
  const thrust = body.air_thrust ?? body.thrust ?? body.load_st
  const mass = body.mass + gear
  if (body.unburdened) return { ...unburdened(why), effective_wsr: 0 }
  const flies = { medium: 'air', mass, g, density: 1, thrust, direction: 'level', wsr_multiplier: 5 } as const
  if (!airfoils || body.airfoil_lift === 0) return { ...mediumMultipliers(flies, why) }
  if (body.simple_airfoils) return simply(mass, g, thrust, why)
  const loaded = detailedAirfoils({ body_weight: body.mass, g, gear, thrust, lift: body.airfoil_lift }, why)
  const { effective_wsr, enc_factor, effective_msr } = loaded
  const winged = {
    burden: levelKey(levelOfWsr(effective_wsr ?? 0, why)),
    enc_factor: enc_factor ?? 1,
    effective_msr: effective_msr ?? 0,
    effective_wsr: effective_wsr ?? 0,
  }
  if (gear === 0) return { ...winged, ...atLevel(placeOf(loaded.level), why) }
  // What it carries costs speed, and the speed costs lift.
  const naked = detailedAirfoils({ body_weight: body.mass, g, gear: 0, thrust, lift: body.airfoil_lift }, why)
  const { final } = addedWeight({ unloaded: placeOf(naked.level), loaded: placeOf(loaded.level) }, why)
  return { ...winged, ...atLevel(placeOf(final), why) }
}

function simply(mass: number, g: number, thrust: number, why: Why) {
  const wsr = ratio(why, 'WSR', mass * g, thrust)
  const msr = ratio(why, 'MSR', mass, thrust)
  const { burden, level } = simpleAirfoils({ wsr, msr, wsr_multiplier: 1 }, why)
  const { enc_factor, effective_msr } = encumbrance({ wsr, msr, extra_encumbrance: 0 }, why)
  const own = atLevel(placeOf(level ?? 'none'), why)
  return { effective_wsr: wsr, burden: burden ?? 'none', enc_factor, effective_msr, ...own }
}

/** Flying: by thrust, with the lift of its wings if they have any and are used. */
export function inAir(body: Body, burden: Burden, airfoils: boolean, why: Why): Performance {
  const { effective_wsr: wsr, ...encumbered } = encumberedInAir(body, burden, airfoils, why)
  const level = placeOf(encumbered.level)
  const wings = Math.max(2, body.wings)
  const paced = airPowered({ ...paceIn(body, 'air', why), level, wings, not_of_a_flying_race: false }, why)
  return performing(body, { ...encumbered, wsr }, paced, true, why)
}

/** On spread wings, without a stroke. */
export function gliding(body: Body, { gear }: Burden, why: Why) {
  const msr = ratio(why, 'MSR', body.mass + gear, body.air_thrust ?? body.load_st)
  const paced = airUnpowered({ ...paceIn(body, 'air', why), msr, parachuter: false, not_of_a_flying_race: false }, why)
  const { level, move, combat_move, step, sprint, control_modifier } = paced
  return { level, move, combat_move, step, sprint, control_modifier: control(body, control_modifier, why) }
}

/** Base distance of a jump, in yards. */
export const jumps = (body: Body, { gear }: Burden, why: Why): number =>
  jd(
    {
      load_st: body.leg_load_st ?? body.load_st,
      size: body.size,
      mass: body.mass + gear,
      basic_speed: basicSpeed(body, why),
      enhanced_jump: body.enhanced_jump,
      poor_jumper: body.poor_jumper,
      spring: false,
      legs: body.legs,
    },
    why,
  )
