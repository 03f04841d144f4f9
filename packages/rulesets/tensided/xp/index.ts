import type { Callable } from '@umpire/engine'
import { costs } from './costs.ts'
import { ledger, starting } from './ledger.ts'
import { schemeArbitrary, schemeEncounters, schemeUse } from './schemes.ts'

/** The rules of this area, in the book's order. */
export const xpRules: readonly Callable[] = [schemeEncounters, schemeUse, schemeArbitrary, costs, starting, ledger]
