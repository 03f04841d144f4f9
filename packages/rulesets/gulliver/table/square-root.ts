/** Roots by a look-up: near enough for knockback and for whoever has no root key. The table goes on in both directions. */
import { rule, type Why } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { measure } from '../common/fields.ts'
import { linearScale } from '../common/scale.ts'

/** Rows are counted from that of 100 to 200, which is 0. */
const FIRST_ROW = -12
const COLUMN_1 = [
  0.12, 0.15, 0.25, 0.4, 0.5, 0.8, 1.2, 2, 3, 4, 6, 8, 12, 18, 25, 40, 50, 80, 125, 175, 250, 400, 500, 800, 1200,
] as const
const LAST_ROW = FIRST_ROW + COLUMN_1.length - 1
/** After the last row they go on so, ten times as much every six rows. */
const COLUMN_1_ON = [1200, 1800, 2500, 4000, 5000, 8000] as const
const CYCLE = 6
const [LOWEST, HIGHEST] = [-60, 60] as const

/** The upper limit of a row, which still belongs to it: 200, 500, 1000, 2000 … */
function limit(row: number): number {
  const place = ((row % 3) + 3) % 3
  const power = (row - place) / 3
  const digits = [200, 500, 1000][place] ?? 200
  return power < 0 ? digits / 10 ** -power : digits * 10 ** power
}

const LIMITS = Array.from({ length: HIGHEST - LOWEST }, (_, index) => limit(LOWEST + index))

/** The row of a value, counted from that of 100 to 200. */
export function rootRow(value: number): number {
  const meant = exact(value)
  const row = LIMITS.findIndex(upTo => meant <= upTo)
  return row < 0 ? HIGHEST : LOWEST + row
}

function firstColumn(row: number): number {
  if (row < FIRST_ROW) return exact(firstColumn(row + CYCLE) / 10)
  const printed = COLUMN_1[row - FIRST_ROW]
  if (printed !== undefined) return printed
  const on = row - LAST_ROW
  return (COLUMN_1_ON[on % CYCLE] ?? 1200) * 10 ** Math.floor(on / CYCLE)
}

/** About the square root of a value. */
export const roughRoot = (value: number, why: Why): number =>
  why.table('Square Root Table', exact(value), 'column 1', value === 0 ? 0 : firstColumn(rootRow(value)))

/** About the square root of a value over 150, the weight of a man. */
export const roughRootOver150 = (value: number, why: Why): number =>
  why.table('Square Root Table', exact(value), 'column 2', value === 0 ? 0 : linearScale(rootRow(value)))

export const squareRoot = rule(
  {
    id: 'gulliver.table.square-root',
    title: 'Square Root Table',
    lines: '1686-1688, 2721-2754',
    given: { value: measure },
  },
  ({ value }, why) => ({ col1: roughRoot(value, why), col2: roughRootOver150(value, why) }),
)
