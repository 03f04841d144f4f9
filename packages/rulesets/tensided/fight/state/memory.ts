/**
 * What was worked out before: bots weigh an attack and then make it, and odds are found by making it again and again. Kept only
 * where nobody listens, because there are no reasons to tell.
 */
import type { Why } from '@umpire/engine'

/** More is forgotten all at once: a table that goes on for days must not fill the memory. */
const MOST = 20_000

/** Something that hangs on nothing but one thing that never changes, a moment of a fight or a fighter, and a key. */
export class Memory<K extends object, T> {
  readonly #known = new WeakMap<K, { readonly why: Why; readonly all: Map<string | number, T> }>()

  of(about: K, key: string | number, why: Why, work: () => T): T {
    if (!why.quiet) return work()
    let known = this.#known.get(about)
    if (known?.why !== why) {
      known = { why, all: new Map() }
      this.#known.set(about, known)
    }
    const before = known.all.get(key)
    if (before !== undefined) return before
    if (known.all.size >= MOST) known.all.clear()
    const made = work()
    known.all.set(key, made)
    return made
  }
}
