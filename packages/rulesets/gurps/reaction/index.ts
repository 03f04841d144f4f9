import type { Callable } from '@umpire/engine'
import { modifierKinds, reactionRoll, reactionTable, traitModifiers } from './reaction.ts'

/** The rules of this area, in the book's order. */
export const reactionRules: readonly Callable[] = [reactionRoll, reactionTable, modifierKinds, traitModifiers]
