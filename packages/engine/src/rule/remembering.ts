/**
 * Whatever does not hang on the dice need not be worked out again for every throw. These keep answers of rules where
 * nobody listens: the same text works them out, once for the same things. Where somebody listens they keep nothing,
 * because then the reasons are wanted each time.
 */
import type { Why } from './why.ts'

/** An answer, and the things it was asked about. */
interface Known<R> {
  readonly why: Why
  readonly a: unknown
  readonly b: unknown
  readonly c: unknown
  readonly d: unknown
  readonly e: unknown
  readonly answer: R
}

/** The compiler refuses more than are told apart. */
type UpToFive = readonly [unknown?, unknown?, unknown?, unknown?, unknown?]

/** Answers about one last thing: older ones are of moments that are over. */
const FEW = 4

/**
 * A function of things that never change, which keeps its answers: asked about the very same objects, numbers and words
 * again, it gives the same answer. What differs most often is named last; after so many of these it forgets them all.
 *
 *     const defenses = remembering(24, (why, fight: Fight, attempt: Attempt) => defensesOf(fight, attempt, why))
 *     defenses(why, fight, attempt)
 */
export function remembering<A extends UpToFive, R>(
  most: number,
  work: (why: Why, ...of: A) => R,
): (why: Why, ...of: A) => R
export function remembering<R>(most: number, work: (why: Why, ...of: readonly unknown[]) => R) {
  const known = new Map<unknown, Known<R>[]>()
  let latest: Known<R> | undefined
  const things = work.length - 1
  // Only as many are compared as there are: comparing what may be anything is dear.
  const isOf = (one: Known<R>, why: Why, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown): boolean =>
    (things < 2 || one.b === b) &&
    (things < 3 || one.c === c) &&
    one.a === a &&
    (things < 4 || one.d === d) &&
    (things < 5 || one.e === e) &&
    one.why === why
  // Each thing by a name of its own: a list of them would have to be made for every call, and costs more than finding them.
  return (why: Why, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown): R => {
    if (!why.quiet) return work(why, a, b, c, d, e)
    // Many are asked about the same thing several times in a row.
    if (latest !== undefined && isOf(latest, why, a, b, c, d, e)) return latest.answer
    const last = things === 2 ? b : things === 3 ? c : things === 4 ? d : things === 5 ? e : a
    const alike = known.get(last)
    if (alike !== undefined) {
      for (let place = 0; place < alike.length; place++) {
        const one = alike[place]
        if (one === undefined || !isOf(one, why, a, b, c, d, e)) continue
        latest = one
        return one.answer
      }
    }
    latest = { why, a, b, c, d, e, answer: work(why, a, b, c, d, e) }
    if (alike !== undefined) {
      if (alike.unshift(latest) > FEW) alike.pop()
    } else {
      if (known.size === most) known.clear()
      known.set(last, [latest])
    }
    return latest.answer
  }
}

/**
 * A reading of a roll, or of hit points lost, that works out each number the first time that it comes.
 *
 *     ask.read(threeDice, about, eachTotal(why, roll => success({ effective, roll }, why)))
 */
export function eachTotal<R>(why: Why, read: (total: number) => R): (total: number) => R {
  if (!why.quiet) return read
  const known: R[] = []
  return total => {
    // Damage below nothing and parts of hit points are rare, and an array has no place for them.
    if (total < 0 || !Number.isInteger(total)) return read(total)
    const before = known[total]
    if (before !== undefined) return before
    const answer = read(total)
    known[total] = answer
    return answer
  }
}
