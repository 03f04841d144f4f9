import { bytesOfHex, hexOf } from '../hash/bytes.ts'
import { LIMITS } from '../limits.ts'
import { checkedDigest } from './guard.ts'
import { linkOf } from './protocol.ts'

/** The number or anchor that stands before a number in the chain of its page. */
export const linkBefore = (value: string): string => hexOf(linkOf(bytesOfHex(value)))

/**
 * The numbers of one page, all fixed by its anchor: each is the hash of the next, so nobody can work out one from those
 * before it, and its page cannot give another in its place.
 *
 * @example
 * const numbers = new NumberChain(root)   // 64 hexadecimal digits from a good source of randomness
 * numbers.anchor                          // to be shown when the page sits down
 * numbers.after(numbers.anchor)           // the first number
 */
export class NumberChain {
  readonly anchor: string
  readonly #after = new Map<string, string>()

  constructor(root: string, length: number = LIMITS.numbers) {
    let value = checkedDigest('root', root)
    for (let left = length; left > 0; left--) {
      const before = linkBefore(value)
      this.#after.set(before, value)
      value = before
    }
    this.anchor = value
  }

  /** The number to give after this one, or after the anchor; nothing if there are no more, or that is not of this chain. */
  after(value: string): string | undefined {
    return this.#after.get(value)
  }
}
