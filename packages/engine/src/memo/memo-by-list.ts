import type { Why } from '../rule/why.ts'
import { forward } from './forward.ts'

/** What a result depends on: compared by identity, so an object stands for itself. */
type Part = string | number | boolean | null | undefined | object

interface Known<V> {
  readonly parts: readonly Part[]
  readonly value: V
}

/** First parts of one object; one more, and all are forgotten. */
const MOST_FIRST = 1000
/** Results of one first part; more push out those that are asked for least. */
const MOST = 200

/**
 * Results of rules about one object that never changes, kept where nobody listens and forgotten with the object. Where
 * `MemoByKey` has a key, this has a list of everything else that they depend on. Name the part that differs most first.
 *
 *     const throws = new MemoByList<Weapon, Throw>()
 *     throws.get(why, weapon, [target, range, evading], () => throwAt(weapon, target, range, evading, why))
 */
export class MemoByList<O extends object, V> {
  readonly #known = new WeakMap<O, { readonly why: Why; readonly byFirst: Map<Part, Known<V>[]> }>()

  get(why: Why, object: O, parts: readonly Part[], work: () => V): V {
    if (!why.quiet) return work()
    const known = this.#known.get(object)
    const all = known?.why === why ? known.byFirst.get(parts[0]) : undefined
    if (all !== undefined) {
      for (let place = 0; place < all.length; place++) {
        const one = all[place]
        if (one === undefined || !areSame(one.parts, parts)) continue
        forward(all, place)
        return one.value
      }
    }
    const value = work()
    this.#add(why, object, { parts, value })
    return value
  }

  #add(why: Why, object: O, one: Known<V>): void {
    let known = this.#known.get(object)
    if (known?.why !== why) {
      known = { why, byFirst: new Map() }
      this.#known.set(object, known)
    }
    const all = known.byFirst.get(one.parts[0])
    if (all === undefined) {
      if (known.byFirst.size === MOST_FIRST) known.byFirst.clear()
      known.byFirst.set(one.parts[0], [one])
      return
    }
    if (all.length === MOST) all.pop()
    all.push(one)
  }
}

/** The first parts are known to be the same. */
function areSame(one: readonly Part[], other: readonly Part[]): boolean {
  if (one.length !== other.length) return false
  for (let place = 1; place < one.length; place++) if (one[place] !== other[place]) return false
  return true
}
