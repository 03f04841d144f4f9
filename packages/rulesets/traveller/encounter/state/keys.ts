/** Keys of choices are texts, so that they can be stored and typed; what they mean is worked out once for each roster. */
import type { Fighter } from './fighter.ts'

type Roster = readonly Fighter[]

/** What a key means among these people. The roster stays the same while an encounter lasts, and so does the meaning. */
export function remembered<T>(meaning: (roster: Roster, key: string) => T): (roster: Roster, key: string) => T {
  const rosters = new WeakMap<Roster, Map<string, T>>()
  // A simulation asks for one roster a million times: it need not be looked up each time.
  let lastRoster: Roster | undefined
  let known = new Map<string, T>()
  return (roster, key) => {
    if (roster !== lastRoster) {
      known = rosters.get(roster) ?? new Map()
      rosters.set(roster, known)
      lastRoster = roster
    }
    const before = known.get(key)
    if (before !== undefined) return before
    const meant = meaning(roster, key)
    // What names nothing is not kept: anybody can type any number of such keys.
    if (meant !== undefined) known.set(key, meant)
    return meant
  }
}
