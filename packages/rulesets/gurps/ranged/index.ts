import type { Callable } from '@umpire/engine'
import { rangedDefense } from './defense.ts'
import { rangedSkill } from './effective-skill.ts'
import { grenade } from './grenade.ts'
import { situational } from './modifier/situational.ts'
import { size, speedRange, speedRangeTable } from './modifier/speed-range.ts'
import { accuracy, maxRange, snapShot } from './modifier/weapon-statistics.ts'

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
