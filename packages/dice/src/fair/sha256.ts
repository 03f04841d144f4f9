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

/** The message, a 1 bit, zeros, and the length in bits as eight bytes. */
function padded(message: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK)
  bytes.set(message)
  bytes[message.length] = 0x80
  setWord(bytes, bytes.length - 8, Math.floor(message.length / 2 ** 29))
  setWord(bytes, bytes.length - 4, message.length << 3)
  return bytes
}

function schedule(words: Int32Array, bytes: Uint8Array, at: number): void {
  for (let t = 0; t < 16; t++) words[t] = wordAt(bytes, at + 4 * t)
  for (let t = 16; t < ROUNDS; t++) {
    const w15 = words[t - 15] ?? 0
    const w2 = words[t - 2] ?? 0
    const s0 = rotated(w15, 7) ^ rotated(w15, 18) ^ (w15 >>> 3)
    const s1 = rotated(w2, 17) ^ rotated(w2, 19) ^ (w2 >>> 10)
    words[t] = (words[t - 16] ?? 0) + s0 + (words[t - 7] ?? 0) + s1
  }
}

function compress(state: Int32Array, words: Int32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
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
  const added = [a, b, c, d, e, f, g, h]
  for (let i = 0; i < 8; i++) state[i] = (state[i] ?? 0) + (added[i] ?? 0)
}

/**
 * The SHA-256 digest, 32 bytes.
 *
 * @example
 * hexOf(sha256(bytesOf('abc')))  // 'ba7816bf…'
 */
export function sha256(message: Uint8Array): Uint8Array {
  const bytes = padded(message)
  const state = START.slice()
  const words = new Int32Array(ROUNDS)
  for (let at = 0; at < bytes.length; at += BLOCK) {
    schedule(words, bytes, at)
    compress(state, words)
  }
  const digest = new Uint8Array(32)
  state.forEach((word, i) => {
    setWord(digest, 4 * i, word)
  })
  return digest
}

/** HMAC-SHA-256 of a message under a key of any length. */
export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key
  const inner = new Uint8Array(BLOCK + message.length).fill(0x36, 0, BLOCK)
  const outer = new Uint8Array(BLOCK + 32).fill(0x5c, 0, BLOCK)
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36
    outer[i] = byte ^ 0x5c
  })
  inner.set(message, BLOCK)
  outer.set(sha256(inner), BLOCK)
  return sha256(outer)
}
