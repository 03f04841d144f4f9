import type { Callable, Option } from '@umpire/engine'
import { conversation, gesture } from './conversation.ts'
import { languageSkill } from './level/language.ts'

/** The rules of this area, in the book's order. */
export const languageRules: readonly Callable[] = [languageSkill, conversation, gesture]
export const languageOptions: readonly Option[] = []
