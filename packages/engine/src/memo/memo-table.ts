/** More is forgotten all at once: a table that goes on for days must not fill the memory. */
const MOST = 20_000

/**
 * Values by a text or a number that says all they depend on. `undefined` is no value: it is computed again.
 *
 *     const shapes = new MemoTable<string, Footprint>()
 *     shapes.get(`${long}x${wide}`, () => footprint(long, wide))
 */
export class MemoTable<K extends string | number, V> {
  readonly #known = new Map<K, V>()
  readonly #most: number

  /** `most` is for values that are large by themselves. */
  constructor(most = MOST) {
    this.#most = most
  }

  get(key: K, work: () => V): V {
    const before = this.#known.get(key)
    if (before !== undefined) return before
    const value = work()
    if (value === undefined) return value
    if (this.#known.size >= this.#most) this.#known.clear()
    this.#known.set(key, value)
    return value
  }
}
