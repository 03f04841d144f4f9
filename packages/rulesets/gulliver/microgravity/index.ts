import type { Callable } from '@umpire/engine'
import { definition, freeFlight, surfaceMove } from './microgravity.ts'

/** The rules of this area, in the book's order. */
export const microgravityRules: readonly Callable[] = [definition, surfaceMove, freeFlight]
