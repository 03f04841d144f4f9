import type { Callable, Option } from '@umpire/engine'
import { effects } from './limit/effects.ts'
import { doubleLoad, gravity, normalLoad, tripleLoad } from './limit/limits.ts'
import { loadTotal } from './total.ts'

/** The rules of this area, in the book's order. */
export const loadRules: readonly Callable[] = [loadTotal, normalLoad, doubleLoad, tripleLoad, effects, gravity]
export const loadOptions: readonly Option[] = []
