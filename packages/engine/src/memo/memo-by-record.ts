import type { Why } from '../rule/why.ts'
import { forward } from './forward.ts'
import { memoByObject } from './memo-by-object.ts'
import { areSame, sumOf } from './records.ts'

interface Known<R, V> {
  readonly record: R
  readonly value: V
}

/** Results about one object, by the rules in force and by the sum of the numbers in their records. */
interface Own<R, V> {
  why: Why | undefined
  readonly bySum: Map<number, Known<R, V>[]>
}

/** Sums of one object that results are kept for; one more, and all are forgotten. */
const MOST_SUMS = 1000
/** Results of one sum; more push out those that are asked for least. */
const MOST = 200

/**
 * A function of an object that never changes and of a record that is made anew for every call, such as an attack: a record
 * with the same fields gives the same result. The fields are compared one by one, by identity. Nothing lists them, so
 * none can be left out, and what the function sees is only what it is called with. Only records whose numbers have the same
 * sum are compared: looking through hundreds would cost more than it saves. Nothing is kept where someone listens, and all
 * is forgotten with the object. For an object that is soon over there is `memoLately`.
 *
 *     const hits = memoByRecord((why, target: Fighter, hit: Hit) => weighed(target, hit, why))
 *     hits(why, target, { severity, damage })
 */
export function memoByRecord<O extends object, R extends object, V>(
  work: (why: Why, object: O, record: R) => V,
): (why: Why, object: O, record: R) => V {
  const known = memoByObject((_object: O): Own<R, V> => ({ why: undefined, bySum: new Map() }))
  return (why, object, record) => {
    if (!why.quiet) return work(why, object, record)
    const own = known(object)
    if (own.why !== why) {
      own.why = why
      own.bySum.clear()
    }
    const { bySum } = own
    const sum = sumOf(record)
    const results = bySum.get(sum)
    if (results !== undefined) {
      for (let place = 0; place < results.length; place++) {
        const one = results[place]
        if (one === undefined || !areSame(one.record, record)) continue
        forward(results, place)
        return one.value
      }
    }
    const value = work(why, object, record)
    if (results === undefined) {
      if (bySum.size === MOST_SUMS) bySum.clear()
      bySum.set(sum, [{ record, value }])
    } else {
      if (results.length === MOST) results.pop()
      results.push({ record, value })
    }
    return value
  }
}
