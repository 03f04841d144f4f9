/** Reasons in a fact, as many as can be kept: a fact must be small enough to be stored, and nobody reads a book of them. */
import type { Stretch } from '@umpire/engine'

/** Characters of all reasons of a stretch. What happened and the dice stay, however many reasons there were. */
const MOST = 400_000

/** Where there are more, the longest ones are left out. */
export function withoutLongReasons(stretch: Stretch): Stretch {
  const lengths = stretch.entries.map(({ why }) => (why.length === 0 ? 0 : JSON.stringify(why).length))
  let left = MOST
  const kept = new Set<number>()
  for (const [index, length] of [...lengths.entries()].toSorted(([, a], [, b]) => a - b)) {
    left -= length
    if (left < 0) break
    kept.add(index)
  }
  if (kept.size === lengths.length) return stretch
  return {
    ...stretch,
    entries: stretch.entries.map((entry, index) => (kept.has(index) ? entry : { ...entry, why: [] })),
  }
}
