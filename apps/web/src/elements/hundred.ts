/**
 * Exact chances as percentages with one decimal that add up to 100.0: the largest remainders get the tenths that
 * rounding down left over.
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

/** Tenths of a percent for each chance. @throws RangeError if the chances do not make a whole */
export function tenths(chances: readonly Exact[]): readonly number[] {
  const { ways, of } = inCommon(chances)
  const sum = ways.reduce((total, one) => total + one, 0n)
  if (sum !== of) throw new RangeError(`odds: expected chances that add up to 1, got ${sum} of ${of}`)
  const floors = ways.map(one => (one * ALL) / of)
  const left = Number(ALL - floors.reduce((total, one) => total + one, 0n))
  const byRemainder = ways
    .map((one, index) => ({ index, remainder: (one * ALL) % of }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
  const raised = new Set(byRemainder.slice(0, left).map(({ index }) => index))
  return floors.map((floor, index) => Number(floor) + (raised.has(index) ? 1 : 0))
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
export const percentOf = (chance: Exact): string =>
  honestText(Number((2n * chance.ways * ALL + chance.of) / (2n * chance.of)), chance)
