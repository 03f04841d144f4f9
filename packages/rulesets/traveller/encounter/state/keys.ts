/** Keys of choices are texts, so that they can be stored and typed; what they mean is worked out once for each roster. */
import { MemoTable, memoByObject } from '@umpire/engine'
import type { Fighter } from './fighter.ts'

type Roster = readonly Fighter[]

/** What a key means among these people. The roster stays the same while an encounter lasts, and so does the meaning. */
export function memoByRoster<T>(meaning: (roster: Roster, key: string) => T): (roster: Roster, key: string) => T {
  const known = memoByObject((_roster: Roster) => new MemoTable<string, T>())
  return (roster, key) => known(roster).get(key, () => meaning(roster, key))
}
