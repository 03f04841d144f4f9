/** The book's creatures at work: every number of its table, from their measures. */
import { flag, oneOf, or, rule, type Why } from '@umpire/engine'
import type { Body } from './body/body.ts'
import { encumberedOnLand, inAir, inWater, jumps, NAKED, onLand } from './body/performance.ts'
import { CREATURES } from './rows.ts'

const CREATURE_NAMES = CREATURES.map(({ name }) => name)

function named(name: string): Body {
  const found = CREATURES.find(one => one.name === name)
  if (found === undefined) throw new Error(`no creature is called ${name}`)
  return found
}

const OF_WATER = 1

/** In its primary environment, with its lift if it flies. */
function atHome(body: Body, airfoils: boolean, why: Why) {
  if (body.environment === 'air') return inAir(body, NAKED, airfoils, why)
  return body.environment === 'water' ? inWater(body, NAKED, OF_WATER, why) : onLand(body, NAKED, why)
}

/** Swimming of whoever belongs on land, for every five points of the skill. */
const PER_SWIMMING = 5

function asSwimmer(body: Body, why: Why) {
  const { level, move, dodge, control_modifier } = inWater({ ...body, environment: 'land' }, NAKED, OF_WATER, why)
  // The default of DX − 5 is in that Move.
  const untaught = body.dx - PER_SWIMMING
  return {
    water_level: level,
    water_move_per_swimming_5: untaught > 0 ? (move * PER_SWIMMING) / untaught : null,
    water_dodge: dodge,
    water_control_modifier: control_modifier,
  }
}

export const creatureTable = rule(
  {
    id: 'gulliver.creature.table',
    title: 'Creatures',
    lines: '2407-2429, 2459',
    given: { creature: oneOf(...CREATURE_NAMES) },
  },
  ({ creature }, why) => {
    const body = named(creature)
    const home = atHome(body, true, why)
    const flies = body.wings > 0 && body.environment !== 'air' ? inAir(body, NAKED, false, why) : null
    const stands = encumberedOnLand(body, NAKED, why)
    return {
      size: body.size,
      mass: body.mass,
      wsr: stands.wsr,
      burden: body.environment === 'land' ? stands.burden : null,
      effective_msr: home.effective_msr,
      level: home.level,
      move: home.move,
      dodge: home.dodge,
      control_modifier: home.control_modifier,
      jd: jumps(body, NAKED, why),
      land_level: stands.level,
      level_without_airfoils: body.environment === 'air' ? atHome(body, false, why).level : null,
      air_level: flies?.level ?? null,
      air_move: flies?.move ?? null,
      ...asSwimmer(body, why),
    }
  },
)

export const creatureSteps = rule(
  {
    id: 'gulliver.creature.steps',
    title: 'Creature table worked step by step',
    lines: '2411-2427',
    given: { creature: oneOf(...CREATURE_NAMES), airfoils: or(flag(), true) },
  },
  ({ creature, airfoils }, why) => {
    const body = named(creature)
    const stands = encumberedOnLand(body, NAKED, why)
    const home = atHome(body, airfoils, why)
    return {
      wsr: stands.wsr,
      burden: stands.burden,
      effective_wsr: body.environment === 'land' ? null : home.wsr,
      enc_factor: home.enc_factor,
      effective_msr: home.effective_msr,
      level: home.level,
    }
  },
)
