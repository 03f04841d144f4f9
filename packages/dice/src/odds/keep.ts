import type { Keep } from '../notation/notation.ts'
import { packed } from './tables.ts'
import type { Arithmetic, Table } from './weights.ts'

/** Pascal's triangle: in how many ways 0 … `most` of n things are chosen, for each n up to `size`. */
function binomials<W>(exact: Arithmetic<W>, size: number, most: number): W[][] {
  const { zero, one } = exact
  const rows: W[][] = [[one]]
  for (let n = 1; n <= size; n++) {
    const above = rows[n - 1] ?? []
    const row = [one]
    for (let k = 1; k <= Math.min(n, most); k++) row.push(exact.add(above[k - 1] ?? zero, above[k] ?? zero))
    rows.push(row)
  }
  return rows
}

/** 1, base, base ** 2, … base ** size */
function powers<W>(exact: Arithmetic<W>, base: W, size: number): W[] {
  const list = [exact.one]
  for (let power = base; list.length <= size; power = exact.multiply(power, base)) list.push(power)
  return list
}

/** Adds `factor` times a list to another, `shift` places further. */
function addScaled<W>(exact: Arithmetic<W>, to: W[], from: readonly W[], factor: W, shift: number) {
  const { zero } = exact
  while (to.length < from.length + shift) to.push(zero)
  for (let i = 0; i < from.length; i++) {
    to[i + shift] = exact.add(to[i + shift] ?? zero, exact.multiply(from[i] ?? zero, factor))
  }
}

/**
 * The sum of those of `count` equal dice that are kept, without walking through all throws.
 *
 * The values are taken one by one from the kept end. `open[placed]` holds, for each sum, in how many ways `placed` dice
 * show the values so far, while fewer than `keep.count` do. As soon as enough dice are placed the sum is settled, and
 * all other dice have only to show this value or a later one.
 */
export function keptSum<W>(exact: Arithmetic<W>, die: Table<W>, count: number, keep: Keep): Table<W> {
  const { zero, one } = exact
  const lowest = die.values[0] ?? 0
  const choose = binomials(exact, count, keep.count)
  // Sums are counted from that of as many dice at their lowest, so that every list begins at 0.
  const settled: W[] = []
  const open: W[][] = Array.from({ length: keep.count }, () => [])
  open[0] = [one]
  let fromHere = powers(exact, die.ways, count)
  const ways = fromHere[count] ?? one
  let later = die.ways
  for (let taken = 0; taken < die.values.length; taken++) {
    const i = keep.end === 'lowest' ? taken : die.values.length - 1 - taken
    const height = (die.values[i] ?? 0) - lowest
    const weight = die.weights[i] ?? zero
    later = exact.subtract(later, weight)
    const showing = powers(exact, weight, keep.count)
    const beyond = powers(exact, later, count)
    // Downward, so that dice placed at this value are not taken for dice placed before it.
    for (let placed = keep.count - 1; placed >= 0; placed--) {
      const sums = open[placed] ?? []
      if (sums.length === 0) continue
      const left = count - placed
      const wanted = keep.count - placed
      // All ways for the dice left, less those in which too few of them show this value.
      let enough = fromHere[left] ?? zero
      for (let here = 0; here < wanted; here++) {
        const ways = exact.multiply(choose[left]?.[here] ?? zero, showing[here] ?? zero)
        enough = exact.subtract(enough, exact.multiply(ways, beyond[left - here] ?? zero))
        if (here > 0 && later !== zero) addScaled(exact, open[placed + here] ?? [], sums, ways, here * height)
      }
      addScaled(exact, settled, sums, enough, wanted * height)
    }
    fromHere = beyond
  }
  return packed(exact, keep.count * lowest, settled, ways)
}
