/**
 * The number of the last commit that was acknowledged, in a small file beside the database. The database counts its
 * commits, too: if it has fewer at the next start, acknowledged ones are missing. SQLite itself says nothing of it: it
 * takes up as much of a write-ahead log as is whole, and a log that was cut, damaged or taken away is an older state.
 *
 * The number is written after each commit and before anybody hears of it, but made safe against loss of power only when
 * the store closes. So it is exact after an ordinary end and after a process that was killed. After a loss of power it
 * may be too low, never too high: what is said to be missing is.
 */
import { readFileSync } from 'node:fs'
import { markIn } from './files.ts'

/** Null if there is none, or none that can be read. */
export function markOf(folder: string): number | null {
  try {
    const text = readFileSync(markIn(folder), 'utf8').trim()
    return /^\d{1,15}$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}
