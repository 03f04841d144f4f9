import { bytesOf, frame, wordAt } from '../hash/bytes.ts'
import { Hmac, sha256 } from '../hash/sha256.ts'
import type { Source } from '../source/source.ts'
import { remainder } from '../source/unbiased.ts'
import type { Version } from './entry.ts'
import { LogError } from './guard.ts'

/** The arithmetic of FAIRNESS.md, which is the specification; the names there are the names here. */

export const SECRET_BYTES = 32
const DIGEST_BYTES = 32
const WORDS = 2 ** 32

const tag = (purpose: string, version: Version = 1): Uint8Array => bytesOf(`umpire-dice/${version}/${purpose}`)
const COMMITMENT = [tag('commitment'), tag('commitment', 2)] as const
const ENTRY = [tag('entry'), tag('entry', 2)] as const
const ROLL = tag('roll')
const ROLL_2 = tag('roll', 2)
const LINK = tag('link', 2)
const NUMBERS = tag('numbers', 2)
const KEY_2 = tag('key', 2)

/** What is published before play: it fixes the secret without telling it. */
export const commitmentOf = (secret: Uint8Array, version: Version = 1): Uint8Array =>
  sha256(frame(COMMITMENT[version - 1] ?? COMMITMENT[0], secret))

/** The entropy so far, mixed with one more text. Before the first, it is the commitment. */
export const mixedEntropy = (before: Uint8Array, n: number, from: string, text: string): Uint8Array =>
  sha256(frame(tag('entropy'), before, bytesOf(`${n}`), bytesOf(from), bytesOf(text)))

/** What the dice are made from until the next text of entropy. */
export const keyOf = (secret: Uint8Array, entropy: Uint8Array): Uint8Array =>
  new Hmac(secret).of(frame(tag('key'), entropy))

/** The running hash of the log: it holds everything before, so nothing before can change unnoticed. */
export const chained = (before: Uint8Array, fields: readonly string[], version: Version = 1): Uint8Array =>
  sha256(frame(ENTRY[version - 1] ?? ENTRY[0], before, ...fields.map(bytesOf)))

/** Version 2: the number a page gave before this one, or its anchor. */
export const linkOf = (value: Uint8Array): Uint8Array => sha256(frame(LINK, value))

/** Version 2: the numbers so far, mixed with one more. Before the first, it is the commitment. */
export const mixedNumber = (before: Uint8Array, n: number, page: number, value: Uint8Array): Uint8Array =>
  sha256(frame(NUMBERS, before, bytesOf(`${n}`), bytesOf(`${page}`), value))

/** Version 2: what the dice are made from until the next number. Before the first there is no value. */
export const keyOfNumber = (secret: Uint8Array, base: Uint8Array, value: Uint8Array): Uint8Array =>
  new Hmac(secret).of(frame(KEY_2, base, value))

/** What the words of a roll are made from, beside the key: in version 1 its number in the log. */
export const rollParts = (n: number): readonly Uint8Array[] => [ROLL, bytesOf(`${n}`)]

/** In version 2 its place among the open or secret rolls since the last number. */
export const rollPartsSince = (stream: 'open' | 'secret', place: number): readonly Uint8Array[] => [
  ROLL_2,
  bytesOf(stream),
  bytesOf(`${place}`),
]

/** What stands before the first entry of a chain. */
export const CHAIN_START = new Uint8Array(DIGEST_BYTES)

/**
 * The dice of one roll. They depend on the key and the place of the roll and on nothing else; each die takes the next
 * word of 32 bits that does not favour a face.
 */
export class FairSource implements Source {
  readonly #key: Hmac
  readonly #parts: readonly Uint8Array[]
  readonly #most: number
  #block: Uint8Array = new Uint8Array(0)
  #blocks = 0
  #at = 0
  /** Every face in the order drawn. */
  readonly faces: number[] = []

  /** A log may claim fewer dice than its notation makes; `most` ends the drawing there, so a lie costs no time. */
  constructor(key: Hmac, parts: readonly Uint8Array[], most = Number.POSITIVE_INFINITY) {
    this.#key = key
    this.#parts = parts
    this.#most = most
  }

  draw(sides: number, count: number): number {
    let index = 0
    for (let die = 0; die < count; die++) {
      if (this.faces.length === this.#most) throw new LogError(`Expected more dice than ${this.#most}`)
      let face = -1
      while (face < 0) face = remainder(this.#word(), sides, WORDS)
      this.faces.push(face + 1)
      index = index * sides + face
    }
    return index
  }

  #word(): number {
    if (this.#at === this.#block.length) {
      this.#block = this.#key.of(frame(...this.#parts, bytesOf(`${this.#blocks}`)))
      this.#blocks++
      this.#at = 0
    }
    const word = wordAt(this.#block, this.#at)
    this.#at += 4
    return word
  }
}
