import type { Why } from '../rule/why.ts'
import { MemoTable } from './memo-table.ts'

/**
 * Results of rules about one object that never changes, such as a moment of a fight or a fighter, by a key that says what
 * else they depend on. Kept only where nobody listens, and forgotten with the object.
 *
 *     const shots = new MemoByKey<Fight, Shot>()
 *     shots.get(why, fight, `${by} ${target}`, () => shotAt(fight, by, target, why))
 */
export class MemoByKey<O extends object, V> {
  readonly #known = new WeakMap<O, { readonly why: Why; readonly table: MemoTable<string | number, V> }>()

  get(why: Why, object: O, key: string | number, work: () => V): V {
    if (!why.quiet) return work()
    let known = this.#known.get(object)
    if (known?.why !== why) {
      known = { why, table: new MemoTable() }
      this.#known.set(object, known)
    }
    return known.table.get(key, work)
  }
}
