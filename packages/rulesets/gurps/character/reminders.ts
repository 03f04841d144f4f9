/** What the table should keep in mind of a character: effects that no number of the sheet shows. */
import { amountText, type Bearer, type Borne } from '../effect/apply.ts'
import { conditionText } from '../effect/condition.ts'
import type { Effect } from '../effect/effect.ts'

export type Reminder = { readonly name: string; readonly says: string }

const NUMBERS: readonly Effect['op'][] = ['add', 'set', 'max', 'min', 'mul']

/** Rolls and scores: what changes them is in the number, or comes with the roll. */
const ON_A_ROLL = /^(skills?|attr|roll|defense):|^any (roll|skill)$/
const ON_THE_SHEET: readonly string[] = [
  ...['move', 'running', 'dodge', 'dr', 'weight', 'HT at creation', 'IQ in Will rolls', 'punch damage', 'kick damage'],
]
const isShown = (target: string): boolean => ON_A_ROLL.test(target) || ON_THE_SHEET.includes(target)

/** Reactions have a list of their own; numbers are there already, unless the game master grants them. */
const isReminder = ({ target, op, by, gm }: Effect): boolean => {
  if (target === 'reaction') return false
  return !NUMBERS.includes(op) || typeof by === 'string' || gm === true || !isShown(target)
}

const AT_ALL_TIMES = 'always'

function amountOf(borne: Borne): string {
  const { op, by } = borne.effect
  const words = typeof by === 'string' && by !== AT_ALL_TIMES ? `, ${by}` : ''
  switch (op) {
    case 'ignore':
      return `ignored${words}`
    case 'reroll':
      return `rolled again${words}`
    case 'mul':
      return `× ${String(by)}`
    case 'set':
      return typeof by === 'number' ? String(by) : amountText(borne)
    case 'max':
      return `at most ${amountText(borne)}`
    case 'min':
      return `at least ${amountText(borne)}`
    default:
      return amountText(borne)
  }
}

function told(borne: Borne): Reminder {
  const condition = conditionText(borne.effect)
  const when = condition === '' || condition === AT_ALL_TIMES ? '' : ` (${condition})`
  return { name: borne.bearer.name, says: `${borne.effect.target}: ${amountOf(borne)}${when}` }
}

export const remindersOf = (bearers: readonly Bearer[]): readonly Reminder[] =>
  bearers.flatMap(bearer => bearer.effects.filter(isReminder).map(effect => told({ bearer, effect })))
