import { Dice, dice } from '../dice.ts'
import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { Hmac } from '../hash/sha256.ts'
import type { Rolled } from '../roll/rolled.ts'
import type { RolledEntry, TypedEntry } from './entry.ts'
import { type Closed, type Content, type Entropy, type FairState, fieldsOf, type Opened } from './entry.ts'
import { checkedEntry, checkedState, LogError } from './guard.ts'
import { CHAIN_START, chained, commitmentOf, FairSource, keyOf, mixedEntropy, SECRET_BYTES } from './protocol.ts'

/** A log is taken up again for every command of its table, mostly with the same key: the last ones are remembered. */
const KEYS = new Map<string, Hmac>()
const MOST_KEYS = 500

function rememberedKey({ secret, entropy }: FairState): Hmac {
  const name = `${secret} ${entropy}`
  const known = KEYS.get(name)
  if (known !== undefined) return known
  const key = new Hmac(keyOf(bytesOfHex(secret), bytesOfHex(entropy)))
  if (KEYS.size >= MOST_KEYS) KEYS.clear()
  KEYS.set(name, key)
  return key
}

/**
 * The dice of a table that nobody has to trust, and the maker of their log. Each method answers the entry to append to
 * the log; nothing is kept here but what the next entry needs. How it works and what it proves is in FAIRNESS.md.
 *
 * @example
 * const { fair, opened } = FairDice.open(crypto.getRandomValues(new Uint8Array(32)))
 * const entropy = fair.addEntropy('Ann', 'seven green dragons')
 * const { entry, rolled } = fair.roll('3d6', 'Ann attacks')
 * const closed = fair.close()
 * verifyDice([opened, entropy, entry, closed])  // { ok: true, … }
 */
export class FairDice {
  #state: FairState

  private constructor(state: FairState) {
    this.#state = Object.freeze(state)
  }

  /** Begins a log. The secret is 32 random bytes that nobody else has seen. */
  static open(secret: Uint8Array): { fair: FairDice; opened: Opened } {
    if (secret.length !== SECRET_BYTES) {
      throw new LogError(`Expected a secret of ${SECRET_BYTES} bytes, found ${secret.length}`)
    }
    const commitment = hexOf(commitmentOf(secret))
    const fair = new FairDice({
      secret: hexOf(secret),
      entropy: commitment,
      hash: hexOf(CHAIN_START),
      texts: 0,
      rolled: 0,
      typed: 0,
      closed: false,
    })
    const content = { type: 'opened', version: 1, commitment } as const
    return { fair, opened: { ...content, hash: fair.#append(content) } }
  }

  /** Goes on with a log after a restart. @throws LogError if this is no state */
  static resume(state: unknown): FairDice {
    return new FairDice(checkedState(state))
  }

  /** Plain data to be stored after each entry. It holds the secret. */
  get state(): FairState {
    return this.#state
  }

  /** Mixes a text from somebody at the table into all later dice. */
  addEntropy(from: string, text: string): Entropy {
    const n = this.#state.texts + 1
    const content = { type: 'entropy', n, from, text } as const
    const hash = this.#append(content)
    const entropy = hexOf(mixedEntropy(bytesOfHex(this.#state.entropy), n, from, text))
    this.#go({ texts: n, entropy })
    return { ...content, hash }
  }

  /** Rolls dice of the table. */
  roll(notation: string | Dice, purpose: string): { entry: RolledEntry; rolled: Rolled } {
    const prepared = notation instanceof Dice ? notation : dice(notation)
    const n = this.#state.rolled + 1
    const source = new FairSource(rememberedKey(this.#state), n)
    const rolled = prepared.roll(source)
    const { faces } = source
    const content = { type: 'rolled', n, notation: prepared.text, faces, total: rolled.total, purpose } as const
    const hash = this.#append(content)
    this.#go({ rolled: n })
    return { entry: { ...content, hash }, rolled }
  }

  /** Records dice that people rolled by hand. @throws FacesError if the faces do not fit the notation */
  recordTyped(notation: string, typed: readonly number[], purpose: string): { entry: TypedEntry; rolled: Rolled } {
    const prepared = dice(notation)
    // The caller may change his list later, and with it an entry that is hashed already.
    const faces = [...typed]
    const rolled = prepared.read(faces)
    const n = this.#state.typed + 1
    const content = { type: 'typed', n, notation: prepared.text, faces, total: rolled.total, purpose } as const
    const hash = this.#append(content)
    this.#go({ typed: n })
    return { entry: { ...content, hash }, rolled }
  }

  /** Ends the log and tells the secret. */
  close(): Closed {
    const { rolled, typed, secret } = this.#state
    const content = { type: 'closed', rolled, typed, secret } as const
    const hash = this.#append(content)
    this.#go({ closed: true })
    return { ...content, hash }
  }

  /** Checks an entry as its reader will, and moves the chain on; what is refused leaves everything as it was. */
  #append(content: Content): string {
    if (this.#state.closed) throw new LogError(`Expected an open log, found one that is closed: its secret is known`)
    const hash = hexOf(chained(bytesOfHex(this.#state.hash), fieldsOf(content)))
    checkedEntry({ ...content, hash })
    this.#go({ hash })
    return hash
  }
  /** The state is handed out, so it is never changed but replaced. */
  #go(change: Partial<FairState>): void {
    this.#state = Object.freeze({ ...this.#state, ...change })
  }
}
