/** The Falling Table: a man on hard ground. */
import { rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { measure } from '../common/fields.ts'
import { MPH, PULL } from '../common/units.ts'
import { NO_DAMAGE } from '../damage/low-dice.ts'

/** Yards a second, yards, seconds and the printed roll. */
type Row = readonly [speed: number, yards: number, seconds: number, damage: string]
const ROWS: readonly Row[] = [
  [0.5, 0.01, 0.05, '1d/5'],
  [1, 0.05, 0.1, '1d/3'],
  [1.5, 0.1, 0.15, '1d/2'],
  [2, 0.2, 0.2, '1d-1'],
  [2.5, 0.3, 0.25, '1d'],
  [3, 0.5, 0.3, '1d+1'],
  [3.5, 0.6, 0.35, '1d+2'],
  [4, 0.8, 0.4, '2d-1'],
  [4.5, 1, 0.45, '2d'],
  [5, 1.25, 0.5, '2d'],
  [6, 2, 0.6, '2d+1'],
  [7.5, 3, 0.75, '3d'],
  [10, 5, 1, '4d'],
  [12.5, 7, 1.25, '5d'],
  [15, 10, 1.5, '6d'],
  [17.5, 15, 1.75, '7d'],
  [20, 20, 2, '8d'],
  [22.5, 25, 2.25, '9d'],
  [25, 30, 2.5, '10d'],
  [27.5, 35, 2.75, '11d'],
  [30, 45, 3, '12d'],
  [32.5, 50, 3.25, '13d'],
  [35, 60, 3.5, '14d'],
  [37.5, 70, 3.75, '15d'],
  [40, 80, 4, '16d'],
  [42.5, 90, 4.25, '17d'],
  [45, 100, 4.5, '18d'],
  [50, 125, 5, '20d'],
  [55, 150, 5.5, '22d'],
  [60, 180, 6, '24d'],
  [65, 210, 6.5, '26d'],
  [70, 245, 7, '28d'],
  [75, 280, 7.5, '30d'],
]
const LAST_SPEED = 75
const STEP = 5

/** Beyond the printed rows, every five yards a second more. */
function beyond(yards: number): Row {
  const speed = STEP * Math.floor(exact(Math.sqrt(2 * PULL * yards)) / STEP)
  return [speed, (speed * speed) / (2 * PULL), speed / PULL, `${(MPH * speed) / 5}d`]
}

export const fallTable = rule(
  {
    id: 'gulliver.fall.table',
    title: 'Falling Table',
    lines: '1995-2034',
    given: { yards: measure },
  },
  ({ yards }, why) => {
    const [speed, , seconds, damage] = rowFor(yards)
    return why.table('Falling Table', yards, undefined, { speed, mph: MPH * speed, seconds, damage })
  },
)

/** The last row whose distance is not above the fall. */
function rowFor(yards: number): Row {
  const on = beyond(yards)
  return on[0] > LAST_SPEED ? on : (ROWS.findLast(([, upTo]) => upTo <= yards) ?? [0, 0, 0, NO_DAMAGE])
}
