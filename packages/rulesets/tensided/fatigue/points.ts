/** Fatigue points: what they weigh, how they go, and what happens when there are too many. */
import { BadInput, flag, int, list, num, oneOf, optional, record, rolled, rule, type Why } from '@umpire/engine'
import { fatigue } from '../campaign/settings.ts'
import { willpowerRoll } from '../injury/willpower.ts'
import { statValue } from '../tables/stats.ts'

/** Parts of a point never come up, but whatever bleeds or burns may bring many. */
export const FP = num({ min: 0, max: 10_000_000 })
const fp = optional(FP)

/** Willpower none counts as one. */
const measure = (willpower: number, why: Why): number => why.atLeast('willpower', 1, willpower)

export const fatiguePoints = rule(
  {
    id: 'tensided.fatigue.points',
    title: 'Fatigue points and difficulty',
    lines: '966-966',
    given: { short_fp: fp, long_fp: fp, willpower: statValue, fatigue: optional(flag()) },
    gives: 'fatigue_df',
  },
  (x, why) => {
    if (!(x.fatigue ?? fatigue(why))) return 0
    const { short_fp = 0, long_fp = 0 } = x
    const points = why.sum('fatigue').add('short-term', short_fp).add('long-term', long_fp).total()
    return why.round('for each willpower', points / measure(x.willpower, why), 'down')
  },
)

/** Of so many points of difficulty one is long-term. */
const LONG_TERM_EVERY = 4
/** Rest of so many seconds takes away a point of difficulty. */
const BREATHER = 30

export interface Tired {
  readonly short_fp: number
  readonly long_fp: number
  /** Points of difficulty that came by short-term fatigue since the last sleep. */
  readonly df_gained: number
}

/** One spell: what was gained, and the rest after it. */
function spell(
  before: Tired,
  gain: { readonly short: number; readonly long: number; readonly rest: number },
  willpower: number,
  why: Why,
): Tired & { readonly peak: number; readonly roll_due: boolean } {
  const df = (short_fp: number, long_fp: number) => fatiguePoints({ short_fp, long_fp, willpower }, why)
  const at_first = df(before.short_fp, before.long_fp)
  let long_fp = why.sum('long-term').add('before', before.long_fp).add('gained', gain.long).total()
  let short_fp = before.short_fp
  const start = gain.long === 0 ? at_first : df(short_fp, long_fp)
  short_fp = why.sum('short-term').add('before', short_fp).add('gained', gain.short).total()
  const peak = df(short_fp, long_fp)
  const df_gained = before.df_gained + peak - start
  const fours = Math.floor(df_gained / LONG_TERM_EVERY) - Math.floor(before.df_gained / LONG_TERM_EVERY)
  const each = measure(willpower, why)
  if (fours > 0) {
    const stays = why.atMost('what is there', short_fp, fours * each)
    short_fp = why.sum('short-term').add('so far', short_fp).add('becomes long-term', -stays).total()
    long_fp = why.sum('long-term').add('so far', long_fp).add('from short-term', stays).total()
  }
  const breathers = why.round('half minutes of rest', gain.rest / BREATHER, 'down')
  if (breathers > 0) {
    const less = why
      .sum('short-term')
      .add('so far', short_fp)
      .add('rest', -breathers * each)
      .total()
    short_fp = why.atLeast('short-term', 0, less)
  }
  return { short_fp, long_fp, df_gained, peak, roll_due: peak > at_first && peak >= MUST_ROLL }
}

const seconds = num({ min: 0, max: 1e9 })

/** From here on every point asks for a roll, and from there on to stay awake. */
const MUST_ROLL = 5
export const MAY_PASS_OUT = 10
const DIES = 20

export const fatigueRecovery = rule(
  {
    id: 'tensided.fatigue.recovery',
    title: 'Catching breath and long-term fatigue',
    lines: '966-966',
    given: {
      willpower: statValue,
      short_fp: fp,
      long_fp: fp,
      df_gained: optional(int({ min: 0, max: 10_000_000 })),
      gain_short_fp: fp,
      /** Printed as long-term: it does not move the counter. */
      gain_long_fp: fp,
      rest_seconds: optional(seconds),
      /** Several, one after the other, in place of one. */
      spells: optional(list(record({ gain_short_fp: fp, gain_long_fp: fp, rest_seconds: optional(seconds) }), 1000)),
    },
  },
  (x, why) => {
    const { willpower, short_fp = 0, long_fp = 0, df_gained = 0 } = x
    let tired: Tired = { short_fp, long_fp, df_gained }
    let [peak_df, roll_due] = [0, false]
    for (const one of x.spells ?? [x]) {
      const gain = { short: one.gain_short_fp ?? 0, long: one.gain_long_fp ?? 0, rest: one.rest_seconds ?? 0 }
      const after = spell(tired, gain, willpower, why)
      tired = { short_fp: after.short_fp, long_fp: after.long_fp, df_gained: after.df_gained }
      peak_df = after.peak
      roll_due = after.roll_due
    }
    const fatigue_df = fatiguePoints({ short_fp: tired.short_fp, long_fp: tired.long_fp, willpower }, why)
    return {
      ...tired,
      fatigue_df,
      /** Before the rest. */
      peak_df,
      /** It rose to where a roll is due (tensided.fatigue.thresholds). */
      roll_due,
    }
  },
)

/** What can kill: nobody tires himself to death. */
export const FATIGUE_CAUSES = ['effort', 'heat', 'cold', 'bleeding'] as const
export type FatigueCause = (typeof FATIGUE_CAUSES)[number]

const BASE = 12

type Threshold = {
  readonly attribute?: number
  readonly difficulty?: number
  readonly roll_needed: boolean
  /** None while the roll is still to be made. */
  readonly goes_on: boolean | null
  readonly conscious: boolean | null
  readonly dead: boolean
}

export const thresholds = rule(
  {
    id: 'tensided.fatigue.thresholds',
    title: 'Exhaustion thresholds',
    lines: '969-975',
    given: {
      fatigue_df: int({ min: 0, max: 10_000_000 }),
      willpower: optional(statValue),
      d10: optional(rolled('1d10')),
      cause: optional(oneOf(...FATIGUE_CAUSES)),
    },
  },
  (x, why): Threshold => {
    const { fatigue_df, willpower, cause = 'bleeding' } = x
    if (why.compare('too tired to live', fatigue_df, '>=', DIES)) {
      return { roll_needed: false, goes_on: false, conscious: false, dead: cause !== 'effort' }
    }
    if (!why.compare('so tired that a roll is due', fatigue_df, '>=', MUST_ROLL)) {
      return { roll_needed: false, goes_on: true, conscious: true, dead: false }
    }
    if (willpower === undefined) throw new BadInput('willpower', 'the willpower to go on with', willpower)
    const difficulty = why.sum('to go on').add('base', BASE).add('fatigue', fatigue_df).total()
    const { attribute, success = null } = willpowerRoll(willpower, difficulty, x.d10, why)
    const faints = why.compare('tired enough to pass out', fatigue_df, '>=', MAY_PASS_OUT)
    return {
      roll_needed: true,
      attribute,
      difficulty,
      goes_on: success,
      conscious: faints ? success : true,
      dead: false,
    }
  },
)
