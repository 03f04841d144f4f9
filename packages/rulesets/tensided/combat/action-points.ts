/** Action points: tickets out of being killed. */
import { flag, int, oneOf, optional, rule, text, type Why } from '@umpire/engine'
import { actionPointsAgainstInstantDeath } from '../campaign/readings.ts'
import { flawsHeld, meritsHeld, value } from '../effect/effect.ts'
import { STATUS, type Status } from '../tables/health-levels.ts'

/** What would kill him. */
export const DEATHS = ['wound', 'death-roll', 'bleeding', 'instant-death'] as const
export type Death = (typeof DEATHS)[number]

const USUAL = 1
/** One short of what kills. */
const EXHAUSTED_DF = 19

/** Whether a point can help against it at all. */
export const savesFrom = (cause: Death, why: Why): boolean =>
  cause !== 'instant-death' || actionPointsAgainstInstantDeath(why)

type Spent = {
  readonly action_points: number
  readonly status?: Status
  readonly spent?: boolean
  /** Whether the coma is rolled for. */
  readonly death_roll?: boolean
  readonly allowed?: boolean
  /** Of somebody who would have bled to death. */
  readonly fatigue_df?: number
  readonly unconscious?: boolean
  readonly bleeding_stopped?: boolean
}

export const actionPoints = rule(
  {
    id: 'tensided.combat.action-points',
    title: 'Action points',
    lines: '663-663',
    given: {
      /** Those left; as many as somebody has for a session where it is not told. */
      action_points: optional(int({ min: 0, max: 100 })),
      merits: meritsHeld,
      flaws: flawsHeld,
      /** Game master's characters and followers have none. */
      player_character: optional(flag()),
      would_be: optional(STATUS),
      cause: optional(oneOf(...DEATHS)),
      enemies_would_finish_him: optional(flag()),
      /** Rolls are not changed by them, whatever is wished. */
      miss: optional(flag()),
      wish: optional(text(200)),
    },
  },
  (x, why): Spent => {
    const ofSession = x.player_character === false ? 0 : (value(x, 'value', 'action-points', why) ?? USUAL)
    const before = x.action_points ?? ofSession
    const { would_be, cause = 'wound' } = x
    if (x.wish !== undefined || x.miss === true) return { action_points: before, allowed: false }
    if (would_be === undefined) return { action_points: before }
    if (would_be !== 'dead') return { action_points: before, status: would_be, spent: false }
    if (before === 0 || !savesFrom(cause, why)) {
      why.note(before === 0 ? 'no action point is left' : 'nothing helps against such a death')
      return { action_points: before, status: 'dead', spent: false }
    }
    const action_points = why.sum('action points').add('left', before).add('spent', -1).total()
    const saved = { action_points, spent: true, death_roll: false }
    if (cause === 'bleeding') {
      return { ...saved, fatigue_df: EXHAUSTED_DF, unconscious: true, bleeding_stopped: true }
    }
    // A coma among foes is death: the worst that he survives is lighter.
    return { ...saved, status: x.enemies_would_finish_him === true ? 'critical' : 'comatose' }
  },
)
