/**
 * Whatever does not hang on the dice need not be worked out again for every throw. These keep answers of rules where
 * nobody listens: the same text works them out, once for the same things. Where somebody listens they keep nothing,
 * because then the reasons are wanted each time.
 */
import type { Why } from './why.ts'

interface Known<A, R> {
  readonly why: Why
  readonly of: A
  readonly answer: R
}

/** The last of them was looked up by. */
function isSame(one: readonly unknown[], other: readonly unknown[]): boolean {
  for (let index = one.length - 2; index >= 0; index--) if (one[index] !== other[index]) return false
  return true
}

/** Answers about one last thing: older ones are of moments that are over. */
const FEW = 4

/**
 * A function of things that never change, which keeps its answers: asked about the very same objects, numbers and words
 * again, it gives the same answer. What differs most often is named last; after so many of these it forgets them all.
 *
 *     const defenses = remembering(24, (why, fight: Fight, attempt: Attempt) => defensesOf(fight, attempt, why))
 *     defenses(why, fight, attempt)
 */
export function remembering<A extends readonly unknown[], R>(
  most: number,
  work: (why: Why, ...of: A) => R,
): (why: Why, ...of: A) => R {
  const known = new Map<unknown, readonly Known<A, R>[]>()
  let latest: Known<A, R> | undefined
  return (why, ...of) => {
    if (!why.quiet) return work(why, ...of)
    const last = of[of.length - 1]
    // Many are asked about the same thing several times in a row.
    if (latest?.why === why && latest.of[of.length - 1] === last && isSame(latest.of, of)) return latest.answer
    const alike = known.get(last) ?? []
    for (const one of alike) {
      if (one.why !== why || !isSame(one.of, of)) continue
      latest = one
      return one.answer
    }
    latest = { why, of, answer: work(why, ...of) }
    if (alike.length === 0 && known.size === most) known.clear()
    known.set(last, alike.length === 0 ? [latest] : [latest, ...alike.slice(0, FEW - 1)])
    return latest.answer
  }
}

/**
 * A reading of a roll that works out each total the first time that it falls.
 *
 *     yield* ask.read(threeDice, about, eachTotal(why, roll => success({ effective, roll }, why)))
 */
export function eachTotal<R>(why: Why, read: (total: number) => R): (total: number) => R {
  if (!why.quiet) return read
  const known: R[] = []
  return total => {
    // Damage below nothing is rare, and an array has no place for it.
    if (total < 0) return read(total)
    const before = known[total]
    if (before !== undefined) return before
    const answer = read(total)
    known[total] = answer
    return answer
  }
}
