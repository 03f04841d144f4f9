/** Moving: where somebody can get to, and the step itself. */

import type { Choice, Offer, Why } from '@umpire/engine'
import { type Gait, gait, type Hex, hexDistance, hexes, line } from '@umpire/geometry'
import { hushed } from '../character/hushed.ts'
import { maneuverMove } from '../combat/maneuver/move.ts'
import type { Position } from '../combat/positions.ts'
import { facingTo, hexAt, hexOf, isTaken, mapOf } from './ground.ts'
import { paceNow } from './now.ts'
import { canAct, type Fight, fighterAt, idAt, present, standingAt } from './state.ts'

export interface Destination extends Hex {
  readonly facing: number
  readonly yards: number
}

/** Half points of movement, because a crouch costs half a yard more. */
const POINT = 2

const GAITS = new WeakMap<object, Map<Position, Gait | null>>()

/** What a step ahead, aside and a turn cost in that position by the rules in force; none if it cannot move. */
export function gaitIn(position: Position, why: Why): Gait | null {
  const known = GAITS.get(why.settings) ?? new Map<Position, Gait | null>()
  GAITS.set(why.settings, known)
  const found = known.get(position)
  if (found !== undefined) return found
  const silent = hushed(why)
  const cost = (way: { forward?: number; side_or_back?: number; hexsides?: number }): number =>
    Math.round(POINT * maneuverMove({ move: 1000, turns: 1, evasive: 'no', position, ...way }, silent).cost)
  const [ahead, aside, turn] = [cost({ forward: 1 }), cost({ side_or_back: 1 }), cost({ hexsides: 1 })]
  const { allowed } = maneuverMove({ move: 1000, turns: 1, evasive: 'no', position, forward: 1 }, silent)
  const made = !allowed
    ? null
    : turn === 0
      ? gait(hexes, { step: ahead })
      : gait(hexes, { step: [ahead, ahead, aside, aside], turn })
  known.set(position, made)
  return made
}

/** Hexes where others stand; one may pass friends, but not stop there, and not pass foes who could stop one. */
function others(fight: Fight, place: number) {
  const { side } = fighterAt(fight, place)
  const occupied: Hex[] = []
  const barred: Hex[] = []
  const map = mapOf(fight)
  for (let other = 0; other < fight.standing.length; other++) {
    const one = standingAt(fight, other)
    if (other === place || !present(one) || map?.contains(hexOf(one)) === false) continue
    if (fighterAt(fight, other).side !== side && canAct(one)) barred.push(hexOf(one))
    else occupied.push(hexOf(one))
  }
  return { occupied, barred }
}

/** On a map, by the ways it leaves open; nothing beyond the points of movement. */
function* reachable(fight: Fight, place: number, points: number, why: Why): Generator<Destination> {
  const map = mapOf(fight)
  const one = standingAt(fight, place)
  const pace = gaitIn(one.position, why)
  if (map === undefined || pace === null || !map.contains(hexOf(one))) return
  const reach = map.reach(pace, hexOf(one), points * POINT, {
    facing: one.facing,
    tollUnit: POINT,
    ...others(fight, place),
  })
  const seen = new Set<string>()
  for (const { cell, facing } of reach.stops()) {
    const key = `${cell.q},${cell.r}`
    if (seen.has(key)) continue
    seen.add(key)
    const yards = hexDistance(hexOf(one), cell)
    if (yards > 0) yield { ...cell, facing, yards }
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
      const near = alongLine(fight, from, to, Math.min(length, hexDistance(from, to) - 1))
      if (near !== undefined) yield { ...near, label: `${near.yards} yards toward ${name}` }
      const far =
        hexDistance(from, to) === 0 ? undefined : alongLine(fight, from, stretched(from, away, length), length)
      if (far !== undefined) yield { ...far, label: `${far.yards} yards away from ${name}` }
    }
  }
}

/** A far enough point in that direction. */
function stretched(from: Hex, to: Hex, yards: number): Hex {
  const times = Math.max(1, Math.ceil(yards / Math.max(1, hexDistance(from, to))))
  return { q: from.q + (to.q - from.q) * times, r: from.r + (to.r - from.r) * times }
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

const HEX = /^(-?\d{1,5}),(-?\d{1,5})(?:\/([0-5]))?$/

/** Where to: a hex, and which way to face there if that is said. */
export class WhereOffer implements Offer {
  readonly who: string
  readonly question = 'where'
  readonly fight: Fight
  readonly place: number
  readonly yards: number
  readonly #why: Why
  #choices: readonly (Choice & Destination)[] | undefined

  constructor(fight: Fight, place: number, yards: number, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.yards = yards
    this.#why = why
  }

  get choices(): readonly (Choice & Destination)[] {
    this.#choices ??= this.#list()
    return this.#choices
  }

  #list(): readonly (Choice & Destination)[] {
    const found = new Map<string, Choice & Destination>()
    const add = (to: Destination, label: string): void => {
      const key = `${to.q},${to.r}`
      if (!found.has(key)) found.set(key, { ...to, key, label })
    }
    if (mapOf(this.fight) === undefined) {
      for (const { label, ...to } of onOpenGround(this.fight, this.place, this.yards)) add(to, label)
    } else {
      for (const to of reachable(this.fight, this.place, this.yards, hushed(this.#why))) add(to, `to ${to.q},${to.r}`)
    }
    return [...found.values()]
  }

  find(key: string): Choice | undefined {
    const to = this.destination(key)
    return to === undefined ? undefined : { key, label: `to ${to.q},${to.r}` }
  }

  /** Any hex within the points of movement will do, also one that is not listed. */
  destination(key: string): Destination | undefined {
    const [, q, r, facing] = HEX.exec(key) ?? []
    if (q === undefined || r === undefined) return undefined
    const to = { q: Number(q), r: Number(r) }
    const listed =
      mapOf(this.fight) === undefined
        ? this.#openGround(to)
        : this.choices.find(one => one.q === to.q && one.r === to.r)
    if (listed === undefined) return undefined
    return facing === undefined ? listed : { ...listed, facing: Number(facing) }
  }

  #openGround(to: Hex): Destination | undefined {
    const from = hexAt(this.fight, this.place)
    const yards = hexDistance(from, to)
    if (yards === 0 || yards > this.yards || isTaken(this.fight, to)) return undefined
    return { ...to, facing: facingTo(from, to, 0), yards }
  }
}

/** How far somebody may go in one turn. */
export const moveNow = (fight: Fight, place: number, why: Why): number =>
  paceNow(fighterAt(fight, place), standingAt(fight, place), why).move
