/**
 * Rows as single numbers, cell beside cell, so that a whole row is added and multiplied at once. Every cell has the same
 * width in bits, which no sum of them may outgrow.
 */
import type { Row } from './spread.ts'

/** Whole words are moved faster than parts of them. */
const WORD = 64
const DIGITS = WORD / 4

/** How many bits hold everything up to that number. */
export const widthOf = (most: bigint): number => Math.ceil(most.toString(16).length / DIGITS) * WORD

/** Half by half: a number that grows cell by cell would be copied for each of them. */
export function packed(row: Row, width: number, from = 0, to = row.length): bigint {
  if (to - from <= 1) return row[from] ?? 0n
  const middle = (from + to) >> 1
  return packed(row, width, from, middle) | shifted(packed(row, width, middle, to), middle - from, width)
}

/** So many cells further up. */
export const shifted = (one: bigint, cells: number, width: number): bigint => one << BigInt(width * cells)

/** As many cells as there are; nobody is in those that are left out. */
export function unpacked(one: bigint, cells: number, width: number): Row {
  const row: bigint[] = []
  unpackInto(row, one, 0, cells, width)
  return row
}

function unpackInto(row: bigint[], one: bigint, from: number, to: number, width: number): void {
  if (one === 0n) return
  if (to - from === 1) {
    row[from] = one
    return
  }
  const middle = (from + to) >> 1
  const bits = width * (middle - from)
  unpackInto(row, BigInt.asUintN(bits, one), from, middle, width)
  unpackInto(row, one >> BigInt(bits), middle, to, width)
}
