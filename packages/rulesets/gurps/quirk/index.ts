import type { Callable, Option } from '@umpire/engine'
import { quirkRule } from './rule.ts'

/** The rules of this area. */
export const quirkRules: readonly Callable[] = [quirkRule]
export const quirkOptions: readonly Option[] = []
