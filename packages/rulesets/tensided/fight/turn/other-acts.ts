/** Everything that is no attack: drawing, aiming, loading, clearing, cover, and giving up. */
import type { Square } from '@umpire/geometry'
import { jamClearRounds } from '../../campaign/settings.ts'
import { CLUTTER_ROWS, coverQuality, HP_EACH } from '../../ranged/cover.ts'
import { WhomOffer } from '../attack/whom-offer.ts'
import type { DeclaredAct } from '../choice/act.ts'
import { whomFor } from '../declare/act-targets.ts'
import { loaded } from '../declare/as-declared.ts'
import { aimed, clearing, drew, pickedUp, reloaded } from '../facts/arm.ts'
import { type Asking, D6, facesOf, throws } from '../facts/ask.ts'
import { foundCover, left, moved, released, wentBehind } from '../facts/facts.ts'
import { type Destination, WhereOffer } from '../ground/destinations.ts'
import { inReach, isOpen, isTaken, metresBetween, squareAt } from '../ground/ground.ts'
import { armAt } from '../state/fighter.ts'
import { freeHand, heldArms } from '../state/now.ts'
import { inHand } from '../state/standing.ts'
import { type Fight, fighterAt, placeOf, standingAt } from '../state/state.ts'
import { dropAll, letFall } from '../wound/drop.ts'

export function doOther(ask: Asking, before: Fight, place: number, { act, subject }: DeclaredAct): void {
  const { id: who } = standingAt(before, place)
  switch (act.kind) {
    case 'draw':
      return take(ask, place, act.arm)
    case 'drop':
      if (heldArms(standingAt(ask.state, place)).includes(act.arm)) letFall(ask, place, act.arm)
      return
    case 'aim':
      return takeAim(ask, before, { place, arm: act.arm, subject })
    case 'reload':
      return load(ask, place, act.arm)
    case 'clear':
      return clear(ask, place, act.arm)
    case 'let-go':
      for (const { by, on, kind } of ask.state.holds) if (by === who) ask.record(released({ who, on, kind }))
      return
    case 'surrender':
      dropAll(ask, place)
      return ask.record(left({ who, how: 'surrendered' }))
    case 'flee':
      return ask.record(left({ who, how: 'fled' }))
    case 'cover':
      return takeCover(ask, place, false)
    case 'better-cover':
      return takeCover(ask, place, true)
    default:
      return
  }
}

/** From the belt, or from the ground beside him. */
function take(ask: Asking, place: number, arm: number): void {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const held = one.arms[arm]
  const where = freeHand(fighter, one, armAt(fighter, arm).hands)
  if (held === undefined || where === undefined) return
  if (where !== 'main hand' && where !== 'off hand' && where !== 'both hands') return
  const taken = { who: fighter.id, arm, where }
  return ask.record(held.where === 'stowed' ? drew(taken) : pickedUp(taken))
}

interface Aiming {
  readonly place: number
  readonly arm: number
  readonly subject: string
}

/** Sights up; or, if they are up, a further round at somebody. */
function takeAim(ask: Asking, before: Fight, { place, arm, subject }: Aiming): void {
  const one = standingAt(ask.state, place)
  const held = one.arms[arm]
  if (held === undefined || !inHand(held)) return
  const { id: who, aim: up } = one
  const foes = whomFor(before, place, 'aim')
  const target = foes.length === 0 ? null : ask.choose(new WhomOffer(before, place, 'aim', foes, subject))
  if (up === null || up.arm !== arm) return ask.record(aimed({ who, arm, target, extra: 0 }))
  const extra = up.target === target ? Math.min(2, up.extra + 1) : 0
  return ask.record(aimed({ who, arm, target, extra }))
}

function load(ask: Asking, place: number, arm: number): void {
  const held = standingAt(ask.state, place).arms[arm]
  if (held === undefined || !inHand(held)) return
  const fighter = fighterAt(ask.state, place)
  return ask.record(reloaded({ who: fighter.id, arm, ...loaded(armAt(fighter, arm).weapon, held, ask.why) }))
}

function clear(ask: Asking, place: number, arm: number): void {
  const { id: who, arms } = standingAt(ask.state, place)
  const done = (arms[arm]?.cleared ?? 0) + 1
  return ask.record(clearing({ who, arm, done, free: done >= jamClearRounds(ask.why) }))
}

/** Behind what is here already, or what a look around finds; better cover lies some metres off, over open ground. */
function takeCover(ask: Asking, place: number, better: boolean): void {
  const { id: who, x, y } = standingAt(ask.state, place)
  const here = ask.state.covers.findIndex(one => one.x === x && one.y === y && one.hp > 0)
  if (here >= 0 && !better) return ask.record(wentBehind({ who, cover: here }))
  const { clutter } = ask.state
  const { dice: count } = CLUTTER_ROWS.rows[clutter]
  if (count === 0) return
  const d6s = facesOf(ask, count, '1d6', { purpose: 'cover', by: who })
  if (!better) {
    const { cover_resistance } = coverQuality({ clutter, d6s }, ask.why)
    return ask.record(foundCover({ who, x, y, hp: cover_resistance * HP_EACH }))
  }
  const d6 = throws(ask, D6, { purpose: 'how far to better cover', by: who })
  const { cover_resistance, metres } = coverQuality({ clutter, d6s, better, d6 }, ask.why)
  const to = away(ask.state, place, metres)
  comeTo(ask, { who, ...to, metres })
  return ask.record(foundCover({ who, ...to, hp: cover_resistance * HP_EACH }))
}

/** Sideways, so that it is no nearer to anybody than it must be; where he is, if there is no way. */
function away(fight: Fight, place: number, metres: number) {
  const { x, y } = standingAt(fight, place)
  const far = Math.round(metres)
  const ways = [
    { x, y: y + far },
    { x, y: y - far },
    { x: x - far, y },
    { x: x + far, y },
  ]
  return ways.find(to => isOpen(fight, to) && !isTaken(fight, to)) ?? { x, y }
}

/** Where he wanted to; as near to it as he can, where somebody else was there before him. */
export function goTo(ask: Asking, place: number, to: Destination): void {
  const { id: who, pace } = standingAt(ask.state, place)
  const { x, y, metres } = isTaken(ask.state, to) ? nearestTo(ask.state, place, pace, to) : to
  if (metres !== 0) comeTo(ask, { who, x, y, metres })
}

function nearestTo(fight: Fight, place: number, pace: number, to: Square): Destination {
  const here: Destination = { ...squareAt(fight, place), metres: 0 }
  return new WhereOffer(fight, place, pace)
    .destinations()
    .reduce<Destination>((best, one) => (metresBetween(one, to) < metresBetween(best, to) ? one : best), here)
}

/** Whoever goes out of reach lets go of those he held, and is let go by those who held him: both may go in one moment. */
function comeTo(ask: Asking, way: Destination & { readonly who: string }): void {
  ask.record(moved(way))
  for (const { by, on, kind } of ask.state.holds) {
    const apart = !inReach(ask.state, placeOf(ask.state, by), placeOf(ask.state, on))
    if ((by === way.who || on === way.who) && apart) ask.record(released({ who: by, on, kind }))
  }
}
