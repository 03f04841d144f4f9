/** Noble titles by social standing: lines 222-236. */
import { steps } from '@umpire/engine'

type Nobility = {
  readonly titles: readonly string[]
  /** Before a knight's name. */
  readonly address: readonly string[]
  /** Which may stand in a baron's name in place of the title. */
  readonly prefixes: readonly string[]
}

export const NOBLE_TITLES = steps<Nobility>('Noble titles', [
  [10, { titles: [], address: [], prefixes: [] }],
  [11, { titles: ['Knight', 'Knightess', 'Dame'], address: ['Sir', 'Dame'], prefixes: [] }],
  [12, { titles: ['Baron', 'Baronet', 'Baroness'], address: [], prefixes: ['von', 'haut', 'hault'] }],
  [13, { titles: ['Marquis', 'Marquesa', 'Marchioness'], address: [], prefixes: [] }],
  [14, { titles: ['Count', 'Countess'], address: [], prefixes: [] }],
  [15, { titles: ['Duke', 'Duchess'], address: [], prefixes: [] }],
])
