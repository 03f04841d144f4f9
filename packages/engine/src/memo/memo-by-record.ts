import type { Why } from '../rule/why.ts'
import { forward } from './forward.ts'

interface Known<R, V> {
  readonly record: R
  readonly value: V
}

/** Results kept for one object; more push out those that are asked for least. */
const MOST = 200

/**
 * A function of an object that never changes and of a record that is made anew for every call, such as an attack: a record
 * with the same fields gives the same result. The fields are compared one by one, by identity. Nothing lists them, so
 * none can be left out, and what the function sees is only what it is called with. Nothing is kept where someone listens,
 * and all is forgotten with the object.
 *
 *     const shots = memoByRecord((why, fight: Fight, fire: Fire) => shotOf(fight, fire, why))
 *     shots(why, fight, { by, target, rate })
 */
export function memoByRecord<O extends object, R extends object, V>(
  work: (why: Why, object: O, record: R) => V,
): (why: Why, object: O, record: R) => V {
  const known = new WeakMap<O, { readonly why: Why; readonly results: Known<R, V>[] }>()
  return (why, object, record) => {
    if (!why.quiet) return work(why, object, record)
    let own = known.get(object)
    if (own?.why !== why) {
      own = { why, results: [] }
      known.set(object, own)
    }
    const { results } = own
    for (let place = 0; place < results.length; place++) {
      const one = results[place]
      if (one === undefined || !areSame(one.record, record)) continue
      forward(results, place)
      return one.value
    }
    const value = work(why, object, record)
    if (results.length === MOST) results.pop()
    results.push({ record, value })
    return value
  }
}

/** A field that only one of them has counts unless it is undefined. */
function areSame<R extends object>(one: R, other: R): boolean {
  for (const field in one) if (one[field] !== other[field]) return false
  for (const field in other) if (one[field] !== other[field]) return false
  return true
}
