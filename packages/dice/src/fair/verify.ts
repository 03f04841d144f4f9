import { dice } from '../dice.ts'
import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { Hmac } from '../hash/sha256.ts'
import { NotationError } from '../notation/notation-error.ts'
import { FacesError } from '../source/given.ts'
import { type DiceEntry, fieldsOf, MOST_ENTRIES, type Receipt, type RolledEntry, type TypedEntry } from './entry.ts'
import { checkedEntry, checkedNotes, LogError } from './guard.ts'
import { CHAIN_START, chained, commitmentOf, FairSource, keyOf, mixedEntropy } from './protocol.ts'

/** What a player wrote down during play, from outside; see FAIRNESS.md for what each proves. */
export interface Noted {
  /** The commitment as it was published before anybody sent a text. */
  readonly commitment?: unknown
  /** A list of receipts: the number of a roll and the hash of its entry. */
  readonly receipts?: unknown
}

/** What the examination of a dice log found: all in order, or the first place that is not (counted from 0) and why. */
export type Verdict =
  | {
      readonly ok: true
      /** To be compared with the one that was published before play, unless that was noted and compared here. */
      readonly commitment: string
      readonly rolled: number
      /** Dice that were typed in, of which nothing is proven. */
      readonly typed: number
      readonly texts: number
      /** How many receipts were compared. */
      readonly receipts: number
    }
  | { readonly ok: false; readonly at: number; readonly reason: string }

/** Walks through a log with the secret that its end told. Throws at the first entry that does not follow. */
class Examiner {
  readonly #secret: Uint8Array
  #entropy: Uint8Array
  #key: Hmac
  #hash: Uint8Array = CHAIN_START
  #texts = 0
  #typed = 0
  readonly #hashesOfRolls: string[] = []

  constructor(secret: Uint8Array) {
    this.#secret = secret
    this.#entropy = commitmentOf(secret)
    this.#key = new Hmac(keyOf(secret, this.#entropy))
  }

  get counts() {
    return { rolled: this.#hashesOfRolls.length, typed: this.#typed, texts: this.#texts }
  }

  entry(entry: DiceEntry): void {
    this.#content(entry)
    this.#hash = chained(this.#hash, fieldsOf(entry))
    same('the hash', hexOf(this.#hash), entry.hash, 'this entry or the order was changed')
    if (entry.type === 'rolled') this.#hashesOfRolls.push(entry.hash)
  }

  receipt({ n, hash }: Receipt): void {
    const found = this.#hashesOfRolls[n - 1]
    if (found === undefined) {
      throw new LogError(`Expected roll ${n} of a receipt, found only ${this.#hashesOfRolls.length} rolls`)
    }
    same(`the hash of roll ${n} on a receipt`, hash, found)
  }

  /** What an entry says about itself, before its hash is looked at: an edited face is best told as such. */
  #content(entry: DiceEntry): void {
    switch (entry.type) {
      case 'opened':
        same('the commitment', hexOf(commitmentOf(this.#secret)), entry.commitment, 'the secret is another')
        break
      case 'entropy':
        same('the number of the entropy', ++this.#texts, entry.n)
        this.#entropy = mixedEntropy(this.#entropy, entry.n, entry.from, entry.text)
        this.#key = new Hmac(keyOf(this.#secret, this.#entropy))
        break
      case 'rolled':
        this.#rolled(entry)
        break
      case 'typed':
        same('the number of the typed roll', ++this.#typed, entry.n)
        same('the total', canonical(entry).read(entry.faces).total, entry.total)
        break
      case 'closed':
        same('the number of rolls', this.#hashesOfRolls.length, entry.rolled)
        same('the number of typed rolls', this.#typed, entry.typed)
    }
  }

  #rolled(entry: RolledEntry): void {
    same('the number of the roll', this.#hashesOfRolls.length + 1, entry.n, 'a roll was dropped, added or moved')
    const source = new FairSource(this.#key, entry.n, entry.faces.length)
    const { total } = canonical(entry).roll(source)
    same('the faces', source.faces.join(','), entry.faces.join(','))
    same('the total', total, entry.total)
  }
}

function canonical({ notation }: RolledEntry | TypedEntry) {
  const prepared = dice(notation)
  same('the notation', prepared.text, notation)
  return prepared
}

function same(what: string, expected: string | number, found: string | number, because = ''): void {
  if (expected === found) return
  throw new LogError(`Expected ${expected} as ${what}, found ${found}${because === '' ? '' : `: ${because}`}`)
}

/** Runs a check; what it throws about the log becomes a reason. */
function reasonAgainst(check: () => void): string | null {
  try {
    check()
    return null
  } catch (error) {
    if (error instanceof LogError || error instanceof NotationError || error instanceof FacesError) return error.message
    throw error
  }
}

/** The entries by themselves: their fields, one beginning and one end. */
function shaped(value: unknown, at: number, length: number): DiceEntry {
  const entry = checkedEntry(value)
  if (at === 0 && entry.type !== 'opened') throw new LogError(`Expected opened as the first entry, found ${entry.type}`)
  if (at === length - 1 && entry.type !== 'closed') {
    throw new LogError(`Expected closed as the last entry, found ${entry.type}: the end is missing`)
  }
  if ((entry.type === 'opened' && at > 0) || (entry.type === 'closed' && at < length - 1)) {
    throw new LogError(`Expected a roll or entropy between the first and the last entry, found ${entry.type}`)
  }
  return entry
}

/**
 * Recomputes a whole dice log from the secret it ends with. That shows that the log agrees with itself; whether it is
 * the log of what was played is found out by what players noted meanwhile.
 *
 * @example
 * verifyDice(readDiceLog(text), { commitment: 'd95b…', receipts: [{ n: 17, hash: '9f0c…' }] })
 * // { ok: false, at: 12, reason: 'Expected 3,4,2 as the faces, found 6,6,6' }
 */
export function verifyDice(entries: unknown, noted: Noted = {}): Verdict {
  if (!Array.isArray(entries) || entries.length < 2 || entries.length > MOST_ENTRIES) {
    return { ok: false, at: 0, reason: `Expected a list of 2 to ${MOST_ENTRIES} entries from opened to closed` }
  }
  const log: DiceEntry[] = []
  for (const [at, value] of entries.entries()) {
    const reason = reasonAgainst(() => log.push(shaped(value, at, entries.length)))
    if (reason !== null) return { ok: false, at, reason }
  }
  const secret = bytesOfHex(log.find(entry => entry.type === 'closed')?.secret ?? '')
  const commitment = hexOf(commitmentOf(secret))
  const examiner = new Examiner(secret)
  for (const [at, entry] of log.entries()) {
    const reason = reasonAgainst(() => examiner.entry(entry))
    if (reason !== null) return { ok: false, at, reason }
  }
  return compared(examiner, commitment, noted)
}

/** Compares a log that agrees with itself with what was noted. */
function compared(examiner: Examiner, commitment: string, noted: Noted): Verdict {
  const { rolled, typed, texts } = examiner.counts
  const last = 1 + rolled + typed + texts
  try {
    const notes = checkedNotes(noted)
    if (notes.commitment !== null && notes.commitment !== commitment) {
      const because = 'the log has another than was noted before play'
      return {
        ok: false,
        at: 0,
        reason: `Expected ${notes.commitment} as the commitment, found ${commitment}: ${because}`,
      }
    }
    for (const receipt of notes.receipts) examiner.receipt(receipt)
    return { ok: true, commitment, rolled, typed, texts, receipts: notes.receipts.length }
  } catch (error) {
    if (error instanceof LogError) return { ok: false, at: last, reason: error.message }
    throw error
  }
}
