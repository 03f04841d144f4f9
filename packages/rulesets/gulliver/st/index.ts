import type { Callable } from '@umpire/engine'
import { noSkillFromSt, quad, split } from './split.ts'

/** The rules of this area, in the book's order. */
export const stRules: readonly Callable[] = [quad, split, noSkillFromSt]
