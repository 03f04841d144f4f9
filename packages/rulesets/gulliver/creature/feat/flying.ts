/** Of whoever flies or glides: taking off, climbing, hovering, soaring, coming down, and what its wings bear. */
import type { Why } from '@umpire/engine'
import { gliders, loadRating, takeoff } from '../../airfoils/airfoils.ts'
import { airBrakes } from '../../drag/drag.ts'
import { S_HEAVY } from '../../enc/level.ts'
import { airWater } from '../../fatigue/exertion.ts'
import { climbDive, descentSimple, flightWeapons, hover, landing, soaring, takeOff } from '../../flight/flying.ts'
import { knockbackFliers } from '../../knockback/knockback.ts'
import type { Body } from '../body/body.ts'
import { type Burden, inAir, onLand, placeOf } from '../body/performance.ts'
import type { Design } from '../design/design.ts'
import { has } from '../design/traits.ts'

export type Flying = {
  /** May stand still in the air, and fly backward. */
  readonly hovers: boolean
  /** What a hex sideways costs. */
  readonly sideways: number
  /** Yards a second straight up or down, at the most. */
  readonly climb: number
  /** To leave the ground, rolled against; and whether its own legs make it fast enough. */
  readonly takes_off_at: number
  readonly runs_up: boolean
  /** To keep its balance when it lands at full speed. */
  readonly landing: number
  /** At most so much of a weapon's Acc counts. */
  readonly most_acc: number
  /** Keeps control where a blow throws it back. */
  readonly steady: boolean
  /** Points for every five minutes in the air, by its weight alone. */
  readonly fatigue: number | 'inf'
}

export type Gliding = {
  /** Yards a second down, by the simple rule. */
  readonly descent_simple: number | 'inf'
  /** Yards a second up in such a wind. */
  readonly in_updraft: number
  /** Levels of Slow Fall that are left at half its speed. */
  readonly slow_fall_at_half: number
  /** Of a fall with wings that do not bear it: what is left of its speed. */
  readonly brakes: number
}

export type Wings = {
  readonly free_lbs: number
  readonly most_lbs: number
  readonly tires: boolean
}

/** Nobody aims by more than this. */
const ANY_ACC = 100
/** A good wind upward, in yards a second. */
const UPDRAFT = 5
const HALF = 1 / 2

/** Wings that must keep moving do neither. */
const canHover = (design: Design, body: Body, burden: Burden, why: Why): boolean =>
  design.airfoil_lift === 0 || placeOf(inAir(body, burden, false, why).level) <= S_HEAVY

/** How much better its wings make it than it would be without them. */
function lifted(body: Body, burden: Burden, why: Why) {
  const [best, without] = [inAir(body, burden, true, why), inAir(body, burden, false, why)]
  const best_level = placeOf(best.level)
  return { best_level, levels_better: Math.max(0, placeOf(without.level) - best_level), full_move: best.move }
}

export function flyingOf(design: Design, body: Body, burden: Burden, tv: number, why: Why): Flying | null {
  if (has(design.traits, 'Powered Flight') === undefined) return null
  const [air, run] = [inAir(body, burden, true, why), onLand(body, burden, why)]
  const weightless = inAir(body, { ...burden, g: 0 }, false, why).move
  const hovers = canHover(design, body, burden, why)
  const { full_move, ...level } = lifted(body, burden, why)
  const up = takeoff({ current_move: run.move, head_wind: 0, full_move: Math.max(LEAST, full_move), ...level }, why)
  const down = landing({ landing_speed: air.move, running_move: Math.max(LEAST, run.move), flight_success: 0 }, why)
  return {
    hovers: hover({ ...NOWHERE, can_hover: hovers, hexes_backward: 1 }, why).allowed,
    sideways: hover({ ...NOWHERE, can_hover: hovers, hexes_sideways: 1 }, why).movement_cost,
    climb: climbDive({ diving_tv: tv, weightless_move: weightless }, why),
    takes_off_at: takeOff({ maneuver: 'take off', dx: design.dx, level: placeOf(air.level) }, why).effective ?? 0,
    runs_up: up.can_fly,
    landing: down.balance_modifier,
    most_acc: flightWeapons({ acc: ANY_ACC, flight: design.dx, strict: false, device: false, penalty: 0 }, why)
      .acc_bonus,
    steady: knockbackFliers({ can_move_backward: hovers, ks_significant: true, medium: 'air' }, why).in_control,
    fatigue: airWater({ effective_wsr: air.wsr, minutes: 5 }, why),
  }
}

const NOWHERE = { hexes_forward: 0, hexes_sideways: 0, hexes_backward: 0 } as const
/** Nothing is divided by nothing. */
const LEAST = 1e-9

/** `descent` is by drag, `levels` of Slow Fall. */
export function onTheWind(
  design: Design,
  body: Body,
  { gear, g }: Burden,
  descent: number,
  levels: number,
  why: Why,
): Gliding {
  const soars = has(design.traits, 'Soaring') !== undefined
  const weight = (body.mass + gear) * g
  return {
    descent_simple: descentSimple({ weight, load_st: body.load_st }, why),
    in_updraft: soaring({ updraft: UPDRAFT, descent, soaring: soars }, why),
    slow_fall_at_half: gliders({ slow_fall_levels: levels, fraction_of_move: HALF }, why).slow_fall_levels_left,
    brakes: airBrakes({ wsr: weight / body.load_st }, why).factor,
  }
}

/** What wings bear, whatever drives them. */
export function wingsOf(body: Body, { gear, g }: Burden, why: Why): Wings | null {
  if (body.wings === 0) return null
  const { free_limit_lbs, collapse_above_lbs, tires } = loadRating(
    { load_st: body.load_st, total_weight: (body.mass + gear) * g },
    why,
  )
  return { free_lbs: free_limit_lbs, most_lbs: collapse_above_lbs, tires }
}
