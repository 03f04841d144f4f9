/** Out of cover, a shot, and back again, all in one turn. */
import { hushed, type Refusal, type Why } from '@umpire/engine'
import { type Hex, hexes, neighbours } from '@umpire/geometry'
import type { Position } from '../../combat/basics/position-names.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import { PLAIN_FIRE, type Shooting, shoot } from '../attack/shoot.ts'
import type { KindOfFire } from '../attempt/shot.ts'
import type { Asking } from '../facts/ask.ts'
import { moved } from '../facts/facts.ts'
import { hasRoom, hexAt, mapOf, withHimAt } from '../ground/ground.ts'
import { COVER_LEVELS, sightBetween } from '../ground/sight.ts'
import { no } from '../maneuver/refusal.ts'
import { stepsTo } from '../move/destinations.ts'
import { turnTo } from '../move/turn-to.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, idAt, standingAt } from '../state/state.ts'
import { gunReady, mayHit, reachable } from './refuse-attack.ts'
import { interrupted } from './wait.ts'

interface PopUp {
  readonly arm: number
  readonly rate: number
  readonly target: number
}

const POP_UP: KindOfFire = { circumstances: ['pop-up-attack'], hexes_watched: null, aim_turns: 0 }

export const popUpShot = (by: number, { arm, rate, target }: PopUp): Shooting => ({
  ...PLAIN_FIRE,
  by,
  arm,
  rate,
  target,
  special: POP_UP,
})

/** Something of the map hides him from the other, wholly or in part. */
function isHidden(fight: Fight, place: number, from: number): boolean {
  const { seen, cover } = sightBetween(fight, from, place)
  return !seen || cover !== 'none'
}

/** The hex beside him from which he sees most of the target; none if he sees it from nowhere. */
export function wayOut(fight: Fight, place: number, target: number, why: Why): Hex | undefined {
  let best: { readonly hex: Hex; readonly hidden: number } | undefined
  for (const hex of neighbours(hexes, hexAt(fight, place))) {
    if (!stepsTo(fight, place, hex, why)) continue
    const { seen, cover } = sightBetween(withHimAt(fight, place, hex), place, target)
    const hidden = COVER_LEVELS.indexOf(cover)
    if (seen && (best === undefined || hidden < best.hidden)) best = { hex, hidden }
  }
  return best?.hex
}

export function popsUp(fight: Fight, place: number, action: PopUp, why: Why): Refusal | undefined {
  const barred = gunReady(fight, place, action.arm, action.rate, why)
  if (barred !== undefined) return barred
  if (mapOf(fight) === undefined || !isHidden(fight, place, action.target)) {
    return no(maneuverAttack, 'there is no cover to come out of')
  }
  const out = wayOut(fight, place, action.target, why)
  if (out === undefined) return no(maneuverAttack, 'the target is seen from no hex within a step and back')
  const there = withHimAt(fight, place, out)
  return reachable(there, place, action.target) ?? mayHit(there, popUpShot(place, action), why)
}

/** A single step there; nobody takes it who fell or is out of it, or where somebody else stands by now. */
function step(ask: Asking, place: number, to: Hex, position: Position): void {
  const one = standingAt(ask.state, place)
  if (!isUp(one, position) || !hasRoom(ask.state, place, to, one.facing)) return
  ask.record(moved({ who: one.id, q: to.q, r: to.r, facing: one.facing, yards: 1, evasive: 'no' }))
}

const isUp = (one: Standing, position: Position): boolean =>
  one.status === 'active' && one.stun === null && one.gone === null && one.position === position

/** Out and, unless somebody who waited for just that stops him, the shot; and back, if he still can. */
export function popUp(ask: Asking, place: number, action: PopUp, rounds: number, location: string | null): void {
  const home = hexAt(ask.state, place)
  const out = wayOut(ask.state, place, action.target, hushed(ask.why))
  if (out === undefined) throw new Error(`${idAt(ask.state, place)} comes out of no cover`)
  const { position } = standingAt(ask.state, place)
  step(ask, place, out, position)
  turnTo(ask, place, hexAt(ask.state, action.target))
  interrupted(ask, place)
  const shot = { ...popUpShot(place, action), rounds, location }
  if (!isUp(standingAt(ask.state, place), position)) return
  if (isStillPossible(ask.state, shot, hushed(ask.why))) shoot(ask, shot)
  step(ask, place, home, position)
}

const isStillPossible = (fight: Fight, shot: Shooting, why: Why): boolean =>
  (gunReady(fight, shot.by, shot.arm, shot.rate, why) ??
    reachable(fight, shot.by, shot.target) ??
    mayHit(fight, shot, why)) === undefined
