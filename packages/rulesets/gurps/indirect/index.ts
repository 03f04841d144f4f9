import type { Callable } from '@umpire/engine'
import { indirectHit, indirectModifiers, indirectSkill, indirectStatistics, scatter } from './attack.ts'
import { machineGunFire } from './machine-gun.ts'
import { airBurst, battery, observerModifiers, observerSequence, prePlanned } from './observer.ts'

/** The rules of this area, in the book's order. */
export const indirectRules: readonly Callable[] = [
  indirectSkill,
  scatter,
  indirectHit,
  indirectStatistics,
  indirectModifiers,
  observerSequence,
  observerModifiers,
  airBurst,
  battery,
  prePlanned,
  machineGunFire,
]
