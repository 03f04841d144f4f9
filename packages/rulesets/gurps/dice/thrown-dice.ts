/** The dice of a fight, made once. */
import { type Dice, dice } from '@umpire/dice'
import { MemoTable, memoByObject } from '@umpire/engine'
import { type DiceAdds, diceAddsText, readDiceAdds } from './dice-adds.ts'
import { thrown } from './thrown.ts'

export const THREE_DICE = dice('3d6')
export const TWO_DICE = dice('2d6')
export const ONE_DIE = dice('1d6')

/** Damage dice as they are thrown: their total with adds, which may be below zero. */
export const damageDice = memoByObject(
  (written: DiceAdds): Dice => alike.get(diceAddsText(written), () => thrown(written)),
)

/** Two weapons with the same dice throw the same ones. */
const alike = new MemoTable<string, Dice>()

/** Dice as a table writes them: 1d-3. */
export const writtenDice = (written: string): Dice => damageDice(readDiceAdds(written, 'dice'))
