/** What the facts about bodies and minds make of a fight. */

import type { BodyPart } from '../../consequence/names.ts'
import { fine } from '../../dice/fine.ts'
import { NO_FEINTS, type Standing } from '../state/standing.ts'
import { type Fight, placeOf, standingAt } from '../state/state.ts'
import { copyOf, withStanding } from './change.ts'
import type { FightFact } from './facts.ts'

type BodyFact = Extract<
  FightFact,
  {
    type:
      | 'woundedBy'
      | 'bled'
      | 'died'
      | 'wentDown'
      | 'stunned'
      | 'recovered'
      | 'fell'
      | 'crippled'
      | 'limbRecovered'
      | 'blinded'
      | 'deafened'
      | 'scarred'
      | 'penalized'
      | 'seized'
      | 'fatigued'
      | 'drainBegan'
      | 'setOnFire'
      | 'faced'
      | 'gained'
      | 'lostAttribute'
      | 'marked'
  }
>

/** Lies there, holds nothing, aims at nothing. What was in the hands is dropped by facts of its own. */
const OUT = { position: 'lying', aim: null, watch: null, stun: null, feint: NO_FEINTS } as const

const longest = (one: Standing, turns: number): number => Math.max(one.stun?.turns ?? 0, turns)

const without = (parts: Standing['crippled'], part: BodyPart): Standing['crippled'] =>
  parts.length === 0 ? parts : parts.filter(one => one.part !== part)

const MINUTE = 60
const HOUR = 60 * MINUTE

type Senses = Standing['senses']

/** Whatever is lost for longer stays lost for longer. */
function lose(senses: Senses, part: Senses[number]['part'], until: number | null): Senses {
  const before = senses.find(one => one.part === part)
  const longer =
    before === undefined ? until : before.until === null || until === null ? null : Math.max(before.until, until)
  return [...senses.filter(one => one.part !== part), { part, until: longer }]
}

/** What is left of eyes and ears. */
const sensing = (senses: Senses) => ({
  senses,
  eyes_lost: senses.filter(({ part }) => part !== 'hearing').length,
  deaf: senses.some(({ part }) => part === 'hearing'),
})

const EYES = ['right eye', 'left eye'] as const

/** Both, the one that was thrown for, or the first that still sees. */
function eyesOf(
  { senses }: Standing,
  { eyes, eye }: { readonly eyes: number; readonly eye: 'left' | 'right' | null },
): readonly (typeof EYES)[number][] {
  if (eyes === 2) return EYES
  if (eye !== null) return EYES.filter(part => part.startsWith(eye))
  return EYES.filter(part => !senses.some(one => one.part === part)).slice(0, 1)
}

const isLasting =
  (second: number) =>
  ({ until }: { readonly until: number | null }) =>
    until === null || until > second

/** What was numb, blind or deaf for a time, and is no more. */
export function wornOff(one: Standing, second: number): Standing {
  const lasts = isLasting(second)
  const moves = one.crippled.every(lasts) ? one : { ...one, crippled: one.crippled.filter(lasts) }
  return one.senses.every(lasts) ? moves : { ...moves, ...sensing(one.senses.filter(lasts)) }
}

