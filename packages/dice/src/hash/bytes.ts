/** The bytes of a text in UTF-8. This package knows no platform, and TextEncoder belongs to one. */
export function bytesOf(text: string): Uint8Array {
  return plainBytes(text) ?? encoded(text)
}

/** Text is mostly plain: a byte for each character, or nothing if it is not. */
function plainBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length)
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code >= 0x80) return undefined
    bytes[i] = code
  }
  return bytes
}

function encoded(text: string): Uint8Array {
  const bytes: number[] = []
  for (const character of text) {
    const point = character.codePointAt(0) ?? 0
    if (point < 0x80) bytes.push(point)
    else if (point < 0x800) bytes.push(0xc0 | (point >> 6), 0x80 | (point & 63))
    else if (point < 0x10000) bytes.push(0xe0 | (point >> 12), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    else {
      bytes.push(0xf0 | (point >> 18), 0x80 | ((point >> 12) & 63), 0x80 | ((point >> 6) & 63), 0x80 | (point & 63))
    }
  }
  return Uint8Array.from(bytes)
}

/**
 * Several parts as one, each behind its length in four bytes, so that no two lists of parts give the same bytes.
 *
 * @example
 * frame(bytesOf('ab'), bytesOf('c'))  // 00 00 00 02 61 62 00 00 00 01 63
 */
export function frame(...parts: readonly Uint8Array[]): Uint8Array {
  const framed = new Uint8Array(parts.reduce((length, part) => length + 4 + part.length, 0))
  let at = 0
  for (const part of parts) {
    setWord(framed, at, part.length)
    framed.set(part, at + 4)
    at += 4 + part.length
  }
  return framed
}

/** The 32-bit word at a place, highest byte first. */
export function wordAt(bytes: Uint8Array, at: number): number {
  const high = ((bytes[at] ?? 0) << 24) | ((bytes[at + 1] ?? 0) << 16)
  return (high | ((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0)) >>> 0
}

/** Writes a 32-bit word, highest byte first. */
export function setWord(bytes: Uint8Array, at: number, word: number): void {
  bytes[at] = word >>> 24
  bytes[at + 1] = word >>> 16
  bytes[at + 2] = word >>> 8
  bytes[at + 3] = word
}

/** Every byte as its two hexadecimal digits. */
const HEX: readonly string[] = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function hexOf(bytes: Uint8Array): string {
  let hex = ''
  for (let i = 0; i < bytes.length; i++) hex += HEX[bytes[i] ?? 0]
  return hex
}

/** The bytes of a text of hexadecimal digits in small letters, which the caller has checked. */
export function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2)
  for (let i = 0; i < bytes.length; i++) {
    bytes[i] = (digitAt(hex, 2 * i) << 4) | digitAt(hex, 2 * i + 1)
  }
  return bytes
}

const NINE = 0x39
/** The letter a stands for ten. */
const LETTERS = 0x61 - 10

function digitAt(hex: string, at: number): number {
  const code = hex.charCodeAt(at)
  return code <= NINE ? code - 0x30 : code - LETTERS
}
