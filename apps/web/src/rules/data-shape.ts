/**
 * Tables of an inventory have many forms. This finds the one that prints best: rows of alike records, a matrix, pairs of
 * name and value, a list, or parts of their own.
 */
import type { Json } from '@umpire/engine'
import { nameText } from '../text/number-text.ts'

type Named = { readonly [name: string]: Json }

export type DataShape =
  | { readonly kind: 'value'; readonly value: Json }
  | { readonly kind: 'list'; readonly items: readonly Json[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly (readonly [string, Json])[] }
  | {
      readonly kind: 'grid'
      /** The first column has names of rows, where it is no column of the data. */
      readonly corner: boolean
      readonly columns: readonly string[]
      readonly rows: readonly { readonly name: string; readonly cells: readonly (Json | undefined)[] }[]
    }
  | { readonly kind: 'parts'; readonly parts: readonly { readonly name: string; readonly shape: DataShape }[] }

const isList = (value: Json): value is readonly Json[] => Array.isArray(value)
const isNamed = (value: Json): value is Named => typeof value === 'object' && value !== null && !isList(value)

/** Fits in a cell: a value, a short list, or a few names with plain values. */
const isSmall = (value: Json): boolean => {
  if (isList(value)) return value.every(item => typeof item !== 'object' || item === null)
  if (!isNamed(value)) return true
  const inner = Object.values(value)
  return inner.length <= 4 && inner.every(item => typeof item !== 'object' || item === null)
}

/** Values in it, at any depth. */
const leavesOf = (value: Json): number =>
  typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, inner) => sum + leavesOf(inner), 0)
    : 1

const MOST_LEAVES = 8

/** Fits in a cell of a matrix, if need be in several lines: its head says what it is about. */
const fitsMatrix = (value: Json): boolean => isSmall(value) || leavesOf(value) <= MOST_LEAVES

const columnsOf = (records: readonly Named[]): readonly string[] => [...new Set(records.flatMap(Object.keys))]

/** Alike enough to be rows of one table: most cells are filled. */
function areAlike(records: readonly Named[]): boolean {
  const columns = columnsOf(records)
  const filled = records.reduce((sum, record) => sum + Object.keys(record).length, 0)
  return columns.length <= 16 && filled * 2 >= columns.length * records.length
}

const MOST_ACROSS = 10

function grid(records: readonly (readonly [string, Named])[], corner: boolean): DataShape {
  const columns = columnsOf(records.map(([, record]) => record))
  const rows = records.map(([name, record]) => ({ name, cells: columns.map(column => record[column]) }))
  if (!corner || columns.length <= MOST_ACROSS || rows.length >= columns.length)
    return { kind: 'grid', corner, columns: columns.map(nameText), rows }
  return {
    kind: 'grid',
    corner,
    columns: rows.map(row => row.name),
    rows: columns.map((column, index) => ({ name: nameText(column), cells: rows.map(row => row.cells[index]) })),
  }
}

/** A table, and behind it whatever else is told. */
function withRest(grid: DataShape, others: readonly (readonly [string, Json])[]): DataShape {
  if (others.length === 0) return grid
  const parts = others.map(([name, value]) => ({ name: nameText(name), shape: dataShape(value) }))
  return { kind: 'parts', parts: [{ name: '', shape: grid }, ...parts] }
}

/** Rows without names: `{ columns: [a, b], rows: [[1, 2], [3, 4]] }`. A row may end early. */
function rowsBelow(columns: readonly string[], rows: Json): DataShape | undefined {
  if (!isList(rows)) return undefined
  const lists = rows.filter(isList).filter(row => row.length <= columns.length)
  if (lists.length !== rows.length) return undefined
  return {
    kind: 'grid',
    corner: false,
    columns: columns.map(nameText),
    rows: lists.map((row, index) => ({ name: String(index + 1), cells: columns.map((_, column) => row[column]) })),
  }
}

const isText = (value: Json): value is string => typeof value === 'string'

/** Rows as lists below a list of the columns: `{ columns: [a, b], row: [1, 2] }`. What is no row stands behind them. */
function listed(data: Named): DataShape | undefined {
  const { columns, ...rest } = data
  if (columns === undefined || !isList(columns) || !columns.every(isText)) return undefined
  const { rows: nameless, ...besides } = rest
  const below = nameless === undefined ? undefined : rowsBelow(columns, nameless)
  if (below !== undefined) return withRest(below, Object.entries(besides))
  const isRow = (row: Json): boolean => row === null || (isList(row) && row.length === columns.length)
  const entries = Object.entries(rest)
  const others = entries.filter(([, row]) => !isRow(row))
  const grid: DataShape = {
    kind: 'grid',
    corner: true,
    columns: columns.map(nameText),
    rows: entries
      .filter(([, row]) => isRow(row))
      .map(([name, row]) => ({
        name: nameText(name),
        cells: row !== null && isList(row) ? row : columns.map(() => undefined),
      })),
  }
  return withRest(grid, others)
}

export function dataShape(data: Json): DataShape {
  if (isList(data)) {
    const records = data.filter(isNamed)
    const fit = (fits: (value: Json) => boolean): boolean => records.every(one => Object.values(one).every(fits))
    const isTable = fit(isSmall) || (fit(fitsMatrix) && areAlike(records))
    if (records.length === data.length && records.length > 0 && isTable)
      return grid(
        records.map((record, index) => [String(index + 1), record]),
        false,
      )
    if (data.every(isSmall)) return { kind: 'list', items: data }
    return { kind: 'parts', parts: data.map((item, index) => ({ name: String(index + 1), shape: dataShape(item) })) }
  }
  if (!isNamed(data)) return { kind: 'value', value: data }
  const rows = listed(data)
  if (rows !== undefined) return rows
  const entries = Object.entries(data)
  const records = entries.flatMap(([name, value]) => (isNamed(value) ? [[nameText(name), value] as const] : []))
  const small = records.every(([, record]) => Object.values(record).every(fitsMatrix))
  if (records.length === entries.length && records.length > 1 && small && areAlike(records.map(([, record]) => record)))
    return grid(records, true)
  if (entries.every(([, value]) => isSmall(value)))
    return { kind: 'pairs', pairs: entries.map(([name, value]) => [nameText(name), value]) }
  return { kind: 'parts', parts: entries.map(([name, value]) => ({ name: nameText(name), shape: dataShape(value) })) }
}
