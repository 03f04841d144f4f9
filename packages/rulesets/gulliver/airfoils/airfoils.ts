/** Wings that carry only while they move through the air. */
import { int, optional, or, rule, type Why } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { amount, fraction, gravity, measure, positive, signed } from '../common/fields.ts'
import {
  type Level,
  levelAnswer,
  levelField,
  levelKey,
  levelOf,
  levelOfWsr,
  NONE,
  S_HEAVY,
  wsrLimit,
  X_HEAVY,
} from '../enc/level.ts'
import { mediumMultipliers } from '../enc/medium.ts'
import { encumbrance } from '../enc/procedure.ts'
import { ratio } from '../enc/ratios.ts'

const HOVERS_NOT = -20

export const simpleAirfoils = rule(
  {
    id: 'gulliver.airfoils.simple',
    title: 'Airfoils, simple',
    lines: '453-459',
    given: {
      wsr: optional(measure),
      msr: optional(measure),
      /** One with airfoils; a cinematic world may choose more, up to five. */
      wsr_multiplier: or(measure, 1),
      full_move: optional(positive),
      current_move: optional(measure),
    },
  },
  (x, why) => {
    const wsr = exact((x.wsr ?? 0) * x.wsr_multiplier)
    const known = x.wsr !== undefined || x.msr !== undefined
    const encumbered = encumbrance({ wsr, msr: x.msr ?? x.wsr ?? 0, extra_encumbrance: 0 }, why)
    const half = (x.full_move ?? 0) / 2
    const moving = x.full_move === undefined || x.current_move === undefined ? null : x.current_move
    return {
      level: known ? encumbered.level : null,
      burden: known ? encumbered.burden : null,
      flying: moving === null ? null : why.compare('half of Move', exact(moving), '>=', exact(half)),
      /** Cannot Hover/Fly Backward, on whichever trait lets it fly. */
      limitation_percent: HOVERS_NOT,
    }
  },
)

/** What is lost of the lift at a share of full Move; the better band has the border. */
const BANDS: readonly (readonly [atLeast: number, lost: number])[] = [
  [9 / 10, 0],
  [2 / 3, 1 / 2],
  [1 / 3, 3 / 4],
]

/** The share of the improvement that is lost at this share of full Move. */
function lostAt(share: number, why: Why): number {
  const meant = exact(share)
  const band = BANDS.find(([atLeast]) => meant >= exact(atLeast))
  return why.table('Forward Move', meant, 'levels lost', band?.[1] ?? 1)
}

const levelsLost = (share: number, better: number, why: Why): number =>
  down(why, 'levels lost', lostAt(share, why) * better)

const placeOf = (key: string): Level => levelOf(key) ?? NONE

const bestLevel = optional(levelField)
const levelsBetter = optional(int({ min: 0, max: 10_000 }))

export const detailedAirfoils = rule(
  {
    id: 'gulliver.airfoils.detailed',
    title: 'Airfoils, detailed',
    lines: '461-463',
    given: {
      /** At 1 g, so that it is the mass as well. */
      body_weight: optional(measure),
      g: gravity,
      gear: amount,
      thrust: or(positive, 10),
      /** A share of the weight of the body. */
      lift: or(fraction({ min: 0, max: 1 }), 0.8),
      full_move: optional(positive),
      current_move: optional(measure),
      best_level: bestLevel,
      levels_better: levelsBetter,
    },
  },
  (x, why) => {
    const lifted = x.body_weight === undefined ? null : onWings({ ...x, body_weight: x.body_weight }, why)
    const best = x.best_level ?? (lifted === null ? NONE : placeOf(lifted.level))
    const better = x.levels_better ?? lifted?.levels_better ?? 0
    const share = x.full_move === undefined || x.current_move === undefined ? 1 : x.current_move / x.full_move
    const levels_lost = levelsLost(share, better, why)
    return {
      weight_left: lifted?.weight_left ?? null,
      effective_wsr: lifted?.effective_wsr ?? null,
      enc_factor: lifted?.enc_factor ?? null,
      effective_msr: lifted?.effective_msr ?? null,
      /** Without lift, which the body pays for in full; the levels above it are paid with Requires Forward Move. */
      level_without_lift: lifted?.level_without_lift ?? null,
      levels_better: better,
      levels_lost,
      ...levelAnswer(best + levels_lost, why),
      can_fly: best + levels_lost <= S_HEAVY,
      forward_move_percent: -20,
      hover_limitation: lifted !== null && placeOf(lifted.burden_without_lift) > S_HEAVY,
    }
  },
)

