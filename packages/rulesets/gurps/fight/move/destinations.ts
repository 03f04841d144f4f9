/** Moving: where somebody can get to, and the step itself. */

import { type Choice, hushed, lazy, MemoTable, memoByRules, type Offer, type Why } from '@umpire/engine'
import { type Gait, gait, type Hex, hexDistance, hexes, line, neighbours } from '@umpire/geometry'
import type { Position } from '../../combat/basics/position-names.ts'
import { maneuverMove, moveThisTurn } from '../../combat/maneuver/move.ts'
import { type HexAbout, hexIn, hexKey } from '../choice/answer.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { cellsOf, isLarge, shapeOf } from '../ground/footprint.ts'
import { facingTo, hasRoom, hexAt, hexOf, isTaken, mapOf, stretched } from '../ground/ground.ts'
import { frameOf } from '../state/frame.ts'
import { paceNow } from '../state/now.ts'
import { canAct, type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'

export interface Destination extends Hex {
  readonly facing: number
  readonly yards: number
}

/** Half points of movement, because a crouch costs half a yard more. */
const POINT = 2

/** How somebody gets ahead in a position. */
interface Pace {
  readonly gait: Gait
  /** Half points for a step ahead. */
  readonly ahead: number
  /** A single step is all there is in a turn. */
  readonly single: boolean
}

const FAST = 1000

const paceIn = (position: Position, why: Why): Pace | null =>
  paces(why).get(position, () => paceBy(position, hushed(why)))

const paces = memoByRules(() => new MemoTable<Position, Pace | null>())

/** What a step ahead, aside and a turn cost in that position by the rules in force; none if it cannot move. */
function paceBy(position: Position, why: Why): Pace | null {
  const way = (x: { forward?: number; side_or_back?: number; hexsides?: number }) =>
    maneuverMove({ move: FAST, turns: 1, evasive: 'no', position, ...x }, why)
  const [one, two] = [way({ forward: 1 }), way({ forward: 2 })]
  const cost = ({ cost: points }: typeof one): number => Math.round(POINT * points)
  const [ahead, aside, turn] = [cost(one), cost(way({ side_or_back: 1 })), cost(way({ hexsides: 1 }))]
  const steps = turn === 0 ? gait(hexes, { step: ahead }) : gait(hexes, { step: [ahead, ahead, aside, aside], turn })
  return one.allowed ? { gait: steps, ahead, single: !two.allowed } : null
}

/** Half points of movement for a turn: whoever can move at all makes a step. */
function budget(fight: Fight, place: number, points: number, why: Why): number {
  const pace = paceIn(standingAt(fight, place).position, why)
  if (pace === null || points === 0) return 0
  return pace.single ? pace.ahead : Math.max(points * POINT, pace.ahead)
}

/** Whether the map lets him step to the hex beside him, and back in the same turn. */
export function stepsTo(fight: Fight, place: number, to: Hex, why: Why): boolean {
  const map = mapOf(fight)
  if (map === undefined || !map.contains(to) || map.terrain(to).blocked || isTaken(fight, to)) return false
  const { movement } = map.wall(hexAt(fight, place), to)
  const pace = paceIn(standingAt(fight, place).position, why)
  const [out, back] = [map.terrain(to).toll, map.terrain(hexAt(fight, place)).toll]
  if (movement === true || pace === null || pace.single) return false
  return 2 * pace.ahead + (out + back) * POINT <= moveNow(fight, place, why) * POINT
}

/** Whether he can get anywhere at all. */
export const canGo = (fight: Fight, place: number, why: Why): boolean =>
  budget(fight, place, moveNow(fight, place, why), why) > 0

/** Hexes where others stand; one may pass friends, but not stop there, and not pass foes who could stop one. */
function others(fight: Fight, place: number) {
  const { side } = fighterAt(fight, place)
  const occupied: Hex[] = []
  const barred: Hex[] = []
  const map = mapOf(fight)
  for (let other = 0; other < fight.standing.length; other++) {
    const one = standingAt(fight, other)
    if (other === place || !present(one) || map?.contains(hexOf(one)) === false) continue
    const list = fighterAt(fight, other).side !== side && canAct(one) ? barred : occupied
    if (!isLarge(fighterAt(fight, other))) list.push(hexOf(one))
    else list.push(...cellsOf(fight, other).filter(cell => map?.contains(cell) !== false))
  }
  const fighter = fighterAt(fight, place)
  return { occupied, barred, ...(isLarge(fighter) ? { footprint: shapeOf(fighter) } : {}) }
}

/** A destination, and what of the Move it takes to get there. */
interface Reached extends Destination {
  readonly points: number
}

/** On a map, by the ways it leaves open; nothing beyond the points of movement. */
export function* reachable(fight: Fight, place: number, points: number, why: Why): Generator<Reached> {
  const map = mapOf(fight)
  const one = standingAt(fight, place)
  const pace = paceIn(one.position, why)
  if (map === undefined || pace === null || !map.contains(hexOf(one))) return
  const reach = map.reach(pace.gait, hexOf(one), budget(fight, place, points, why), {
    facing: one.facing,
    tollUnit: POINT,
    ...others(fight, place),
  })
  const seen = new Set<number>()
  for (const { cell, facing, cost } of reach.stops()) {
    const at = map.index(cell)
    if (seen.has(at)) continue
    seen.add(at)
    const yards = hexDistance(one, cell)
    if (yards > 0) yield { q: cell.q, r: cell.r, facing, yards, points: cost / POINT }
  }
}

/** On open ground: toward somebody or away from him. */
function* onOpenGround(
  fight: Fight,
  place: number,
  yards: number,
): Generator<Destination & { readonly label: string }> {
  const from = hexAt(fight, place)
  for (let other = 0; other < fight.standing.length; other++) {
    if (other === place || !present(standingAt(fight, other))) continue
    const to = hexAt(fight, other)
    const away = { q: from.q - (to.q - from.q), r: from.r - (to.r - from.r) }
    const name = fighterAt(fight, other).name
    for (const length of new Set([yards, Math.floor(yards / 2), 1])) {
      if (length === 0 || length > yards) continue
      const near = toward(fight, from, to, length)
      if (near !== undefined) yield { ...near, label: `${near.yards} yards toward ${name}` }
      const far =
        hexDistance(from, to) === 0 ? undefined : alongLine(fight, from, stretched(from, away, length), length)
      if (far !== undefined) yield { ...far, label: `${far.yards} yards away from ${name}` }
    }
  }
}

/** Straight on; or beside him, where somebody else stands on the way before him. */
function toward(fight: Fight, from: Hex, to: Hex, yards: number): Destination | undefined {
  const apart = hexDistance(from, to) - 1
  const straight = alongLine(fight, from, to, Math.min(yards, apart))
  if (apart < 1 || yards < apart || straight?.yards === apart) return straight
  let best: Destination | undefined
  for (const hex of neighbours(hexes, to)) {
    const way = hexDistance(from, hex)
    if (way === 0 || way > yards || way >= (best?.yards ?? yards + 1) || isTaken(fight, hex)) continue
    best = { ...hex, facing: facingTo(hex, to, 0), yards: way }
  }
  return best ?? straight
}

/** The last free hex on the straight way, so many yards on. */
function alongLine(fight: Fight, from: Hex, to: Hex, yards: number): Destination | undefined {
  const way = line(hexes, from, to)
  for (let step = Math.min(yards, way.length - 1); step > 0; step--) {
    const hex = way[step]
    if (hex !== undefined && !isTaken(fight, hex)) return { ...hex, facing: facingTo(from, to, 0), yards: step }
  }
  return undefined
}

/** Open ground has too many hexes to list: the few that are have a label. */
type Listed = Destination & { readonly label?: string }

function choiceOf({ q, r }: Hex, label?: string): Choice<string, HexAbout> {
  const key = hexKey({ q, r })
  return { key, label: label ?? `to ${key}`, about: { q, r } }
}

/** Where to: a hex, and which way to face there if that is said. */
export class WhereOffer implements Offer {
  readonly who: string
  readonly question = QUESTIONS.where
  readonly fight: Fight
  readonly place: number
  readonly yards: number
  readonly #why: Why
  readonly #listed = lazy((): readonly Listed[] => this.#list())

  constructor(fight: Fight, place: number, yards: number, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.yards = yards
    this.#why = why
  }

  get choices(): readonly Choice<string, HexAbout>[] {
    return this.#listed().map(to => choiceOf(to, to.label))
  }

  /** The hexes that are listed: on a map all that can be reached. */
  get destinations(): readonly Destination[] {
    return this.#listed()
  }

  #list(): readonly Listed[] {
    const { fight, place, yards } = this
    if (mapOf(fight) !== undefined) return [...reachable(fight, place, yards, hushed(this.#why))]
    const found: Listed[] = []
    for (const to of onOpenGround(fight, place, this.#ahead())) {
      if (!found.some(({ q, r }) => q === to.q && r === to.r)) found.push(to)
    }
    return found
  }

  /** The hexes on the way there, the last one included: as the ways of the map go, or straight over open ground. */
  way(to: Hex): readonly Hex[] {
    const map = mapOf(this.fight)
    const { position, facing } = standingAt(this.fight, this.place)
    const from = hexAt(this.fight, this.place)
    if (map === undefined) return line(hexes, from, to).slice(1)
    const pace = paceIn(position, this.#why)
    const moving = { facing, tollUnit: POINT, ...others(this.fight, this.place) }
    const stops = pace === null ? undefined : map.path(pace.gait, from, to, moving)
    const way: Hex[] = []
    for (const { cell } of stops ?? []) {
      const { q, r } = way.at(-1) ?? from
      // A turn is a stop of its own.
      if (cell.q !== q || cell.r !== r) way.push(cell)
    }
    return way
  }

  find(key: string): Choice<string, HexAbout> | undefined {
    const [to, about] = [this.destination(key), hexIn(key)]
    return to === undefined || about === undefined ? undefined : { key, label: `to ${to.q},${to.r}`, about }
  }

  trust(key: string): string {
    return key
  }

  /** Any hex within the points of movement will do, also one that is not listed. */
  destination(key: string): Destination | undefined {
    const about = hexIn(key)
    if (about === undefined) return undefined
    const { q, r, facing } = about
    const listed =
      mapOf(this.fight) === undefined
        ? this.#openGround({ q, r })
        : this.destinations.find(to => to.q === q && to.r === r)
    if (listed === undefined) return undefined
    // Whoever is long has to have room to look that way.
    return facing === undefined || !hasRoom(this.fight, this.place, { q, r }, facing) ? listed : { ...listed, facing }
  }

  /** Yards straight ahead in his position. */
  #ahead(): number {
    const { fight, place, yards } = this
    const { ahead } = paceIn(standingAt(fight, place).position, this.#why) ?? { ahead: POINT }
    return Math.floor(budget(fight, place, yards, this.#why) / ahead)
  }

  #openGround(to: Hex): Destination | undefined {
    const from = hexAt(this.fight, this.place)
    const yards = hexDistance(from, to)
    if (yards === 0 || yards > this.#ahead() || isTaken(this.fight, to)) return undefined
    return { ...to, facing: facingTo(from, to, 0), yards }
  }
}

/** How far somebody may go in one turn. */
export function moveNow(fight: Fight, place: number, why: Why): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const { move } = paceNow(fighter, one, why)
  if (why.plain) return move
  return moveThisTurn({ move, second: fight.second, frame: frameOf(fighter), marks: one.marks }, hushed(why))
}