function changeBy(one: Standing, fact: BodyFact, second: number): Standing {
  switch (fact.type) {
    case 'woundedBy': {
      const { injury, bleeds, shock = injury } = fact.values
      const hurt = copyOf(one)
      if (injury !== 0) hurt.hp = fine(one.hp - injury)
      if (shock !== 0) hurt.injuries = one.injuries.length === 0 ? [shock] : [...one.injuries, shock]
      if (bleeds) hurt.bleeding = { since: one.bleeding?.since ?? second, dry: 0 }
      return hurt
    }
    case 'bled': {
      const { hp, dry, from, stopped } = fact.values
      if (from === 'throat') return { ...one, hp: one.hp - hp }
      if (from === 'vessel')
        return { ...one, hp: one.hp - hp, drains: one.drains.map(drain => ({ ...drain, turns: drain.turns + 1 })) }
      return { ...one, hp: one.hp - hp, bleeding: stopped || one.bleeding === null ? null : { ...one.bleeding, dry } }
    }
    case 'died':
      return { ...one, ...OUT, status: 'dead', bleeding: null }
    case 'wentDown':
      return { ...one, ...OUT, status: 'unconscious' }
    case 'stunned': {
      const { kind, turns, roll, modifier } = fact.values
      const dazed = copyOf(one)
      dazed.stun = { kind, turns: longest(one, turns), roll, modifier }
      return dazed
    }
    case 'recovered':
      // Whoever was struck while he was out of his mind has yet to shake that off.
      return one.seized === null ? { ...one, stun: null } : { ...one, seized: null }
    case 'fell': {
      const down = copyOf(one)
      down.position = fact.values.position
      down.aim = null
      return down
    }
    case 'crippled': {
      const { part, until, roll } = fact.values
      const limb = roll === undefined ? { part, until } : { part, until, roll }
      const others = without(one.crippled, part)
      const lamed = copyOf(one)
      lamed.crippled = !isLasting(second)(limb) ? others : others.length === 0 ? [limb] : [...others, limb]
      return lamed
    }
    case 'limbRecovered': {
      const { part, until, months } = fact.values
      return { ...one, healing: [...one.healing.filter(known => known.part !== part), { part, until, months }] }
    }
    case 'blinded': {
      const { minutes } = fact.values
      const until = minutes === null ? null : second + minutes * MINUTE
      let { senses } = one
      for (const eye of eyesOf(one, fact.values)) senses = lose(senses, eye, until)
      return { ...one, ...sensing(senses), aim: null }
    }
    case 'deafened': {
      const { hours } = fact.values
      return { ...one, ...sensing(lose(one.senses, 'hearing', hours === null ? null : second + hours * HOUR)) }
    }
    case 'scarred':
      return { ...one, scars: [...one.scars, fact.values.degree] }
    case 'penalized': {
      const { who: _, ...penalty } = fact.values
      return { ...one, penalties: [...one.penalties, penalty] }
    }
    case 'seized': {
      const { by, until, roll, modifier, every } = fact.values
      const upright = by === 'panic' || by === 'total-panic'
      const status = by === 'unconscious' || by === 'catatonia' ? 'unconscious' : one.status
      return { ...one, ...(upright ? { aim: null } : OUT), status, seized: { by, until, roll, modifier, every } }
    }
    case 'fatigued':
      return { ...one, fatigue: one.fatigue + fact.values.points }
    case 'drainBegan': {
      const { what, hp, every } = fact.values
      return what === 'throat'
        ? { ...one, throat_crushed: true }
        : { ...one, drains: [...one.drains, { hp, every, turns: 0 }] }
    }
    case 'setOnFire':
      return { ...one, on_fire: fact.values.burns }
    case 'faced':
      return one
    case 'gained': {
      const { who: _, ...trait } = fact.values
      return { ...one, gained: [...one.gained, trait] }
    }
    case 'lostAttribute': {
      const { attribute, points } = fact.values
      if (attribute === 'IQ') return { ...one, iq_lost: one.iq_lost + points }
      // Hit points go with the HT that they are of.
      return { ...one, ht_lost: one.ht_lost + points, hp: fine(one.hp - points) }
    }
    case 'marked': {
      const { key, value } = fact.values
      const { [key]: _, ...others } = one.marks
      if (value !== null) return { ...one, marks: { ...others, [key]: value } }
      return { ...one, marks: others, penalties: one.penalties.filter(({ mark }) => mark !== key) }
    }
  }
}

export function evolveBody(fight: Fight, fact: BodyFact): Fight {
  const place = placeOf(fight, fact.values.who)
  return withStanding(fight, place, changeBy(standingAt(fight, place), fact, fight.second))
}
