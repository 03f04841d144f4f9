/** The five ranges: lines 1022-1028, 1036-1041 and 1554-1560. Beyond the last is no range at all. */
import { steps, table } from '@umpire/engine'
import type { Range } from '../words.ts'

export const LAST_BAND = 20

/** Close range is none of these: two figures in one band touch, or they do not. */
export const RANGE_BY_BANDS = steps<Range | null>('Range bands', [
  [0, 'short'],
  [2, 'medium'],
  [10, 'long'],
  [LAST_BAND, 'very_long'],
  [Number.POSITIVE_INFINITY, null],
])

export const RANGE_BY_METRES = steps<Range | null>('Ranges in metres', [
  [5, 'short'],
  [50, 'medium'],
  [250, 'long'],
  [500, 'very_long'],
  [Number.POSITIVE_INFINITY, null],
])

/** How far apart parties are placed unless the referee says otherwise. */
export const USUAL_BANDS = table<Range, number>('Bands apart at the start', {
  close: 0,
  short: 0,
  medium: 2,
  long: 6,
  very_long: 15,
})

/** On the throw to escape before combat: line 1020, which names no DM for close range. */
export const ESCAPE_DMS = table<Range, number>('Escape DMs', { close: -1, short: -1, medium: 1, long: 2, very_long: 3 })
