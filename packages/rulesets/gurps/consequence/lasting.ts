/** What rows of tables mean in time: how long something surely lasts, how it ends. One reading for the fight and the story. */
import type { Amount, Consequence, Ending } from './consequence.ts'

export type Of<O extends Consequence['op']> = Extract<Consequence, { readonly op: O }>

/** What takes somebody's mind or his senses. */
export type Seizing = Of<'unconscious' | 'faint' | 'panic' | 'total-panic' | 'seizure' | 'catatonia'>

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** So many of a unit, in seconds; the unit is what the dice are thrown for. */
interface Length {
  readonly amount: Amount
  readonly unit: string
  readonly seconds: number
}

const UNITS: { readonly [unit: string]: number } = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY }

function written(told: string): Length {
  const [amount = '0', unit = ''] = told.split(' ')
  return { amount, unit, seconds: UNITS[unit] ?? 0 }
}

/** How long it surely lasts; null where nothing but the roll ends it. */
export function sureLength(change: Seizing): Length | null {
  switch (change.op) {
    case 'faint':
    case 'panic':
    case 'seizure':
      return { amount: change.minutes, unit: 'minutes', seconds: MINUTE }
    case 'catatonia':
      return { amount: change.days, unit: 'days', seconds: DAY }
    case 'unconscious':
      return change.for === undefined ? null : written(change.for)
    case 'total-panic':
      return null
  }
}

/** A fit is over when it is over; everything else says how it ends. */
export const endingOf = (change: Seizing): Ending => (change.op === 'seizure' ? 'recover' : change.ending)

export interface End {
  readonly roll: 'none' | 'HT' | 'IQ' | 'Will'
  /** To that roll: of the check that failed, where it is made with the same bonuses. */
  readonly modifier: number
  readonly every: 'turn' | 'minute' | '30 minutes' | '1d hours' | '1d days'
}

/** What ends it, if the check that failed had these bonuses and penalties. */
export function endOf(then: Ending, modifiers: number): End {
  if (then === 'recover') return { roll: 'none', modifier: 0, every: 'turn' }
  return { roll: then.roll, modifier: then.modified === true ? modifiers : 0, every: then.every }
}

/** Between one roll and the next, where that is no matter of dice. */
export const SECONDS_BETWEEN = { turn: 1, minute: MINUTE, '30 minutes': 30 * MINUTE } as const

/** A penalty's length in seconds: "6 hours"; null where only what happens can tell. */
export function lengthOf(told: string | undefined): number | null {
  const { amount, seconds } = written(told ?? '')
  const many = Number(amount)
  return Number.isFinite(many) && many > 0 && seconds > 0 ? many * seconds : null
}
