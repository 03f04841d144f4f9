/** Why somebody may not go somewhere now. */
import type { Refusal, Why } from '@umpire/engine'
import type { Position } from '../../combat/basics/position-names.ts'
import { changePosition } from '../../combat/maneuver/change-position.ts'
import { maneuverMove } from '../../combat/maneuver/move.ts'
import { crippling } from '../../injury/crippling.ts'
import { mapOf, yardsBetween } from '../ground/ground.ts'
import type { Action } from '../maneuver/action.ts'
import { no } from '../maneuver/refusal.ts'
import { canGo, moveNow, WhereOffer } from '../move/destinations.ts'
import { canStand } from '../state/now.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'

export function goes(fight: Fight, place: number, why: Why): Refusal | undefined {
  const { moved, position } = standingAt(fight, place)
  if (moved > 0) return no(maneuverMove, 'moved already in this turn')
  if (moveNow(fight, place, why) === 0) return no(maneuverMove, 'cannot move')
  if (!canGo(fight, place, why)) return no(maneuverMove, `nobody gets anywhere while ${position}`)
  const yards = moveNow(fight, place, why)
  if (new WhereOffer(fight, place, yards, why).destinations.length > 0) return undefined
  return no(maneuverMove, `no free hex is in reach of ${yards} yards, so only what needs no step`)
}

export function weaves(
  fight: Fight,
  place: number,
  { evasive }: Extract<Action, { kind: 'move' }>,
  why: Why,
): Refusal | undefined {
  const { moved } = standingAt(fight, place)
  if (evasive === 'no') return undefined
  const { yards } = maneuverMove({ move: moveNow(fight, place, why), turns: 1, evasive }, why)
  return moved > yards ? no(maneuverMove, `whoever weaves so moves at most ${yards} yards, not ${moved}`) : undefined
}

const ON_FEET: readonly Position[] = ['standing', 'crouching']

export function changes(fight: Fight, place: number, to: Position): Refusal | undefined {
  const one = standingAt(fight, place)
  if (one.position === to) return no(changePosition, `${to} already`)
  const stands = !ON_FEET.includes(to) || canStand(fighterAt(fight, place), one)
  return stands ? undefined : no(crippling, 'no leg is left to stand on')
}

/** Farther away than anybody follows. */
const AWAY = 50

/** On open ground, where nobody follows any more. */
export const isAway = (yards: number): boolean => yards >= AWAY

/** Over the edge of the map; on open ground, far enough from every foe. */
export function flees(fight: Fight, place: number): Refusal | undefined {
  const one = standingAt(fight, place)
  const map = mapOf(fight)
  const { side } = fighterAt(fight, place)
  if (map !== undefined) {
    const column = one.q + Math.floor(one.r / 2)
    const edge = one.r === 0 || one.r === map.height - 1 || column === 0 || column === map.width - 1
    return edge ? undefined : no(maneuverMove, 'only over the edge of the map')
  }
  for (let other = 0; other < fight.standing.length; other++) {
    if (fighterAt(fight, other).side === side || !present(standingAt(fight, other))) continue
    const yards = yardsBetween(fight, place, other)
    if (!isAway(yards) && standingAt(fight, other).status === 'active') {
      return no(maneuverMove, `a foe is ${yards} yards away, and ${AWAY} are far enough`)
    }
  }
  return undefined
}
