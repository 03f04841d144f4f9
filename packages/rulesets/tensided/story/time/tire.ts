/** Fatigue outside of fights: every point of difficulty that it brings asks whether one can go on. */

import { fatigue } from '../../campaign/settings.ts'
import { type FatigueCause, fatigueRecovery } from '../../fatigue/points.ts'
import { tired } from '../../fight/facts/body.ts'
import { canAct } from '../../fight/state/state.ts'
import { exhausted } from '../../fight/wound/lasting.ts'
import { type Asking, ofBodies } from '../facts/ask.ts'
import { personIn } from '../facts/person.ts'
import { placeIn } from '../facts/state.ts'

interface Gain {
  readonly short?: number
  readonly long?: number
  readonly cause: FatigueCause
  readonly because: string
}

/** Points up to where the next point of difficulty begins. */
const upToNext = (points: number, each: number): number => each - (points % each)

/** Answers whether he can go on. What he can do nothing against comes all the same. */
export function tire(ask: Asking, who: string, { short = 0, long = 0, cause, because }: Gain): boolean {
  if (!fatigue(ask.why)) return true
  let [longLeft, shortLeft] = [long, short]
  while (longLeft + shortLeft > 0) {
    const { body, stats, standing } = personIn(ask.state, who, ask.why)
    if (body.status === 'dead') return false
    if (cause === 'effort' && !canAct(standing)) return false
    const each = Math.max(1, stats.willpower)
    const now = Math.min(longLeft > 0 ? longLeft : shortLeft, upToNext(body.short_fp + body.long_fp, each))
    const gain = longLeft > 0 ? { gain_long_fp: now } : { gain_short_fp: now }
    if (longLeft > 0) longLeft -= now
    else shortLeft -= now
    const { short_fp, long_fp, df_gained, fatigue_df, roll_due } = fatigueRecovery(
      {
        willpower: stats.willpower,
        short_fp: body.short_fp,
        long_fp: body.long_fp,
        df_gained: body.df_gained,
        ...gain,
      },
      ask.why,
    )
    ask.record(tired({ who, short_fp, long_fp, df_gained, because }))
    if (roll_due) exhausted(ofBodies(ask), placeIn(ask.state, who), fatigue_df, cause)
  }
  return canAct(personIn(ask.state, who, ask.why).standing)
}
