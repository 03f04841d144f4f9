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
  // The values do not hold the object: it would outlive the frequent small collections of garbage.
  const known = new WeakMap<K, { readonly value: V }>()
  let latest: K | undefined
  let latestFound: { readonly value: V } | undefined
  return object => {
    if (latestFound !== undefined && latest === object) return latestFound.value
    let found = known.get(object)
    if (found === undefined) {
      found = { value: work(object) }
      known.set(object, found)
    }
    latest = object
    latestFound = found
    return found.value
  }
}
