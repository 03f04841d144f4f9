/** Which maneuver an action is, by the list in force, and how far one may move with it. */
import { memoByObject, type Why } from '@umpire/engine'
import { type Maneuver, maneuverList } from '../../combat/basics/maneuver-list.ts'
import type { Position } from '../../combat/basics/position-names.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import { changePosition } from '../../combat/maneuver/change-position.ts'
import { type Fight, standingAt } from '../state/state.ts'
import type { Action } from './action.ts'

const NONE_GIVEN = { defense: 'none', aim_turns: 0 } as const

const roleOf = ({ maneuver }: Maneuver): string => maneuver.replace(/^step-and-/, '')

/** The maneuvers in force by what they are for: a list may call them "attack" or "step-and-attack". */
const byRole = memoByObject(
  (maneuvers: readonly Maneuver[]): ReadonlyMap<string, Maneuver> => new Map(maneuvers.map(one => [roleOf(one), one])),
)

export function maneuverFor(role: string, why: Why): Maneuver | undefined {
  const { maneuvers } = maneuverList(NONE_GIVEN, why)
  return byRole(maneuvers).get(role)
}

const ROLES: { readonly [kind in Exclude<Action['kind'], 'further'>]: string | null } = {
  go: null,
  drop: null,
  crouch: null,
  move: 'move',
  change: 'change-position',
  ready: 'ready',
  reload: 'ready-reload',
  clear: 'long-action',
  aim: 'aim',
  strike: 'attack',
  wild: 'move',
  shoot: 'attack',
  watch: 'opportunity-fire',
  'pop-up': 'pop-up-attack',
  throw: 'attack',
  judo: 'attack',
  'all-out': 'all-out-attack',
  'feint-attack': 'all-out-attack',
  feint: 'feint',
  defend: 'all-out-defense',
  wait: 'wait',
  'put-out': 'long-action',
  // A Move of no yards: it takes nothing off any defense.
  nothing: 'move',
  surrender: null,
  flee: 'move',
}

/** What it is for; null is free. */
const roleIn = (action: Action): string | null => (action.kind === 'further' ? action.act.role : ROLES[action.kind])

/** It costs no turn. */
export const isFree = (action: Action): boolean => roleIn(action) === null

/** To be as the rules in force let one be in passing, with no turn spent on it. */
export const isFreeChange = (fight: Fight, place: number, to: Position, why: Why): boolean =>
  changePosition({ from: standingAt(fight, place).position, to }, why).turns === 0

/**
 * The maneuver that an action is after so many yards; none of what is free, or of what these rules do not know. Where an
 * attack goes with a step and a Move with an attack, a shot after more than a step is a Move.
 */
export function maneuverOf(action: Action, moved: number, move: number, why: Why): Maneuver | undefined {
  const { kind } = action
  const role = roleIn(action)
  const own = role === null ? undefined : maneuverFor(role, why)
  if (own === undefined || moved === 0 || (kind !== 'shoot' && kind !== 'throw')) return own
  const moving = maneuverFor('move', why)
  if (moving === undefined || moving.attack === 'none') return own
  const { yards = 0 } = maneuverList({ maneuver: own.maneuver, ...NONE_GIVEN, move }, why)
  return moved > yards ? moving : own
}

const SHOT = { weapon: '', ranged: true, defense: 'none', ready_hand_weapon: 'none' } as const

/** Yards that may be moved with a maneuver, as the rules in force have it; shots go with more, at their penalties. */
export function yardsWith({ maneuver }: Maneuver, { kind }: Action, move: number, aimed: number, why: Why): number {
  const { yards = 0 } = maneuverList({ maneuver, ...NONE_GIVEN, aim_turns: aimed + 1, move }, why)
  if (kind !== 'shoot' && kind !== 'throw') return yards
  return maneuverAttack({ ...SHOT, maneuver, yards: move, move }, why).allowed ? move : yards
}
