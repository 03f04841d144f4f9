/** Getting better: weeks of rest, with a medic or without, months of a limb, and the end of a coma. */

import { healingDaysPerLevel } from '../../campaign/settings.ts'
import { D4, D6, reads, throws } from '../../fight/facts/ask.ts'
import { cameTo } from '../../fight/facts/body.ts'
import type { LimbStanding } from '../../fight/state/standing.ts'
import { afterTheFight, maimedLimit } from '../../injury/limbs.ts'
import { recovery } from '../../injury/recovery.ts'
import { comatose } from '../../injury/will.ts'
import { attempt } from '../../skills/attempt.ts'
import { levelOf } from '../../tables/health-levels.ts'
import type { Asking } from '../facts/ask.ts'
import { HOUR, MONTH } from '../facts/clock.ts'
import { healed, limbOut, senseBack, senseHurt } from '../facts/facts.ts'
import { levelOf as skillOf } from '../facts/person.ts'
import { roller, rollFor } from '../facts/roll.ts'
import { bodyIn } from '../facts/state.ts'
import { unknownSenses, unsettledLimbs } from './due.ts'

/** Who looks after whom while they rest. */
export type Carers = { readonly [patient: string]: string }

const PLAIN = { df_modifier: 0, limbs: [], also: [], what: 'looking after somebody', frivolous: false, secret: false }

/** A medic's roll for the spell of rest, for all whom he looks after; one who cannot make it does not help. */
function looksAfter(ask: Asking, medic: string): boolean {
  const { why } = ask
  const able = roller(ask, medic, { skill: 'medic', stat: 'dexterity' }, PLAIN)
  if ('rule' in able) return false
  const { person, df_modifier } = able
  const { dexterity } = person.stats
  const { attribute = 0, difficulty = 0 } = recovery(
    { dexterity, medic: skillOf(person, 'medic', why), df_modifier },
    why,
  )
  const { success } = rollFor(ask, { ...PLAIN, who: medic, skill: 'medic' }, ({ d10 }) =>
    attempt(attribute, difficulty, d10, why),
  )
  return success
}

/** A spell of rest is over for all of these, whom the same medic looks after, or nobody. */
export function heal(ask: Asking, patients: readonly string[], medic: string | undefined): void {
  const medic_success = medic !== undefined && looksAfter(ask, medic)
  for (const who of patients) getBetter(ask, who, medic_success)
}

function getBetter(ask: Asking, who: string, medic_success: boolean): void {
  const { why } = ask
  const one = bodyIn(ask.state, who)
  const rest = { rest_days: healingDaysPerLevel(why), medic_success }
  const { status = one.status, marks = one.marks } = recovery({ status: one.status, marks: one.marks, ...rest }, why)
  const limbs = one.limbs.flatMap(limb => {
    if (limb.severed || limb.status === 'maimed' || limb.status === 'uninjured') return []
    const given = { limb_status: limb.status, limb_marks: limb.marks, times_maimed: limb.times_maimed }
    const after = recovery({ ...given, ...rest }, why)
    return [{ ...limb, status: after.limb_status ?? limb.status, marks: after.limb_marks ?? limb.marks }]
  })
  ask.record(healed({ who, status, marks, limbs, because: medic_success ? 'rest and care' : 'rest' }))
  const wakes = one.out?.state === 'unconscious' && levelOf(status) < levelOf('incapacitated')
  if (wakes) ask.record(cameTo({ who, from: 'unconscious' }))
}

/** Limbs that were out for the fight serve again, badly; of maimed ones the months are thrown. */
export function settleLimbs(ask: Asking, who: string): void {
  const { why } = ask
  for (const name of unsettledLimbs(bodyIn(ask.state, who), why)) {
    const one = bodyIn(ask.state, who)
    const limb = one.limbs.find(known => known.limb === name)
    if (limb === undefined) continue
    if (limb.status === 'useless') {
      const better: LimbStanding = { ...limb, status: afterTheFight(limb.status) }
      const { status, marks } = one
      ask.record(healed({ who, status, marks, limbs: [better], because: 'the fight is over' }))
      continue
    }
    const { times_maimed } = limb
    const about = { purpose: 'months without the limb', by: who }
    const months = reads(ask, D6, about, d6 => maimedLimit({ times_maimed, d6 }, why).months ?? d6)
    ask.record(limbOut({ who, limb: name, months, until: ask.state.clock + months * MONTH }))
  }
}

/** Its months are over: as good as it will ever be again. */
export function limbsBack(ask: Asking, who: string): void {
  const { clock } = ask.state
  const { limbs_out } = bodyIn(ask.state, who)
  for (const { limb: name, until } of limbs_out) {
    if (until > clock) continue
    const { limbs, status, marks } = bodyIn(ask.state, who)
    const limb = limbs.find(known => known.limb === name)
    if (limb === undefined) continue
    const given = { limb_status: limb.status, limb_marks: limb.marks, times_maimed: limb.times_maimed, months_left: 0 }
    const { limb_status = limb.status, limb_marks = 0 } = recovery(given, ask.why)
    const after: LimbStanding = { ...limb, status: limb_status, marks: limb_marks }
    ask.record(healed({ who, status, marks, limbs: [after], because: 'months have passed' }))
  }
}

/** He wakes as the rule has it. */
export function wakeFromComa(ask: Asking, who: string): void {
  const { wakes } = comatose({ medical_care: true }, ask.why)
  const { marks } = bodyIn(ask.state, who)
  return ask.record(healed({ who, status: wakes ?? 'critical', marks, limbs: [], because: 'the coma is over' }))
}

export function sensesBack(ask: Asking, who: string): void {
  const { clock } = ask.state
  for (const part of unknownSenses(bodyIn(ask.state, who))) {
    const hours = throws(ask, D4, { purpose: `hours without an ${part}`, by: who })
    ask.record(senseHurt({ who, part, until: clock + hours * HOUR }))
  }
  for (const { part, until } of bodyIn(ask.state, who).senses) {
    if (until <= clock) ask.record(senseBack({ who, part }))
  }
}
