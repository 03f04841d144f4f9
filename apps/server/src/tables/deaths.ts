/** Tables at which threads died. One at which they die again and again stays closed for a while, for the sake of others. */
const MOST = 3
const WITHIN_MS = 10 * 60_000
const REST_MS = 10 * 60_000

export class Deaths {
  readonly #at = new Map<string, readonly number[]>()

  /** Answers whether the table rests from now on. */
  add(table: string, now: number): boolean {
    const times = [...(this.#at.get(table) ?? []).filter(at => now - at < WITHIN_MS), now]
    this.#at.set(table, times)
    return times.length >= MOST
  }
  /** Until when a table stays closed; null if it may be opened. */
  restsUntil(table: string, now: number): number | null {
    const times = this.#at.get(table) ?? []
    const last = times.at(-1)
    if (times.length < MOST || last === undefined) return null
    if (now < last + REST_MS) return last + REST_MS
    this.#at.delete(table)
    return null
  }
  resting(now: number): readonly string[] {
    return [...this.#at.keys()].filter(table => this.restsUntil(table, now) !== null)
  }
}
