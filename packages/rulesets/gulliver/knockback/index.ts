import type { Callable } from '@umpire/engine'
import { knockbackDistance, knockbackFall, knockbackFliers, knockbackMax, knockbackSpeed } from './knockback.ts'

/** The rules of this area, in the book's order. */
export const knockbackRules: readonly Callable[] = [
  knockbackSpeed,
  knockbackDistance,
  knockbackFall,
  knockbackFliers,
  knockbackMax,
]
