/** Where everybody is: squares of a metre, on a map or on open ground without end. */
import { isOpenOn, mapReader, memoLook, SQUARES } from '@umpire/encounter'
import type { GridMap, Square } from '@umpire/geometry'
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

export const mapOf = mapReader(SQUARES)

/** Whether one sees the other: only walls and whatever else the map has of that kind hide anybody. */
export function sees(fight: Fight, from: number, to: number): boolean {
  if (inReach(fight, from, to)) return true
  const map = mapOf(fight)
  return map === undefined || isSeen(map, squareAt(fight, from), squareAt(fight, to))
}

const isSeen = memoLook([true, false], (map: GridMap<Square>, a, b) => map.sight(a, b).seen)

export const isTaken = (fight: Fight, { x, y }: Square): boolean =>
  fight.standing.some(one => present(one) && one.x === x && one.y === y)

export const isOpen = (fight: Fight, square: Square): boolean => isOpenOn(mapOf(fight), square)
