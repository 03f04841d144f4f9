/** Whoever is driven out of his place, without wanting to go: how far he gets, and what is in his way. */
import { type Hex, hexDistance, hexes, line, neighbour } from '@umpire/geometry'
import { facingTo, fliesTo, hasRoom, hexAt, isOpenTo, isTaken, mapOf, stretched } from '../ground/ground.ts'
import { type Fight, present, standingAt } from '../state/state.ts'

/** What stopped him: a wall or whatever else is built there, somebody upright, or nothing below his feet. */
type Stopped =
  | { readonly by: 'wall' }
  | { readonly by: 'person'; readonly place: number }
  | { readonly by: 'edge'; readonly yards: number; readonly below: Hex }

export interface Driven {
  readonly to: Hex
  readonly yards: number
  readonly stopped: Stopped | null
}

/** The way that a push from there sends him: one of the six; his own facing turned about where both are in one hex. */
export function drivenWay(fight: Fight, place: number, from: Hex): number {
  const back = (standingAt(fight, place).facing + 3) % 6
  return facingTo(from, hexAt(fight, place), back)
}

const SIX = 6

/** Straight on, away from there. Over open ground nobody is in the way, but no two end in one hex. */
export function drivenFrom(fight: Fight, place: number, from: Hex, yards: number): Driven {
  const start = hexAt(fight, place)
  const { facing } = standingAt(fight, place)
  const map = mapOf(fight)
  let [to, gone, before] = [start, 0, start]
  for (const [step, hex] of wayFrom(fight, place, from, yards).entries()) {
    if (map !== undefined && !isOpenTo(fight, before, hex)) {
      return { to, yards: gone, stopped: map.contains(hex) ? barrier(fight, before, hex) : null }
    }
    const somebody = map === undefined ? -1 : uprightAt(fight, hex, place)
    if (somebody >= 0) return { to, yards: gone, stopped: { by: 'person', place: somebody } }
    if (hasRoom(fight, place, hex, facing)) [to, gone] = [hex, step + 1]
    before = hex
  }
  return { to, yards: gone, stopped: null }
}

function wayFrom(fight: Fight, place: number, from: Hex, yards: number): readonly Hex[] {
  const start = hexAt(fight, place)
  const apart = hexDistance(from, start)
  if (apart > 0) return line(hexes, from, stretched(from, start, apart + yards)).slice(apart + 1, apart + yards + 1)
  const way: Hex[] = []
  for (let hex = start; way.length < yards; way.push(hex)) hex = neighbour(hexes, hex, drivenWay(fight, place, from))
  return way
}

const uprightAt = ({ standing }: Fight, { q, r }: Hex, but: number): number =>
  standing.findIndex((one, place) => {
    return place !== but && present(one) && one.position !== 'lying' && one.q === q && one.r === r
  })

/** A cliff that goes down is no barrier, but a fall. */
function barrier(fight: Fight, from: Hex, to: Hex): Stopped {
  const map = mapOf(fight)
  const down = map === undefined ? 0 : map.terrain(from).elevation - map.terrain(to).elevation
  return down > 0 && fliesTo(fight, from, to) && !isTaken(fight, to)
    ? { by: 'edge', yards: down, below: to }
    : { by: 'wall' }
}

/** The hex on that side of somebody, if he can step there. */
export function stepTo(fight: Fight, place: number, way: number): Hex | undefined {
  const from = hexAt(fight, place)
  const hex = neighbour(hexes, from, ((way % SIX) + SIX) % SIX)
  return isOpenTo(fight, from, hex) && hasRoom(fight, place, hex, standingAt(fight, place).facing) ? hex : undefined
}
