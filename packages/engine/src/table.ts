/**
 * Tables as data, read through a look-up that appears in the reasons.
 *
 *     const light = table('Light', { day: 0, dusk: -2, night: -5 })
 *     light.at('dusk', why) // −2, "Light: dusk → −2"
 */
import { BadInput } from './bad-input.ts'
import type { Json } from './json.ts'
import type { Why } from './why.ts'

export interface Table<K extends string | number, V> {
  readonly title: string
  readonly rows: { readonly [key in K]: V }
  at(key: K, why: Why): V
}

/** A table read by its row's key. */
export function table<const K extends string | number, V extends Json>(
  title: string,
  rows: { readonly [key in K]: V },
): Table<K, V> {
  return {
    title,
    rows: Object.freeze(rows),
    at(key, why) {
      // Rows may come from outside as plain text, so a missing one is refused, not answered with nothing.
      if (!Object.hasOwn(rows, key)) throw new BadInput(title, `one of ${Object.keys(rows).join(', ')}`, key)
      return why.table(title, key, undefined, rows[key])
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
  return {
    title,
    rows: Object.freeze(rows),
    at(row, column, why) {
      if (!Object.hasOwn(rows, row)) throw new BadInput(title, `one of ${Object.keys(rows).join(', ')}`, row)
      const cells = rows[row]
      if (!Object.hasOwn(cells, column)) throw new BadInput(title, `one of ${Object.keys(cells).join(', ')}`, column)
      return why.table(title, row, column, cells[column])
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
