/**
 * Tables as data, read through a look-up that appears in the reasons.
 *
 *     const light = table('Light', { day: 0, dusk: -2, night: -5 })
 *     light.at('dusk', why) // −2, "Light: dusk → −2"
 */
import { BadInput } from '../field/bad-input.ts'
import type { Json } from '../field/json.ts'
import type { Why } from './why.ts'

export interface Table<K extends string | number, V> {
  readonly title: string
  readonly rows: { readonly [key in K]: V }
  at(key: K, why: Why): V
}

/**
 * Rows by their keys, numbers also as numbers. A map, because a look-up in an object by a name that changes costs three
 * times as much, and rules look up all the time.
 */
function byKey<V>(rows: { readonly [key: string]: V }): ReadonlyMap<string | number, V> {
  const found = new Map<string | number, V>(Object.entries(rows))
  for (const [key, row] of Object.entries(rows)) if (String(Number(key)) === key) found.set(Number(key), row)
  return found
}

/** A table read by its row's key. */
export function table<const K extends string | number, V extends Json>(
  title: string,
  rows: { readonly [key in K]: V },
): Table<K, V> {
  const found = byKey<V>(rows)
  return {
    title,
    rows: Object.freeze(rows),
    at(key, why) {
      const value = found.get(key)
      // Rows may come from outside as plain text, so a missing one is refused, not answered with nothing.
      if (value === undefined) throw new BadInput(title, `one of ${Object.keys(rows).join(', ')}`, key)
      return why.table(title, key, undefined, value)
    },
  }
}

export interface Matrix<R extends string | number, C extends string | number, V> {
  readonly title: string
  readonly rows: { readonly [row in R]: { readonly [column in C]: V } }
  at(row: R, column: C, why: Why): V
}

/** A table read by row and column. */
export function matrix<const R extends string | number, const C extends string | number, V extends Json>(
  title: string,
  rows: { readonly [row in R]: { readonly [column in C]: V } },
): Matrix<R, C, V> {
  const found = byKey(
    Object.fromEntries(
      Object.entries<{ readonly [column in C]: V }>(rows).map(([row, cells]) => [row, byKey<V>(cells)]),
    ),
  )
  return {
    title,
    rows: Object.freeze(rows),
    at(row, column, why) {
      const cells = found.get(row)
      if (cells === undefined) throw new BadInput(title, `one of ${Object.keys(rows).join(', ')}`, row)
      const value = cells.get(column)
      if (value === undefined) throw new BadInput(title, `one of ${Object.keys(rows[row]).join(', ')}`, column)
      return why.table(title, row, column, value)
    },
  }
}

export interface Steps<V> {
  readonly title: string
  readonly steps: readonly (readonly [upTo: number, value: V])[]
  at(key: number, why: Why): V
}

/**
 * A table of thresholds, each an upper limit that still belongs to its row.
 *
 *     steps('Size', [[10, 'small'], [20, 'middling'], [Infinity, 'large']]).at(11, why) // 'middling'
 */
export function steps<V extends Json>(title: string, rows: readonly (readonly [upTo: number, value: V])[]): Steps<V> {
  for (const [index, [upTo]] of rows.entries()) {
    const before = rows[index - 1]
    if (before !== undefined && before[0] >= upTo) throw new BadInput(title, `a limit over ${before[0]}`, upTo)
  }
  return {
    title,
    steps: Object.freeze(rows),
    at(key, why) {
      for (const [upTo, value] of rows) if (key <= upTo) return why.table(title, key, undefined, value)
      throw new BadInput(title, `at most ${rows.at(-1)?.[0]}`, key)
    },
  }
}
