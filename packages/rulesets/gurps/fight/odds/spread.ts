/**
 * Many ways that an exchange may have gone so far, each with its exact weight: whole numbers out of a whole number. A row
 * belongs to people who are alike, and tells by the hit points lost.
 */
import { greatestCommonDivisor, leastCommonMultiple } from '@umpire/dice'
import type { Body } from './people.ts'

/** By the hit points that the target has lost since it began: how many ways lead there. */
export type Row = readonly bigint[]

/** Some of the ways: they need not be all. */
export interface Spread {
  readonly ways: bigint
  readonly rows: ReadonlyMap<Body, Row>
}

/** Everybody of a row, with that weight out of so many ways. */
export interface Share {
  readonly body: Body
  readonly row: Row
  readonly weight: bigint
  readonly ways: bigint
}

const NOBODY: Spread = { ways: 1n, rows: new Map() }

export const certainly = (body: Body): Spread => ({ ways: 1n, rows: new Map([[body, [1n]]]) })

/** Those of one row with so many hit points lost. */
export function only(lost: number, weight: bigint): Row {
  const row: bigint[] = []
  row[lost] = weight
  return row
}

/** The same ones, so many hit points lower. */
export function lower(row: Row, lost: number): Row {
  if (lost === 0) return row
  const made: bigint[] = []
  for (const [index, weight] of row.entries()) if (weight !== undefined) made[index + lost] = weight
  return made
}

/** To one row something else with its weight, so many hit points further down. */
export function addTo(into: bigint[], row: Row, weight: bigint, lost = 0): void {
  for (let index = 0; index < row.length; index++) {
    const part = row[index]
    if (part === undefined || part === 0n) continue
    const more = weight === 1n ? part : part * weight
    const before = into[index + lost]
    into[index + lost] = before === undefined ? more : before + more
  }
}

/** Adds up rows that are parts of different numbers of ways. */
export class Tally {
  readonly #parts = new Map<bigint, Map<Body, bigint[]>>()

  add(body: Body, row: Row, weight: bigint, ways: bigint, lost = 0): void {
    if (weight === 0n) return
    let part = this.#parts.get(ways)
    if (part === undefined) {
      part = new Map()
      this.#parts.set(ways, part)
    }
    let into = part.get(body)
    if (into === undefined) {
      into = []
      part.set(body, into)
    }
    addTo(into, row, weight, lost)
  }

  addAll({ ways, rows }: Spread): void {
    for (const [body, row] of rows) this.add(body, row, 1n, ways)
  }

  /** Rows that nobody else has any use for. */
  takeAll({ ways, rows }: { readonly ways: bigint; readonly rows: Map<Body, bigint[]> }): void {
    if (this.#parts.has(ways)) this.addAll({ ways, rows })
    else this.#parts.set(ways, rows)
  }

  spread(): Spread {
    return reduced(joined([...this.#parts].map(([ways, rows]) => ({ ways, rows }))))
  }
}

/** Several parts of one whole. */
function joined(parts: readonly Spread[]): Spread {
  const [first, second] = parts
  if (first === undefined) return NOBODY
  if (second === undefined) return first
  let common = 1n
  for (const { ways } of parts) common = leastCommonMultiple(common, ways)
  const found = new Map<Body, bigint[]>()
  for (const { ways, rows } of parts) {
    for (const [body, row] of rows) {
      const into = found.get(body) ?? []
      addTo(into, row, common / ways, 0)
      found.set(body, into)
    }
  }
  return { ways: common, rows: found }
}

/** What divides a whole and all of its parts: numbers that are not kept small grow with every roll. */
export function sharedBy(whole: bigint, parts: Iterable<bigint>): bigint {
  let shared = whole
  for (const part of parts) {
    if (shared === 1n) return shared
    if (part % shared !== 0n) shared = greatestCommonDivisor(shared, part)
  }
  return shared
}

const isSome = (weight: bigint | undefined): boolean => weight !== undefined

function reduced({ ways, rows }: Spread): Spread {
  let shared = ways
  for (const row of rows.values()) {
    // Cells in which nobody is are left out.
    if (shared !== 1n) shared = sharedBy(shared, row.filter(isSome))
  }
  if (shared === 1n) return { ways, rows }
  const found = new Map<Body, Row>()
  for (const [body, row] of rows) {
    const made: bigint[] = []
    for (let index = 0; index < row.length; index++) {
      const weight = row[index]
      if (weight !== undefined) made[index] = weight / shared
    }
    found.set(body, made)
  }
  return { ways: ways / shared, rows: found }
}
