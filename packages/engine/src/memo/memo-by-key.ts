import type { Why } from '../rule/why.ts'
import { memoByObject } from './memo-by-object.ts'
import { MemoTable } from './memo-table.ts'

/** Results about one object, and the rules in force that they come of. */
interface Own<V> {
  why: Why | undefined
  table: MemoTable<string | number, V>
}

/**
 * Results of rules about one object that never changes, such as a moment of a fight or a fighter, by a key that says what
 * else they depend on. Kept only where nobody listens, and forgotten with the object.
 *
 *     const shots = new MemoByKey<Fight, Shot>()
 *     shots.get(why, fight, `${by} ${target}`, () => shotAt(fight, by, target, why))
 */
export class MemoByKey<O extends object, V> {
  readonly #known = memoByObject((_object: O): Own<V> => ({ why: undefined, table: new MemoTable() }))

  get(why: Why, object: O, key: string | number, work: () => V): V {
    if (!why.quiet) return work()
    const own = this.#known(object)
    if (own.why !== why) {
      own.why = why
      own.table = new MemoTable()
    }
    return own.table.get(key, work)
  }
}
