/**
 * Rules that fire in no game of a campaign that chose all of the screen, with the reason. A test plays the games and holds
 * this list against them: it must be exactly the silent ones.
 */
import type { NeverFires } from '@umpire/engine'
import { optionRules } from '../option/index.ts'

const OF_AN_OPTION = 'it tells what its option changes; the option itself puts the rules in force'
const PRINTED_AGAIN = 'the screen prints it again; games ask the rule of the other book'

export const screenNeverFires: NeverFires = {
  ...Object.fromEntries(optionRules.map(({ id }) => [id, OF_AN_OPTION])),
  'screen.effect.vocabulary': 'the names of the changes that tables make, no rule of play',
  'screen.maneuver.concentrate': 'nothing in these books is done by concentrating in a fight',
  'screen.bite.table': PRINTED_AGAIN,
  'screen.probability.table': 'a look-up; odds are worked out exactly',
  'screen.critical.thresholds': PRINTED_AGAIN,
  'screen.ranged.procedure': PRINTED_AGAIN,
  'screen.ranged.burst-table': PRINTED_AGAIN,
  'screen.size.speed-range-rule': PRINTED_AGAIN,
}
