/**
 * A function of one object that never changes, computed once for it and forgotten with it. Where more than one object
 * decides, a memo may return a memo.
 *
 *     const namesOf = memoByObject((bearers: readonly Bearer[]) => new Set(bearers.map(({ name }) => name)))
 *
 *     const people = memoByObject((rules: Ruleset) => memoByObject((file: Character) => personOf(file, rules)))
 *     people(rules)(file)
 */
export function memoByObject<K extends object, V>(work: (object: K) => V): (object: K) => V {
  const known = new WeakMap<K, { readonly value: V }>()
  return object => {
    let found = known.get(object)
    if (found === undefined) {
      found = { value: work(object) }
      known.set(object, found)
    }
    return found.value
  }
}
