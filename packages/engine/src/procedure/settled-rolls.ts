/**
 * What was made of each roll of an entry, told by the reasons that follow it: what it was against, and whether it was made.
 * The rule that settles success rolls is the ruleset's: it sums up a score and a roll, and answers by how much it was made.
 *
 *     settledRolls(entry, 'gurps.roll.margin')[0]?.made
 */

import type { Reason } from '../rule/reason.ts'
import type { Entry } from './entry.ts'

export interface SettledRoll {
  readonly score: number
  readonly made: boolean
}

/** The steps of a reason. */
function inside(reason: Reason): readonly Reason[] {
  if (reason.kind === 'rule') return reason.because
  return reason.kind === 'sum' || reason.kind === 'product' ? reason.terms.flatMap(({ because }) => because) : []
}

/** The success rolls among reasons, however deep. */
function* settledIn(reasons: readonly Reason[], rule: string): Generator<SettledRoll & { readonly total: number }> {
  for (const reason of reasons) {
    if (reason.kind === 'rule' && reason.id === rule && typeof reason.value === 'number') {
      const sum = reason.because.find(one => one.kind === 'sum')
      const [score, roll] = sum?.kind === 'sum' ? sum.terms : []
      if (score?.value !== undefined && roll?.value !== undefined) {
        yield { total: -roll.value, score: score.value, made: reason.value >= 0 }
      }
    }
    yield* settledIn(inside(reason), rule)
  }
}

export function settledRolls(
  { rolls, why }: Pick<Entry, 'rolls' | 'why'>,
  rule: string,
): readonly (SettledRoll | undefined)[] {
  const places = why.flatMap((reason, index) => (reason.kind === 'rolled' ? [index] : []))
  const made: (SettledRoll | undefined)[] = rolls.map(() => undefined)
  let first = 0
  for (const [roll, place] of places.entries()) {
    if (places[roll + 1] === place + 1) continue
    let settled = [...settledIn(why.slice(place + 1, places[roll + 1]), rule)]
    // Of a contest both are settled behind the second roll; any other before it was not for success.
    if (settled.length <= roll - first) first = roll
    for (; first <= roll; first++) {
      const found = settled.findIndex(({ total }) => total === rolls[first]?.total)
      const one = settled[found]
      if (one === undefined) continue
      made[first] = { score: one.score, made: one.made }
      settled = settled.slice(found + 1)
    }
  }
  return made
}
