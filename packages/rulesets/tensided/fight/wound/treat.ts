/** A medic at work in the middle of it: tensided.proc.medic. */
import type { Why } from '@umpire/engine'
import type { Asking } from '../facts/ask.ts'
import { comatose } from '../facts/body.ts'
import { inReach } from '../ground/ground.ts'
import { costsOf } from '../state/burden.ts'
import { burdens } from '../state/now.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { careFor, careNeeded, type Medic, stopWound, wakeUp, worstWound } from './medic.ts'

/** What a medic can do for somebody. */
export const TREATMENTS = ['treat', 'wake', 'care'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** Whom one could treat so: oneself, or whoever is near. */
export function patients(fight: Fight, place: number, treatment: Treatment): readonly number[] {
  const found: number[] = []
  for (let other = 0; other < fight.standing.length; other++) {
    const one = standingAt(fight, other)
    if (!present(one) || (other !== place && !inReach(fight, place, other))) continue
    if (treatment === 'treat' && worstWound(fight, other) !== undefined) found.push(other)
    if (treatment === 'wake' && other !== place && one.out?.state === 'unconscious') found.push(other)
    if (treatment === 'care' && other !== place && one.coma !== null && one.coma.due !== null) found.push(other)
  }
  return found
}

/** What burdens a medic: wounds, fatigue, and whatever else he does. */
function burdenOf(before: Fight, place: number, why: Why): number {
  const [fighter, one] = [fighterAt(before, place), standingAt(before, place)]
  const { wound_df, fatigue_df } = burdens(fighter, one, why)
  return wound_df + fatigue_df + costsOf(fighter, one.acts, why).action_df
}

export function treat(ask: Asking, before: Fight, place: number, patient: number, treatment: Treatment): void {
  const { id, stats, medic: level } = fighterAt(before, place)
  const medic = { id, dexterity: stats.dexterity, level, df_modifier: burdenOf(before, place, ask.why) }
  if (treatment === 'treat') {
    const number = worstWound(ask.state, patient)
    if (number !== undefined) stopWound(ask, medic, patient, number)
    return
  }
  return treatment === 'wake' ? wakeUp(ask, medic, patient) : care(ask, medic, patient)
}

/** So many rounds of care make one try. */
function care(ask: Asking, medic: Medic, patient: number): void {
  const one = standingAt(ask.state, patient)
  if (one.coma === null) return
  const { due, weeks, care: spent } = one.coma
  const needed = careNeeded(ask, patient)
  if (needed === undefined || spent + 1 < needed.rounds) {
    return ask.record(comatose({ who: one.id, due, care: spent + 1, weeks }))
  }
  return careFor(ask, medic, patient, needed.base_df)
}
