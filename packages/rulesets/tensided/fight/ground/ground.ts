/** Where everybody is: squares of a metre, on a map or on open ground without end. */
import { type Json, memoByObject } from '@umpire/engine'
import { type GridMap, importMap, Pairs, type Square, squares } from '@umpire/geometry'
import type { Standing } from '../state/standing.ts'
import { type Fight, present, standingAt } from '../state/state.ts'

export const squareOf = ({ x, y }: Standing): Square => ({ x, y })

export const squareAt = (fight: Fight, place: number): Square => squareOf(standingAt(fight, place))

/** The true distance in metres, from the middle of one square to that of the other. */
export const metresBetween = (a: Square, b: Square): number => Math.hypot(b.x - a.x, b.y - a.y)

export const metresApart = (fight: Fight, a: number, b: number): number =>
  metresBetween(squareAt(fight, a), squareAt(fight, b))

/** Close enough for blows: in the same square or in one that touches it. */
export const inReach = (fight: Fight, a: number, b: number): boolean => {
  const [one, other] = [standingAt(fight, a), standingAt(fight, b)]
  return Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) <= 1
}

/** The data never changes while a fight lasts. */
const mapFrom = memoByObject((data: object): GridMap<Square> => importMap(squares, data))

export const mapOf = ({ map }: Fight): GridMap<Square> | undefined => (isData(map) ? mapFrom(map) : undefined)

const isData = (map: Json | null): map is { readonly [name: string]: Json } => typeof map === 'object' && map !== null

/** Whether one sees the other: only walls and whatever else the map has of that kind hide anybody. */
export function sees(fight: Fight, from: number, to: number): boolean {
  if (inReach(fight, from, to)) return true
  const map = mapOf(fight)
  return map === undefined || lookedAt(map, squareAt(fight, from), squareAt(fight, to))
}

/** By map and pair of squares: people look at each other again and again, and the ground does not change. */
const looksOn = memoByObject((map: GridMap<Square>) => new Pairs(map))
const [UNSEEN, SEEN] = [1, 2]

function lookedAt(map: GridMap<Square>, a: Square, b: Square): boolean {
  const known = looksOn(map)
  const before = known.at(a, b)
  if (before !== 0) return before === SEEN
  const { seen } = map.sight(a, b)
  known.keep(a, b, seen ? SEEN : UNSEEN)
  return seen
}

export const isTaken = (fight: Fight, { x, y }: Square): boolean =>
  fight.standing.some(one => present(one) && one.x === x && one.y === y)

export function isOpen(fight: Fight, square: Square): boolean {
  const map = mapOf(fight)
  return map === undefined || (map.contains(square) && !map.terrain(square).blocked)
}
