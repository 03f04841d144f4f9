export { Dice, dice } from './dice.ts'
export { NumberChain } from './fair/chain.ts'
export { type DiceEntry, type FairState, isSecret, type Receipt, secretPurpose } from './fair/entry.ts'
export { FairDice } from './fair/fair-dice.ts'
export { followed } from './fair/follow.ts'
export { LogError } from './fair/guard.ts'
export { readDiceLog, writeDiceLog } from './fair/log-text.ts'
export { type ManyDice, manyDice } from './fair/packed.ts'
export { type Noted, type Verdict, verifyDice } from './fair/verify.ts'
export { digest } from './hash/digest.ts'
export { LIMITS } from './limits.ts'
export { format } from './notation/format.ts'
export type { DiceTerm, Notation } from './notation/notation.ts'
export { NotationError } from './notation/notation-error.ts'
export { parse } from './notation/parser.ts'
export { Distribution } from './odds/distribution.ts'
export {
  type Chance,
  chance,
  type Fraction,
  greatestCommonDivisor,
  leastCommonMultiple,
  percent,
} from './odds/fraction.ts'
export { distribution } from './odds/notation-odds.ts'
export { type Pool, pools } from './odds/pools.ts'
export { WorkError } from './odds/work.ts'
export { roll, total } from './roll/roll.ts'
export type { Rolled, RolledTerm } from './roll/rolled.ts'
export { FacesError, type GivenDice, given } from './source/given.ts'
export { drawFaces, type Source } from './source/source.ts'
export { Stream, type StreamState, seeded } from './source/stream.ts'
