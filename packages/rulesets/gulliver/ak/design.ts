/** Ak, the book's example, a small winged creature of four legs: how he is made, and what he weighs where. */
import { list, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { addedWeight, detailedAirfoils, loadRating } from '../airfoils/airfoils.ts'
import { fraction, measure, positive, signed, size } from '../common/fields.ts'
import { hpDr, naturalEncumbranceCost } from '../cost/paying.ts'
import { limitations as limitedPrice } from '../design/points.ts'
import { airBrakes } from '../drag/drag.ts'
import { buoyancyRolls } from '../enc/buoyancy.ts'
import { levelField, levelOf, NONE, pointCost } from '../enc/level.ts'
import { freeDrift, mediumMultipliers } from '../enc/medium.ts'
import { encumbrance, extraLevels } from '../enc/procedure.ts'
import { ratios } from '../enc/ratios.ts'
import { encumbranceCost } from '../env/environments.ts'
import { combatSt, dr, hitPoints, loadSt, weight } from '../size/scaling.ts'
import { flight } from '../trait/flight.ts'
import { extraLegs } from '../trait/limbs.ts'

const HT = 12
const levelPlace = (key: string): number => levelOf(key) ?? NONE

const given = {
  size,
  base_st: optional(measure),
  base_hp: optional(measure),
  base_dr: optional(measure),
  base_weight: optional(measure),
  trait: optional(oneOf('Powered Flight')),
  with: or(oneOf('nothing', 'standard Gliding'), 'nothing'),
  extra: optional(measure),
  type: or(oneOf('back legs'), 'back legs'),
  cost: optional(signed),
  limitations: or(list(signed, 20), []),
  /** Of everything he has. */
  costs: optional(list(signed, 100)),
}

export const akStats = rule(
  { id: 'gulliver.ak.stats', title: 'Ak, basic stats and costs', lines: '2431-2441', given },
  (x, why) => {
    const hp = x.base_hp === undefined ? null : hitPoints({ base_hp: x.base_hp, ht: HT, size: x.size }, why).hp
    const skin = x.base_dr === undefined ? null : dr({ base_dr: x.base_dr, skull_dr: 0, size: x.size }, why).dr
    const load = x.base_st === undefined ? null : loadSt({ base_st: x.base_st, size: x.size }, why)
    return {
      combat_st: x.base_st === undefined ? null : combatSt({ base_st: x.base_st, size: x.size }, why).combat_st,
      load_st_exact: load?.load_st_exact ?? null,
      // The book drops his half point, to make the sums easier.
      load_st_used: load === null ? null : Math.floor(load.load_st_exact),
      hp,
      dr: skin,
      weight: x.base_weight === undefined ? null : weight({ base_weight: x.base_weight, size: x.size }, why).weight,
      cost: priceOf(x, hp, skin, why),
      total: x.costs === undefined ? null : x.costs.reduce((sum, cost) => sum + cost, 0),
    }
  },
)

interface Asked {
  readonly trait?: string
  readonly with: 'nothing' | 'standard Gliding'
  readonly extra?: number
  readonly cost?: number
  readonly limitations: readonly number[]
}

const FLIES = { levels: 0, slow_fall_levels: 0, requires_forward_move: false, cannot_hover: false, wingless: false }

/** Of whatever was asked for. */
function priceOf(x: Asked, hp: number | null, skin: number | null, why: Why): number | null {
  if (hp !== null) return hpDr({ ht: HT, hp }, why).hp_cost
  if (skin !== null) return hpDr({ dr: skin }, why).dr_cost
  if (x.trait !== undefined) return flight({ ...FLIES, trait: 'Powered Flight', with: x.with }, why).cost
  if (x.extra !== undefined) return extraLegs({ extra: x.extra, type: 'back legs', extra_wings: 0 }, why).cost
  if (x.cost === undefined) return null
  return limitedPrice({ cost: x.cost, limitations: x.limitations, removes_all: false }, why)
}

export const akLand = rule(
  {
    id: 'gulliver.ak.land',
    title: 'Ak, land encumbrance',
    lines: '2443-2449',
    given: { mass: measure, load_st: positive, extra_encumbrance: extraLevels },
  },
  ({ mass, load_st, extra_encumbrance }, why) => {
    const { wsr, msr } = ratios({ body_mass: mass, gear: 0, load_st, g: 1 }, why)
    const borne = encumbrance({ wsr, msr, extra_encumbrance }, why)
    return { wsr, ...borne, cost: naturalEncumbranceCost({ level: levelPlace(borne.level) }, why) }
  },
)

const afloat = {
  medium: or(oneOf('water', 'air'), 'air'),
  mass: or(measure, 0),
  thrust: or(positive, 10),
  direction: or(oneOf('level', 'up', 'down', 'surface'), 'level'),
  /** The level at home, on land, which the other environment is priced beside. */
  pe: optional(levelField),
}

/** What a level elsewhere costs, beside the one at home. */
const besideHome = (pe: number | undefined, level: string, why: Why): number | null =>
  pe === undefined
    ? null
    : encumbranceCost({ pe, other: levelPlace(level), others: [], other_is_home: true }, why).other_cost

const FREELY = { g: 1, density: 1, wsr_multiplier: 5 } as const

export const akWater = rule(
  {
    id: 'gulliver.ak.water',
    title: 'Ak, water encumbrance',
    lines: '2451-2453',
    given: { ...afloat, weight_in_water: or(signed, 0), density: optional(positive) },
  },
  ({ medium, mass, thrust, direction, pe, weight_in_water, density }, why) => {
    if (density !== undefined) {
      const { float_bonus, cost } = buoyancyRolls({ density }, why)
      return { ...NOT_ASKED, float_bonus, cost }
    }
    const swims = mediumMultipliers({ ...FREELY, medium, mass, thrust, direction, weight_in_water }, why)
    return { ...swims, other_cost: besideHome(pe, swims.level, why), float_bonus: null, cost: null }
  },
)

const NOT_ASKED = { effective_wsr: null, effective_msr: null, level: null, other_cost: null }

export const akAir = rule(
  {
    id: 'gulliver.ak.air',
    title: 'Ak, air encumbrance and its price',
    lines: '2455-2467',
    given: {
      ...afloat,
      body_weight: optional(measure),
      gear: or(measure, 0),
      lift: or(fraction({ min: 0, max: 1 }), 0),
      unloaded: optional(levelField),
      mode: or(oneOf('flying', 'gliding'), 'flying'),
      msr: optional(measure),
      cost_without: optional(signed),
      cost_with: optional(signed),
      limitations: or(list(signed, 20), []),
      load_st: optional(positive),
    },
  },
  (x, why) => {
    if (x.mode === 'gliding') {
      const glides = { ...FREELY, ...x, direction: 'down', mode: 'gliding' } as const
      const { effective_msr, level } = freeDrift({ ...glides, ...(x.msr === undefined ? {} : { msr: x.msr }) }, why)
      return { effective_msr, level }
    }
    if (x.cost_without !== undefined && x.cost_with !== undefined)
      return lifted(x.cost_without, x.cost_with, x.limitations, why)
    if (x.load_st !== undefined) return { free_limit_lbs: loadRating({ load_st: x.load_st }, why).free_limit_lbs }
    return flown({ ...x, body_weight: x.body_weight ?? x.mass }, why)
  },
)

/** The step from what he pays without wings to what he pays with them, cheaper because he must fly forward. */
function lifted(without: number, with_lift: number, limitations: readonly number[], why: Why) {
  const cost_difference = with_lift - without
  const cost = limitedPrice({ cost: cost_difference, limitations, removes_all: false }, why)
  return { cost_difference, cost, net: without + cost }
}

interface Flown {
  readonly mass: number
  readonly body_weight: number
  readonly gear: number
  readonly thrust: number
  readonly lift: number
  readonly pe?: number
  readonly unloaded?: number
}

function flown(x: Flown, why: Why) {
  const wings = detailedAirfoils(
    { body_weight: x.body_weight, g: 1, gear: x.gear, thrust: x.thrust, lift: x.lift },
    why,
  )
  const { wsr, msr } = ratios({ body_mass: x.mass, gear: 0, load_st: x.thrust, g: 1 }, why)
  const loaded = levelPlace(wings.level)
  return {
    wsr,
    msr,
    effective_wsr: wings.effective_wsr,
    enc_factor: wings.enc_factor,
    effective_msr: wings.effective_msr,
    level: wings.level,
    loaded: wings.level,
    levels_better: wings.levels_better,
    cost_difference: x.pe === undefined ? null : pointCost(loaded, why) - pointCost(x.pe, why),
    other_cost: besideHome(x.pe, wings.level, why),
    air_brake_factor: wings.effective_wsr === null ? null : airBrakes({ wsr: wings.effective_wsr }, why).factor,
    final: x.unloaded === undefined ? null : addedWeight({ unloaded: x.unloaded, loaded }, why).final,
  }
}
