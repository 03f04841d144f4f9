/**
 * Ids as GCS wants them: a letter that tells the kind, and sixteen letters of base64url. GCS makes them by chance; here
 * they follow from the content, so that the same character always gives the same file.
 */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The letters of the kinds that are written. */
export const KINDS = { character: 'A', trait: 't', skill: 's', item: 'e', note: 'n', melee: 'w', ranged: 'W' } as const
export type Kind = keyof typeof KINDS

const [LETTERS, BITS_A_LETTER] = [16, 6]
const [FNV_PRIME, FNV_START] = [0x01000193, 0x811c9dc5]
const SEEDS = [0, 0x9e3779b9, 0x85ebca6b]

/** 32 bits of FNV-1a, stirred so that texts which differ only at their end differ everywhere. */
function hash(text: string, seed: number): bigint {
  let value = FNV_START ^ seed
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), FNV_PRIME)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35)
  return BigInt((value ^ (value >>> 16)) >>> 0)
}

/**
 *     tid('trait', 'traits[0] Voice') // always the same seventeen letters, beginning with t
 */
export function tid(kind: Kind, content: string): string {
  let bits = 0n
  for (const seed of SEEDS) bits = (bits << 32n) | hash(content, seed)
  let letters = ''
  for (let count = 0; count < LETTERS; count++) {
    letters = ALPHABET.charAt(Number(bits & 63n)) + letters
    bits >>= BigInt(BITS_A_LETTER)
  }
  return KINDS[kind] + letters
}

const WRITTEN = /^[A-Za-z0-9][A-Za-z0-9_-]{16}$/

export const isTid = (value: unknown): value is string => typeof value === 'string' && WRITTEN.test(value)
