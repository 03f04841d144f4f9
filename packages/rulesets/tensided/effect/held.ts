/** From a character's list of traits to the fields that rules take. */

import type { Flaw } from '../tables/flaw-keys.ts'
import { flawRow, isFlaw } from '../tables/flaws.ts'
import type { Merit } from '../tables/merit-keys.ts'
import { meritRow } from '../tables/merits.ts'
import type { Having, Taken } from './effect.ts'

type Counts = { [counter in Exclude<keyof Having, 'merits' | 'flaws' | 'abilities' | 'traits' | 'lenses'>]?: number }

/**
 * Lists of what is taken once, and numbers of times by their names; what was taken for a stat or a skill is in neither,
 * as it is in the stats and skills already.
 *
 *     heldOf([{ key: 'rich' }, { key: 'resilient', times: 2 }]) // { merits: ['rich'], flaws: [], resilient: 2 }
 */
export function heldOf(traits: readonly Taken[]): Counts & {
  readonly merits: readonly Merit[]
  readonly flaws: readonly Flaw[]
} {
  const merits: Merit[] = []
  const flaws: Flaw[] = []
  const counts: Counts = {}
  for (const { key, times = 1 } of traits) {
    const { counter, per } = isFlaw(key) ? flawRow(key) : meritRow(key)
    if (per === 'stat' || per === 'skill') continue
    if (counter !== undefined) counts[counter] = (counts[counter] ?? 0) + times
    else if (isFlaw(key)) flaws.push(key)
    else merits.push(key)
  }
  return { merits, flaws, ...counts }
}
