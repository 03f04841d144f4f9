/**
 * Results of rules, kept where nobody listens. What does not depend on the dice need not be computed again for every
 * roll: the same text computes it, once for the same things. Where someone listens or counts which rules fire, nothing
 * is kept, because then the reasons are wanted each time.
 */
import type { Why } from '../rule/why.ts'

/**
 * A result, and the arguments it was computed from. The last is not among them: what is kept for an object must not hold
 * it, or young objects outlive the frequent small collections of garbage and wait for a large one.
 */
interface Known<R> {
  readonly why: Why
  readonly a: unknown
  readonly b: unknown
  readonly c: unknown
  readonly d: unknown
  readonly result: R
}

/** The compiler refuses more than are told apart. */
type UpToFive = readonly [unknown?, unknown?, unknown?, unknown?, unknown?]

/** Numbers and texts that results are kept for; one more, and all are forgotten. */
const MOST = 1000
/** Results kept for one last argument: older ones are of moments that are over. */
const MOST_ALIKE = 4

/** Results by the last argument: those of an object are forgotten with it. */
class ByLast<R> {
  readonly #objects = new WeakMap<object, Known<R>[]>()
  readonly #others = new Map<unknown, Known<R>[]>()

  get(last: unknown): Known<R>[] | undefined {
    return typeof last === 'object' && last !== null ? this.#objects.get(last) : this.#others.get(last)
  }
  add(last: unknown, one: Known<R>): void {
    if (typeof last === 'object' && last !== null) {
      this.#objects.set(last, [one])
      return
    }
    if (this.#others.size === MOST) this.#others.clear()
    this.#others.set(last, [one])
  }
}

/**
 * A function of things that never change, which keeps its results: called with the very same objects, numbers and texts,
 * it gives the same result. Name the argument that differs most often last, and give none a default: JavaScript does not
 * count those among a function's arguments, so they would not be told apart.
 *
 *     const defenses = memoQuiet((why, fight: Fight, attempt: Attempt) => defensesOf(fight, attempt, why))
 *     defenses(why, fight, attempt)
 */
export function memoQuiet<A extends UpToFive, R>(work: (why: Why, ...of: A) => R): (why: Why, ...of: A) => R
export function memoQuiet<R>(work: (why: Why, ...of: readonly unknown[]) => R) {
  const known = new ByLast<R>()
  let latest: Known<R> | undefined
  let latestOf: unknown
  const count = work.length - 1
  // Only as many are compared as there are: comparing what may be anything is slow.
  const isOf = (one: Known<R>, why: Why, a: unknown, b: unknown, c: unknown, d: unknown): boolean =>
    (count < 2 || one.a === a) &&
    (count < 3 || one.b === b) &&
    (count < 4 || one.c === c) &&
    (count < 5 || one.d === d) &&
    one.why === why
  // Each argument has its own name: a list of them, made for every call, costs more than finding the result.
  return (why: Why, a: unknown, b: unknown, c: unknown, d: unknown, e: unknown): R => {
    if (!why.quiet) return work(why, a, b, c, d, e)
    const last = count === 2 ? b : count === 3 ? c : count === 4 ? d : count === 5 ? e : a
    // Many are called with the same arguments several times in a row.
    if (latest !== undefined && latestOf === last && isOf(latest, why, a, b, c, d)) return latest.result
    const alike = known.get(last)
    if (alike !== undefined) {
      for (let place = 0; place < alike.length; place++) {
        const one = alike[place]
        if (one === undefined || !isOf(one, why, a, b, c, d)) continue
        latest = one
        latestOf = last
        return one.result
      }
    }
    const result = work(why, a, b, c, d, e)
    latest = {
      why,
      a: count > 1 ? a : undefined,
      b: count > 2 ? b : undefined,
      c: count > 3 ? c : undefined,
      d: count > 4 ? d : undefined,
      result,
    }
    latestOf = last
    if (alike === undefined) known.add(last, latest)
    else if (alike.unshift(latest) > MOST_ALIKE) alike.pop()
    return result
  }
}

/**
 * How a roll reads, or what a number of hit points does, computed the first time that each number comes up.
 *
 *     ask.read(threeDice, about, memoByTotal(why, roll => success({ effective, roll }, why)))
 */
export function memoByTotal<R>(why: Why, read: (total: number) => R): (total: number) => R {
  if (!why.quiet) return read
  const known: R[] = []
  return total => {
    // Damage below zero and parts of hit points are rare, and an array has no place for them.
    if (total < 0 || !Number.isInteger(total)) return read(total)
    const before = known[total]
    if (before !== undefined) return before
    const result = read(total)
    known[total] = result
    return result
  }
}
