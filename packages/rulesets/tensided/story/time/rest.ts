/** Rest and sleep: tensided.proc.rest-and-sleep. */
import { flag, int, list, num, or, procedure } from '@umpire/engine'
import { sleep } from '../../fatigue/exertion.ts'
import type { Asking } from '../facts/ask.ts'
import { HOUR, MINUTE } from '../facts/clock.ts'
import { isAlive } from '../facts/evolve.ts'
import { slept } from '../facts/facts.ts'
import { bodyIn, characterIn, MOST_PEOPLE, NAME } from '../facts/state.ts'
import { advance } from './time.ts'
import { tire } from './tire.ts'

/** A night is over, however long it was: what it took away, and what is missing of it. */
export function wakeUpAfter(ask: Asking, who: string, hours: number, woken: boolean): void {
  if (!isAlive(ask.state, who)) return
  const { short_fp, long_fp, df_gained } = bodyIn(ask.state, who)
  const before = { short_fp, long_fp, df_gained }
  const after = sleep({ hours_slept: hours, ...before }, ask.why)
  // Whoever slept at all has only the lack of it left, which is gained anew.
  const kept = hours > 0 ? { short_fp: 0, long_fp: 0, df_gained: 0 } : before
  ask.record(slept({ who, hours, ...kept, woken }))
  tire(ask, who, { long: after.long_fp - kept.long_fp, cause: 'effort', because: 'lack of sleep' })
}

export const restAndSleep = procedure(
  {
    id: 'tensided.proc.rest-and-sleep',
    title: 'Rest and sleep',
    given: {
      who: list(NAME, MOST_PEOPLE),
      /** First rest, then sleep; a night without sleep is one of no hours. */
      rest_minutes: or(int({ min: 0, max: 1_000_000 }), 0),
      sleep_hours: or(num({ min: 0, max: 48 }), 0),
      night: or(flag(), false),
      /** Torn out of it. */
      woken: or(flag(), false),
    },
  },
  (ask: Asking, x): { readonly clock: number } => {
    for (const who of x.who) characterIn(ask.state, who)
    const spending = { resting: x.who, carers: {} }
    advance(ask, x.rest_minutes * MINUTE, spending)
    if (x.sleep_hours > 0 || x.night) {
      advance(ask, Math.round(x.sleep_hours * HOUR), spending)
      for (const who of x.who) wakeUpAfter(ask, who, x.sleep_hours, x.woken)
    }
    return { clock: ask.state.clock }
  },
)
