import type { Why } from '../rule/why.ts'
import { forward } from './forward.ts'
import { memoByObject } from './memo-by-object.ts'

/** What a result depends on: compared by identity, so an object stands for itself. */
type Part = string | number | boolean | null | undefined | object

interface Known<V> {
  readonly parts: readonly Part[]
  readonly value: V
}

/** Results about one object, by the rules in force and by the sum of the numbers in their lists. */
interface Own<V> {
  why: Why | undefined
  readonly bySum: Map<number, Known<V>[]>
}

/** Sums of one object that results are kept for; one more, and all are forgotten. */
const MOST_SUMS = 1000
/** Results of one sum; more push out those that are asked for least. */
const MOST = 200

/**
 * Results of rules about one object that never changes, kept where nobody listens and forgotten with the object. Where
 * `MemoByKey` has a key, this has a list of everything else that they depend on. Only lists whose numbers have the same sum
 * are compared: looking through hundreds would cost more than it saves. Name the part that differs most first.
 *
 *     const throws = new MemoByList<Weapon, Throw>()
 *     throws.get(why, weapon, [target, range, evading], () => throwAt(weapon, target, range, evading, why))
 */
export class MemoByList<O extends object, V> {
  readonly #known = memoByObject((_object: O): Own<V> => ({ why: undefined, bySum: new Map() }))

  get(why: Why, object: O, parts: readonly Part[], work: () => V): V {
    if (!why.quiet) return work()
    const own = this.#known(object)
    if (own.why !== why) {
      own.why = why
      own.bySum.clear()
    }
    const { bySum } = own
    const sum = sumOf(parts)
    const results = bySum.get(sum)
    if (results !== undefined) {
      for (let place = 0; place < results.length; place++) {
        const one = results[place]
        if (one === undefined || !areSame(one.parts, parts)) continue
        forward(results, place)
        return one.value
      }
    }
    const value = work()
    if (results === undefined) {
      if (bySum.size === MOST_SUMS) bySum.clear()
      bySum.set(sum, [{ parts, value }])
    } else {
      if (results.length === MOST) results.pop()
      results.push({ parts, value })
    }
    return value
  }
}

/** What all the numbers of a list come to. */
function sumOf(parts: readonly Part[]): number {
  let sum = 0
  for (const part of parts) if (typeof part === 'number') sum += part
  return sum
}

function areSame(one: readonly Part[], other: readonly Part[]): boolean {
  if (one.length !== other.length) return false
  for (let place = 0; place < one.length; place++) if (one[place] !== other[place]) return false
  return true
}
