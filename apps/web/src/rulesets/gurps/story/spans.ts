/** Spans of time that are let pass with one press, as the procedures of the story take them. */
const PASSING = 'gurps.procedure.passing-time'
/** With meals, water and sleep: what heals by the day does so there. */
const HEALING = 'gurps.procedure.healing-day'

const OF = {
  seconds: { procedure: PASSING, given: { seconds: 10 } },
  minute: { procedure: PASSING, given: { minutes: 1 } },
  quarter: { procedure: PASSING, given: { minutes: 10 } },
  hour: { procedure: PASSING, given: { hours: 1 } },
  night: { procedure: PASSING, given: { hours: 8 } },
  day: { procedure: HEALING, given: { days: 1 } },
  week: { procedure: HEALING, given: { days: 7 } },
  month: { procedure: HEALING, given: { days: 30 } },
} as const

export type Span = keyof typeof OF
export const SPANS: readonly Span[] = ['seconds', 'minute', 'quarter', 'hour', 'night', 'day', 'week', 'month']

/** What is started for it; those who rest do nothing more strenuous than talk. A day of healing is one of rest anyhow. */
export function startOf(span: Span, resting: readonly string[]) {
  const { procedure, given } = OF[span]
  return { procedure, given: procedure === PASSING ? { ...given, resting: [...resting] } : { ...given } }
}
