/** Staying awake, staying alive, and willing away the pain. */
import { BadInput, flag, optional, rolled, rule, type Why } from '@umpire/engine'
import { comaCareDf, comaCareRounds, comaRollDelayRounds, medicWakeDf } from '../campaign/settings.ts'
import { passiveComplex } from '../core/df-stacking.ts'
import { addTo, type Having, times } from '../effect/effect.ts'
import { STATUS, STATUS_ROWS, type Status } from '../tables/health-levels.ts'
import { statValue } from '../tables/stats.ts'
import { willpowerRoll } from './willpower.ts'

const STAY_AWAKE = 15

export const incapacitated = rule(
  {
    id: 'tensided.injury.incapacitated',
    title: 'Incapacitated',
    lines: '890-891',
    given: { willpower: statValue, d10: optional(rolled('1d10')), stubborn: times },
  },
  (x, why) => {
    const difficulty = addTo(why.sum('to stay awake').add('base', STAY_AWAKE), x, 'df', 'incapacitation-roll').total()
    const { success = null, ...tried } = willpowerRoll(x.willpower, difficulty, x.d10, why)
    return {
      ...tried,
      /** None while the roll is still to be made. */
      conscious: success,
      can_stand: false,
      /** What a medic rolls against to wake him. */
      wake_base_df: medicWakeDf(why),
      wake_difficulty: passiveComplex(medicWakeDf(why), why),
    }
  },
)

const STAY_ALIVE = 18
const WEEKS_A_MONTH = 4
const SHORTEST = 1

/** Months of a d6, less a week for every point that the roll was better than needed. */
function weeksOf(d6: number, mos: number, why: Why): number {
  const months = why.product('weeks').add('months', d6).add('weeks a month', WEEKS_A_MONTH).total()
  return why.atLeast('weeks', SHORTEST, why.sum('weeks').add('months', months).add('margin', -mos).total())
}

/** He wakes critical, and bleeds on until then. */
const WAKES: Status = 'critical'

type Coma = {
  readonly attribute?: number
  readonly difficulty?: number
  readonly final_roll?: number
  readonly mos?: number
  readonly death_roll: boolean
  /** None while the roll is still to be made. */
  readonly alive: boolean | null
  /** Until he wakes; none while the d6 is still to be thrown. */
  readonly weeks?: number
  readonly wakes?: Status
  readonly due_in_rounds?: number
  readonly care?: { readonly base_df: number; readonly difficulty: number; readonly rounds: number }
}

function deathRoll(x: Having & { readonly willpower?: number; readonly d10?: number }, why: Why) {
  if (x.willpower === undefined) throw new BadInput('given.willpower', 'the willpower to live with', x.willpower)
  const difficulty = addTo(why.sum('to live').add('base', STAY_ALIVE), x, 'df', 'death-roll').total()
  return willpowerRoll(x.willpower, difficulty, x.d10, why)
}

export const comatose = rule(
  {
    id: 'tensided.injury.comatose',
    title: 'Comatose',
    lines: '894-895',
    given: {
      willpower: optional(statValue),
      d10: optional(rolled('1d10')),
      /** Months, if he lives. */
      d6: optional(rolled('1d6')),
      die_hard: times,
      die_easy: times,
      /** A hospital, or a medic's roll: no roll to live is needed. */
      medical_care: optional(flag()),
    },
  },
  (x, why): Coma => {
    const sleeps = (mos: number): Pick<Coma, 'weeks' | 'wakes'> => {
      const { d6 } = x
      return d6 === undefined ? { wakes: WAKES } : { wakes: WAKES, weeks: weeksOf(d6, mos, why) }
    }
    if (x.medical_care === true) return { death_roll: false, alive: true, ...sleeps(0) }
    const { success, mos = 0, ...tried } = deathRoll(x, why)
    if (success === undefined) {
      const base_df = comaCareDf(why)
      const care = { base_df, difficulty: passiveComplex(base_df, why), rounds: comaCareRounds(why) }
      return { ...tried, death_roll: true, alive: null, due_in_rounds: comaRollDelayRounds(why), care }
    }
    return { ...tried, mos, death_roll: true, alive: success, ...(success ? sleeps(mos) : {}) }
  },
)

/** What a status does to rolls and legs, pain willed away or not; the difficulty is none where nobody can roll. */
export function penaltiesOf(
  status: Status,
  halved: boolean,
  why: Why,
): { readonly wound_df: number | null; readonly move: number } {
  const { df, move } = why.table('Health status', status, undefined, STATUS_ROWS[status])
  if (!halved || df === null) return { wound_df: df, move }
  const wound_df = why.round('half the difficulty', df / 2, 'down')
  // Who cannot stand does not stand up for wanting to.
  if (move === 0) return { wound_df, move }
  return {
    wound_df,
    move: why
      .sum('movement')
      .add('all', 1)
      .add('half of what is lost', -(1 - move) / 2)
      .total(),
  }
}

const WILL_AWAY = 15

export const halving = rule(
  {
    id: 'tensided.injury.halving',
    title: 'Willing away the pain',
    lines: '906-906',
    given: { status: STATUS, willpower: statValue, d10: optional(rolled('1d10')) },
  },
  (x, why) => {
    const { df } = STATUS_ROWS[x.status]
    if (df === null || df === 0) return { possible: false, success: false, ...penaltiesOf(x.status, false, why) }
    const difficulty = why.sum('to will it away').add('base', WILL_AWAY).add(x.status, df).total()
    const tried = willpowerRoll(x.willpower, difficulty, x.d10, why)
    return { possible: true, ...tried, ...penaltiesOf(x.status, tried.success === true, why) }
  },
)
