/**
 * Who may make tables, start simulations and have characters made by the hundred: on a public address that is work, and
 * room on the disk, for anybody who comes by.
 */
import { createHash, timingSafeEqual } from 'node:crypto'
import type { WhoMakes } from '../options.ts'
import { Refused } from '../refused.ts'
import { type Asker, addressOf, isHere } from './address.ts'

/** The page sends the key of the server in this, percent-encoded: a header holds no other letters than those of ASCII. */
const KEY_HEADER = 'umpire-key'
/** Shorter ones could be guessed. */
const KEY_LENGTH = 8

/** So many wrong keys may come from one address in that time. */
const MOST_WRONG = 10
const WRONG_MS = 10 * 60_000
/** Of addresses that are remembered: more than that are no people who mistyped. */
const MOST_ADDRESSES = 10_000

const digest = (key: string): Buffer => createHash('sha256').update(key).digest()

/** As it was before it was encoded; nothing if it cannot have been. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const refuse = (message: string): Refused => new Refused(403, 'not-allowed', message)
const REFUSED = {
  local: refuse('tables and simulations are made on the machine that runs this server; to play, open the link you got'),
  nobody: refuse('nobody can make tables or simulations here; to play, open the link you got'),
}

interface Wrong {
  readonly until: number
  count: number
}

export class Makers {
  readonly who: WhoMakes
  readonly #key: Buffer | undefined
  readonly #now: () => number
  readonly #wrong = new Map<string, Wrong>()

  constructor(who: WhoMakes, key: string | undefined, now: () => number = Date.now) {
    if (who === 'key' && (key ?? '').length < KEY_LENGTH)
      throw new Error(`key: expected at least ${KEY_LENGTH} characters, got ${(key ?? '').length}`)
    this.who = who
    this.#key = key === undefined ? undefined : digest(key)
    this.#now = now
  }

  /** @throws Refused */
  check(request: Asker): void {
    if (this.who === 'everyone' || (this.who === 'local' && isHere(request))) return
    if (this.who !== 'key') throw REFUSED[this.who]
    this.#checkKey(addressOf(request), request.headers[KEY_HEADER])
  }

  #checkKey(address: string, key: unknown): void {
    const wrong = this.#wrongOf(address)
    if (wrong !== undefined && wrong.count >= MOST_WRONG) {
      const minutes = Math.ceil((wrong.until - this.#now()) / 60_000)
      throw new Refused(429, 'limit', `${MOST_WRONG} wrong keys: the next one is read in ${minutes} min`)
    }
    if (typeof key !== 'string') throw new Refused(401, 'key', "making tables and simulations takes this server's key")
    if (this.#key !== undefined && timingSafeEqual(digest(decoded(key)), this.#key)) return
    this.#count(address, wrong)
    throw new Refused(401, 'key', "that isn't this server's key")
  }

  #wrongOf(address: string): Wrong | undefined {
    const wrong = this.#wrong.get(address)
    if (wrong === undefined || wrong.until > this.#now()) return wrong
    this.#wrong.delete(address)
    return undefined
  }

  #count(address: string, wrong: Wrong | undefined): void {
    if (wrong !== undefined) {
      wrong.count++
      return
    }
    // The oldest is the first to be forgotten.
    for (const [oldest] of this.#wrong) if (this.#wrong.size >= MOST_ADDRESSES) this.#wrong.delete(oldest)
    this.#wrong.set(address, { until: this.#now() + WRONG_MS, count: 1 })
  }
}
