/** What an action amounts to, as the rules of attack want to know it. */

import type { Why } from '@umpire/engine'
import { allOutAttack } from '../../combat/maneuver/all-out-attack.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import { type Manner, PLAINLY } from '../attempt/attempt.ts'
import { type Fight, standingAt } from '../state/state.ts'

const NONE: readonly string[] = Object.freeze([])

/** Shooting on the move. */
export function walking(fight: Fight, place: number, why: Why): readonly string[] {
  const { moved } = standingAt(fight, place)
  return moved === 0 ? NONE : [maneuverAttack({ ...SHOT, yards: moved }, why).gait]
}

/** Whoever runs loses his aim. */
export const keepsAim = (yards: number, why: Why): boolean => maneuverAttack({ ...SHOT, yards }, why).aim_kept

const SHOT = { maneuver: 'attack', weapon: '', ranged: true, defense: 'none', ready_hand_weapon: 'none' } as const

const PASSING = {
  maneuver: 'move',
  weapon: '',
  ranged: false,
  yards: 0,
  defense: 'none',
  ready_hand_weapon: 'none',
} as const

/** A blow in passing: what the rules in force leave of the skill; null where they have no such thing. */
export function wildSwing(skill: number, why: Why): Manner | null {
  const { allowed, effective } = maneuverAttack({ ...PASSING, wild: true, skill }, why)
  return allowed && effective !== null ? { ...PLAINLY, modifier: effective - skill } : null
}

/** Whether a blow that was held back may be struck now. */
export const mayStrikeNow = (stepped: boolean, foe_distance: number, reach: number, why: Why): boolean =>
  maneuverAttack({ ...PASSING, waited: true, stepped, foe_distance, reach }, why).allowed

const UNARMED = { weapon: 'unarmed', second_weapon: 'none', ranged: false, ambidextrous: false }

/** What going all out in that form is worth. */
export function allOutOf(form: string, location: string | null, why: Why): Manner {
  const { to_hit, damage_add, damage_more } = allOutAttack({ ...UNARMED, form }, why)
  const manner = { ...PLAINLY, location, all_out: to_hit > 0, damage_bonus: damage_add }
  return damage_more === 0 ? manner : { ...manner, harder: damage_more }
}
