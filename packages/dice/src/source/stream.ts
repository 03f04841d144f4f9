import { bytesOf, frame, wordAt } from '../hash/bytes.ts'
import { sha256 } from '../hash/sha256.ts'
import type { Source } from './source.ts'
import { remainder, scaled } from './unbiased.ts'

const WORDS = 2 ** 32
/** The largest number of outcomes that one word can serve with all products exact. */
const ONE_WORD = 2 ** 21
const HIGH_BITS = 2 ** 21
const WARM_UP = 12

/** A stream at one moment, as plain data. */
export interface StreamState {
  /** Where it comes from: a seed, or a fork of something. */
  readonly seed: string
  readonly words: readonly [number, number, number, number]
}

/**
 * A fast repeatable generator for simulations: sfc32 (Chris Doty-Humphrey's small fast counting generator, 128 bits of
 * state, period at least 2 ** 32). Not for dice that anybody must trust: see FairDice.
 */
export class Stream implements Source {
  readonly #seed: string
  #a: number
  #b: number
  #c: number
  #counter: number

  constructor(state: StreamState) {
    this.#seed = state.seed
    ;[this.#a, this.#b, this.#c, this.#counter] = state.words
  }

  draw(sides: number, count: number): number {
    let n = sides
    for (let i = 1; i < count; i++) n *= sides
    if (n > ONE_WORD) return this.#drawLarge(n)
    let index = scaled(this.#word(), n, WORDS)
    while (index < 0) index = scaled(this.#word(), n, WORDS)
    return index
  }

  /**
   * A stream of its own for a part of the work. It depends on this stream's seed and the label, not on what was drawn
   * so far, so run 17 of a batch has the same dice whichever worker plays it.
   *
   * @example
   * seeded('siege').fork(17)
   */
  fork(label: string | number): Stream {
    // The length keeps fork('a').fork('b/c') and fork('a/b').fork('c') apart.
    const path = `${this.#seed.length}:${this.#seed}/${label}`
    return started(`fork ${path}`, 'fork', path)
  }

  /** Where the stream stands; `new Stream(state)` goes on from there. */
  get state(): StreamState {
    return { seed: this.#seed, words: [this.#a, this.#b, this.#c, this.#counter] }
  }

  #drawLarge(n: number): number {
    if (n > Number.MAX_SAFE_INTEGER) throw new RangeError(`Expected at most 2 ** 53 - 1 outcomes, found ${n}`)
    for (;;) {
      const index = remainder((this.#word() % HIGH_BITS) * WORDS + this.#word(), n, HIGH_BITS * WORDS)
      if (index >= 0) return index
    }
  }

  #word(): number {
    const word = (this.#a + this.#b + this.#counter) | 0
    this.#counter = (this.#counter + 1) | 0
    this.#a = this.#b ^ (this.#b >>> 9)
    this.#b = (this.#c + (this.#c << 3)) | 0
    this.#c = (((this.#c << 21) | (this.#c >>> 11)) + word) | 0
    return word >>> 0
  }
}

/**
 * A stream from any text; the same seed gives the same dice on every machine.
 *
 * @example
 * const stream = seeded('kobolds at dawn')
 * dice('3d6').total(stream)
 */
export const seeded = (seed: string | number): Stream => started(`seed ${seed}`, 'seed', `${seed}`)

/** The tag keeps seeds and forks apart: no text that somebody may use as a seed gives the dice of a fork. */
function started(seed: string, tag: 'seed' | 'fork', text: string): Stream {
  const digest = sha256(frame(bytesOf(`umpire-dice/1/${tag}`), bytesOf(text)))
  const stream = new Stream({
    seed,
    words: [wordAt(digest, 0) | 0, wordAt(digest, 4) | 0, wordAt(digest, 8) | 0, 1],
  })
  // The generator's author lets it run before use, so that the counter reaches every bit. A coin takes one word.
  for (let i = 0; i < WARM_UP; i++) stream.draw(2, 1)
  return stream
}
