import type { Callable } from '@umpire/engine'
import { award, buyOff, improveAdvantages, improveAttribute, improveNativeLanguage, improveSkill } from './improve.ts'

/** The rules of this area, in the book's order. */
export const improveRules: readonly Callable[] = [
  award,
  improveAttribute,
  improveSkill,
  improveNativeLanguage,
  improveAdvantages,
  buyOff,
]
