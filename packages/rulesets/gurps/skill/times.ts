/** How long an attempt takes, and how often a skill is rolled. */
import { int, num, optional, rule, type Table, table, text, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'

type Interval = {
  /** In words. */
  readonly interval: string
  /** The first roll comes after so many minutes, each later one after so many more; null where no clock tells it. */
  readonly first: number | null
  readonly each: number | null
}

const HOUR = 60
const DAY = 24 * HOUR

const every = (interval: string, minutes: number | null): Interval => ({ interval, first: minutes, each: minutes })

const INTERVALS: Table<string, Interval> = table<string, Interval>('Time for each roll', {
  'Animal Handling': every('1 day of training', DAY),
  Carpentry: every('1 hour', HOUR),
  Masonry: every('1 hour', HOUR),
  Escape: { interval: '1 minute for the first attempt, 10 minutes for each later one', first: 1, each: 10 },
  Lockpicking: every('1 minute for each attempt, longer for a safe', 1),
  Shadowing: every('10 minutes', 10),
  Survival: every('1 day', DAY),
  Tracking: { interval: 'once to pick up the trail, then every 5 minutes', first: 0, each: 5 },
  Hiking: every('half a day of march', null),
})

/** Skills whose attempts have a time of their own. */
export const TIMED_SKILLS: readonly string[] = Object.keys(INTERVALS.rows)

export const timedAttempts = rule(
  {
    id: 'gurps.skill.escape-time',
    title: 'Timed skill attempts',
    lines: '1045, 1085, 1131, 1265, 1269, 1355, 1375, 1405',
    given: {
      skill: text(200),
      /** How many attempts: how long they take. */
      attempts: optional(int({ min: 0, max: 1_000_000 })),
      /** How long somebody is at it, as on a trail: how many rolls that takes. */
      trail_minutes: optional(num({ min: 0, max: 1e9 })),
    },
  },
  (x, why): { readonly interval: string; readonly minutes: number | null; readonly rolls: number | null } => {
    const { skill } = skillNamed(x.skill, catalogOf(why), 'skill')
    const { interval, first, each } = INTERVALS.at(skill.name, why)
    if (first === null || each === null) return { interval, minutes: null, rolls: null }
    return {
      interval,
      minutes: x.attempts === undefined ? null : timeOf(x.attempts, first, each, why),
      rolls: x.trail_minutes === undefined ? null : rollsIn(x.trail_minutes, first, each, why),
    }
  },
)

function timeOf(attempts: number, first: number, each: number, why: Why): number {
  const sum = why.sum('minutes').when(attempts > 0, 'first attempt', first, 'no attempt')
  return sum.when(attempts > 1, 'later attempts', (attempts - 1) * each, 'no later attempt').total()
}

/** Rolls that fall due within that time. */
function rollsIn(minutes: number, first: number, each: number, why: Why): number {
  const later = minutes - first
  return why
    .sum('rolls')
    .when(later >= 0, 'first roll', 1, 'not due yet')
    .when(later >= 0, 'later rolls', () => why.round('full intervals', later / each, 'down'), 'not due yet')
    .total()
}
