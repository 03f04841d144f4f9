/** The hand one does not write with. */
import { flag, int, oneOf, optional, rule, type Why } from '@umpire/engine'
import { acts, added, flawsHeld, type Having, meritsHeld } from '../effect/effect.ts'
import { ACTION_COUNT, actionPenalty } from './actions.ts'

const OFF_HAND_DF = 3
const HANDS = ['main-hand', 'off-hand'] as const
/** Hands that the weapon takes. */
export const HANDS_NEEDED = optional(int({ min: 1, max: 2 }))

export const offHand = rule(
  {
    id: 'tensided.combat.off-hand',
    title: 'Off hand',
    lines: '485-485, 595-595',
    given: {
      hand: optional(oneOf(...HANDS)),
      merits: meritsHeld,
      flaws: flawsHeld,
      hands: HANDS_NEEDED,
      /** One in each hand: told for both. */
      two_guns: optional(flag()),
      action_count: optional(ACTION_COUNT),
    },
  },
  (x, why) => {
    const waived = acts(x, 'waives', 'off-hand')
    // Whoever lost the main hand has none but the other.
    const lost = acts(x, 'df', 'remaining-hand')
    const several = x.action_count === undefined ? 0 : actionPenalty(x.action_count, why)
    const twoHanded = x.hands === 2 ? added(x, 'df', 'two-handed-tasks', why) : 0
    const dfOf = (off: boolean): number =>
      why
        .sum('difficulty')
        .when(lost || (off && !waived), 'off hand', OFF_HAND_DF, waived ? 'ambidextrous' : 'the main hand')
        .when(twoHanded !== 0, 'it takes two hands', twoHanded)
        .when(several !== 0, 'several actions', several)
        .total()
    const [main_df, off_df] = [dfOf(false), dfOf(true)]
    return { df_modifier: x.hand === 'off-hand' ? off_df : main_df, main_df, off_df }
  },
)

type Holding = Pick<Having, 'merits' | 'flaws'> & { readonly off_hand?: boolean; readonly hands?: number }

/** What the hand adds to an attack: nothing where it is the good one of a whole body. */
export function handDf({ off_hand = false, merits = [], flaws = [], hands = 1 }: Holding, why: Why): number {
  if (!off_hand && flaws.length === 0) return 0
  return offHand({ hand: off_hand ? 'off-hand' : 'main-hand', merits, flaws, hands }, why).df_modifier
}
