import type { Callable } from '@umpire/engine'
import { bleeding } from './bleeding.ts'
import { knockdown, mentalStun, shock, stun } from './blow.ts'
import { crippling, cripplingRecovery } from './crippling.ts'
import { collapse, death, hitPoints, reeling } from './hit-points.ts'

/** The rules of this area, in the book's order. */
export const injuryRules: readonly Callable[] = [
  hitPoints,
  reeling,
  collapse,
  death,
  shock,
  knockdown,
  stun,
  mentalStun,
  crippling,
  cripplingRecovery,
  bleeding,
]
