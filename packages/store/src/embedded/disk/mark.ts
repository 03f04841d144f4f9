/**
 * The number of the last commit that was acknowledged, in a small file beside the database. The database counts its
 * commits, too: if it has fewer at the next start, acknowledged ones are missing. SQLite itself says nothing of it: it
 * takes up as much of a write-ahead log as is whole, and a log that was cut, damaged or taken away is an older state.
 *
 * The number is written after each commit and before anybody hears of it, but made safe against loss of power only when
 * the store closes. So it is exact after an ordinary end and after a process that was killed. After a loss of power it
 * may be too low, never too high: what is said to be missing is.
 */
import { closeSync, constants, fsyncSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { markIn, PRIVATE_FILE } from './files.ts'

/** As long as any number, so that each takes the place of the one before. */
const LENGTH = 16

export class Mark {
  #file: number | null

  constructor(folder: string) {
    try {
      this.#file = openSync(markIn(folder), constants.O_CREAT | constants.O_RDWR, PRIVATE_FILE)
    } catch {
      this.#file = null
    }
  }

  set(commits: number): void {
    this.#attempt(file => writeSync(file, `${commits}`.padEnd(LENGTH - 1).concat('\n'), 0))
  }

  close(): void {
    this.#attempt(file => fsyncSync(file))
    this.#attempt(file => closeSync(file))
    this.#file = null
  }

  /** A commit stays one if its number cannot be noted: the number is too low then, which is allowed. */
  #attempt(work: (file: number) => void): void {
    if (this.#file === null) return
    try {
      work(this.#file)
    } catch {
      this.#file = null
    }
  }
}

/** Null if there is none, or none that can be read. */
export function markOf(folder: string): number | null {
  try {
    const text = readFileSync(markIn(folder), 'utf8').trim()
    return /^\d{1,15}$/.test(text) ? Number(text) : null
  } catch {
    return null
  }
}

/** Another database takes the place of the one that it was about. */
export const forgetMark = (folder: string): void => rmSync(markIn(folder), { force: true })
