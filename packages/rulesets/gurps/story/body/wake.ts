/** Coming to. */

import { attributeScore, willOf, willScore } from '../../attribute/scores.ts'
import { DAY, HOUR, type Out } from '../../condition/condition.ts'
import { SECONDS_BETWEEN } from '../../consequence/lasting.ts'
import { MENTAL_FAILS_FROM } from '../../disadvantage/mental-rolls.ts'
import { unconscious } from '../../recovery/natural.ts'
import { success } from '../../roll/success.ts'
import { THREE_DICE } from '../facts/fields.ts'
import { cameTo, hungBetween, stayedOut } from '../facts/time-facts.ts'
import { health, type Vitals, vitalsOf } from '../person/vitals.ts'
import { type Asking, ONE_DIE } from './common.ts'

/** What a row of a table names: the score as it is now, and the total from which rolls of the mind always fail. */
export function scoreTo(
  vitals: Vitals,
  { roll, modifier }: { readonly roll: 'HT' | 'DX' | 'IQ' | 'Will' | 'none'; readonly modifier: number },
  ask: Asking,
): { readonly effective: number; readonly mental: boolean } {
  const { why } = ask
  const { person } = vitals
  if (roll === 'DX') {
    const dx = attributeScore('DX', person.character.attributes.dx, person.traits, person.facts, why)
    return { effective: dx + modifier, mental: false }
  }
  if (roll === 'Will') {
    const will = willOf(person.character.attributes.iq, person.traits, why)
    return { effective: willScore(will, person.traits, person.facts, why) + modifier, mental: true }
  }
  if (roll === 'IQ')
    return { effective: person.attributes.iq - vitals.condition.attributes_lost.iq + modifier, mental: true }
  const { ht, ht_bonus } = health(vitals, null, why)
  return { effective: ht + ht_bonus + modifier, mental: false }
}

/** How long until the next roll; a die where the table says so. */
export function untilNext(ask: Asking, who: string, every: Out['every']): number {
  if (every === '1d hours') return HOUR * ask.roll(ONE_DIE, { purpose: 'hours', by: who })
  if (every === '1d days') return DAY * ask.roll(ONE_DIE, { purpose: 'days', by: who })
  return SECONDS_BETWEEN[every]
}

/** One roll against what a row names, however low it is. */
export function tryOnce(
  ask: Asking,
  who: string,
  vitals: Vitals,
  against: Parameters<typeof scoreTo>[1],
  purpose: string,
): 'success' | 'failure' | 'critical failure' {
  const { effective, mental } = scoreTo(vitals, against, ask)
  const limit = mental ? { fails_from: MENTAL_FAILS_FROM } : {}
  return ask.read(THREE_DICE, { purpose, by: who }, roll => {
    const { success: made, critical } = success({ effective, roll, ...limit, roll_kind: 'forced' }, ask.why)
    return made ? 'success' : critical === 'failure' ? 'critical failure' : 'failure'
  })
}

/** Of whoever fainted, panics or lies in a fit. */
function recoverMind(ask: Asking, who: string, vitals: Vitals, out: Out): void {
  if (out.roll === 'none') return ask.record(cameTo({ who }))
  const made = tryOnce(ask, who, vitals, out, 'to come to') === 'success'
  if (made) return ask.record(cameTo({ who }))
  const next_in = untilNext(ask, who, out.every)
  ask.record(stayedOut({ who, next_in, every: out.every }))
}

export function comeTo(ask: Asking, who: string): void {
  const vitals = vitalsOf(ask.state, who, ask.why)
  const { out } = vitals.condition
  if (out === null) return
  if (out.by === 'exhaustion') return ask.record(cameTo({ who }))
  if (out.by !== 'wounds') return recoverMind(ask, who, vitals, out)
  const { hp, full_hp } = vitals
  const given = { ...health(vitals, null, ask.why), full_hp, bearers: [], hp }
  // Waking by the hour is no matter of dice.
  if (unconscious(given, ask.why).roll_every_minutes === null) return ask.record(cameTo({ who }))
  const wakes = ask.read(
    THREE_DICE,
    { purpose: 'to wake up', by: who },
    roll => unconscious({ ...given, roll }, ask.why).awake === true,
  )
  ask.record(wakes ? cameTo({ who }) : stayedOut({ who, next_in: null, every: out.every }))
}

/** Whoever is down to −HT rolls once: to wake after half a day, or to lie in a coma. */
export function hangBetween(ask: Asking, who: string): void {
  const vitals = vitalsOf(ask.state, who, ask.why)
  const { hp, full_hp } = vitals
  const given = { ...health(vitals, null, ask.why), full_hp, bearers: [], hp }
  const came = ask.read(THREE_DICE, { purpose: 'to wake up', by: who }, roll => {
    const { coma, dies_after_hours } = unconscious({ ...given, roll }, ask.why)
    return { coma: coma === true, dies_in: dies_after_hours === null ? null : Math.max(0, dies_after_hours) * HOUR }
  })
  ask.record(hungBetween({ who, ...came }))
}
