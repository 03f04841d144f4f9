/** A table of the inventory as lines: rows below a header, names before their values, whatever its form. */
import { isObject, type Json } from '@umpire/engine'
import { columns } from '../io/chart.ts'

type Named = { readonly [name: string]: Json }
type Row = readonly string[]

const isNamed = (value: Json): value is Named => isObject(value) && !Array.isArray(value)
const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value)
const isPlain = (value: Json): boolean => !isNamed(value) && !isList(value)
const words = (name: string): string => name.replaceAll('_', ' ')

/** What comes of something needs no name before it. */
const SELF_EVIDENT = 'effects'

/** What stands in a cell: names before their values, one after the other. */
function cellText(value: Json | undefined): string {
  if (value === undefined || value === null) return ''
  if (isList(value)) return value.map(cellText).join(', ')
  if (!isNamed(value)) return String(value)
  return Object.entries(value)
    .map(([name, inner]) => (name === SELF_EVIDENT ? cellText(inner) : `${words(name)} ${cellText(inner)}`.trimEnd()))
    .filter(text => text !== '')
    .join(', ')
}

/** Records that have most of their columns in common. */
function isTable(data: readonly Json[]): data is readonly Named[] {
  if (data.length === 0 || !data.every(isNamed)) return false
  const heads = headsOf(data)
  const filled = data.reduce((sum, row) => sum + Object.keys(row).length, 0)
  return heads.length > 0 && filled * 2 >= heads.length * data.length
}

const headsOf = (rows: readonly Named[]): Row => [...new Set(rows.flatMap(Object.keys))]

const shown = (rows: readonly Row[]): string[] => columns(rows, 'left').map(line => line.trimEnd())

const tableLines = (data: readonly Named[]): string[] => {
  const heads = headsOf(data)
  return shown([heads.map(words), ...data.map(row => heads.map(head => cellText(row[head])))])
}

/** A header and rows, each a list. */
function withColumns({ columns: heads, rows, ...rest }: Named): string[] | undefined {
  if (!isList(heads) || !isList(rows) || !heads.every(isPlain)) return undefined
  const cells = rows.map(row => (isList(row) ? row.map(cellText) : [cellText(row)]))
  const others = Object.keys(rest).length === 0 ? [] : namedLines(rest)
  return [...others, ...shown([heads.map(head => words(cellText(head))), ...cells])]
}

const MOST_IN_LINE = 120

/** Records one after the other. */
const inOneLine = (value: Json): string =>
  isList(value) && !value.every(isPlain) ? value.map(cellText).join('; ') : cellText(value)

const isShort = (value: Json): boolean =>
  isPlain(value) || (isList(value) && value.every(isPlain)) || inOneLine(value).length <= MOST_IN_LINE

function namedLines(data: Named): string[] {
  const entries = Object.entries(data)
  const values = entries.map(([, value]) => value)
  if (values.length > 1 && isTable(values)) {
    const heads = headsOf(values)
    const rows = entries.map(([name, row]) => [
      words(name),
      ...heads.map(head => cellText(isNamed(row) ? row[head] : undefined)),
    ])
    return shown([['', ...heads.map(words)], ...rows])
  }
  const width = Math.max(0, ...entries.filter(([, value]) => isShort(value)).map(([name]) => name.length))
  // Short values stand behind their names, what is longer below.
  return entries.flatMap(([name, value]) =>
    isShort(value)
      ? [`${words(name).padEnd(width)}  ${inOneLine(value)}`.trimEnd()]
      : [`${words(name)}:`, ...linesOf(value).map(line => `  ${line}`)],
  )
}

function linesOf(data: Json): string[] {
  if (isNamed(data)) return withColumns(data) ?? namedLines(data)
  if (!isList(data)) return [cellText(data)]
  if (isTable(data)) return tableLines(data)
  if (data.every(isPlain)) return [data.map(cellText).join(', ')]
  if (data.every(isList)) return shown(data.map(row => row.map(cellText)))
  return data.map(cellText)
}

export const dataLines = (data: Json): string[] => ['Table:', ...linesOf(data).map(line => `  ${line}`)]
