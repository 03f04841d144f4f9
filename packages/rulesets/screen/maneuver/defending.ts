/** Defending on the map: from which side, and with a step away. */
import { flag, int, oneOf, optional, or, rule, table, type Why } from '@umpire/engine'
import { no, position, score } from '../common/fields.ts'

const SIDES = table<string, number | null>('Attack from', { front: 0, side: -2, back: null })
const RETREAT = 3

const ACTIVE = {
  dodge: optional(score),
  parry: optional(score),
  block: optional(score),
  pd: or(int({ min: 0, max: 100 }), 0),
}

/** The modifier for the side it comes from; nothing where it cannot be defended against. */
const sideModifier = (from: 'front' | 'side' | 'back', why: Why): number | null => SIDES.at(from, why)

export const facing = rule(
  {
    id: 'screen.maneuver.facing',
    title: 'Facing and arcs',
    lines: '7-17, 32',
    given: { ...ACTIVE, attack_from: oneOf('front', 'side', 'back') },
  },
  (x, why) => {
    const modifier = sideModifier(x.attack_from, why)
    const active = x.dodge ?? x.parry ?? x.block
    const defends = modifier !== null && active !== undefined
    const defense_total = why
      .sum('defense')
      .when(defends, 'active defense', active ?? 0, 'from behind')
      .when(defends && modifier !== 0, x.attack_from, modifier ?? 0)
      .add('PD', x.pd)
      .total()
    return { defense_total, modifier, active_defense_allowed: modifier !== null }
  },
)

/** Why he cannot step away; nothing if he can. */
function cannotRetreat(x: {
  readonly attack: string
  readonly stunned: boolean
  readonly position: string
  readonly maneuver: string
}): string | undefined {
  if (!['hand-weapon', 'strike', 'grapple'].includes(x.attack)) return 'one steps away from blows, not from shots'
  if (x.stunned) return 'stunned'
  if (!['standing', 'crouching'].includes(x.position)) return x.position
  return x.maneuver === 'all-out-attack' ? 'an All-Out Attack leaves no way back' : undefined
}

export const retreat = rule(
  {
    id: 'screen.maneuver.retreat',
    title: 'Retreating',
    lines: '32',
    given: {
      ...ACTIVE,
      retreat: or(flag(), true),
      attack: or(oneOf('hand-weapon', 'strike', 'grapple', 'missile', 'gun', 'thrown'), 'hand-weapon'),
      stunned: no,
      position,
      maneuver: or(oneOf('all-out-attack', 'other'), 'other'),
      /** Once in a turn. */
      retreated: no,
      hex_free: or(flag(), true),
      more_than_half_move: no,
    },
  },
  (x, why) => {
    const blocked = x.retreated || !x.hex_free || x.more_than_half_move
    const because = blocked ? 'no way back is left' : cannotRetreat(x)
    const bonus = x.retreat && because === undefined ? RETREAT : 0
    const defense_total = why
      .sum('defense')
      .add('active defense', x.dodge ?? x.parry ?? x.block ?? 0)
      .when(bonus !== 0, 'retreating', bonus, because ?? 'stands fast')
      .add('PD', x.pd)
      .total()
    return { defense_total, bonus, allowed: because === undefined }
  },
)
