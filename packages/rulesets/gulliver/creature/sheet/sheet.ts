/**
 * The performance sheet of a creature: what it can do where, under what load and pull, every number worked out from the
 * design and told with its reasons on demand.
 */
import type { Why } from '@umpire/engine'
import { exact } from '../../common/exact.ts'
import { byScale, dimension } from '../../common/scale.ts'
import { basicSpeed } from '../../common/speed.ts'
import { INCHES_PER_YARD } from '../../common/units.ts'
import { burden } from '../../enc/crushing.ts'
import { accelerationHazard } from '../../enc/effects.ts'
import { extraEncumbranceGuide } from '../../enc/extra.ts'
import { fullMod, S_HEAVY } from '../../enc/level.ts'
import type { Environment } from '../../env/environments.ts'
import { flightDodge } from '../../flight/flying.ts'
import { jumpSpeed } from '../../jump/flight.ts'
import { maxLift } from '../../lift/max.ts'
import { baseScale, combatScale, playUnits } from '../../play/scale.ts'
import { choose } from '../../size/choose.ts'
import { scaleTable } from '../../size/scale-table.ts'
import { moveReach, unscaledAttributes } from '../../size/scaling.ts'
import { split } from '../../st/split.ts'
import type { Body } from '../body/body.ts'
import { inAir, inWater, isHome, jumps, onLand, type Performance, placeOf } from '../body/performance.ts'
import { bodyOf, footprintOf, type Stats, statsOf } from '../design/built.ts'
import { type Reasons, rulesOf, silently, type Teller, telling } from '../design/campaign.ts'
import { type Design, lengthOf, sizeOfDesign } from '../design/design.ts'
import { has } from '../design/traits.ts'
import { type Afloat, buoyancyOf, type Weightless, weightlessOf } from '../feat/adrift.ts'
import {
  AT_REST,
  type Circumstances,
  type Damage,
  damageOf,
  fallsOf,
  foodOf,
  type Glide,
  glideOf,
  throwOf,
  yearsOf,
} from '../feat/feats.ts'
import { type Flying, flyingOf, type Wings, wingsOf } from '../feat/flying.ts'
import { type Climbing, climbingOf, type Hurling, hurlingOf, type Leaping, leapingOf } from '../feat/limbed.ts'
import { type Price, pricedDesign } from '../price/price.ts'

export type Way = Performance & {
  readonly environment: Environment
  readonly home: boolean
  /** Too heavy there to go anywhere: it does not fly. */
  readonly helpless: boolean
  /** That flying adds to Dodge. */
  readonly dodge_bonus: number
  /** In hexes of the campaign, where it is told at another scale. */
  readonly move_hexes: number | null
}

export type CreatureSheet = {
  readonly name: string
  readonly size: number
  /** In the campaign. */
  readonly size_here: number
  readonly length_yd: number
  /** What its Size multiplies lengths, surfaces and weights by. */
  readonly scales: { readonly linear: number; readonly area: number; readonly volume: number }
  /** No Size changes them. */
  readonly attributes: { readonly dx: number; readonly iq: number; readonly ht: number }
  readonly stats: Stats
  readonly basic_speed: number
  /** Too heavy to stand on land: so far beyond what can be borne; and HT where it is pressed down. */
  readonly crushed: number
  readonly ht_pressed: number
  readonly ways: readonly Way[]
  /** With what the design carries; none where it carries nothing. */
  readonly loaded: readonly Way[] | null
  readonly glide: Glide | null
  readonly flying: Flying | null
  readonly wings: Wings | null
  readonly weightless: Weightless
  readonly buoyancy: Afloat
  readonly climbing: Climbing | null
  readonly leaping: Leaping
  readonly hurling: Hurling | null
  readonly jump: { readonly jd: number; readonly js: number }
  readonly throwing: { readonly td: number; readonly ts: number } | null
  readonly max_lift: number | null
  readonly falls: { readonly tv: number; readonly tv_in_water: number; readonly ftv: number }
  readonly damage: Damage
  readonly reach_yd: number
  readonly footprint: { readonly hexes_long: number; readonly hexes_wide: number; readonly hexes: number }
  readonly food: number
  readonly years: number
  readonly most_extra_encumbrance: number
  readonly price: Price
}

/** A Move in the hexes of a campaign told at another scale. */
function inHexes({ base_size }: Design, own: number, move: number, why: Why): number | null {
  if (base_size === 0) return null
  const inches = playUnits({ unit: 'inches', move: 1 }, why).move ?? 0
  const hex_in = byScale('linear', inches, base_size)
  const told = baseScale(
    { base_size, creature: 'other', creature_size: own, base_st: 10, base_hp: 10, move_yards: move, hex_in },
    why,
  )
  return told.move_in_1in_hexes
}

function way(design: Design, body: Body, environment: Environment, done: Performance, why: Why): Way {
  const flies = environment === 'air'
  const level = placeOf(done.level)
  return {
    ...done,
    environment,
    home: isHome(body, environment),
    helpless: flies && level > S_HEAVY,
    dodge_bonus: flies ? flightDodge({ flight: design.dx, full_mod: fullMod(level, why) }, why) : 0,
    move_hexes: inHexes(design, body.size, done.move, why),
  }
}

const ENVIRONMENTS_OF = (design: Design): readonly Environment[] =>
  has(design.traits, 'Powered Flight') === undefined ? ['land', 'water'] : ['land', 'water', 'air']

/** With its own gear beside what it is asked to carry. */
const carrying = ({ gear, gear_in_water }: Design, load: Circumstances): Circumstances => ({
  ...load,
  gear: load.gear + gear,
  ...(gear_in_water === undefined ? {} : { gear_in_water: (load.gear_in_water ?? load.gear) + gear_in_water }),
})

