/** The table of critical misses, where the rules in force have one. */
import { memoByTotal, memoQuiet } from '@umpire/engine'
import { criticalMiss } from '../../combat/attack/critical.ts'
import type { Consequence } from '../../consequence/consequence.ts'
import { THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Asking } from '../facts/ask.ts'
import type { CriticalMissInput } from '../facts/sufferer.ts'

/** How a roll on the table reads. */
const rowByRoll = memoQuiet((why, given: CriticalMissInput) =>
  memoByTotal(why, table_roll => criticalMiss({ ...given, table_roll }, why).consequences),
)

/** The table itself asks for another roll on it. */
const saysAgain = (row: readonly Consequence[]): boolean => row.some(({ op }) => op === 'reroll')

/** A roll on the table, perhaps more than once; the last row is what counts. */
export const rollMissRow = (ask: Asking, by: string, given: CriticalMissInput): readonly Consequence[] =>
  ask.readUntil(THREE_DICE, { purpose: 'what goes wrong', by }, rowByRoll(ask.why, given), saysAgain)
