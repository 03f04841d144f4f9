/** Move at home: on land, in water and in the air, and what control over it is rolled against. */
import { optional, or, rule, type Why } from '@umpire/engine'
import { measure, no, score, size } from '../common/fields.ts'
import { type Quick, quickness } from '../common/speed.ts'
import { limbModifier, limbsField } from '../control/limbs.ts'
import { fullMod, halfMod, type Level, levelField, levelKey, levelOf, moveMod, NONE } from '../enc/level.ts'
import { freeDrift } from '../enc/medium.ts'
import { type Enhanced, enhancementOf, enhancing, moveOf, substituted } from './computed.ts'

const level = or(levelField, NONE)
const body = { ...quickness, ...enhancing, level, size }

/** What control is rolled against: a skill, or what it defaults to. */
interface Control {
  readonly skill: number
  /** Half or Full modifier. */
  readonly encumbrance: number
  readonly limbs: number
}

interface Goer extends Quick, Enhanced {
  readonly level: Level
  readonly size: number
  readonly substitution: boolean
}

/** At home: by Basic Speed and the speed skill, the load, the traits and the Size. */
function going(x: Goer, skill: number | undefined, factor: number, why: Why) {
  const parts = { move_mod: moveMod(x.level, why), factor, enhancement: enhancementOf(x, why), size: x.size }
  return x.substitution ? moveOf(substituted(x, skill, why), undefined, parts, why) : moveOf(x, skill, parts, why)
}

function controlAnswer({ skill, encumbrance, limbs }: Control, why: Why) {
  const control_modifier = why
    .sum('control')
    .add('encumbrance', encumbrance)
    .add('limbs', limbModifier({ limbs }, why))
    .total()
  return {
    control_modifier,
    control: why.sum('control').add('skill', skill).add('modifiers', control_modifier).total(),
  }
}

export const land = rule(
  {
    id: 'gulliver.move.land',
    title: 'Running Move',
    lines: '501-515',
    given: {
      ...body,
      running: optional(score),
      /** The skill stands in for HT, in place of an eighth of it. */
      substitution: no,
      legs: limbsField,
      /** Balancing or another skill, in place of DX. */
      balance: optional(score),
    },
  },
  (x, why) => {
    const moved = going(x, x.running, 1, why)
    const encumbrance = halfMod(x.level, why)
    return {
      ...moved,
      ...controlAnswer({ skill: x.balance ?? x.dx, encumbrance, limbs: x.legs }, why),
    }
  },
)

export const waterNative = rule(
  {
    id: 'gulliver.move.water-native',
    title: 'Swimming Move of aquatic creatures',
    lines: '533-549',
    given: {
      ...body,
      speed_swimming: optional(score),
      substitution: no,
      /** DX unless it was learned. */
      swimming: optional(score),
      swimming_limbs: limbsField,
    },
  },
  (x, why) => {
    const moved = going(x, x.speed_swimming, 1, why)
    const encumbrance = fullMod(x.level, why)
    return {
      ...moved,
      ...controlAnswer({ skill: x.swimming ?? x.dx, encumbrance, limbs: x.swimming_limbs }, why),
    }
  },
)

const FLYING = 2
const UNTAUGHT = -4

/** A race that flies does it by DX; others learn it. */
const flightSkill = (flight: number | undefined, dx: number, native: boolean): number =>
  flight ?? (native ? dx : dx + UNTAUGHT)

export const airPowered = rule(
  {
    id: 'gulliver.move.air-powered',
    title: 'Powered flight Move',
    lines: '559-575',
    given: {
      ...body,
      speed_flight: optional(score),
      substitution: no,
      flight: optional(score),
      not_of_a_flying_race: no,
      wings: limbsField,
    },
  },
  (x, why) => {
    const moved = going(x, x.speed_flight, FLYING, why)
    const skill = flightSkill(x.flight, x.dx, !x.not_of_a_flying_race)
    return {
      ...moved,
      ...controlAnswer({ skill, encumbrance: fullMod(x.level, why), limbs: x.wings }, why),
    }
  },
)

const PARACHUTING = 1 / 10

export const airUnpowered = rule(
  {
    id: 'gulliver.move.air-unpowered',
    title: 'Gliding and parachuting Move',
    lines: '577-585',
    given: {
      ...quickness,
      ...enhancing,
      size,
      /** Of body and load, by flight thrust if there is any; or the level itself. */
      msr: optional(measure),
      level: optional(levelField),
      parachuter: no,
      /** Flight, Gliding or Parachuting. */
      flight: optional(score),
      not_of_a_flying_race: no,
    },
  },
  (x, why) => {
    const own = x.level ?? drifting(x.msr, x.parachuter, why)
    const factor = x.parachuter ? PARACHUTING * FLYING : FLYING
    const moved = moveOf(x, undefined, { move_mod: 1, factor, enhancement: enhancementOf(x, why), size: x.size }, why)
    const skill = flightSkill(x.flight, x.dx, !x.not_of_a_flying_race)
    return {
      ...moved,
      level: levelKey(own),
      ...controlAnswer({ skill, encumbrance: fullMod(own, why), limbs: 2 }, why),
    }
  },
)

function drifting(msr: number | undefined, parachuter: boolean, why: Why): Level {
  if (msr === undefined) return NONE
  const drift = freeDrift(
    {
      medium: 'air',
      mode: parachuter ? 'parachuting' : 'gliding',
      msr,
      mass: 0,
      g: 1,
      density: 1,
      thrust: 1,
      direction: 'down',
      wsr_multiplier: 1,
    },
    why,
  )
  return levelOf(drift.level) ?? NONE
}
