/** What a fighter's body brings into a collision, a push or a fall. */
import type { Why } from '@umpire/engine'
import { crippledLegs, type Fight, fighterAt, frameOf, paceNow, standingAt } from '@umpire/gurps/fight-rooms'
import { moveAnswer } from '../../move/computed.ts'
import { sizeOf } from '../../size/choose.ts'

/** Pounds, with all that is carried: knockback and collisions ask for mass, not for weight. */
export function massOf(fight: Fight, place: number): number {
  const { body_lb, carried_lb } = frameOf(fighterAt(fight, place))
  return body_lb + carried_lb
}

export const sizeAt = (fight: Fight, place: number): number => sizeOf(frameOf(fighterAt(fight, place)).yards)

/** Sound legs: whoever has none to begin with loses none. */
export function legsAt(fight: Fight, place: number): number {
  const { legs } = frameOf(fighterAt(fight, place))
  return Math.max(0, legs - crippledLegs(standingAt(fight, place)))
}

/** Of whoever cannot move at all: what speeds are measured by must not be nothing. */
const LEAST_MOVE = 0.1

export const moveAt = (fight: Fight, place: number, why: Why): number =>
  Math.max(LEAST_MOVE, paceNow(fighterAt(fight, place), standingAt(fight, place), why).move)

export const stepAt = (fight: Fight, place: number, why: Why): number => moveAnswer(moveAt(fight, place, why), why).step

/** What only books like this one measure. */
export const moreOf = (fight: Fight, place: number, name: string): number =>
  frameOf(fighterAt(fight, place)).more[name] ?? 0

export const isDown = (fight: Fight, place: number): boolean => standingAt(fight, place).position === 'lying'

/** On one's feet, so that one can lose them. */
export function isUp(fight: Fight, place: number): boolean {
  const { position, status } = standingAt(fight, place)
  return status === 'active' && (position === 'standing' || position === 'crouching' || position === 'kneeling')
}
