/**
 * Where everybody is: hexes of a yard, on a map or on open ground without end. Without a map nobody cares for hexes; they
 * only keep the distances true.
 */
import { HEXES, NOTHING_LAID, textOf } from '@umpire/encounter'
import { type Json, memoByObject } from '@umpire/engine'
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
  importMap,
  isOnLine,
  line,
  neighbours,
  Pairs,
} from '@umpire/geometry'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { cellsOf, isLarge, shapeOf, standsOn, takenByOthers } from './footprint.ts'

export const hexOf = ({ q, r }: Standing): Hex => ({ q, r })

export const hexAt = (fight: Fight, place: number): Hex => hexOf(standingAt(fight, place))

/** Between what is nearest of two, of whom one at least is larger than a hex. */
function gapOf(fight: Fight, a: number, b: number): Gap<Hex> {
  const gap = gapBetween(cellsOf(fight, a), cellsOf(fight, b), hexDistance)
  return gap ?? { from: hexAt(fight, a), to: hexAt(fight, b), distance: 0 }
}

const anyLarge = (fight: Fight, a: number, b: number): boolean =>
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

/** By the data it came from: another one, when the game master has painted it. */
const mapFrom = memoByObject((data: object): GridMap<Hex> => cliffed(importMap(hexes, data)))

export const mapOf = ({ map }: Fight): GridMap<Hex> | undefined => (isData(map) ? mapFrom(map) : undefined)

/**
 * Heights of a map are yards. Neither book says what one of them can be stepped, so this is ours: a yard is a bank or a
 * table, and taken in stride; from two on it is a cliff, which is climbed, and that takes longer than a fight.
 */
const CLIFF = 2

/** Nobody walks up or down a cliff: it stops steps as a wall does, and no look and no shot. */
function cliffed(map: GridMap<Hex>): GridMap<Hex> {
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
  return map
}

const isData = (map: Json | null): map is { readonly [name: string]: Json } => typeof map === 'object' && map !== null

/** What a level of cover on a map is called; from the third on it hides all but the head. */
export const COVER_LEVELS = ['none', 'light-cover', 'moderate-cover', 'firing-from-trench'] as const
type Cover = (typeof COVER_LEVELS)[number]

export interface Sighted {
  readonly seen: boolean
  readonly cover: Cover
  /** Whoever stands in the line of fire, by place, whoever is nearest first. */
  readonly between: readonly number[]
  /** Yards that the other stands higher; less than nothing if he stands lower. */
  readonly higher: number
}

const NOBODY: readonly number[] = Object.freeze([])
const OPEN: Sighted = { seen: true, cover: 'none', between: NOBODY, higher: 0 }

/** What one sees of the other: cover of the map between them, and whoever stands there. */
export function sightBetween(fight: Fight, from: number, to: number): Sighted {
  if (!anyLarge(fight, from, to)) return sightFrom(fight, hexAt(fight, from), to)
  const gap = gapOf(fight, from, to)
  return sightAlong(fight, gap.from, gap.to)
}

/** The same from a hex, whoever stands there. */
export const sightFrom = (fight: Fight, a: Hex, to: number): Sighted => sightAlong(fight, a, hexAt(fight, to))

function sightAlong(fight: Fight, a: Hex, b: Hex): Sighted {
  const looked = sightOver(fight, a, b)
  const between = hexDistance(a, b) <= 1 ? NOBODY : inLine(fight, a, b)
  return between.length === 0 ? looked : { ...looked, between }
}

/** Past what is right before him anybody looks, unless it is a wall. */
function besideOf(map: GridMap<Hex>, a: Hex, b: Hex): Sighted {
  const looked = lookedAt(map, a, b)
  return looked.cover === 'none' ? looked : { ...looked, cover: 'none' }
}

/** What of the ground is between two hexes, whoever stands in the way. */
export function sightOver(fight: Fight, from: Hex, to: Hex): Sighted {
  const map = mapOf(fight)
  if (map === undefined) return OPEN
  return hexDistance(from, to) <= 1 ? besideOf(map, from, to) : lookedAt(map, from, to)
}

/** Whether somebody sees a hex of the ground. */
export function isVisible(fight: Fight, from: number, hex: Hex): boolean {
  const map = mapOf(fight)
  if (map === undefined) return true
  return map.contains(hex) && lookedAt(map, hexAt(fight, from), hex).seen
}

/** What darkness takes off an attack on somebody there. */
export const lightOn = ({ light, laid }: Fight, hex: Hex): number =>
  // Asked for every attack that is thought of, and nearly always there is none.
  laid.lights === NOTHING_LAID.lights ? light : (laid.lights[textOf(HEXES, hex)] ?? light)

