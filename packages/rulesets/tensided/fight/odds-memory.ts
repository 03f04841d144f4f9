/**
 * What was worked out before from the same moment of a fight: bots weigh an attack and then make it, and odds are found by making
 * it again and again. Kept only where nobody listens, because there are no reasons to tell.
 */
import type { Why } from '@umpire/engine'
import type { Fight } from './state.ts'

/** Something about an attack that hangs on nothing but the moment, by whom, at whom, and how. */
export class Memory<T> {
  readonly #known = new WeakMap<Fight, { readonly why: Why; readonly all: Map<string, T> }>()

  of(fight: Fight, key: string, why: Why, work: () => T): T {
    if (!why.quiet) return work()
    let known = this.#known.get(fight)
    if (known?.why !== why) {
      known = { why, all: new Map() }
      this.#known.set(fight, known)
    }
    const before = known.all.get(key)
    if (before !== undefined) return before
    const made = work()
    known.all.set(key, made)
    return made
  }
}
