import type { Callable } from '@umpire/engine'
import { effects } from './effects.ts'
import { fieldNames } from './names.ts'
import { rounding } from './rounding.ts'

/** The rules of this area. */
export const conventionRules: readonly Callable[] = [rounding, effects, fieldNames]
