/** What a medic does for somebody, one try at a time: in a fight, and outside of one. */
import { stopBleeding } from '../../fatigue/bleeding.ts'
import { comatose as comatoseRule, incapacitated } from '../../injury/will.ts'
import { complex } from '../../skills/complex.ts'
import { type BodyAsking, D10, reads, throws } from '../facts/ask.ts'
import { bled, cameTo, comatose } from '../facts/body.ts'
import { havingNow } from '../state/now.ts'
import type { Wound } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { sleepsOn } from './status.ts'

export interface Medic {
  readonly id: string
  readonly dexterity: number
  /** Of the skill. */
  readonly level: number
  /** What burdens him: wounds, fatigue, and whatever else he does. */
  readonly df_modifier: number
}

/** The wound that would be seen to: the worst that can be worked on now; none if there is none. */
export function worstWound(fight: Pick<Fight, 'standing' | 'round'>, patient: number): number | undefined {
  let worst: number | undefined
  const { wounds } = standingAt(fight, patient)
  for (const [place, { rate, next_try }] of wounds.entries()) {
    if (rate === 0 || next_try > fight.round) continue
    if (worst === undefined || rate > (wounds[worst]?.rate ?? 0)) worst = place
  }
  return worst
}

/** The wound of that number. */
export function stopWound(ask: BodyAsking, medic: Medic, patient: number, number: number): void {
  const { why } = ask
  const one = standingAt(ask.state, patient)
  const wound = one.wounds[number]
  if (wound === undefined) return
  const given = {
    bleeding_rate: wound.rate,
    original_rate: wound.first_rate,
    internal: wound.internal,
    dexterity: medic.dexterity,
    medic: medic.level,
    patient_flaws: havingNow(fighterAt(ask.state, patient), one).flaws,
    cmos: wound.cmos,
    df_modifier: medic.df_modifier,
  }
  const came = reads(ask, D10, { purpose: 'stop the bleeding', by: medic.id }, d10 => {
    const { stopped = false, cmos = 0, result = 'open' } = stopBleeding({ ...given, d10 }, why)
    return { stopped, cmos: result === 'failure' ? 0 : cmos }
  })
  const wait = wound.internal && !came.stopped ? throws(ask, D10, { purpose: 'until the next try', by: medic.id }) : 0
  const after: Wound = came.stopped
    ? { ...wound, rate: 0 }
    : { ...wound, cmos: came.cmos, next_try: wait === 0 ? 0 : ask.state.round + wait }
  const wounds = one.wounds.flatMap((other, at) => (at !== number ? [other] : after.rate === 0 ? [] : [after]))
  return ask.record(bled({ who: one.id, wounds }))
}

export function wakeUp(ask: BodyAsking, medic: Medic, patient: number): void {
  const { willpower } = fighterAt(ask.state, patient).stats
  const { wake_base_df: base_df } = incapacitated({ willpower }, ask.why)
  const wakes = tried(ask, medic, base_df, 'wake somebody')
  const { id: who, out } = standingAt(ask.state, patient)
  if (wakes && out !== null) ask.record(cameTo({ who, from: out.state }))
}

/** How hard it is to care for somebody in a coma, and the rounds that one try takes; none if the campaign has no such care. */
export const careNeeded = (ask: BodyAsking, patient: number) =>
  comatoseRule({ willpower: fighterAt(ask.state, patient).stats.willpower }, ask.why).care

/** Success, and no roll to live is needed. */
export function careFor(ask: BodyAsking, medic: Medic, patient: number, base_df: number): void {
  const one = standingAt(ask.state, patient)
  if (one.coma === null) return
  const { due, weeks } = one.coma
  const lives = tried(ask, medic, base_df, 'care for somebody')
  return lives ? sleepsOn(ask, patient) : ask.record(comatose({ who: one.id, due, care: 0, weeks }))
}

function tried(ask: BodyAsking, medic: Medic, base_df: number, purpose: string): boolean {
  const { dexterity: stat_value, level: skill_level, df_modifier } = medic
  const given = { stat_value, skill_level, base_df, df_modifier }
  return reads(ask, D10, { purpose, by: medic.id }, d10 => complex({ ...given, d10 }, ask.why).success === true)
}
