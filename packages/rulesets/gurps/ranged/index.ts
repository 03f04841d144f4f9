import type { Callable } from '@umpire/engine'
import { rangedDefense } from './defense.ts'
import { rangedSkill } from './effective-skill.ts'
import { grenade } from './grenade.ts'
import { situational } from './situational.ts'
import { size, speedRange, speedRangeTable } from './speed-range.ts'
import { accuracy, maxRange, snapShot } from './weapon-statistics.ts'

/** The rules of this area, in the book's order. */
export const rangedRules: readonly Callable[] = [
  rangedSkill,
  snapShot,
  accuracy,
  maxRange,
  situational,
  speedRange,
  size,
  speedRangeTable,
  grenade,
  rangedDefense,
]