interface Winged {
  readonly body_weight: number
  readonly g: number
  readonly gear: number
  readonly thrust: number
  readonly lift: number
}

/** Encumbrance in the air with the lift of the wings, and how much better that is than without. */
function onWings({ body_weight, g, gear, thrust, lift }: Winged, why: Why) {
  const mass = why.sum('mass').add('body', body_weight).add('carried', gear).total()
  const weight = why.product('weight').add('mass', mass).add('gravity', g).total()
  const lifting = why.product('lift').add('weight of the body', body_weight).add('share', lift).total()
  const left = why.sum('weight left').add('weight', weight).add('lift', -lifting).total()
  const weight_left = why.atLeast('weight left', 0, exact(left))
  const inAir = (pull: number) =>
    mediumMultipliers(
      { medium: 'air', mass, weight: pull, g, density: 1, thrust, direction: 'level', wsr_multiplier: 5 },
      why,
    )
  const without = inAir(weight)
  const { effective_wsr, enc_factor, effective_msr, level } = inAir(weight_left)
  return {
    weight_left,
    effective_wsr,
    enc_factor,
    effective_msr,
    level,
    level_without_lift: without.level,
    burden_without_lift: without.burden,
    levels_better: placeOf(without.level) - placeOf(level),
  }
}

export const addedWeight = rule(
  {
    id: 'gulliver.airfoils.added-weight',
    title: 'Carried weight with airfoils',
    lines: '465-467',
    given: { unloaded: or(levelField, NONE), loaded: or(levelField, NONE) },
  },
  (x, why) => {
    const more = why.sum('levels lost').add('loaded', x.loaded).add('unloaded', -x.unloaded).total()
    const levels_lost = why.atLeast('levels lost', 0, more)
    const extra = down(why, 'lift lost with the speed', levels_lost / 2)
    return { levels_lost, extra, final: levelKey(x.loaded + extra) }
  },
)

export const takeoff = rule(
  {
    id: 'gulliver.airfoils.takeoff',
    title: 'Taking off on airfoils',
    lines: '469',
    given: {
      /** Over the ground. */
      current_move: measure,
      /** Less than nothing from behind. */
      head_wind: or(signed, 0),
      full_move: positive,
      best_level: or(levelField, NONE),
      levels_better: or(int({ min: 0, max: 10_000 }), 0),
    },
  },
  (x, why) => {
    const air_speed = why.sum('speed through the air').add('Move', x.current_move).add('head wind', x.head_wind).total()
    const levels_lost = levelsLost(air_speed / x.full_move, x.levels_better, why)
    const level = x.best_level + levels_lost
    return { air_speed, levels_lost, ...levelAnswer(level, why), can_fly: level <= S_HEAVY }
  },
)

export const gliders = rule(
  {
    id: 'gulliver.airfoils.gliders',
    title: 'Gliders and forward speed',
    lines: '471-473',
    given: { slow_fall_levels: int({ min: 0, max: 1000 }), fraction_of_move: or(measure, 1) },
  },
  (x, why) => {
    const lost = levelsLost(x.fraction_of_move, x.slow_fall_levels, why)
    const gliding = why.compare('a third of full Move', exact(x.fraction_of_move), '>=', exact(1 / 3))
    return { levels_lost: lost, slow_fall_levels_left: x.slow_fall_levels - lost, gliding }
  },
)

/** The highest ratios of the levels before wings tire, and before they fold. */
const FREE = wsrLimit(X_HEAVY)
const AT_MOST = wsrLimit(S_HEAVY)

export const loadRating = rule(
  {
    id: 'gulliver.airfoils.load-rating',
    title: 'Load rating of wings',
    lines: '1814-1816',
    given: { load_st: positive, total_weight: optional(measure) },
  },
  ({ load_st, total_weight }, why) => {
    const free_limit_lbs = exact(why.product('carried freely').add('Load ST', load_st).add('each', FREE).total())
    const collapse_above_lbs = exact(why.product('at the most').add('Load ST', load_st).add('each', AT_MOST).total())
    const level = total_weight === undefined ? undefined : levelOfWsr(ratio(why, 'WSR', total_weight, load_st), why)
    return {
      free_limit_lbs,
      collapse_above_lbs,
      level: level === undefined ? null : levelKey(level),
      tires: level === S_HEAVY,
      collapses: level !== undefined && level > S_HEAVY,
    }
  },
)
