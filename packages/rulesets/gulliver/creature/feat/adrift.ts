/** Where nothing weighs anything: along a surface, in free flight, under thrust; and what water and air bear of a body. */
import type { Why } from '@umpire/engine'
import { noManeuver } from '../../control/turning.ts'
import { buoyancyRolls, fat } from '../../enc/buoyancy.ts'
import { airBuoyancy, waterWeight } from '../../enc/medium.ts'
import { shortcut } from '../../enc/procedure.ts'
import { ratios } from '../../enc/ratios.ts'
import { definition, freeFlight, surfaceMove } from '../../microgravity/microgravity.ts'
import { spaceAcceleration } from '../../move/acceleration.ts'
import type { Body } from '../body/body.ts'
import { type Burden, dodgeAt, onLand, placeOf } from '../body/performance.ts'
import type { Design } from '../design/design.ts'
import { has } from '../design/traits.ts'

export type Weightless = {
  readonly level: string
  /** Along a wall or a rope. */
  readonly move: number
  readonly control: number
  /** For athletics, where Free Fall is less than DX. */
  readonly dx: number
  /** To get anywhere without a hold. */
  readonly free_flight: number
  readonly dodge_adrift: number
  /** Yards a second, every second, in space and under the pull of the earth; of whoever flies there. */
  readonly acceleration: { readonly in_space: number; readonly in_gravity: number } | null
}

/** Of whoever never learned it. */
const UNTAUGHT = -5
const WITHOUT_TRAITS = { enhanced_move: 0, super_move: 0, reduced_move: 0 } as const
const STYLE = { grip_and_release: false, magnetic_boots: false, vacc_suit: false } as const

export function weightlessOf(design: Design, body: Body, { gear }: Burden, why: Why): Weightless {
  const free_fall = design.skills['Free Fall'] ?? design.dx + UNTAUGHT
  const { msr } = ratios({ body_mass: body.mass, gear, load_st: body.load_st, g: 0 }, why)
  const { level } = shortcut({ wsr: 0, msr, extra_encumbrance: 0, g: 0 }, why)
  const own = placeOf(level)
  const limbs = body.legs > 0 ? body.legs : body.arms
  const { dx, ht, size } = body
  const along = surfaceMove(
    { dx, ht, ...WITHOUT_TRAITS, level: own, size, arms: body.legs === 0, ...STYLE, free_fall, limbs },
    why,
  )
  const flier = has(design.traits, 'Powered Flight') !== undefined
  return {
    level,
    move: along.move,
    control: along.control ?? free_fall,
    dx: definition({ g: 0, dx, free_fall }, why).athletic_dx ?? dx,
    free_flight: freeFlight({ free_fall, level: own }, why),
    dodge_adrift: noManeuver({ state: 'adrift', flier, dodge: dodgeAt(body, level, false, why) }, why).dodge ?? 0,
    acceleration: thrustOf(design, body, why),
  }
}

function thrustOf({ space_acceleration }: Design, body: Body, why: Why) {
  if (space_acceleration === undefined) return null
  const { wsr } = onLand(body, { gear: 0, g: 1 }, why)
  const { acceleration_in_gravity } = spaceAcceleration({ acceleration: space_acceleration, wsr }, why)
  return { in_space: space_acceleration, in_gravity: acceleration_in_gravity }
}

export type Afloat = {
  readonly in_water: number
  readonly in_air: number
  /** To stay afloat, and to hold to the ground of the sea. */
  readonly float_bonus: number
  readonly hold_bottom_bonus: number
}

/** What it weighs in water and in the air, as its own units have it. */
export function buoyancyOf(design: Design, body: Body, { gear, g }: Burden, why: Why): Afloat {
  const [weight, { density }] = [(body.mass + gear) * g, design]
  const { float_bonus, hold_bottom_bonus } = buoyancyRolls({ density }, why)
  return {
    in_water: waterWeight({ weight, density }, why).weight_in_water,
    in_air: airBuoyancy({ weight_by_mass: weight, density }, why).effective_weight,
    float_bonus,
    hold_bottom_bonus,
  }
}

const FATTY = ['Overweight', 'Fat'] as const

/** What floating well costs; whoever is fat pays nothing more for it. */
export function floatingCost({ traits, density }: Design, why: Why): number {
  const trait = FATTY.find(name => has(traits, name) !== undefined)
  if (trait === undefined) return buoyancyRolls({ density }, why).cost
  return fat({ trait, density }, why).floating_bonus_cost
}