function waysOf(design: Design, body: Body, load: Circumstances, { part }: Teller, laden = ''): readonly Way[] {
  return ENVIRONMENTS_OF(design).map(where =>
    part(`move: ${where}${laden}`, why => {
      if (where === 'land') return way(design, body, where, onLand(body, load, why), why)
      if (where === 'water') return way(design, body, where, inWater(body, load, body.density, why), why)
      return way(design, body, where, inAir(body, load, true, why), why)
    }),
  )
}

function worked(design: Design, load: Circumstances, teller: Teller): CreatureSheet {
  const { part } = teller
  const stats = part('stats', why => statsOf(design, why))
  const body = bodyOf(design, stats)
  const speed = part('Basic Speed', why => basicSpeed(design, why))
  const jd = part('jump', why => jumps(body, load, why))
  const falls = part('falling', why => fallsOf(design, body, load, why))
  const low = design.plan.stance === 'high' ? 'normal' : design.plan.stance
  return {
    name: design.name,
    size: body.size,
    size_here: part('Size', why => sizeHere(design, body.size, why)),
    length_yd: lengthOf(design),
    scales: part('Size', why => scalesOf(design, why)),
    attributes: part('attributes', why => attributesOf(design, why)),
    stats,
    basic_speed: speed,
    ...part('standing', why => standingOf(body, load, why)),
    ways: waysOf(design, body, load, teller),
    loaded: design.gear === 0 ? null : waysOf(design, body, carrying(design, load), teller, ' with gear'),
    glide: part('gliding', why => glideOf(design, body, load, why)),
    flying: part('flying', why => flyingOf(design, body, load, falls.tv, why)),
    wings: part('wings', why => wingsOf(body, load, why)),
    weightless: part('weightlessness', why => weightlessOf(design, body, load, why)),
    buoyancy: part('buoyancy', why => buoyancyOf(design, body, load, why)),
    climbing: part('climbing', why => climbingOf(design, body, load, why)),
    leaping: part('leaping', why => leapingOf(design, body, load, jd, why)),
    hurling: part('hurling', why => hurlingOf(design, body, load, why)),
    jump: { jd: exact(jd), js: part('jump', why => jumpSpeed({ jd, move: 0, flat: false }, why).js ?? 0) },
    throwing: part('throw', why => throwOf(body, Math.max(0, speed), why)),
    max_lift: part('lift', why =>
      body.arms === 0
        ? null
        : maxLift({ load_st: liftingSt(body, why), arms: Math.min(1000, body.arms) }, why).max_lift,
    ),
    falls,
    damage: part('damage', why => damageOf(design, body, why)),
    reach_yd: part('reach', why => moveReach({ reach_yards: 1, move_mod: 1, size: body.size }, why).reach_yards ?? 1),
    footprint: part('footprint', why => footprintOf(design, why)),
    food: part('food', why => foodOf(design, body, speed, why)),
    years: part('years', why => yearsOf(design, body, speed, why)),
    most_extra_encumbrance: part('Extra Encumbrance', why => mostExtra(design, low, why)),
    price: pricedDesign(design, stats, body, teller),
  }
}

/** As it counts in the campaign: for whoever strikes at it, only how much larger than the heroes it is. */
function sizeHere({ base_size }: Design, size: number, why: Why): number {
  if (base_size === 0) return size
  return combatScale({ base_size, target_in: dimension(size) * INCHES_PER_YARD, range_hexes: 1, hex_in: 1 }, why).size
}

/** By its length, where that is told; its Size says the rest. */
function scalesOf(design: Design, why: Why) {
  const size = design.size ?? choose({ yards: lengthOf(design) }, why).size
  const { linear, area, volume } = scaleTable({ size }, why)
  return { linear, area, volume }
}

function attributesOf(design: Design, why: Why) {
  const { dx, iq, ht } = unscaledAttributes(
    { size: sizeOfDesign(design), dx: design.dx, iq: design.iq, ht: design.ht },
    why,
  )
  return { dx, iq, ht }
}

/** Weight is a burden that may be too much, and hampers HT where something presses. */
function standingOf(body: Body, load: Circumstances, why: Why) {
  const { wsr, level } = onLand(body, load, why)
  const msr = (body.mass + load.gear) / body.load_st
  const { extreme_level } = burden({ wsr, msr, extra_encumbrance: body.extra_encumbrance }, why)
  return { crushed: extreme_level, ht_pressed: accelerationHazard({ ht: body.ht, level: placeOf(level) }, why) }
}

const liftingSt = ({ combat_st, load_st }: Body, why: Why): number =>
  split({ purpose: 'lift', combat_st, load_st }, why).st ?? load_st

/** Levels that the body plan speaks for; a body without legs may choose up to what lying on the ground gives. */
const mostExtra = (design: Design, stance: 'normal' | 'low' | 'very low', why: Why): number =>
  extraEncumbranceGuide(
    { legs: design.plan.legs, size: sizeOfDesign(design), efficient: true, stance, legless_levels: 3, other: 0 },
    why,
  )

/**
 *     sheetOf(design).ways[0]?.move // on land, naked
 *     sheetOf(design, { gear: 20, g: 1, air: 1 })
 */
export const sheetOf = (design: Design, load: Circumstances = AT_REST, why = rulesOf(design).silent): CreatureSheet =>
  worked(design, load, silently(why))

export function explainedSheet(
  design: Design,
  load: Circumstances = AT_REST,
): { readonly sheet: CreatureSheet; readonly reasons: Reasons } {
  const teller = telling(design)
  const sheet = worked(design, load, teller)
  return { sheet, reasons: teller.reasons() }
}
