import type { Callable } from '@umpire/engine'
import { flyingTackle, push, pushAdvanced, slamBasics } from './slam.ts'

/** The rules of this area, in the book's order. */
export const slamRules: readonly Callable[] = [slamBasics, flyingTackle, push, pushAdvanced]
