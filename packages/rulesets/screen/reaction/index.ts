import type { Callable } from '@umpire/engine'
import { general, loyalty } from './attitudes.ts'
import { bands } from './bands.ts'
import { commerce } from './commerce.ts'
import { aid, combat, information } from './requests.ts'

/** The rules of this area, in the book's order. */
export const reactionRules: readonly Callable[] = [bands, general, combat, commerce, aid, information, loyalty]
