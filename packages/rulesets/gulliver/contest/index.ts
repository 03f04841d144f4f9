import type { Callable } from '@umpire/engine'
import { easy, fix } from './fix.ts'
import { contestLimbs, contestSize, preparation } from './strength.ts'

/** The rules of this area, in the book's order. */
export const contestRules: readonly Callable[] = [fix, easy, preparation, contestSize, contestLimbs]
