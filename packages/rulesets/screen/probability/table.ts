import { oneOf, or, rule, steps } from '@umpire/engine'
import { score } from '../common/fields.ts'

/** Ways out of 216, and the chance as it is printed; 17 and 18 fail whatever the score. */
type Chance = { readonly ways: number; readonly percent: number }
const chance = (ways: number, percent: number): Chance => ({ ways, percent })

const CHANCES = steps<Chance>('Chance of success on 3d', [
  [2, chance(0, 0)],
  [3, chance(1, 0.5)],
  [4, chance(4, 1.9)],
  [5, chance(10, 4.6)],
  [6, chance(20, 9.3)],
  [7, chance(35, 16.2)],
  [8, chance(56, 25.9)],
  [9, chance(81, 37.5)],
  [10, chance(108, 50)],
  [11, chance(135, 62.5)],
  [12, chance(160, 74.1)],
  [13, chance(181, 83.8)],
  [14, chance(196, 90.7)],
  [15, chance(206, 95.4)],
  [Number.POSITIVE_INFINITY, chance(212, 98.1)],
])

const SAVED_ANYWAY = 4

export const probability = rule(
  {
    id: 'screen.probability.table',
    title: 'Chance of success on 3d',
    lines: '374-385',
    given: { effective: score, roll_kind: or(oneOf('success', 'defense'), 'success') },
  },
  // A defense saves on 3 and 4 however low it is.
  ({ effective, roll_kind }, why) =>
    CHANCES.at(roll_kind === 'defense' ? why.atLeast('3 and 4 save', SAVED_ANYWAY, effective) : effective, why),
)

export const probabilityRules = [probability]
