/** What goes on by the second, in a fight and after it: blood, exhaustion, comas whose hour has come, and coming to. */
import { clotting } from '../../fatigue/bleeding.ts'
import { type FatigueCause, MAY_PASS_OUT, thresholds } from '../../fatigue/points.ts'
import { comatose as comatoseRule } from '../../injury/will.ts'
import { type BodyAsking, D6, D10, reads, throws } from '../facts/ask.ts'
import { bled, cameTo, comatose, tired, wentOut } from '../facts/body.ts'
import { fatigueNow, havingNow } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { canAct, fighterAt, standingAt } from '../state/state.ts'
import { mayDie } from './status.ts'

/** Seconds of rest that count. */
export const BREATHER = 30

/** Each wound on its own, from the round after it was received. */
export function bleedOn(ask: BodyAsking, place: number): number {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.wounds.length === 0) return 0
  const { flaws } = havingNow(fighter, one)
  let fp = 0
  const wounds = one.wounds.flatMap(wound => {
    if (wound.since >= ask.state.round) return [wound]
    const after = clotting(
      { bleeding_rate: wound.rate, first_rate: wound.first_rate, rounds_at_rate: wound.rounds, rounds: 1, flaws },
      ask.why,
    )
    fp += after.fp_so_far
    return after.bleeding_rate === 0 ? [] : [{ ...wound, rate: after.bleeding_rate, rounds: after.rounds_at_rate }]
  })
  if (fp > 0) ask.record(bled({ who: one.id, wounds }))
  return fp
}

export function exhausted(ask: BodyAsking, place: number, fatigue_df: number, cause: FatigueCause): void {
  const { why } = ask
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const given = { fatigue_df, willpower: fighter.stats.willpower, cause }
  const due = thresholds(given, why)
  if (due.dead) {
    if (mayDie(ask, place, 'bleeding')) return
    return saved(ask, place)
  }
  // Whoever is out already has nothing left to lose by it; who only stands spent or stunned may still faint.
  if (!due.roll_needed || (!canAct(one) && !mayFaint(one, fatigue_df))) return
  const came = reads(ask, D10, { purpose: 'go on', by: one.id }, d10 => {
    const { goes_on, conscious } = thresholds({ ...given, d10 }, why)
    return goes_on === true ? 'goes on' : conscious === false ? 'passed-out' : 'spent'
  })
  if (came === 'goes on') return
  const until = came === 'spent' ? ask.state.round + BREATHER : null
  return ask.record(wentOut({ who: one.id, state: came, until, because: 'exhaustion' }))
}

/** Dazed, or out of breath and so tired by now that it is consciousness that is at stake. */
const mayFaint = ({ out, status }: Standing, fatigue_df: number): boolean =>
  status !== 'comatose' && (out?.state === 'stunned' || (out?.state === 'spent' && fatigue_df >= MAY_PASS_OUT))

/** An action point stopped the blood in time: as tired as one can be and live. */
function saved(ask: BodyAsking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const least = Math.max(1, fighter.stats.willpower)
  const short_fp = Math.max(0, EXHAUSTED * least - one.long_fp)
  ask.record(bled({ who: one.id, wounds: [] }))
  return ask.record(
    tired({
      who: one.id,
      short_fp,
      long_fp: Math.min(one.long_fp, EXHAUSTED * least),
      df_gained: one.df_gained,
      because: 'luck',
    }),
  )
}
/** One short of what kills (tensided.combat.action-points). */
const EXHAUSTED = 19

/** The roll against death, when it falls due and nobody has seen to him. */
export function comaDue(ask: BodyAsking, place: number): void {
  const { why } = ask
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.coma === null || one.coma.due === null || one.coma.due > ask.state.round) return
  const given = { willpower: fighter.stats.willpower, ...havingNow(fighter, one) }
  const mos = reads(ask, D10, { purpose: 'live', by: one.id }, d10 => {
    const { alive, mos: by = 0 } = comatoseRule({ ...given, d10 }, why)
    return alive === true ? by : null
  })
  if (mos === null) {
    mayDie(ask, place, 'death-roll')
    return
  }
  const d6 = throws(ask, D6, { purpose: 'months of the coma', by: one.id })
  const slept = comatoseRule({ medical_care: true, d6 }, why).weeks ?? 1
  return ask.record(comatose({ who: one.id, due: null, care: 0, weeks: Math.max(1, slept - mos) }))
}

/** Whose daze is over. */
export function comeTo(ask: BodyAsking, place: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  if (one.out === null || one.status === 'dead') return
  const { state, until } = one.out
  const rested = state === 'passed-out' && fatigueNow(fighter.stats.willpower, one, ask.why) < AWAKE_BELOW
  const over = rested || (until !== null && until < ask.state.round)
  if (over) ask.record(cameTo({ who: one.id, from: state }))
}
/** Fatigue at which one passes out (tensided.combat.states). */
const AWAKE_BELOW = 10
