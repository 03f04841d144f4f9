import type { Callable, Option } from '@umpire/engine'
import { characterChecks } from './checks.ts'
import { derived } from './derived.ts'
import { pointTotal, startingPoints } from './points.ts'

/** The rules of this area, in the book's order. */
export const chargenRules: readonly Callable[] = [startingPoints, pointTotal, derived, characterChecks]
export const chargenOptions: readonly Option[] = []
