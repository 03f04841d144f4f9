/** What every sentence of a fight is made of: people, things, squares and dice. */
import type { EntryView } from '@umpire/engine'
import { numberText } from '../../../text/number-text.ts'
import { type Part, type Sentence, thrownBefore } from '../../common/log/parts.ts'
import { numberIn, type Plain, textIn } from '../../common/plain.ts'
import { type FightView, figureOf, isBare, squareName } from '../views/fight-view.ts'
import { logWords as text } from './words.ts'

/** What the lines of a log need to know of a fight. */
export type Names = Pick<FightView, 'figures' | 'sides' | 'map'>
export const UNSEEN: Names = { figures: [], sides: [], map: null }

export interface Told {
  readonly entry: EntryView
  readonly values: Plain
  readonly view: Names
}
export type Teller = (told: Told) => Sentence

const person = ({ view }: Told, id: string): Part => {
  const found = figureOf(view, id)
  return { kind: 'person', name: found?.name ?? id, side: found === undefined ? 0 : found.side + 1 }
}
export const whoIn = (told: Told, field = 'who'): Part => person(told, textIn(told.values[field]) ?? text.somebody)

/** As it is numbered on the map. */
export const squareIn = ({ view, values }: Told): string =>
  squareName(view, numberIn(values['x']) ?? 0, numberIn(values['y']) ?? 0)

/** One of somebody's things, by its place; only its owner knows what it is. */
export function thingIn({ view, values }: Told): string {
  const arm = figureOf(view, textIn(values['who']) ?? null)?.arms?.[numberIn(values['arm']) ?? -1]
  return arm === undefined ? text.aThing : isBare(arm) ? text.bare : text.the(arm.key)
}

/** Dice that the sentence does not tell, before it. */
export const others = ({ entry }: Told, ...purposes: readonly string[]): Sentence =>
  thrownBefore(entry, purposes, text.rollFor)

/** Damage and metres are never rounded by the rules; nobody reads more than two digits of them. */
export const shown = (value: unknown): string => numberText(numberIn(value) ?? 0)
