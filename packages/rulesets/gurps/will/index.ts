import type { Callable } from '@umpire/engine'
import { willRoll } from './roll.ts'

/** The rules of this area. */
export const willRules: readonly Callable[] = [willRoll]
