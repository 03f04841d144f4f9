import type { Callable } from '@umpire/engine'
import { acceleration, spaceAcceleration } from './acceleration.ts'
import { computed, enhancements, general, substitution } from './computed.ts'
import { crawl, currentWind, waterNonnative } from './strange.ts'
import { airPowered, airUnpowered, land, waterNative } from './ways.ts'

/** The rules of this area, in the book's order. */
export const moveRules: readonly Callable[] = [
  general,
  computed,
  enhancements,
  land,
  crawl,
  currentWind,
  waterNative,
  waterNonnative,
  airPowered,
  airUnpowered,
  acceleration,
  spaceAcceleration,
  substitution,
]