/** The same fight with somebody elsewhere. */
export function withHimAt(fight: Fight, place: number, { q, r }: Hex): Fight {
  const standing = fight.standing.slice()
  standing[place] = { ...standingAt(fight, place), q, r }
  return { ...fight, standing }
}

/** By map and pair of hexes, with nobody between: people look at each other again and again, and the ground does not change. */
const looksOn = memoByObject((map: GridMap<Hex>) => new Pairs(map))
/** What is kept of a pair: 1 is out of sight, from 2 on are the levels of cover. */
const [UNSEEN, SEEN] = [1, 2]
const PLAIN: readonly Sighted[] = [
  OPEN,
  { ...OPEN, seen: false },
  ...COVER_LEVELS.map((cover): Sighted => ({ ...OPEN, cover })),
]

function lookedAt(map: GridMap<Hex>, a: Hex, b: Hex): Sighted {
  const known = looksOn(map)
  let kept = known.at(a, b)
  if (kept === 0) {
    kept = map.sight(a, b).seen ? SEEN + Math.min(3, coverOf(map, a, b)) : UNSEEN
    known.keep(a, b, kept)
  }
  const looked = PLAIN[kept] ?? OPEN
  const higher = map.terrain(b).elevation - map.terrain(a).elevation
  return higher === 0 ? looked : { ...looked, higher }
}

/** What hides the target: whatever it stands in or behind, but nothing right before the shooter, who looks past it. */
function coverOf(map: GridMap<Hex>, from: Hex, to: Hex): number {
  let most = map.terrain(to).cover
  let before = from
  for (const [nth, cell] of [...map.lineOfSight(from, to), to].entries()) {
    if (nth > 0) {
      most = Math.max(most, map.wall(before, cell).cover ?? 0)
      if (cell !== to) most = Math.max(most, map.terrain(cell).cover)
    }
    before = cell
  }
  return most
}

/** On open ground distances are all that counts; on a map somebody may stand in the way. */
function inLine(fight: Fight, a: Hex, b: Hex): readonly number[] {
  if (mapOf(fight) === undefined) return NOBODY
  const found: number[] = []
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    // Asked for every shot that is thought of, so nothing is drawn for it.
    if (!isBetween(fight, place, one, a, b)) continue
    if (present(one) && one.position !== 'lying') found.push(place)
  }
  if (found.length < 2) return found.length === 0 ? NOBODY : found
  return found.sort((x, y) => hexDistance(a, standingAt(fight, x)) - hexDistance(a, standingAt(fight, y)))
}

const isSame = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r

const isOnWay = (cell: Hex, a: Hex, b: Hex): boolean =>
  isOnLine(hexes, a, b, cell) && !isSame(cell, a) && !isSame(cell, b)

function isBetween(fight: Fight, place: number, one: Standing, a: Hex, b: Hex): boolean {
  if (!isLarge(fighterAt(fight, place))) return isOnWay(one, a, b)
  // Nobody is in his own way.
  if (standsOn(fight, place, one, a) || standsOn(fight, place, one, b)) return false
  return cellsOf(fight, place).some(cell => isOnWay(cell, a, b))
}

/** Whoever stands upright on one of these hexes, in their order. */
function standingOn(fight: Fight, cells: readonly Hex[]): readonly number[] {
  const found: { readonly place: number; readonly at: number }[] = []
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    if (!present(one) || one.position === 'lying') continue
    const at = cells.findIndex(cell => standsOn(fight, place, one, cell))
    if (at >= 0) found.push({ place, at })
  }
  return found.length === 0 ? NOBODY : found.sort((a, b) => a.at - b.at).map(({ place }) => place)
}

/** Beyond it in the same direction, so many yards from where it begins. */
export function stretched(from: Hex, to: Hex, yards: number): Hex {
  const times = Math.max(1, Math.ceil(yards / Math.max(1, hexDistance(from, to))))
  return { q: from.q + (to.q - from.q) * times, r: from.r + (to.r - from.r) * times }
}

/** Whoever a shot that misses may hit instead: those before the target, and those behind until something stops it. */
export function inTheWay(fight: Fight, by: number, target: number, most: number): readonly number[] {
  const map = mapOf(fight)
  if (map === undefined) return NOBODY
  const [from, to] = [hexAt(fight, by), hexAt(fight, target)]
  const far = Math.min(most, map.width + map.height)
  const way: Hex[] = []
  let before = from
  for (const hex of line(hexes, from, stretched(from, to, far)).slice(1, far + 1)) {
    if (!map.contains(hex) || map.terrain(hex).opaque || map.wall(before, hex).sight) break
    way.push(hex)
    before = hex
  }
  return standingOn(fight, way).filter(place => place !== by && place !== target)
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

export function isOpen(fight: Fight, hex: Hex): boolean {
  const map = mapOf(fight)
  return map === undefined || (map.contains(hex) && !map.terrain(hex).blocked)
}

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
