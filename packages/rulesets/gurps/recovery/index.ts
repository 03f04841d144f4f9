import type { Callable } from '@umpire/engine'
import { natural, unconscious } from './natural.ts'
import { bandage, firstAid } from './treatment.ts'

/** The rules of this area, in the book's order. */
export const recoveryRules: readonly Callable[] = [bandage, firstAid, natural, unconscious]
