/** The dice of a fight, made once. */
import { type Dice, dice } from '@umpire/dice'
import { type DiceAdds, diceAddsText, readDiceAdds } from './dice-adds.ts'
import { thrown } from './thrown.ts'

export const THREE_DICE = dice('3d6')
export const TWO_DICE = dice('2d6')
export const ONE_DIE = dice('1d6')

const KNOWN = new Map<string, Dice>()
/** Those of a weapon are always the same: no need to write them out each time. */
const OF = new WeakMap<DiceAdds, Dice>()

/** Damage dice as they are thrown: their total with adds, which may be below zero. */
export function damageDice(written: DiceAdds): Dice {
  const before = OF.get(written)
  if (before !== undefined) return before
  const key = diceAddsText(written)
  const made = KNOWN.get(key) ?? thrown(written)
  KNOWN.set(key, made)
  OF.set(written, made)
  return made
}

/** Dice as a table writes them: 1d-3. */
export const writtenDice = (written: string): Dice => damageDice(readDiceAdds(written, 'dice'))
