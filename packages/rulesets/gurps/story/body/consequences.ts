/**
 * Rows of tables carried out on somebody in the story. What each change means in time is read in consequence/lasting.ts, as
 * in the fight; here it becomes his condition.
 */
import type { Amount, Consequence } from '../../consequence/consequence.ts'
import { type End, endingOf, endOf, lengthOf, type Of, type Seizing, sureLength } from '../../consequence/lasting.ts'
import { writtenDice } from '../../dice/thrown-dice.ts'
import { neglected } from '../../fright/table.ts'
import {
  beganWasting,
  fellDown,
  gained,
  lostForGood,
  seized,
  stunned,
  wasted,
  weakened,
} from '../facts/consequence-facts.ts'
import { conditionIn } from '../facts/state.ts'
import { died } from '../facts/time-facts.ts'
import { vitalsOf } from '../person/vitals.ts'
import { type Asking, isAlive } from './common.ts'
import { hurt, tire } from './harm.ts'
import { tryOnce, untilNext } from './wake.ts'

/** To whom, and by what. */
export interface Sufferer {
  readonly who: string
  /** What it is, for the log. */
  readonly of: string
  /** Bonuses and penalties of the check that failed. */
  readonly modifiers: number
  /** A weakness of his own that has to do with it, and that may grow worse. */
  readonly related: { readonly what: string; readonly points: number } | null
}

export function befall(ask: Asking, one: Sufferer, all: readonly Consequence[]): void {
  for (const change of all) if (isAlive(ask.state, one.who)) carryOut(ask, one, change)
}

function amountOf(ask: Asking, amount: Amount, purpose: string, by: string): number {
  return typeof amount === 'number' ? amount : Math.max(0, ask.roll(writtenDice(amount), { purpose, by }))
}

function carryOut(ask: Asking, one: Sufferer, change: Consequence): void {
  const { who, of } = one
  switch (change.op) {
    case 'stun':
      return stun(ask, one, change)
    case 'vomit':
      return ask.note({ text: `${who} is sick.` })
    case 'fall':
      return ask.record(fellDown({ who }))
    case 'fatigue':
      return tire(ask, who, 'ordinary', amountOf(ask, change.dice, 'fatigue', who), of)
    case 'injury': {
      const points = change.dice === undefined ? (change.points ?? 0) : amountOf(ask, change.dice, 'injury', who)
      return hurt(ask, who, points, of)
    }
    case 'kill':
      return ask.record(died({ who, of }))
    case 'unconscious':
    case 'faint':
    case 'panic':
    case 'total-panic':
    case 'seizure':
    case 'catatonia':
      return seize(ask, one, change)
    case 'injury-per-day':
      return ask.record(beganWasting({ who }))
    case 'penalty':
      return ask.record(weakened({ who, to: change.to, value: change.value, ...lengthFor(change) }))
    case 'lose-attribute':
      return ask.record(lostForGood({ who, attribute: change.attribute === 'HT' ? 'ht' : 'iq', points: change.points }))
    case 'gain':
      return gain(ask, one, change)
    case 'worsen':
      return one.related === null
        ? befall(ask, one, change.otherwise)
        : ask.record(gained({ who, ...one.related, a_year: null }))
    case 'roll': {
      const against = { roll: change.against, modifier: change.modifier ?? 0 }
      const came = tryOnce(ask, who, vitalsOf(ask.state, who, ask.why), against, `${change.against} roll`)
      if (came === 'success') return
      const worse = came === 'critical failure' ? change.on_critical_failure : undefined
      return befall(ask, one, worse ?? change.on_failure)
    }
    default:
      // Blows, balance and weapons: in a story there are none under way.
      return ask.note({ text: `${who}: ${change.op}, as the game master says.`, secret: true })
  }
}

/** Nobody stands longer than this. */
const LONGEST_STUN = 600

/** Seconds that nobody else counts: thrown for to the end, and told. */
function stun(ask: Asking, one: Sufferer, change: Of<'stun'>): void {
  const { who } = one
  let seconds = amountOf(ask, change.turns ?? 1, 'turns of stun', who)
  const end = endOf(change.ending ?? { roll: 'HT', every: 'turn' }, one.modifiers)
  if (end.roll !== 'none') {
    const vitals = vitalsOf(ask.state, who, ask.why)
    while (seconds < LONGEST_STUN && tryOnce(ask, who, vitals, end, 'to snap out of it') !== 'success') seconds++
  }
  ask.record(stunned({ who, seconds }))
}

/** How long it surely lasts; without that, until the first roll. */
function sureSeconds(ask: Asking, who: string, change: Seizing, { every }: End): number {
  const sure = sureLength(change)
  if (sure === null) return untilNext(ask, who, every)
  return sure.seconds * amountOf(ask, sure.amount, sure.unit, who)
}

function seize(ask: Asking, one: Sufferer, change: Seizing): void {
  const { who } = one
  const end = endOf(endingOf(change), one.modifiers)
  const next_in = sureSeconds(ask, who, change, end)
  // Who lies there by his wounds has nothing left to faint with.
  const { out } = conditionIn(ask.state, who)
  if (out !== null && (out.by === 'wounds' || out.by === 'exhaustion')) return
  ask.record(seized({ who, by: change.op, next_in, ...end }))
}

function lengthFor({ for: told, from }: Of<'penalty'>) {
  return { seconds_left: lengthOf(told), from_waking: from === 'waking' }
}

function gain(ask: Asking, { who }: Sufferer, change: Of<'gain'>): void {
  const { what, points, points_per_year_of_age: a_year = null, beyond_five } = change
  ask.record(gained({ who, what, points, a_year }))
  const more = beyond_five === true ? ', beyond the usual five' : ''
  ask.note({ text: `${who} is to gain ${what} (${points} points${more}): settle which.`, secret: true })
}

/** A day of lying there without care. */
export function waste(ask: Asking, who: string): void {
  const { wasting } = conditionIn(ask.state, who)
  if (wasting === null) return
  const { day } = wasting
  ask.record(wasted({ who, day }))
  hurt(ask, who, neglected(day) - neglected(day - 1), 'neglect', false)
}
