import type { Callable, Option } from '@umpire/engine'
import { npcGeneration } from './generation.ts'

/** The rules of this area, in the book's order. */
export const npcRules: readonly Callable[] = [npcGeneration]
export const npcOptions: readonly Option[] = []
