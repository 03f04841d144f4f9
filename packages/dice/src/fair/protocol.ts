import { bytesOf, frame, wordAt } from '../hash/bytes.ts'
import { Hmac, sha256 } from '../hash/sha256.ts'
import type { Source } from '../source/source.ts'
import { remainder } from '../source/unbiased.ts'
import { LogError } from './guard.ts'

/** The arithmetic of FAIRNESS.md, which is the specification; the names there are the names here. */

export const SECRET_BYTES = 32
const DIGEST_BYTES = 32
const WORDS = 2 ** 32

const tag = (purpose: string): Uint8Array => bytesOf(`umpire-dice/1/${purpose}`)
const ENTRY = tag('entry')
const ROLL = tag('roll')

/** What is published before play: it fixes the secret without telling it. */
export const commitmentOf = (secret: Uint8Array): Uint8Array => sha256(frame(tag('commitment'), secret))

/** The entropy so far, mixed with one more text. Before the first, it is the commitment. */
export const mixedEntropy = (before: Uint8Array, n: number, from: string, text: string): Uint8Array =>
  sha256(frame(tag('entropy'), before, bytesOf(`${n}`), bytesOf(from), bytesOf(text)))

/** What the dice are made from until the next text of entropy. */
export const keyOf = (secret: Uint8Array, entropy: Uint8Array): Uint8Array =>
  new Hmac(secret).of(frame(tag('key'), entropy))

/** The running hash of the log: it holds everything before, so nothing before can change unnoticed. */
export const chained = (before: Uint8Array, fields: readonly string[]): Uint8Array =>
  sha256(frame(ENTRY, before, ...fields.map(bytesOf)))

/** What stands before the first entry of a chain. */
export const CHAIN_START = new Uint8Array(DIGEST_BYTES)

/**
 * The dice of one roll. They depend on the key and the number of the roll and on nothing else; each die takes the next
 * word of 32 bits that does not favour a face.
 */
export class FairSource implements Source {
  readonly #key: Hmac
  readonly #n: number
  readonly #most: number
  #block: Uint8Array = new Uint8Array(0)
  #blocks = 0
  #at = 0
  /** Every face in the order drawn. */
  readonly faces: number[] = []

  /** A log may claim fewer dice than its notation makes; `most` ends the drawing there, so a lie costs no time. */
  constructor(key: Hmac, n: number, most = Number.POSITIVE_INFINITY) {
    this.#key = key
    this.#n = n
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
      this.#block = this.#key.of(frame(ROLL, bytesOf(`${this.#n}`), bytesOf(`${this.#blocks}`)))
      this.#blocks++
      this.#at = 0
    }
    const word = wordAt(this.#block, this.#at)
    this.#at += 4
    return word
  }
}
