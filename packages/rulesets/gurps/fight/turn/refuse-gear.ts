/** Why something may not be done with a thing of one's own now. */
import type { Refusal } from '@umpire/engine'
import { aim } from '../../combat/maneuver/aim.ts'
import { ready } from '../../combat/maneuver/ready.ts'
import { reload } from '../../combat/maneuver/reload.ts'
import { malfunction } from '../../gun/malfunction.ts'
import { shots } from '../../gun/rate.ts'
import { armAt } from '../attempt/attempt.ts'
import { no } from '../maneuver/refusal.ts'
import { freeHands, isBare, isHeld, isReady, soundHands } from '../state/hands.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { reachable } from './refuse-attack.ts'

export function holds(fight: Fight, place: number, arm: number): boolean {
  const held = standingAt(fight, place).arms[arm]
  return held !== undefined && isHeld(held) && !isBare(armAt(fighterAt(fight, place), arm))
}

export function readies(fight: Fight, place: number, arm: number): Refusal | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const held = one.arms[arm]
  const own = fighter.arms[arm]
  if (held === undefined || own === undefined || isBare(own)) return no(ready, 'there is no such thing')
  if (held.where === 'ready') return no(ready, 'it is ready')
  if (held.where === 'gone' || held.harm === 'broken') return no(ready, 'it is not to be had any more')
  if (held.where === 'unready') return soundHands(one) < own.hands ? no(ready, 'it takes both hands') : undefined
  if (freeHands(fighter, one) < own.hands)
    return no(ready, `it takes ${own.hands === 2 ? 'both hands' : 'a free hand'}`)
  if (held.where === 'stowed') return undefined
  const near = fight.lying.some(
    lying =>
      lying.owner === fighter.id && lying.arm === arm && Math.abs(lying.q - one.q) + Math.abs(lying.r - one.r) <= 2,
  )
  return near ? undefined : no(ready, 'it lies too far away')
}

export function reloads(fight: Fight, place: number, arm: number): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  const gun = fighterAt(fight, place).arms[arm]?.gun ?? null
  if (held === undefined || gun === null) return no(reload, 'it is not loaded at all')
  if (!isHeld(held)) return no(reload, 'not in hand')
  if (held.harm !== 'none') return no(reload, 'it is damaged')
  if (held.spare === 0) return no(shots, 'nothing left to load it with')
  return held.rounds >= gun.shots ? no(shots, 'it is full') : undefined
}

export function clears(fight: Fight, place: number, arm: number): Refusal | undefined {
  const held = standingAt(fight, place).arms[arm]
  if (held?.jam_turns == null) return no(malfunction, 'it is not jammed')
  return isHeld(held) ? undefined : no(malfunction, 'not in hand')
}

export function aims(fight: Fight, place: number, arm: number, target: number): Refusal | undefined {
  const own = fighterAt(fight, place).arms[arm]
  const held = standingAt(fight, place).arms[arm]
  if (own === undefined || held === undefined || (own.gun === null && own.thrown === null))
    return no(aim, 'nothing to aim with')
  if (!isReady(held)) return no(aim, 'it must be ready')
  return reachable(fight, place, target)
}
