/**
 * What is open over a page, in the order in which it was opened, and the browser's history beside it: one entry for each,
 * so that Back closes the last one before it leaves the page.
 */
export interface Past {
  /** How many openings the entry that one is at stands for. */
  readonly depth: () => number
  readonly push: (depth: number) => void
  /** Goes so many entries on, or back; `went` is told when that is done. */
  readonly go: (by: number) => void
  /** Calls back when everything that happens in one go has happened. */
  readonly soon: (act: () => void) => void
}

export class Openings {
  readonly #past: Past
  readonly #open: (() => void)[] = []
  #going = false
  #settling = false

  constructor(past: Past) {
    this.#past = past
  }

  /** Something was opened; answers how to tell that it is closed. */
  add(close: () => void): () => void {
    this.#open.push(close)
    this.#settle()
    return () => {
      const place = this.#open.indexOf(close)
      if (place === -1) return
      this.#open.splice(place, 1)
      this.#settle()
    }
  }
  /** The browser went to another entry: by our own doing, or because somebody pressed Back. */
  went(): void {
    const own = this.#going
    this.#going = false
    if (!own) for (const close of this.#open.splice(this.#past.depth()).toReversed()) close()
    this.#settle()
  }

  /** Once for all that is opened and closed in one go: what takes the place of another takes its entry, too. */
  #settle(): void {
    if (this.#settling || this.#going) return
    this.#settling = true
    this.#past.soon(() => {
      this.#settling = false
      const by = this.#open.length - this.#past.depth()
      for (let more = 0; more < by; more++) this.#past.push(this.#past.depth() + 1)
      if (by >= 0) return
      this.#going = true
      this.#past.go(by)
    })
  }
}
