/** Which throw was settled how, by the reasons of an entry. */
import type { EntryView, Reason } from '@umpire/engine'

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
