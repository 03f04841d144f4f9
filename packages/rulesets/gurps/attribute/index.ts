import type { Callable } from '@umpire/engine'
import { attributeCost, attributeList, hitPoints } from './attribute.ts'

/** The rules of this area, in the book's order. */
export const attributeRules: readonly Callable[] = [attributeList, attributeCost, hitPoints]
