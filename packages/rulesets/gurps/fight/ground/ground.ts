/**
 * Where everybody is: hexes of a yard, on a map or on open ground without end. Without a map nobody cares for hexes; they
 * only keep the distances true.
 */
import { HEXES, isOpenOn, mapReader } from '@umpire/encounter'
import {
  arcOf,
  arcOfFigure,
  directionTo,
  type Gap,
  type GridMap,
  gapBetween,
  type Hex,
  hexDistance,
  hexes,
  neighbours,
} from '@umpire/geometry'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { cellsOf, isLarge, shapeOf, standsOn, takenByOthers } from './footprint.ts'

export const hexOf = ({ q, r }: Standing): Hex => ({ q, r })

export const hexAt = (fight: Fight, place: number): Hex => hexOf(standingAt(fight, place))

export const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

/** Between what is nearest of two, of whom one at least is larger than a hex. */
export function gapOf(fight: Fight, a: number, b: number): Gap<Hex> {
  const gap = gapBetween(cellsOf(fight, a), cellsOf(fight, b), hexDistance)
  return gap ?? { from: hexAt(fight, a), to: hexAt(fight, b), distance: 0 }
}

export const anyLarge = (fight: Fight, a: number, b: number): boolean =>
  isLarge(fighterAt(fight, a)) || isLarge(fighterAt(fight, b))

export const yardsBetween = (fight: Fight, a: number, b: number): number =>
  anyLarge(fight, a, b) ? gapOf(fight, a, b).distance : hexDistance(hexAt(fight, a), hexAt(fight, b))

/** Yards that one stands higher than the other; less than nothing if he stands lower. */
export function yardsAbove(fight: Fight, a: number, b: number): number {
  const map = mapOf(fight)
  return map === undefined ? 0 : map.terrain(hexAt(fight, a)).elevation - map.terrain(hexAt(fight, b)).elevation
}

/** How far a blow must reach: across, or up or down where that is farther. */
export const reachBetween = (fight: Fight, a: number, b: number): number =>
  Math.max(yardsBetween(fight, a, b), Math.abs(yardsAbove(fight, a, b)))

/**
 * Heights of a map are yards. Neither book says what one of them can be stepped, so this is ours: a yard is a bank or a
 * table, and taken in stride; from two on it is a cliff, which is climbed, and that takes longer than a fight.
 */
const CLIFF = 2

/** Nobody walks up or down a cliff: it stops steps as a wall does, and no look and no shot. */
function buildCliffs(map: GridMap<Hex>): void {
  for (let row = 0; row < map.height; row++) {
    for (let column = 0; column < map.width; column++) {
      const hex = { q: column - (row >> 1), r: row }
      const { elevation } = map.terrain(hex)
      if (elevation === 0) continue
      for (const beside of neighbours(hexes, hex)) {
        if (!map.contains(beside) || Math.abs(map.terrain(beside).elevation - elevation) < CLIFF) continue
        map.build(hex, beside, { ...map.wall(hex, beside), movement: true })
      }
    }
  }
}

export const mapOf = mapReader(HEXES, buildCliffs)

/** The same fight with somebody elsewhere. */
export function withHimAt(fight: Fight, place: number, { q, r }: Hex): Fight {
  const standing = fight.standing.slice()
  standing[place] = { ...standingAt(fight, place), q, r }
  return { ...fight, standing }
}

/** Beyond it in the same direction, so many yards from where it begins. */
export function stretched(from: Hex, to: Hex, yards: number): Hex {
  const times = Math.max(1, Math.ceil(yards / Math.max(1, hexDistance(from, to))))
  return { q: from.q + (to.q - from.q) * times, r: from.r + (to.r - from.r) * times }
}

export type Side = 'front' | 'side' | 'back'

/** From where somebody is attacked. */
export function attackedFrom(fight: Fight, target: number, attacker: number): Side {
  const one = standingAt(fight, target)
  const fighter = fighterAt(fight, target)
  const from = hexAt(fight, attacker)
  const arc = isLarge(fighter)
    ? arcOfFigure(hexes, shapeOf(fighter), hexOf(one), one.facing, from)
    : arcOf(hexes, hexOf(one), one.facing, from)
  return arc === 'left' || arc === 'right' ? 'side' : arc === 'back' ? 'back' : 'front'
}

/** The side of the hex that looks at another; as before if it is the same hex. */
export const facingTo = (from: Hex, to: Hex, before: number): number => directionTo(hexes, from, to) ?? before

/** By anybody, or by anybody but one. */
export const isTaken = (fight: Fight, hex: Hex, but?: number): boolean =>
  fight.standing.some((one, place) => place !== but && present(one) && standsOn(fight, place, one, hex))

/** Whether somebody has room there, with all of him; on open ground only his own hex counts. */
export function hasRoom(fight: Fight, place: number, hex: Hex, facing: number): boolean {
  const [fighter, map] = [fighterAt(fight, place), mapOf(fight)]
  if (!isLarge(fighter)) return !isTaken(fight, hex, place)
  const taken = takenByOthers(fight, place)
  if (map !== undefined) {
    const there = taken.filter(cell => map.contains(cell))
    return map.contains(hex) && map.fits(shapeOf(fighter), hex, facing, there)
  }
  return !taken.some(one => isSame(one, hex))
}

export const isOpen = (fight: Fight, hex: Hex): boolean => isOpenOn(mapOf(fight), hex)

/** Whether somebody can step from one hex to the next: no wall, and no cliff. */
export function isOpenTo(fight: Fight, from: Hex, to: Hex): boolean {
  const map = mapOf(fight)
  return map === undefined || (isOpen(fight, to) && !map.wall(from, to).movement)
}

/** Whether a thing gets from one hex to the next: over a low wall and down a cliff, but through no wall and up none. */
export function fliesTo(fight: Fight, from: Hex, to: Hex): boolean {
  const map = mapOf(fight)
  if (map === undefined) return true
  if (!isOpen(fight, to) || map.wall(from, to).sight) return false
  return map.terrain(to).elevation - map.terrain(from).elevation < CLIFF
}
