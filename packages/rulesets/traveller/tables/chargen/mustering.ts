/** What leaving a service brings: lines 297-311 and 399-419. */
import { matrix, table } from '@umpire/engine'
import type { Characteristic, Service, Ticket } from '../words.ts'

/** A benefit that is a thing, a membership or a ship; the others are tickets and gains of a characteristic. */
export type WeaponBenefit = 'Blade' | 'Gun'
export type Benefit =
  | Ticket
  | WeaponBenefit
  | "Travellers' Aid"
  | 'Scout Ship'
  | 'Free Trader'
  | `+${1 | 2} ${Characteristic}`

/** Rolls beside those for each term; the bands do not add up. */
export const EXTRA_ROLLS = table<number, number>('Extra mustering-out rolls by rank', {
  0: 0,
  1: 1,
  2: 1,
  3: 2,
  4: 2,
  5: 3,
  6: 3,
})

/** The column of the others is lost in the seed: the inventory tells where it comes from. */
export const BENEFITS = matrix<Service, number, Benefit | null>('Mustering out, benefits table', {
  navy: {
    1: 'Low Passage',
    2: '+1 intelligence',
    3: '+2 education',
    4: 'Blade',
    5: "Travellers' Aid",
    6: 'High Passage',
    7: '+2 social',
  },
  marines: {
    1: 'Low Passage',
    2: '+2 intelligence',
    3: '+1 education',
    4: 'Blade',
    5: "Travellers' Aid",
    6: 'High Passage',
    7: '+2 social',
  },
  army: {
    1: 'Low Passage',
    2: '+1 intelligence',
    3: '+2 education',
    4: 'Gun',
    5: 'High Passage',
    6: 'Middle Passage',
    7: '+1 social',
  },
  scouts: {
    1: 'Low Passage',
    2: '+2 intelligence',
    3: '+2 education',
    4: 'Blade',
    5: 'Gun',
    6: 'Scout Ship',
    7: null,
  },
  merchants: {
    1: 'Low Passage',
    2: '+1 intelligence',
    3: '+1 education',
    4: 'Gun',
    5: 'Blade',
    6: 'Low Passage',
    7: 'Free Trader',
  },
  other: {
    1: 'Low Passage',
    2: '+1 intelligence',
    3: '+1 education',
    4: 'Gun',
    5: 'High Passage',
    6: null,
    7: null,
  },
})

/** In credits. */
export const CASH = matrix<Service, number, number>('Mustering out, cash table', {
  navy: { 1: 1000, 2: 5000, 3: 5000, 4: 10_000, 5: 20_000, 6: 50_000, 7: 50_000 },
  marines: { 1: 2000, 2: 5000, 3: 5000, 4: 10_000, 5: 20_000, 6: 30_000, 7: 40_000 },
  army: { 1: 2000, 2: 5000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 20_000, 7: 30_000 },
  scouts: { 1: 20_000, 2: 20_000, 3: 30_000, 4: 30_000, 5: 50_000, 6: 50_000, 7: 50_000 },
  merchants: { 1: 1000, 2: 5000, 3: 10_000, 4: 20_000, 5: 20_000, 6: 40_000, 7: 40_000 },
  other: { 1: 1000, 2: 5000, 3: 10_000, 4: 10_000, 5: 10_000, 6: 50_000, 7: 100_000 },
})
