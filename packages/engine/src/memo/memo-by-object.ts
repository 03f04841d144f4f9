interface Known<K, V> {
  readonly object: K
  readonly value: V
}

/**
 * A function of one object that never changes, computed once for it and forgotten with it. Where more than one object
 * decides, a memo may return a memo. The object asked for last is kept at hand, as it is often asked for next.
 *
 *     const namesOf = memoByObject((bearers: readonly Bearer[]) => new Set(bearers.map(({ name }) => name)))
 *
 *     const people = memoByObject((rules: Ruleset) => memoByObject((file: Character) => personOf(file, rules)))
 *     people(rules)(file)
 */
export function memoByObject<K extends object, V>(work: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, Known<K, V>>()
  let latest: Known<K, V> | undefined
  return object => {
    if (latest?.object === object) return latest.value
    let found = known.get(object)
    if (found === undefined) {
      found = { object, value: work(object) }
      known.set(object, found)
    }
    latest = found
    return found.value
  }
}
