import { type Dice, dice } from '@umpire/dice'
import { BadInput } from './bad-input.ts'
import { withinText } from './field-text.ts'
import { type Field, within } from './fields.ts'

/** The total of a roll: given, or, where the caller brings dice, rolled for them. */
export const rolled = (notation: string): Field<number> & { readonly dice: Dice } => {
  const thrown = dice(notation)
  const bounds = { min: thrown.min, max: thrown.max }
  return {
    dice: thrown,
    spec: { kind: 'rolled', dice: thrown.text, ...bounds },
    read: (value, place) => {
      if (typeof value === 'number' && Number.isSafeInteger(value) && within(value, bounds)) return value
      throw new BadInput(place, `a roll of ${thrown.text}, a whole number${withinText(bounds)}`, value)
    },
  }
}
