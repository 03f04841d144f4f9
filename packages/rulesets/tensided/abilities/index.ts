import type { Callable } from '@umpire/engine'
import { catalog } from './catalog.ts'
import { dirtyFighting, severityUpgrade } from './hits.ts'
import { languages, mimicry } from './languages.ts'
import { rangeScaling } from './range-scaling.ts'
import { rapidFire, unseenShots } from './shots.ts'

/** The rules of this area, in the book's order. */
export const abilitiesRules: readonly Callable[] = [
  catalog,
  rangeScaling,
  languages,
  mimicry,
  severityUpgrade,
  dirtyFighting,
  unseenShots,
  rapidFire,
]
