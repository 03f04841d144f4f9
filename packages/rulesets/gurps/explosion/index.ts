import type { Callable } from '@umpire/engine'
import { explosion, explosionDr, shapedCharge } from './blow.ts'
import { bigBlast, charges, concussion } from './concussion.ts'
import { fragmentDamage, fragmentRange, fragmentRoll } from './fragments.ts'

/** The rules of this area, in the book's order. */
export const explosionRules: readonly Callable[] = [
  explosion,
  concussion,
  bigBlast,
  charges,
  explosionDr,
  fragmentRange,
  fragmentRoll,
  fragmentDamage,
  shapedCharge,
]
