/** The first range of an encounter: lines 1002-1016 and 1525-1542. Its order is as printed, and not regular. */
import { table } from '@umpire/engine'
import type { Range } from '../words.ts'

export const LOWEST_ENCOUNTER_TOTAL = 1
export const HIGHEST_ENCOUNTER_TOTAL = 13

export const ENCOUNTER_RANGE = table<number, Range>('Encounter range', {
  1: 'short',
  2: 'close',
  3: 'short',
  4: 'medium',
  5: 'short',
  6: 'medium',
  7: 'medium',
  8: 'long',
  9: 'medium',
  10: 'very_long',
  11: 'long',
  12: 'very_long',
  13: 'very_long',
})
