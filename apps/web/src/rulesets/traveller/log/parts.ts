/** A line of the log in parts: words, people in the ink of their side, figures that open, dice, outcomes. */
import type { EntryView, Reason, RollMade } from '@umpire/engine'

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

/** The reasons that belong to one roll of an entry: from the roll before it to the roll after it. */
export function reasonsOf({ rolls, why }: EntryView, index: number): readonly Reason[] {
  const marks = why.flatMap((reason, place) => (reason.kind === 'rolled' ? [place] : []))
  if (marks.length !== rolls.length) return why
  const from = index === 0 ? 0 : (marks[index - 1] ?? 0) + 1
  const mine = why.slice(from, marks[index + 1])
  // What settled the roll before this one stands first.
  const [first] = mine
  return index > 0 && first?.kind === 'rule' && first.id === THROW ? mine.slice(1) : mine
}

const THROW = 'traveller.core.throw'
type Compared = Extract<Reason, { readonly kind: 'compared' }>

const inside = (reason: Reason): readonly Reason[] => {
  if (reason.kind === 'rule') return reason.because
  return reason.kind === 'sum' || reason.kind === 'product' ? reason.terms.flatMap(({ because }) => because) : []
}

/** The comparison that settled a throw, however deep it stands among the reasons. */
export function settledBy(reasons: readonly Reason[]): Compared | undefined {
  for (const reason of reasons) {
    if (reason.kind === 'rule' && reason.id === THROW) {
      return reason.because.find((one): one is Compared => one.kind === 'compared')
    }
    const found = settledBy(inside(reason))
    if (found !== undefined) return found
  }
  return undefined
}

/** What settled a roll of an entry: the reasons after it, up to the next one. */
export function settledRoll({ rolls, why }: EntryView, index: number): Compared | undefined {
  const marks = why.flatMap((reason, place) => (reason.kind === 'rolled' ? [place] : []))
  const mark = marks[index]
  return marks.length !== rolls.length || mark === undefined
    ? undefined
    : settledBy(why.slice(mark + 1, marks[index + 1]))
}
