import { type Field, list, oneOf } from '@umpire/engine'
import { ARMOURS, type Armour } from '../../tables/words.ts'

const suits = list(oneOf(...ARMOURS), 2)

/** What somebody wears: nothing, one suit, or reflec beneath another. Outside, a single suit may be named alone. */
export const wornField: Field<readonly Armour[]> = {
  spec: suits.spec,
  read: (value, place) => suits.read(typeof value === 'string' ? [value] : value, place),
}
