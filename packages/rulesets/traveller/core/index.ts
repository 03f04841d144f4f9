import type { Callable, Option } from '@umpire/engine'
import { applyDms, makeThrow } from './throw.ts'

/** The rules of this area, in the book's order. */
export const coreRules: readonly Callable[] = [makeThrow, applyDms]
export const coreOptions: readonly Option[] = []
