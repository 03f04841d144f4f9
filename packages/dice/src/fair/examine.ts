import { dice } from '../dice.ts'
import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { Coverage } from './coverage.ts'
import {
  type DiceEntry,
  type FairState,
  fieldsOf,
  type NumberEntry,
  type Opened,
  type Receipt,
  type RolledEntry,
  type TypedEntry,
} from './entry.ts'
import { followed, giverOf, mayStir, NO_PAGES } from './follow.ts'
import { LogError } from './guard.ts'
import { sourceOf } from './key.ts'
import { diceIn, packed } from './packed.ts'
import { CHAIN_START, chained, commitmentOf } from './protocol.ts'

/** Who sat down, and how many numbers their page gave. */
export interface PageSeen {
  readonly from: string
  readonly numbers: number
}

/** Walks through a log with the secret that its end told. Throws at the first entry that does not follow. */
export class Examiner {
  readonly commitment: string
  #state: FairState
  /** A number that nothing justified but a roll right after it. */
  #owesRoll = false
  readonly #hashesOfRolls: string[] = []
  /** How many rolls there were after each entry. */
  readonly #rolledAt = new Map<string, number>()
  readonly #pages: { readonly from: string; numbers: number }[] = []
  readonly #coverage: Coverage

  constructor(secret: string, { version }: Pick<Opened, 'version'>, anchors: readonly string[]) {
    this.commitment = hexOf(commitmentOf(bytesOfHex(secret), version))
    this.#coverage = new Coverage(anchors)
    this.#state = {
      secret,
      entropy: this.commitment,
      hash: hexOf(CHAIN_START),
      texts: 0,
      rolled: 0,
      typed: 0,
      closed: false,
      ...(version === 1 ? {} : { pages: NO_PAGES }),
    }
  }

  get counts() {
    const { rolled, typed, texts } = this.#state
    return { rolled, typed, texts }
  }
  get pages(): readonly PageSeen[] {
    return this.#pages
  }
  get coverage(): Coverage {
    return this.#coverage
  }

  entry(entry: DiceEntry): void {
    this.#content(entry)
    const version = this.#state.pages === undefined ? 1 : 2
    const hash = hexOf(chained(bytesOfHex(this.#state.hash), fieldsOf(entry), version))
    same('the hash', hash, entry.hash, 'this entry or the order was changed')
    this.#coverage.entry(entry, this.#state)
    this.#state = followed(this.#state, entry)
    if (entry.type === 'rolled') this.#hashesOfRolls.push(hash)
    this.#rolledAt.set(hash, this.#hashesOfRolls.length)
  }

  /** It may be taken after any entry: between two rolls somebody may have typed, or a page sat down. */
  receipt({ n, hash }: Receipt): void {
    if (this.#rolledAt.get(hash) === n) return
    const found = this.#hashesOfRolls[n - 1]
    if (found === undefined) {
      throw new LogError(`Expected roll ${n} of a receipt, found only ${this.#hashesOfRolls.length} rolls`)
    }
    same(`the hash of roll ${n} on a receipt`, hash, found)
  }

  /** What an entry says about itself, before its hash is looked at: an edited face is best told as such. */
  #content(entry: DiceEntry): void {
    const { texts, rolled, typed, pages } = this.#state
    if (this.#owesRoll && entry.type !== 'rolled') {
      throw new LogError(`Expected a roll after a number that no page's coming asked for, found ${entry.type}`)
    }
    this.#owesRoll = false
    switch (entry.type) {
      case 'opened':
        same('the commitment', this.commitment, entry.commitment, 'the secret is another')
        break
      case 'entropy':
        if (pages !== undefined) throw new LogError('Expected no text of entropy in a log of version 2')
        same('the number of the entropy', texts + 1, entry.n)
        break
      case 'page':
        same('the number of the page', (pages?.seated ?? 0) + 1, entry.n)
        this.#pages.push({ from: entry.from, numbers: 0 })
        break
      case 'number':
        this.#number(entry)
        break
      case 'rolled':
        this.#rolled(entry)
        break
      case 'typed':
        same('the number of the typed roll', typed + 1, entry.n)
        same('the total', canonical(entry).read(typeof entry.faces === 'string' ? [] : entry.faces).total, entry.total)
        break
      case 'closed':
        same('the number of rolls', rolled, entry.rolled)
        same('the number of typed rolls', typed, entry.typed)
    }
  }

  #number({ n, page, value }: NumberEntry): void {
    const { texts, pages } = this.#state
    same("the place of a page's number", texts + 1, n)
    const giver = pages && giverOf(pages, value)
    if (pages === undefined || giver === undefined) {
      throw new LogError(`Expected the next number of page ${page}, found one that its anchor does not lead to`)
    }
    same('the page of a number', giver.n, page)
    this.#owesRoll = !mayStir(pages, page)
    const seen = this.#pages[page - 1]
    if (seen !== undefined) seen.numbers++
  }

  #rolled(entry: RolledEntry): void {
    same('the number of the roll', this.#state.rolled + 1, entry.n, 'a roll was dropped, added or moved')
    const source = sourceOf(this.#state, entry.purpose, diceIn(entry.faces))
    const { total } = canonical(entry).roll(source)
    if (typeof entry.faces === 'string') same('the faces', packed(source.faces), entry.faces)
    else same('the faces', source.faces.join(','), entry.faces.join(','))
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
