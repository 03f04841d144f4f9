/** Who sees whom, and what is in the way: cover of the ground, and fighters in the line of fire. */
import { HEXES, memoLook, NOTHING_LAID, textOf } from '@umpire/encounter'
import { type GridMap, type Hex, hexDistance, hexes, isOnLine, line } from '@umpire/geometry'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import { cellsOf, isLarge, standsOn } from './footprint.ts'
import { anyLarge, gapOf, hexAt, isSame, mapOf, stretched } from './ground.ts'

/** What a level of cover on a map is called; from the third on it hides all but the head. */
export const COVER_LEVELS = ['none', 'light-cover', 'moderate-cover', 'firing-from-trench'] as const
type Cover = (typeof COVER_LEVELS)[number]

/** What the ground does to a look from one hex to another. */
interface Look {
  readonly seen: boolean
  readonly cover: Cover
}

export interface Sighted extends Look {
  /** Fighters in the line of fire, by place, the nearest first. */
  readonly between: readonly number[]
  /** Yards that the target stands higher; below 0 if it stands lower. */
  readonly higher: number
}

const NOBODY: readonly number[] = Object.freeze([])
const UNSEEN: Look = { seen: false, cover: 'none' }
const COVERED: readonly Look[] = COVER_LEVELS.map(cover => ({ seen: true, cover }))
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
  const map = mapOf(fight)
  // On open ground distances are all that counts; on a map somebody may stand in the way.
  if (map === undefined) return OPEN
  const { seen, cover } = lookedAt(map, a, b)
  const higher = map.terrain(b).elevation - map.terrain(a).elevation
  return { seen, cover, between: inLine(fight, a, b), higher }
}

/** What of the ground is between two hexes, whoever stands in the way. */
export function sightOver(fight: Fight, from: Hex, to: Hex): Look {
  const map = mapOf(fight)
  return map === undefined ? OPEN : lookedAt(map, from, to)
}

/** Whether somebody sees a hex of the ground. */
export function isVisible(fight: Fight, from: number, hex: Hex): boolean {
  const map = mapOf(fight)
  return map === undefined || (map.contains(hex) && lookedAt(map, hexAt(fight, from), hex).seen)
}

/** What darkness takes off an attack on somebody there. */
export const lightOn = ({ light, laid }: Fight, hex: Hex): number =>
  // Asked for every attack that is thought of, and nearly always there is none.
  laid.lights === NOTHING_LAID.lights ? light : (laid.lights[textOf(HEXES, hex)] ?? light)

const lookedAt = memoLook([UNSEEN, ...COVERED], (map: GridMap<Hex>, from, to): Look => {
  const sight = map.sight(from, to)
  if (!sight.seen) return UNSEEN
  const level = coverOf(map, from, to, sight.mostCover)
  return COVERED[Math.min(level, COVERED.length - 1)] ?? OPEN
})

/**
 * What hides the target: whatever it stands in or behind, but nothing right before the shooter, who looks past it. `most` is
 * the best cover on the whole way there.
 */
function coverOf(map: GridMap<Hex>, from: Hex, to: Hex, most: number): number {
  if (hexDistance(from, to) <= 1) return 0
  let cover = map.terrain(to).cover
  // Nothing on the way hides it better, so the way need not be walked.
  if (most <= cover) return cover
  const [first, ...way] = map.lineOfSight(from, to)
  let before = first ?? from
  for (const cell of [...way, to]) {
    cover = Math.max(cover, map.terrain(cell).cover, map.wall(before, cell).cover ?? 0)
    before = cell
  }
  return cover
}

/** Fighters who stand upright between two hexes of a map, the nearest first. */
function inLine(fight: Fight, a: Hex, b: Hex): readonly number[] {
  if (hexDistance(a, b) <= 1) return NOBODY
  const found: number[] = []
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    if (isUpright(one) && isBetween(fight, place, one, a, b)) found.push(place)
  }
  return found.sort((x, y) => hexDistance(a, standingAt(fight, x)) - hexDistance(a, standingAt(fight, y)))
}

const isUpright = (one: Standing): boolean => present(one) && one.position !== 'lying'

/** Asked for every shot that is thought of, so the line is not drawn for it. */
const isOnWay = (cell: Hex, a: Hex, b: Hex): boolean =>
  !isSame(cell, a) && !isSame(cell, b) && isOnLine(hexes, a, b, cell)

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
    if (!isUpright(one)) continue
    const at = cells.findIndex(cell => standsOn(fight, place, one, cell))
    if (at >= 0) found.push({ place, at })
  }
  return found.sort((a, b) => a.at - b.at).map(({ place }) => place)
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
