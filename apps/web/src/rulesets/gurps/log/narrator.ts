/** What every sentence of a fight is made of: people, things and dice. */
import { type EntryView, settledRolls } from '@umpire/engine'
import { numberText } from '../../../text/number-text.ts'
import { figure, outcome, type Part, type Sentence, say, thrownBefore, thrownFor } from '../../common/log/parts.ts'
import { numberIn, type Plain, textIn } from '../../common/plain.ts'
import { type FightView, figureOf, hexName } from '../views/fight-view.ts'
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

export const person = ({ view }: Told, id: string): Part => {
  const found = figureOf(view, id)
  return { kind: 'person', name: found?.name ?? id, side: found === undefined ? 0 : found.side + 1 }
}
export const whoIn = (told: Told, field = 'who'): Part => person(told, textIn(told.values[field]) ?? text.somebody)

export const hexIn = ({ view, values }: Told): string | undefined => {
  const [q, r] = [numberIn(values['q']), numberIn(values['r'])]
  return q === undefined || r === undefined ? undefined : hexName(view, { q, r })
}

/** One of somebody's things, by its place; only its owner knows what it is. */
export function thingIn({ view, values }: Told): string {
  const arm = numberIn(values['arm'])
  const found = figureOf(view, textIn(values['who']) ?? null)?.arms?.[arm ?? -1]
  return found === undefined ? text.aThing : text.the(found.key)
}

/** The dice of that purpose; all of them, where none is named. */
export const thrown = ({ entry }: Told, ...purposes: readonly string[]): readonly Part[] => thrownFor(entry, purposes)

/** The rule that settles success rolls, as reasons name it. */
const MARGIN = 'gurps.roll.margin'

/** Dice that the sentence does not tell, before it; with what they were against, as far as this seat sees the reasons. */
export function others({ entry }: Told, ...purposes: readonly string[]): Sentence {
  const settled = settledRolls(entry, MARGIN)
  return thrownBefore(entry, purposes, text.rollFor, place => {
    const one = settled[place]
    if (one === undefined) return []
    return [say(text.against), figure(numberText(one.score)), say(', '), outcome(one.made, text.made(one.made))]
  })
}
