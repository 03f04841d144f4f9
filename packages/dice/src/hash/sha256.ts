import { setWord, wordAt } from './bytes.ts'

/** SHA-256 (FIPS 180-4) and HMAC (RFC 2104), here because this package knows no platform. */

const BLOCK = 64
const ROUNDS = 64

/** The first `count` primes. */
function primes(count: number): number[] {
  const found: number[] = []
  for (let n = 2; found.length < count; n++) if (found.every(prime => n % prime !== 0)) found.push(n)
  return found
}

/** The first 32 bits of the fractional part. */
const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0

/** The standard defines its constants by the roots of the first primes; a double holds enough digits of them. */
const ROUND_WORDS = Int32Array.from(primes(ROUNDS), prime => fraction(Math.cbrt(prime)))
const START = Int32Array.from(primes(8), prime => fraction(Math.sqrt(prime)))

const rotated = (word: number, by: number): number => (word >>> by) | (word << (32 - by))

/** The rest of a message, a 1 bit, zeros, and the length of all of it in bits as eight bytes. */
function padded(rest: Uint8Array, before: number): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((rest.length + 9) / BLOCK) * BLOCK)
  const length = before + rest.length
  bytes.set(rest)
  bytes[rest.length] = 0x80
  setWord(bytes, bytes.length - 8, Math.floor(length / 2 ** 29))
  setWord(bytes, bytes.length - 4, length << 3)
  return bytes
}

/** The words of the block at work: one hash is worked out after the other, so they can share them. */
const words = new Int32Array(ROUNDS)

/** Works the block that begins at a place into the state. */
function compress(state: Int32Array, bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++) words[t] = wordAt(bytes, at + 4 * t)
  for (let t = 16; t < ROUNDS; t++) {
    const w15 = words[t - 15] ?? 0
    const w2 = words[t - 2] ?? 0
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
    words[t] = ((words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1) | 0
  }
  let a = state[0] ?? 0
  let b = state[1] ?? 0
  let c = state[2] ?? 0
  let d = state[3] ?? 0
  let e = state[4] ?? 0
  let f = state[5] ?? 0
  let g = state[6] ?? 0
  let h = state[7] ?? 0
  for (let t = 0; t < ROUNDS; t++) {
    const s1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25)
    const t1 = (h + s1 + ((e & f) ^ (~e & g)) + (ROUND_WORDS[t] ?? 0) + (words[t] ?? 0)) | 0
    const s0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22)
    const t2 = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0
    h = g
    g = f
    f = e
    e = (d + t1) | 0
    d = c
    c = b
    b = a
    a = (t1 + t2) | 0
  }
  state[0] = (state[0] ?? 0) + a
  state[1] = (state[1] ?? 0) + b
  state[2] = (state[2] ?? 0) + c
  state[3] = (state[3] ?? 0) + d
  state[4] = (state[4] ?? 0) + e
  state[5] = (state[5] ?? 0) + f
  state[6] = (state[6] ?? 0) + g
  state[7] = (state[7] ?? 0) + h
}

/** Goes on with a hash of which so many bytes, whole blocks, are worked in already, and ends it. */
function ended(state: Int32Array, before: number, rest: Uint8Array): Uint8Array {
  const bytes = padded(rest, before)
  for (let at = 0; at < bytes.length; at += BLOCK) compress(state, bytes, at)
  const digest = new Uint8Array(32)
  for (let i = 0; i < 8; i++) setWord(digest, 4 * i, state[i] ?? 0)
  return digest
}

/**
 * The SHA-256 digest, 32 bytes.
 *
 * @example
 * hexOf(sha256(bytesOf('abc')))  // 'ba7816bf…'
 */
export const sha256 = (message: Uint8Array): Uint8Array => ended(START.slice(), 0, message)

/** HMAC-SHA-256 under one key, of any length: what the key alone does to the hash is worked out once. */
export class Hmac {
  readonly #inner: Int32Array
  readonly #outer: Int32Array

  constructor(key: Uint8Array) {
    const short = key.length > BLOCK ? sha256(key) : key
    this.#inner = afterPad(short, 0x36)
    this.#outer = afterPad(short, 0x5c)
  }

  of(message: Uint8Array): Uint8Array {
    return ended(this.#outer.slice(), BLOCK, ended(this.#inner.slice(), BLOCK, message))
  }
}

/** The state of a hash that begins with the key, each byte of the block changed by the pad. */
function afterPad(key: Uint8Array, pad: number): Int32Array {
  const block = new Uint8Array(BLOCK).fill(pad)
  for (let i = 0; i < key.length; i++) block[i] = (key[i] ?? 0) ^ pad
  const state = START.slice()
  compress(state, block, 0)
  return state
}
