/** Fatigue is lost ST: what it does, and what a battle costs. */
import { int, num, optional, or, rule, type Why } from '@umpire/engine'
import { LOAD, SCORE } from '../roll/fields.ts'

/** At this ST and below it Move is halved, and other things begin to cost hit points. */
export const SPENT = 3
const LEAST = 1

/** In fractions where campaigns count them. */
const points = num({ min: 0, max: 1_000_000 })
const speed = optional(num({ min: 0, max: 1_000_000 }))
/** How strong whoever tires is: as printed a point is a point. */
export const STRENGTH = { st: optional(num({ min: -1000, max: 1_000_000 })) }

const halved = (label: string, value: number, why: Why): number =>
  Math.min(value, why.atLeast(`least ${label}`, LEAST, why.round(`half of ${label}`, value / 2, 'down')))

type Tired = {
  readonly current_st: number
  /** Of it all, what is kept: more than ST is not. */
  readonly fatigue: number
  readonly weapon_damage_st: number
  readonly unconscious: boolean
  readonly move?: number
  readonly dodge?: number
}

export const fatigue = rule(
  {
    id: 'gurps.fatigue.general',
    title: 'Fatigue',
    lines: '2477-2487',
    given: {
      st: num({ min: -1000, max: 1_000_000 }),
      fatigue: or(points, 0),
      /** As printed it is ST alone that is lost. */
      ht: optional(SCORE),
      move: speed,
      dodge: speed,
    },
  },
  ({ st, fatigue: lost, move, dodge }, why): Tired => {
    const left = why.sum('current ST').add('ST', st).add('fatigue', -lost).total()
    const current_st = why.atLeast('never below', 0, left)
    const spent = why.compare('spent', current_st, '<=', SPENT)
    return {
      current_st,
      fatigue: why.atMost('no more than ST', Math.max(0, st), lost),
      weapon_damage_st: st,
      unconscious: current_st === 0,
      ...(move === undefined ? {} : { move: spent ? halved('Move', move, why) : move }),
      ...(dodge === undefined ? {} : { dodge: spent ? halved('Dodge', dodge, why) : dodge }),
    }
  },
)

/** A fight that is over sooner tires nobody. */
const LONG_FIGHT = 10

/** What an effort costs under a load; nobody is the fresher for being lightly built. */
export const underLoad = (label: string, encumbrance_level: number, why: Why): number =>
  why.sum(label).add('encumbrance', Math.max(0, encumbrance_level)).add('always', 1).total()

export const battleFatigue = rule(
  {
    id: 'gurps.fatigue.battle',
    title: 'Fatigue after a battle',
    lines: '2481',
    given: { seconds: int({ min: 0, max: 1_000_000 }), encumbrance_level: or(LOAD, 0), ...STRENGTH },
    gives: 'fatigue',
  },
  ({ seconds, encumbrance_level }, why) =>
    why.compare('a long fight', seconds, '>', LONG_FIGHT) ? underLoad('fatigue', encumbrance_level, why) : 0,
)
