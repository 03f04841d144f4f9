import type { Callable } from '@umpire/engine'
import { lightWalk, shadowingTracking, stealthModifiers } from './stealth.ts'

/** The rules of this area, in the book's order. */
export const stealthRules: readonly Callable[] = [shadowingTracking, stealthModifiers, lightWalk]
