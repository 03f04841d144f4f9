/**
 * Maps a random word of 0 … `size` − 1 to an index below `n`, or to −1 if another word must be drawn (Lemire, "Fast
 * random integer generation in an interval"). Each index has exactly floor(size / n) words. `n * size` must be at
 * most 2 ** 53 and `n` at most `size`.
 *
 * @example
 * scaled(word, 216, 2 ** 32)  // 3d6 from one word
 */
export function scaled(word: number, n: number, size: number): number {
  const product = word * n
  const index = Math.floor(product / size)
  const low = product - index * size
  // The remainder of size / n is below n, so most words are spared the division.
  return low < n && low < size % n ? -1 : index
}

/**
 * Maps a random word of 0 … `size` − 1 to its remainder by `n`, or to −1 if it is one of the last size % n words,
 * which would favour the low remainders. Slower than `scaled`, easier to check by hand, and good for any `n` up to `size`.
 *
 * @example
 * remainder(word, 6, 2 ** 32) + 1  // a die
 */
export function remainder(word: number, n: number, size: number): number {
  return word >= size - (size % n) ? -1 : word % n
}
