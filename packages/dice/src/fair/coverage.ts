/**
 * What the rolls of a log are worth to one page. Whoever runs the server knows the secret and can sit down with pages of
 * their own; so a roll is out of their hands only if a number of this page came between: after everything else the roll
 * depends on was fixed.
 */
import type { DiceEntry, FairState, NumberEntry } from './entry.ts'
import { giverOf } from './follow.ts'

/** How a number of this page stands in all numbers mixed at one moment. */
interface Share {
  /** How many pages had sat down when this page last gave a number. */
  readonly seated: number
  /** A page that sat down later gave a number since: it may have been made up to undo the effect. */
  readonly undone: boolean
}

const NO_SHARE: Share = { seated: 0, undone: true }

export class Coverage {
  readonly #anchors: ReadonlySet<string>
  /** The places of these pages in the log. */
  readonly #mine = new Set<number>()
  /** Of all numbers so far, and of those that each page's next number is mixed with. */
  #now = NO_SHARE
  readonly #ofPages = new Map<number, Share>()
  /** Whether the key in force is this page's, or has its share. */
  #key: 'own' | 'shared' | 'none' = 'none'
  /** Rolls that follow a number of this page. */
  own = 0
  /** Rolls of others that its numbers have a share in. */
  shared = 0
  /** Its numbers, in the order given. */
  readonly values: string[] = []

  constructor(anchors: readonly string[]) {
    this.#anchors = new Set(anchors)
  }

  /** The next entry, and the state before it. */
  entry(entry: DiceEntry, { pages }: FairState): void {
    switch (entry.type) {
      case 'page':
        if (this.#anchors.has(entry.anchor)) this.#mine.add(entry.n)
        this.#ofPages.set(entry.n, this.#now)
        break
      case 'number':
        if (pages !== undefined && giverOf(pages, entry.value) !== undefined) this.#number(entry, pages.seated)
        break
      case 'rolled':
        if (this.#key === 'own') this.own++
        else if (this.#key === 'shared') this.shared++
        break
      default:
        break
    }
  }

  #number({ page, value }: NumberEntry, seated: number): void {
    const mine = this.#mine.has(page)
    const share = this.#ofPages.get(page) ?? NO_SHARE
    this.#key = mine ? 'own' : !share.undone && share.seated >= page ? 'shared' : 'none'
    if (mine) {
      this.#now = { seated, undone: false }
      this.values.push(value)
    } else if (page > this.#now.seated) this.#now = { ...this.#now, undone: true }
    this.#ofPages.set(page, this.#now)
  }
}
