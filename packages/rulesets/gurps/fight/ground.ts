/**
 * Where everybody is: hexes of a yard, on a map or on open ground without end. Without a map nobody cares for hexes; they
 * only keep the distances true.
 */

import type { Json } from '@umpire/engine'
import { arcOf, directionTo, type GridMap, type Hex, hexDistance, hexes, importMap, line } from '@umpire/geometry'
import type { Standing } from './standing.ts'
import { type Fight, present, standingAt } from './state.ts'

export const hexOf = ({ q, r }: Standing): Hex => ({ q, r })

export const hexAt = (fight: Fight, place: number): Hex => hexOf(standingAt(fight, place))

export const yardsBetween = (fight: Fight, a: number, b: number): number =>
  hexDistance(hexAt(fight, a), hexAt(fight, b))

/** By the data it came from, which never changes while a fight lasts. */
const MAPS = new WeakMap<object, GridMap<Hex>>()

export function mapOf({ map }: Fight): GridMap<Hex> | undefined {
  if (!isData(map)) return undefined
  const known = MAPS.get(map)
  if (known !== undefined) return known
  const made = importMap(hexes, map)
  MAPS.set(map, made)
  return made
}

const isData = (map: Json | null): map is { readonly [name: string]: Json } => typeof map === 'object' && map !== null

/** What a level of cover on a map is called; from the third on it hides all but the head. */
const COVER_LEVELS = ['none', 'light-cover', 'moderate-cover', 'firing-from-trench'] as const
type Cover = (typeof COVER_LEVELS)[number]

export interface Sighted {
  readonly seen: boolean
  readonly cover: Cover
  /** Whoever stands in the line of fire, by place. */
  readonly between: readonly number[]
}

const OPEN: Sighted = { seen: true, cover: 'none', between: [] }

/** What one sees of the other: cover of the map between them, and whoever stands there. */
export function sightBetween(fight: Fight, from: number, to: number): Sighted {
  const [a, b] = [hexAt(fight, from), hexAt(fight, to)]
  if (hexDistance(a, b) <= 1) return OPEN
  const between = inLine(fight, from, to)
  const map = mapOf(fight)
  if (map === undefined) return between.length === 0 ? OPEN : { ...OPEN, between }
  const { seen, cover } = lookedAt(map, a, b)
  return { seen, cover, between }
}

/** By map and pair of hexes: people look at each other again and again, and the ground does not change. */
const LOOKED = new WeakMap<GridMap<Hex>, Map<number, Pick<Sighted, 'seen' | 'cover'>>>()
const [WIDE, MIDDLE] = [4096, 2048]

function lookedAt(map: GridMap<Hex>, a: Hex, b: Hex): Pick<Sighted, 'seen' | 'cover'> {
  const known = LOOKED.get(map) ?? new Map<number, Pick<Sighted, 'seen' | 'cover'>>()
  LOOKED.set(map, known)
  const key = (((a.q + MIDDLE) * WIDE + a.r) * WIDE + b.q + MIDDLE) * WIDE + b.r
  const before = known.get(key)
  if (before !== undefined) return before
  const { seen } = map.sight(a, b)
  const cover: Cover = seen ? (COVER_LEVELS[Math.min(3, coverOf(map, a, b))] ?? 'none') : 'none'
  known.set(key, { seen, cover })
  return { seen, cover }
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
function inLine(fight: Fight, from: number, to: number): readonly number[] {
  if (mapOf(fight) === undefined) return []
  const cells = line(hexes, hexAt(fight, from), hexAt(fight, to)).slice(1, -1)
  const found: number[] = []
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    if (place === from || place === to || !present(one) || one.position === 'lying') continue
    if (cells.some(({ q, r }) => q === one.q && r === one.r)) found.push(place)
  }
  return found
}

export type Side = 'front' | 'side' | 'back'

/** From where somebody is attacked. */
export function attackedFrom(fight: Fight, target: number, attacker: number): Side {
  const one = standingAt(fight, target)
  const arc = arcOf(hexes, hexOf(one), one.facing, hexAt(fight, attacker))
  return arc === 'left' || arc === 'right' ? 'side' : arc === 'back' ? 'back' : 'front'
}

/** The side of the hex that looks at another; as before if it is the same hex. */
export const facingTo = (from: Hex, to: Hex, before: number): number => directionTo(hexes, from, to) ?? before

export const isTaken = (fight: Fight, { q, r }: Hex): boolean =>
  fight.standing.some(one => present(one) && one.q === q && one.r === r)

export function isOpen(fight: Fight, hex: Hex): boolean {
  const map = mapOf(fight)
  return map === undefined || (map.contains(hex) && !map.terrain(hex).blocked)
}
