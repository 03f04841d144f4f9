/** Turning blows aside, and taking weapons away. */
import { BadInput, flag, optional, rolled, rule, type ValuesOf, type Why } from '@umpire/engine'
import { ACTIONS } from '../combat/act.ts'
import { actionCosts } from '../combat/actions.ts'
import { opposed } from '../core/opposed.ts'
import { roll, score } from '../core/roll.ts'
import { abilitiesHeld } from '../effect/effect.ts'

const BLOCKING = {
  /** By how much the blow hit. */
  attacker_mos: score,
  /** Of a block that was rolled; otherwise it is rolled here. */
  blocker_mos: optional(score),
  blocker_attribute: optional(score),
  opponent_attribute: optional(score),
  d10: optional(rolled('1d10')),
  /** All that the blocker does in the round. */
  actions: optional(ACTIONS),
  abilities: abilitiesHeld,
  /** Whatever else burdens him: wounds, fatigue, a concentration that he lacks. */
  df_modifier: optional(score),
}
type Blocking = ValuesOf<typeof BLOCKING>

type Blocked = {
  readonly blocked?: boolean
  readonly mos?: number
  readonly difficulty?: number
}

function rolledBlock(x: Blocking, why: Why): Blocked {
  const { blocker_attribute: attribute, opponent_attribute, d10, actions = [], abilities = [] } = x
  if (attribute === undefined || opponent_attribute === undefined) {
    throw new BadInput('blocker_mos', 'a margin, or blocker_attribute and opponent_attribute', x.blocker_mos)
  }
  const df_modifier = why
    .sum('modifiers')
    .add('several actions', actionCosts({ actions, abilities }, why).action_df)
    .add('of the blocker', x.df_modifier ?? 0)
    .total()
  const { difficulty } = opposed({ opponent_attribute, df_modifier }, why)
  return d10 === undefined ? { difficulty } : { difficulty, mos: roll({ d10, attribute, difficulty }, why).mos }
}

export const block = rule(
  {
    id: 'tensided.melee.block',
    title: 'Blocking',
    lines: '741-744',
    given: BLOCKING,
  },
  (x, why): Blocked => {
    const made: Blocked = x.blocker_mos === undefined ? rolledBlock(x, why) : { mos: x.blocker_mos }
    if (made.mos === undefined) return made
    // A tie is not enough.
    return { ...made, blocked: why.compare('blocked', made.mos, '>', x.attacker_mos) }
  },
)

export type Disarm = 'none' | 'knock away' | 'snatch'

const KNOCK = 3
const SNATCH = 6

function disarmBy(margin: number, why: Why): Disarm {
  if (why.compare('enough to take it', margin, '>=', SNATCH)) return 'snatch'
  return why.compare('enough to knock it away', margin, '>=', KNOCK) ? 'knock away' : 'none'
}

type Disarmed = {
  /** The best that may be done; a snatcher may also knock it away. */
  readonly disarm: Disarm
  readonly blocked?: boolean
  /** That it flies. */
  readonly metres?: number
}

export const disarm = rule(
  {
    id: 'tensided.melee.disarm',
    title: 'Disarming',
    lines: '747-747',
    given: {
      attacker_mos: optional(score),
      blocker_mos: optional(score),
      blocker_unarmed: optional(flag()),
      /** As an attack of its own. */
      offensive: optional(flag()),
      mos: optional(score),
      d4: optional(rolled('1d4')),
    },
  },
  (x, why): Disarmed => {
    const flies = (disarmed: Disarm): { readonly metres?: number } =>
      disarmed === 'knock away' && x.d4 !== undefined ? { metres: x.d4 } : {}
    const { attacker_mos, blocker_mos, mos } = x
    if (x.offensive === true) {
      if (mos === undefined) throw new BadInput('mos', 'by how much it succeeded', mos)
      const disarmed = disarmBy(mos, why)
      return { disarm: disarmed, ...flies(disarmed) }
    }
    if (attacker_mos === undefined || blocker_mos === undefined) {
      throw new BadInput('blocker_mos', 'the margins of attacker and blocker, or offensive', blocker_mos)
    }
    const blocked = block({ attacker_mos, blocker_mos }, why).blocked === true
    if (!blocked || x.blocker_unarmed !== true) return { blocked, disarm: 'none' }
    const over = why.sum('over the attacker').add('blocker', blocker_mos).add('attacker', -attacker_mos).total()
    const disarmed = disarmBy(over, why)
    return { blocked, disarm: disarmed, ...flies(disarmed) }
  },
)
