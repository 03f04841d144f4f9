import type { Callable } from '@umpire/engine'
import { crash, fall } from './collisions.ts'
import { healthLevels, progression } from './health.ts'
import { debilitating, maimedLimit, mobilityLevels } from './limbs.ts'
import { recovery } from './recovery.ts'
import { severity } from './severity.ts'
import { comatose, halving, incapacitated } from './will.ts'

export const injuryRules: readonly Callable[] = [
  severity,
  healthLevels,
  progression,
  incapacitated,
  comatose,
  halving,
  debilitating,
  mobilityLevels,
  maimedLimit,
  crash,
  fall,
  recovery,
]
