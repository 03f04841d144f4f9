/** Which maneuver an action is, by the list in force, and how far one may move with it. */
import type { Why } from '@umpire/engine'
import { type Maneuver, maneuverList } from '../combat/maneuver-list.ts'
import type { Action } from './action.ts'

const NONE_GIVEN = { defense: 'none', aim_turns: 0 } as const

/** The maneuvers in force by what they are for: a list may call them "attack" or "step-and-attack". */
const BY_ROLE = new WeakMap<readonly Maneuver[], ReadonlyMap<string, Maneuver>>()

const roleOf = ({ maneuver }: Maneuver): string => maneuver.replace(/^step-and-/, '')

export function maneuverFor(role: string, why: Why): Maneuver | undefined {
  const { maneuvers } = maneuverList(NONE_GIVEN, why)
  const known = BY_ROLE.get(maneuvers)
  if (known !== undefined) return known.get(role)
  const made = new Map(maneuvers.map(one => [roleOf(one), one]))
  BY_ROLE.set(maneuvers, made)
  return made.get(role)
}

const ROLES: { readonly [kind in Action['kind']]: string | null } = {
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
  throw: 'attack',
  judo: 'attack',
  'all-out': 'all-out-attack',
  feint: 'feint',
  defend: 'all-out-defense',
  wait: 'wait',
  'put-out': 'long-action',
  nothing: 'long-action',
  surrender: null,
  flee: 'move',
}

/** The role of an action; none of what is free. */
export const roleOfAction = ({ kind }: Action): string | null => ROLES[kind]

const HALF = 2
const [STEP, AIMING] = [1, 2]

/** Yards that may be moved with a maneuver; shots go with any movement, at their penalties. */
export function mostYards(maneuver: Maneuver, { kind }: Action, move: number, aimTurns: number): number {
  if (kind === 'shoot' || kind === 'throw') return maneuver.move === 'none' ? 0 : move
  switch (maneuver.move) {
    case 'none':
      return 0
    case 'step':
      return STEP
    case 'half':
      return Math.floor(move / HALF)
    case 'full':
      return move
    case 'aim':
      return aimTurns > 0 ? Math.min(AIMING, move) : Math.floor(move / HALF)
  }
}
