/** A line of the log in parts: words, people in the ink of their side, figures that open, dice, outcomes. */
import type { EntryView, Reason, RollMade } from '@umpire/engine'
import { numberText } from '../../../text/number-text.ts'

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'person'; readonly name: string; readonly side: number }
  | { readonly kind: 'figure'; readonly text: string; readonly why: readonly Reason[] }
  | { readonly kind: 'dice'; readonly roll: RollMade }
  | { readonly kind: 'outcome'; readonly text: string; readonly made: boolean }
  /** A word that matters: reversed on a plate. */
  | { readonly kind: 'plate'; readonly text: string; readonly bad: boolean }

export type Sentence = readonly Part[]

export const say = (text: string): Part => ({ kind: 'text', text })
export const outcome = (made: boolean, text: string): Part => ({ kind: 'outcome', made, text })
export const plate = (text: string, bad = true): Part => ({ kind: 'plate', text, bad })
export const figure = (text: string, why: readonly Reason[] = []): Part => ({ kind: 'figure', text, why })
export const dice = (roll: RollMade | undefined): readonly Part[] =>
  roll === undefined ? [] : [{ kind: 'dice', roll }, say(' ')]

/** The dice of these purposes; all of them, where none is named. */
export const thrownFor = ({ rolls }: EntryView, purposes: readonly string[]): readonly Part[] =>
  rolls.filter(({ purpose }) => purposes.length === 0 || purposes.includes(purpose)).flatMap(roll => dice(roll))

/** Dice that a sentence does not tell, before it, each with what it was thrown for. */
export const thrownBefore = (
  { rolls }: EntryView,
  purposes: readonly string[],
  rollFor: (purpose: string) => string,
  /** What was made of the roll of that place. */
  made: (place: number) => Sentence = () => [],
): Sentence =>
  rolls.flatMap((roll, place): Sentence => {
    if (purposes.includes(roll.purpose)) return []
    return [say(rollFor(roll.purpose)), ...dice(roll), figure(numberText(roll.total)), ...made(place), say('. ')]
  })

/** Several of them with something between, and something else before the last. */
export function listed(parts: readonly Sentence[], last: string, between = ', '): Sentence {
  return parts.flatMap((part, index) => {
    if (index === 0) return part
    return [say(index === parts.length - 1 ? last : between), ...part]
  })
}

/** The same words without the dice's faces, for who listens. */
export const spokenOf = (parts: Sentence): string =>
  parts
    .map(part => {
      switch (part.kind) {
        case 'person':
          return part.name
        case 'dice':
          return ''
        default:
          return part.text
      }
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' .', '.')
    .trim()
