import type { Callable, Option } from '@umpire/engine'
import { effectiveSkill, repeatedAttempts, secretRoll } from './modifiers.ts'
import { criticalFailure, criticalSuccess, margin, success } from './success.ts'

/** The rules of this area, in the book's order. */
export const rollRules: readonly Callable[] = [
  success,
  effectiveSkill,
  criticalSuccess,
  criticalFailure,
  margin,
  secretRoll,
  repeatedAttempts,
]
export const rollOptions: readonly Option[] = []
