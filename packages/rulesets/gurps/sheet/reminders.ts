/** What the table should keep in mind of a character: effects that no number of the sheet shows. */
import { amountText, type Bearer, type Borne } from '../effect/apply.ts'
import { conditionText } from '../effect/condition.ts'
import { type Effect, NUMBER_OPS } from '../effect/effect.ts'
import { SPEED_ON_LAND } from '../move/move.ts'

import { factorWords, shareWords, targetWords } from './effect-words.ts'

export type Reminder = { readonly name: string; readonly says: string }

/** Rolls and scores: what changes them is in the number, or comes with the roll. */
const ON_A_ROLL = /^(skills?|attr|roll|defense):|^any (roll|skill)$/
const ON_THE_SHEET: readonly string[] = [
  ...['move', 'running', SPEED_ON_LAND, 'dodge', 'dr', 'hp', 'weight', 'encumbrance-weight', 'HT at creation'],
  ...['IQ in Will rolls', 'punch damage', 'kick damage'],
]
const isShown = (target: string): boolean => ON_A_ROLL.test(target) || ON_THE_SHEET.includes(target)

/** Reactions have a list of their own; numbers are there already, unless the game master grants them. */
const isReminder = ({ target, op, by, gm }: Effect): boolean => {
  if (target === 'reaction') return false
  return !NUMBER_OPS.includes(op) || typeof by === 'string' || gm === true || !isShown(target)
}

const AT_ALL_TIMES = 'always'

function amountOf(borne: Borne): string {
  const { op, by } = borne.effect
  const words = typeof by === 'string' && by !== AT_ALL_TIMES ? `, ${by}` : ''
  const amount = typeof by === 'object' && 'of' in by ? shareWords(by) : amountText(borne)
  switch (op) {
    case 'ignore':
      return `ignored${words}`
    case 'reroll':
      return `rolled again${words}`
    case 'mul':
      return factorWords(by)
    case 'set':
      return typeof by === 'number' ? String(by) : amount
    case 'max':
      return `at most ${amount}`
    case 'min':
      return `at least ${amount}`
    default:
      return amount
  }
}

function told(borne: Borne): Reminder {
  const condition = conditionText(borne.effect)
  const when = condition === '' || condition === AT_ALL_TIMES ? '' : ` (${condition})`
  const { target, op } = borne.effect
  // "a Will roll; failure: gives in"
  const mark = op === 'roll' ? ';' : ':'
  return { name: borne.bearer.name, says: `${targetWords(target)}${mark} ${amountOf(borne)}${when}` }
}

export const remindersOf = (bearers: readonly Bearer[]): readonly Reminder[] =>
  bearers.flatMap(bearer => bearer.effects.filter(isReminder).map(effect => told({ bearer, effect })))
