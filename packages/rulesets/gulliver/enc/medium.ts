/** Water and air: no ground to stand on makes weight five times as bad, and water doubles the mass to be moved. */
import { oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, gravity, measure, positive, signed } from '../common/fields.ts'
import { levelAnswer, levelOfMsr } from './level.ts'
import { encumbrance } from './procedure.ts'
import { ratio } from './ratios.ts'

const AFLOAT = 5
const WATER_MASS = 2
const GLIDING_MASS = 10
const PARACHUTING_MASS = 50

/** What a body weighs in a medium, by its density against that of the medium: less than nothing if it floats. */
function buoyed(why: Why, label: string, weight: number, density: number): number {
  const displaced = weight / density
  return exact(why.sum(label).add('weight', weight).add('buoyancy', -displaced).total()) + 0
}

export const waterWeight = rule(
  {
    id: 'gulliver.enc.water-weight',
    title: 'Weight in water',
    lines: '308, 342',
    given: { weight: measure, density: or(positive, 1) },
  },
  ({ weight, density }, why) => {
    const weight_in_water = buoyed(why, 'weight in water', weight, density)
    return { weight_in_water, floats: weight_in_water < 0 }
  },
)

/** Air is that much thinner than water. */
const WATER_TO_AIR = 800

export const airBuoyancy = rule(
  {
    id: 'gulliver.enc.air-buoyancy',
    title: 'Buoyancy in air',
    lines: '348',
    given: {
      weight_by_mass: measure,
      density_relative_to_air: optional(positive),
      /** Against water, as for swimmers. */
      density: or(positive, 1),
    },
  },
  (x, why) => {
    const density = x.density_relative_to_air ?? x.density * WATER_TO_AIR
    const effective_weight = buoyed(why, 'weight in air', x.weight_by_mass, density)
    return { effective_weight, floats: effective_weight < 0 }
  },
)

const DIRECTIONS = ['level', 'up', 'down', 'surface'] as const
type Direction = (typeof DIRECTIONS)[number]

/** Going where the weight goes: down if heavy, up if buoyant, and at the surface if buoyant in water. */
function movesWith(weight: number, direction: Direction): boolean {
  if (direction === 'down') return weight > 0
  return weight < 0 && (direction === 'up' || direction === 'surface')
}

const given = {
  medium: or(oneOf('water', 'air'), 'air'),
  mass: amount,
  /** On land: mass times gravity, unless it is given. */
  weight: optional(measure),
  g: gravity,
  density: or(positive, 1),
  /** From the density, unless it is given; less than nothing if it floats. */
  weight_in_water: optional(signed),
  /** Load ST, unless the creature has its own. */
  thrust: or(positive, 10),
  direction: or(oneOf(...DIRECTIONS), 'level'),
  /** A cinematic world may lower it, down to 1. */
  wsr_multiplier: or(measure, AFLOAT),
}

interface Afloat {
  readonly medium: 'water' | 'air'
  readonly mass: number
  readonly weight?: number
  readonly g: number
  readonly density: number
  readonly weight_in_water?: number
  readonly thrust: number
  readonly direction: Direction
  readonly wsr_multiplier: number
}

function weightAfloat(x: Afloat, why: Why): number {
  const weight = x.weight ?? why.product('weight').add('mass', x.mass).add('gravity', x.g).total()
  if (x.medium === 'air') return weight
  return x.weight_in_water ?? waterWeight({ weight, density: x.density }, why).weight_in_water
}

/** The level of a swimmer or flier. Extra Encumbrance helps only whoever stands. */
function afloat(x: Afloat, why: Why) {
  const weight = weightAfloat(x, why)
  const free = movesWith(weight, x.direction)
  if (free) why.note('It moves with its weight, which does not burden it.')
  // What floats is fought like what sinks, with up and down swapped.
  const wsr = free ? 0 : ratio(why, 'WSR', Math.abs(weight), x.thrust) * x.wsr_multiplier
  const msr = ratio(why, 'MSR', x.mass, x.thrust) * (x.medium === 'water' ? WATER_MASS : 1)
  const effective_wsr = exact(wsr)
  return { effective_wsr, ...encumbrance({ wsr: effective_wsr, msr: exact(msr), extra_encumbrance: 0 }, why) }
}

export const mediumMultipliers = rule(
  {
    id: 'gulliver.enc.medium-multipliers',
    title: 'WSR x 5 in water and air, MSR x 2 in water',
    lines: '304-306, 312-314',
    given,
  },
  afloat,
)

const DRIFTING = { gliding: GLIDING_MASS, parachuting: PARACHUTING_MASS } as const

export const freeDrift = rule(
  {
    id: 'gulliver.enc.free-drift',
    title: 'Falling, sinking, floating and gliding with your weight',
    lines: '310',
    given: {
      ...given,
      mode: or(oneOf('drifting', 'gliding', 'parachuting'), 'drifting'),
      /** From mass and thrust, unless it is given: flight thrust if there is any, else Load ST. */
      msr: optional(measure),
    },
  },
  (x, why) => {
    if (x.mode === 'drifting') return mediumMultipliers(x, why)
    const effective_msr = exact(
      why
        .product('effective MSR')
        .add('MSR', x.msr ?? ratio(why, 'MSR', x.mass, x.thrust))
        .add(x.mode, DRIFTING[x.mode])
        .total(),
    )
    const level = levelOfMsr(effective_msr, why)
    return { effective_wsr: 0, burden: null, enc_factor: 1, effective_msr, ...levelAnswer(level, why) }
  },
)
