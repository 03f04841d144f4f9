/** What an action amounts to, as the rules of attack want to know it. */

import type { Why } from '@umpire/engine'
import { maneuverAttack } from '../combat/maneuver/attack.ts'
import { PLAINLY, type Struck } from './attempt.ts'
import { type Fight, standingAt } from './state.ts'

const NONE: readonly string[] = Object.freeze([])

/** Shooting on the move. */
export function walking(fight: Fight, place: number): readonly string[] {
  const { moved } = standingAt(fight, place)
  if (moved === 0) return NONE
  return moved <= 2 ? WALKING : RUNNING
}
const WALKING: readonly string[] = Object.freeze(['walking'])
const RUNNING: readonly string[] = Object.freeze(['running'])

/** Whoever runs loses his aim. */
export const keepsAim = (yards: number, why: Why): boolean =>
  maneuverAttack(
    { maneuver: 'attack', weapon: '', ranged: true, yards, defense: 'none', ready_hand_weapon: 'none' },
    why,
  ).aim_kept

const PASSING = {
  maneuver: 'move',
  weapon: '',
  ranged: false,
  yards: 0,
  defense: 'none',
  ready_hand_weapon: 'none',
} as const

/** A blow in passing: what the rules in force leave of the skill; null where they have no such thing. */
export function wildSwing(skill: number, why: Why): Struck | null {
  const { allowed, effective } = maneuverAttack({ ...PASSING, wild: true, skill }, why)
  return allowed && effective !== null ? { ...PLAINLY, modifier: effective - skill } : null
}

/** Whether a blow that was held back may be struck now. */
export const mayStrikeNow = (stepped: boolean, foe_distance: number, reach: number, why: Why): boolean =>
  maneuverAttack({ ...PASSING, waited: true, stepped, foe_distance, reach }, why).allowed

const MORE_DAMAGE = 2

export const allOutOf = (form: string, location: string | null): Struck => ({
  ...PLAINLY,
  location,
  all_out: form === 'plus-4',
  damage_bonus: form === 'plus-2-damage' ? MORE_DAMAGE : 0,
})
