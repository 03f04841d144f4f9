/**
 * Exact chances as percentages with one decimal, each rounded to the nearest tenth, so that a chance reads alike wherever it
 * is told. Those that make a whole add up to 100.0: whatever is left over is laid on the largest of them.
 *
 *     tenths([{ ways: 1n, of: 3n }, { ways: 1n, of: 3n }, { ways: 1n, of: 3n }]) // [334, 333, 333]
 */
export interface Exact {
  readonly ways: bigint
  readonly of: bigint
}

const ALL = 1000n

const divisorOf = (a: bigint, b: bigint): bigint => {
  let [x, y] = [a, b]
  while (y > 0n) [x, y] = [y, x % y]
  return x
}

/** In lowest terms. */
export function reduced({ ways, of }: Exact): Exact {
  const divisor = divisorOf(ways, of)
  return divisor === 0n ? { ways, of } : { ways: ways / divisor, of: of / divisor }
}

/** The same chances, all out of one number of ways. */
export function inCommon(chances: readonly Exact[]): { readonly ways: readonly bigint[]; readonly of: bigint } {
  const of = chances.reduce((common, chance) => (common / divisorOf(common, chance.of)) * chance.of, 1n)
  return { ways: chances.map(chance => chance.ways * (of / chance.of)), of }
}

/** Tenths of a percent of one chance. */
const nearest = ({ ways, of }: Exact): number => Number((2n * ways * ALL + of) / (2n * of))

/** Tenths of a percent for each chance. @throws RangeError if the chances do not make a whole */
export function tenths(chances: readonly Exact[]): readonly number[] {
  const { ways, of } = inCommon(chances)
  const sum = ways.reduce((total, one) => total + one, 0n)
  if (sum !== of) throw new RangeError(`odds: expected chances that add up to 1, got ${sum} of ${of}`)
  const counts = ways.map(one => nearest({ ways: one, of }))
  const left = Number(ALL) - counts.reduce((total, count) => total + count, 0)
  const largest = ways
    .map((one, index) => ({ index, one }))
    .sort((a, b) => (a.one === b.one ? a.index - b.index : a.one > b.one ? -1 : 1))
  const changed = new Set(largest.slice(0, Math.abs(left)).map(({ index }) => index))
  return counts.map((count, index) => count + (changed.has(index) ? Math.sign(left) : 0))
}

const tenthsText = (count: number): string => `${Math.floor(count / 10)}.${count % 10}`

/** What is possible is never told as 0.0, and what is uncertain never as 100.0. */
function honestText(count: number, { ways, of }: Exact): string {
  if (count === 0 && ways > 0n) return '<0.1'
  if (count === 1000 && ways < of) return '>99.9'
  return tenthsText(count)
}

/** Percentages of chances that make a whole, without the sign. */
export const hundred = (chances: readonly Exact[]): readonly string[] => {
  const counts = tenths(chances)
  return chances.map((chance, index) => honestText(counts[index] ?? 0, chance))
}

/** The percentage of one chance by itself, rounded to the nearest tenth. */
export const percentOf = (chance: Exact): string => honestText(nearest(chance), chance)
