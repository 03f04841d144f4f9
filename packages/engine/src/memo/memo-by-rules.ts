import type { Why } from '../rule/why.ts'
import { memoByObject } from './memo-by-object.ts'

/**
 * What the rules in force make of something, or of nothing but themselves, computed once and forgotten with them. The
 * settings stand for the rules: they are composed once. It is kept whoever listens, so it must be no step of an
 * explanation.
 *
 *     const catalogOf = memoByRules(why => catalogIn(why))
 *     const personOf = memoByRules((why, file: Character) => readPerson(file, hushed(why)))
 */
export function memoByRules<V>(work: (why: Why) => V): (why: Why) => V
export function memoByRules<K extends object, V>(work: (why: Why, object: K) => V): (why: Why, object: K) => V
export function memoByRules<V>(work: (why: Why, object: object) => V) {
  const known = memoByObject((_settings: object) => new WeakMap<object, { readonly value: V }>())
  return (why: Why, object: object = why.settings): V => {
    const values = known(why.settings)
    let found = values.get(object)
    if (found === undefined) {
      found = { value: work(why, object) }
      values.set(object, found)
    }
    return found.value
  }
}
