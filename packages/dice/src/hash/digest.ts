import { bytesOf, hexOf } from './bytes.ts'
import { sha256 } from './sha256.ts'

/**
 * The SHA-256 of a text, in hexadecimal: to tell whether something is still what it was.
 *
 * @example
 * digest('abc')  // 'ba7816bf8f01cfea…'
 */
export const digest = (text: string): string => hexOf(sha256(bytesOf(text)))
