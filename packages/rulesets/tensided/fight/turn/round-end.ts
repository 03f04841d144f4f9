/** The end of a round: fatigue, bleeding, exhaustion, holds that put to sleep, and comas whose hour has come. */
import { dice } from '@umpire/dice'
import { knockoutMinutes } from '../../campaign/settings.ts'
import { fighting, running } from '../../fatigue/exertion.ts'
import { fatigueRecovery } from '../../fatigue/points.ts'
import type { Pace } from '../../tables/paces.ts'
import { type Asking, throws } from '../facts/ask.ts'
import { breathed, tired, wentOut } from '../facts/body.ts'
import { released } from '../facts/facts.ts'
import { ruleActs } from '../state/burden.ts'
import { canAct, fighterAt, placeOf, present, standingAt } from '../state/state.ts'
import { BREATHER, bleedOn, comaDue, comeTo, exhausted } from '../wound/lasting.ts'
import { declaredPace, sightsDown } from './sights.ts'

export function endRound(ask: Asking): void {
  for (let place = 0; place < ask.state.standing.length; place++) {
    if (!present(standingAt(ask.state, place))) continue
    sightsDown(ask, place, ruleActs(standingAt(ask.state, place).acts))
    tire(ask, place)
    if (standingAt(ask.state, place).status !== 'dead') comaDue(ask, place)
  }
  return sleepers(ask)
}

/** What blows, legs and wounds cost in this round; and rest, if he had any. */
function tire(ask: Asking, place: number): void {
  const { why } = ask
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const { id: who, struck, missed } = one
  const { willpower, athleticism } = fighter.stats
  const blows = struck + missed === 0 ? 0 : fighting({ hits: struck, misses: missed }, why)
  const mode = declaredPace(one)
  const runs = mode !== undefined && mode !== 'walk'
  const run_seconds = runs ? one.run_seconds + 1 : 0
  const legs = runs ? ranFor(ask, place, mode, run_seconds, athleticism) : 0
  const rests = one.acts.length === 0 || one.acts.every(key => key === 'nothing')
  const rest_seconds = rests && one.wounds.length === 0 ? one.rest_seconds + 1 : 0
  const rested = rest_seconds >= BREATHER
  if (run_seconds !== one.run_seconds || rest_seconds !== one.rest_seconds) {
    ask.record(breathed({ who, run_seconds, rest_seconds: rested ? 0 : rest_seconds }))
  }
  const blood = bleedOn(ask, place)
  const gain_short_fp = blows + legs + blood
  if (gain_short_fp === 0 && !rested) return
  const { short_fp, long_fp, df_gained } = one
  const after = fatigueRecovery(
    { willpower, short_fp, long_fp, df_gained, gain_short_fp, rest_seconds: rested ? BREATHER : 0 },
    why,
  )
  const because = blood > 0 ? 'loss of blood' : rested ? 'rest' : 'effort'
  ask.record(tired({ who, short_fp: after.short_fp, long_fp: after.long_fp, df_gained: after.df_gained, because }))
  if (after.roll_due) exhausted(ask, place, after.fatigue_df, blood > 0 ? 'bleeding' : 'effort')
}

/** What this second adds to one effort. */
function ranFor(ask: Asking, place: number, mode: Pace, seconds: number, athleticism: number): number {
  const { abilities } = fighterAt(ask.state, place)
  const upTo = (all: number): number => running({ mode, seconds: all, abilities, athleticism }, ask.why)
  return upTo(seconds) - upTo(seconds - 1)
}

const MINUTE = 60

/** Holds that have been kept long enough. */
function sleepers(ask: Asking): void {
  for (const { by, on, kind, until } of ask.state.holds) {
    if (until === null || until > ask.state.round) continue
    ask.record(released({ who: by, on, kind }))
    // Who is out already sleeps no deeper.
    if (!canAct(standingAt(ask.state, placeOf(ask.state, on)))) continue
    const minutes = throws(ask, dice(knockoutMinutes(ask.why)), { purpose: 'minutes asleep', by: on })
    ask.record(
      wentOut({ who: on, state: 'knocked-out', until: ask.state.round + minutes * MINUTE, because: 'a sleeper hold' }),
    )
  }
}

/** Those whose daze is over, before anybody declares. */
export function comeRound(ask: Asking): void {
  for (let place = 0; place < ask.state.standing.length; place++) comeTo(ask, place)
}
