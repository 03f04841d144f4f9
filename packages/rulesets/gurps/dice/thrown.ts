import { type Dice, dice } from '@umpire/dice'
import { type DiceAdds, signed } from './dice-adds.ts'

/** To be thrown: the total may be below zero, which damage is not. A share of it is none of the dice. */
export function thrown({ dice: count, adds, times }: DiceAdds): Dice {
  const sum = count === 0 ? `${adds}` : `${count}d6${adds === 0 ? '' : signed(adds)}`
  return dice(times === 1 || !Number.isInteger(times) ? sum : `(${sum})*${times}`)
}
