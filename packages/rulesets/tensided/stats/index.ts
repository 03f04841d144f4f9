import type { Callable } from '@umpire/engine'
import { exampleConnors } from './connors.ts'
import { creatureConversion, noXpRaise, statsList } from './list.ts'
import { purchase } from './purchase.ts'

/** The rules of this area, in the book's order. */
export const statsRules: readonly Callable[] = [statsList, purchase, noXpRaise, creatureConversion, exampleConnors]
