/** The table of ranks: lines 389-397. */
import { matrix, table } from '@umpire/engine'
import type { Service } from '../words.ts'

const NO_RANKS = { 1: null, 2: null, 3: null, 4: null, 5: null, 6: null }

/** Short titles; the merchants end at 5. */
export const RANKS = matrix<Service, number, string | null>('Table of ranks', {
  navy: { 1: 'Ensign', 2: 'Lieutenant', 3: 'Lt Cmdr', 4: 'Commander', 5: 'Captain', 6: 'Admiral' },
  marines: { 1: 'Lieutenant', 2: 'Captain', 3: 'Force Cmdr', 4: 'Lt Colonel', 5: 'Colonel', 6: 'Brigadier' },
  army: { 1: 'Lieutenant', 2: 'Captain', 3: 'Major', 4: 'Lt Colonel', 5: 'Colonel', 6: 'General' },
  scouts: NO_RANKS,
  merchants: { 1: '4th Officer', 2: '3rd Officer', 3: '2nd Officer', 4: '1st Officer', 5: 'Captain', 6: null },
  other: NO_RANKS,
})
export const HIGHEST_RANK = 6

/** The titles that the table shortens, written out. */
export const LONG_TITLES = table<string, string>('Titles written out', {
  'Lt Cmdr': 'Lieutenant Commander',
  'Force Cmdr': 'Force Commander',
  'Lt Colonel': 'Lieutenant Colonel',
})
