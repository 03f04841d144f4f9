/** How much sleep somebody needs, and what missing it costs. */
import { int, num, optional, rule, table, type Why } from '@umpire/engine'
import { costOfAll } from '../catalog/cost/trait-cost.ts'
import { traitProblems } from '../catalog/cost/trait-problems.ts'
import { bearerOf } from '../catalog/entry/taken.ts'
import { takeAll } from '../catalog/take-all.ts'
import { affected, type Bearer } from '../effect/apply.ts'

const FULL_NIGHT = 8
/** Fatigue for what was missed of a night. */
export const MISSED_SLEEP = table('Missed sleep', { 'the whole night': 5, 'half of it': 2 })

/** Hours of a full night of whoever has these traits. */
export const nightHours = (bearers: readonly Bearer[], why: Why): number =>
  affected('full night', FULL_NIGHT, ['sleep-hours'], bearers, {}, why)

/** Fatigue for the hours missed: nothing for less than half a night. */
export function missedSleep(full: number, slept: number, why: Why): number {
  if (slept === 0) return MISSED_SLEEP.at('the whole night', why)
  const half = why.compare('hours missed, against half a night', full - slept, '>=', full / 2)
  return half ? MISSED_SLEEP.at('half of it', why) : 0
}

export const lessSleep = rule(
  {
    id: 'gurps.advantage.less-sleep',
    title: 'Less Sleep',
    lines: '656-660, 2497',
    given: { level: int({ min: 0, max: 100 }), slept_hours: optional(num({ min: 0, max: 24 })) },
  },
  ({ level, slept_hours }, why) => {
    const taken = level === 0 ? [] : takeAll([{ trait: 'Less Sleep', level }], why)
    const legal = traitProblems(taken, {}).length === 0
    const points = costOfAll(taken, why)
    if (!legal) return { legal, points }
    const full = nightHours(taken.map(bearerOf), why)
    const night = { legal, points, full_night_hours: full, half_night_hours: full / 2 }
    if (slept_hours === undefined) return night
    const full_night = why.compare('slept, against a full night', slept_hours, '>=', full)
    return { ...night, full_night, fatigue: full_night ? 0 : missedSleep(full, slept_hours, why) }
  },
)
