import type { Callable } from '@umpire/engine'
import { crippling, devastating, heart, injuryKnockdown } from './blows.ts'
import { exposure, injuryRecovery } from './healing.ts'
import { knockoutDeath, principle, slowdown } from './thresholds.ts'

/** The rules of this area, in the book's order. */
export const injuryRules: readonly Callable[] = [
  principle,
  slowdown,
  injuryKnockdown,
  crippling,
  devastating,
  knockoutDeath,
  injuryRecovery,
  heart,
  exposure,
]
