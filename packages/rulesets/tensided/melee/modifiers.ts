/** What makes a blow easier, harder, or heavier. */
import { flag, int, num, optional, rule, table, type ValuesOf, type Why } from '@umpire/engine'
import { unseenShots } from '../abilities/shots.ts'
import { ACTION_COUNT, actionPenalty } from '../combat/actions.ts'
import { HANDS_NEEDED, handDf } from '../combat/off-hand.ts'
import { score } from '../core/roll.ts'
import { damageScore, PHYSIQUE } from '../damage/score.ts'
import { abilitiesHeld, flawsHeld, meritsHeld, times } from '../effect/effect.ts'

const MODIFIERS = table('Hand-to-hand modifiers', {
  'target-charging': -2,
  'unseen-but-on-guard': -4,
  peripheral: -2,
  'not-avoiding': -10,
  'free-swing': -2,
})
/** Metres a round of a charge for each point of damage score. */
const METRES_EACH = 2

export const FREE_SWING_DF = MODIFIERS.rows['free-swing']

export const MOST_WAITED = 3

export const wait = rule(
  {
    id: 'tensided.melee.wait',
    title: 'Waiting for the right moment',
    lines: '757-757',
    given: {
      rounds_waited: int({ min: 0, max: 1_000_000 }),
      /** It was another whom he waited for. */
      new_target: optional(flag()),
    },
    gives: 'df_modifier',
  },
  (x, why) => {
    if (x.new_target === true) return why.input('a new target', 0)
    return why
      .sum('waited')
      .add('rounds that help', -why.atMost('rounds that help', MOST_WAITED, x.rounds_waited))
      .total()
  },
)

const yes = optional(flag())
const metres = optional(num({ min: 0, max: 1000 }))

const GIVEN = {
  attacker_charging: yes,
  /** Metres a round of the pace that is used. */
  attacker_movement: metres,
  target_charging: yes,
  target_movement: metres,
  /** Of the attacker; with it the damage score is told. */
  physique: optional(PHYSIQUE),
  devastating: times,
  /** Of these three the best counts. */
  unseen_but_on_guard: yes,
  peripheral: yes,
  not_avoiding: yes,
  target_invisible: yes,
  attacker_blind: yes,
  /** The trained strike by ear. */
  heard: yes,
  abilities: abilitiesHeld,
  merits: meritsHeld,
  flaws: flawsHeld,
  off_hand: yes,
  hands: HANDS_NEEDED,
  free_swing: yes,
  rounds_waited: optional(int({ min: 0, max: 1_000_000 })),
  /** Where a charge is part of more; it takes two actions of itself. What is counted elsewhere is 0 here. */
  action_count: optional(ACTION_COUNT),
  base_df: optional(score),
}
type Situation = ValuesOf<typeof GIVEN>

/** Seen too late, from the corner of the eye, or not avoided at all. */
function surprise(x: Situation, why: Why): number {
  if (x.not_avoiding === true) return MODIFIERS.at('not-avoiding', why)
  if (x.unseen_but_on_guard === true) return MODIFIERS.at('unseen-but-on-guard', why)
  return x.peripheral === true ? MODIFIERS.at('peripheral', why) : 0
}

const charge = (charging: boolean, moved: number, why: Why): number =>
  charging ? why.round('half of the movement', moved / METRES_EACH, 'down') : 0

/** A charge is a move and a blow. */
const CHARGE = 2

type Modified = { readonly df_modifier: number; readonly damage_score?: number; readonly difficulty?: number }

export const meleeModifiers = rule(
  {
    id: 'tensided.melee.modifiers',
    title: 'Hand-to-hand modifiers',
    lines: '706-716',
    given: GIVEN,
  },
  (x, why): Modified => {
    const [charging, charged] = [x.attacker_charging === true, x.target_charging === true]
    const { action_count = charging ? CHARGE : 0, rounds_waited = 0, abilities = [], heard = false } = x
    const unseen = x.target_invisible === true || x.attacker_blind === true
    const hand = handDf(x, why)
    const df_modifier = why
      .sum('modifiers')
      .when(charged, 'the target charges', () => MODIFIERS.at('target-charging', why))
      .add('seen coming', surprise(x, why))
      .when(unseen, 'unseen', () => unseenShots({ attack: 'hand-to-hand', abilities, heard }, why).df_modifier)
      .when(hand !== 0, 'the hand', hand)
      .when(x.free_swing === true, 'free swing', () => MODIFIERS.at('free-swing', why))
      .when(rounds_waited > 0, 'waited', () => wait({ rounds_waited }, why))
      .when(action_count > 1, 'several actions', () => actionPenalty(action_count, why))
      .total()
    const { base_df, physique, devastating = 0 } = x
    const answer: Modified =
      base_df === undefined
        ? { df_modifier }
        : { df_modifier, difficulty: why.sum('difficulty').add('base', base_df).add('modifiers', df_modifier).total() }
    if (physique === undefined) return answer
    const force = why
      .sum('charge')
      .add('of the attacker', charge(charging, x.attacker_movement ?? 0, why))
      .add('of the target', charge(charged, x.target_movement ?? 0, why))
      .total()
    return { ...answer, ...damageScore({ physique, devastating, charge: force }, why) }
  },
)
