import type { Callable } from '@umpire/engine'
import { slamDunk, tripleJump } from './jumps.ts'
import { pitching, specialThrows } from './throws.ts'

/** The rules of this area, in the book's order. */
export const sportsRules: readonly Callable[] = [tripleJump, slamDunk, specialThrows, pitching]
