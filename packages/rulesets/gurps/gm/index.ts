import type { Callable } from '@umpire/engine'
import { settling } from './settling.ts'

/** The rules of this area. */
export const gmRules: readonly Callable[] = [settling]
