import type { Callable } from '@umpire/engine'
import { extraEffort } from './extra.ts'

/** The rules of this area, in the book's order. */
export const effortRules: readonly Callable[] = [extraEffort]
