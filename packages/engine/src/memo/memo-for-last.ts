/**
 * Results about an object that another soon takes the place of, such as the state of a game: those about the object asked
 * for last, by a key. With the next object they are forgotten, even if somebody keeps the old one.
 *
 *     const views = new MemoForLast<Fight, Json>()
 *     views.get(fight, seat, () => viewOf(fight, seat))
 */
export class MemoForLast<O, V> {
  #object: O | undefined
  readonly #byKey = new Map<string, V>()

  get(object: O, key: string, work: () => V): V {
    if (this.#object !== object) {
      this.#object = object
      this.#byKey.clear()
    }
    const known = this.#byKey.get(key)
    if (known !== undefined) return known
    const value = work()
    this.#byKey.set(key, value)
    return value
  }
}
