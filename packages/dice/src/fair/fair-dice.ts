import { Dice, dice } from '../dice.ts'
import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { LIMITS } from '../limits.ts'
import type { Rolled } from '../roll/rolled.ts'
import type { Closed, Content, DiceEntry, Entropy, FairState, Opened, Version } from './entry.ts'
import { fieldsOf, type NumberEntry, type PageEntry, type RolledEntry, type TypedEntry } from './entry.ts'
import { followed, giverOf, mayStir, NO_PAGES } from './follow.ts'
import { checkedEntry, checkedState, LogError } from './guard.ts'
import { sourceOf } from './key.ts'
import { packed } from './packed.ts'
import { CHAIN_START, chained, commitmentOf, SECRET_BYTES } from './protocol.ts'

/**
 * The dice of a table that nobody has to trust, and the maker of their log. Each method answers the entry to append to
 * the log; nothing is kept here but what the next entry needs. How it works and what it proves is in FAIRNESS.md.
 *
 * @example
 * const { fair, opened } = FairDice.open(crypto.getRandomValues(new Uint8Array(32)), 2)
 * const page = fair.seat('Ann', numbers.anchor)
 * const number = fair.number(numbers.after(numbers.anchor))
 * const { entry, rolled } = fair.roll('3d6', 'Ann attacks')
 * const closed = fair.close()
 * verifyDice([opened, page, number, entry, closed])  // { ok: true, … }
 */
export class FairDice {
  #state: FairState

  private constructor(state: FairState) {
    this.#state = Object.freeze(state)
  }

  /** Begins a log. The secret is 32 random bytes that nobody else has seen. */
  static open(secret: Uint8Array, version: Version = 1): { fair: FairDice; opened: Opened } {
    if (secret.length !== SECRET_BYTES) {
      throw new LogError(`Expected a secret of ${SECRET_BYTES} bytes, found ${secret.length}`)
    }
    const commitment = hexOf(commitmentOf(secret, version))
    const fair = new FairDice({
      secret: hexOf(secret),
      entropy: commitment,
      hash: hexOf(CHAIN_START),
      texts: 0,
      rolled: 0,
      typed: 0,
      closed: false,
      ...(version === 1 ? {} : { pages: NO_PAGES }),
    })
    return { fair, opened: fair.#append({ type: 'opened', version, commitment }) }
  }

  /** Goes on with a log after a restart. @throws LogError if this is no state */
  static resume(state: unknown): FairDice {
    return new FairDice(checkedState(state))
  }

  /** Plain data to be stored after each entry. It holds the secret. */
  get state(): FairState {
    return this.#state
  }
  get version(): Version {
    return this.#state.pages === undefined ? 1 : 2
  }

  /** Version 1: mixes a text from somebody at the table into all later dice. */
  addEntropy(from: string, text: string): Entropy {
    // A text that is made up when the secret is known would choose the dice: the reason for version 2.
    if (this.version !== 1)
      throw new LogError('Expected a log of version 1: pages give numbers to this one, people no texts')
    return this.#append({ type: 'entropy', n: this.#state.texts + 1, from, text })
  }

  /** Version 2: a page sits down, with the anchor of its numbers. */
  seat(from: string, anchor: string): PageEntry {
    return this.#append({ type: 'page', n: (this.#state.pages?.seated ?? 0) + 1, from, anchor })
  }

  /** Version 2: whether this is the next number of a page that sat down. */
  fits(value: string): boolean {
    const { pages } = this.#state
    return pages !== undefined && giverOf(pages, value) !== undefined
  }

  /** Version 2: whether the page of this number may give it though nothing is rolled: once after a page sat down. */
  mayStir(value: string): boolean {
    const { pages } = this.#state
    const giver = pages && giverOf(pages, value)
    return pages !== undefined && giver !== undefined && mayStir(pages, giver.n)
  }

  /** Version 2: the next number of a page; the rolls after it depend on it. @throws LogError if it does not fit */
  number(value: string): NumberEntry {
    const { pages, texts } = this.#state
    const giver = pages && giverOf(pages, value)
    if (giver === undefined) throw new LogError('Expected the next number of a page that sat down, found another')
    return this.#append({ type: 'number', n: texts + 1, page: giver.n, value })
  }

  /** Rolls dice of the table. Faces of many dice are packed, if that is wanted. */
  roll(
    notation: string | Dice,
    purpose: string,
    packs = false,
  ): { entry: RolledEntry; rolled: Rolled; faces: readonly number[] } {
    const prepared = notation instanceof Dice ? notation : dice(notation)
    const n = this.#state.rolled + 1
    const source = sourceOf(this.#state, purpose)
    const rolled = prepared.roll(source)
    const many = packs && this.version === 2 && source.faces.length > LIMITS.listed
    const faces = many ? packed(source.faces) : source.faces
    const entry = this.#append({ type: 'rolled', n, notation: prepared.text, faces, total: rolled.total, purpose })
    return { entry, rolled, faces: source.faces }
  }

  /** Records dice that people rolled by hand. @throws FacesError if the faces do not fit the notation */
  recordTyped(notation: string, typed: readonly number[], purpose: string): { entry: TypedEntry; rolled: Rolled } {
    const prepared = dice(notation)
    // The caller may change his list later, and with it an entry that is hashed already.
    const faces = [...typed]
    const rolled = prepared.read(faces)
    const n = this.#state.typed + 1
    const entry = this.#append({ type: 'typed', n, notation: prepared.text, faces, total: rolled.total, purpose })
    return { entry, rolled }
  }

  /** Ends the log and tells the secret. */
  close(): Closed {
    const { rolled, typed, secret } = this.#state
    return this.#append({ type: 'closed', rolled, typed, secret })
  }

  /** Checks an entry as its reader will, and moves the chain on; what is refused leaves everything as it was. */
  #append<C extends Content>(content: C): C & { readonly hash: string } {
    if (this.#state.closed) throw new LogError(`Expected an open log, found one that is closed: its secret is known`)
    const hash = hexOf(chained(bytesOfHex(this.#state.hash), fieldsOf(content), this.version))
    const entry = { ...content, hash }
    const checked: DiceEntry = checkedEntry(entry)
    // The state is handed out, so it is never changed but replaced.
    this.#state = Object.freeze(followed(this.#state, checked))
    return entry
  }
}
