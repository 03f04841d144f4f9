import type { Callable, Option } from '@umpire/engine'
import { revival } from './low-passage.ts'
import { passages } from './passages.ts'
import { tasMembership } from './tas.ts'

/** The rules of this area, in the book's order. */
export const travelRules: readonly Callable[] = [passages, revival, tasMembership]
export const travelOptions: readonly Option[] = []
