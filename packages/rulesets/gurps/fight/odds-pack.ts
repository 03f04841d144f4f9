/**
 * Rows as single numbers, cell beside cell, so that a whole row is added and multiplied at once. Every cell has the same
 * width, which no sum of them may outgrow.
 */
import type { Row } from './odds-spread.ts'

/** How many hexadecimal digits hold everything up to that number. */
export const widthOf = (most: bigint): number => most.toString(16).length

export function packed(row: Row, width: number): bigint {
  let digits = ''
  for (let cell = row.length - 1; cell >= 0; cell--) digits += (row[cell] ?? 0n).toString(16).padStart(width, '0')
  return digits === '' ? 0n : BigInt(`0x${digits}`)
}

/** So many cells further up. */
export const shifted = (one: bigint, cells: number, width: number): bigint => one << BigInt(4 * width * cells)

/** The cells that are not zero. */
export function* unpacked(one: bigint, width: number): Generator<[cell: number, value: bigint]> {
  const digits = one.toString(16)
  for (let end = digits.length, cell = 0; end > 0; end -= width, cell++) {
    const value = BigInt(`0x${digits.slice(Math.max(0, end - width), end)}`)
    if (value !== 0n) yield [cell, value]
  }
}
