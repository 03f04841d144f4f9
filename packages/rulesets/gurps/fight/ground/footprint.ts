/** The hexes under whoever is larger than one of them. Nearly everybody stands on one, so that is asked first. */
import { MemoTable } from '@umpire/engine'
import { type Footprint, footprint, footprintCells, type Hex, hexes } from '@umpire/geometry'
import type { Fighter } from '../state/fighter.ts'
import type { Standing } from '../state/standing.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'

export const isLarge = ({ frame }: Fighter): boolean =>
  frame !== undefined && (frame.hexes_long > 1 || frame.hexes_wide > 1)

/** The head is its place, the body lies behind it, and on both sides if it is wide. */
function offsets(long: number, wide: number): Hex[] {
  const cells: Hex[] = []
  const first = -Math.floor((wide - 1) / 2)
  for (let r = first; r < first + wide; r++) {
    // Rows lean back, so that the place itself is the foremost hex of the middle one.
    for (let back = 0; back < long; back++) cells.push({ q: -back - Math.max(0, r), r })
  }
  return cells
}

export function shapeOf({ frame }: Fighter): Footprint<Hex> {
  const { hexes_long = 1, hexes_wide = 1 } = frame ?? {}
  return shapes.get(`${hexes_long}x${hexes_wide}`, () => footprint(hexes, offsets(hexes_long, hexes_wide)))
}

const shapes = new MemoTable<string, Footprint<Hex>>()

/** All hexes that somebody would fill there. */
const cellsAt = (fighter: Fighter, at: Hex, facing: number): readonly Hex[] =>
  isLarge(fighter) ? footprintCells(hexes, shapeOf(fighter), at, facing) : [at]

/** All that he fills now. */
export function cellsOf(fight: Fight, place: number): readonly Hex[] {
  const { q, r, facing } = standingAt(fight, place)
  return cellsAt(fighterAt(fight, place), { q, r }, facing)
}

/** Whether that hex is one of his. */
export function standsOn(fight: Fight, place: number, one: Standing, { q, r }: Hex): boolean {
  if (one.q === q && one.r === r) return true
  return isLarge(fighterAt(fight, place)) && cellsOf(fight, place).some(cell => cell.q === q && cell.r === r)
}

/** The hexes of everybody else who is still there. */
export function takenByOthers(fight: Fight, place: number): Hex[] {
  const taken: Hex[] = []
  for (let other = 0; other < fight.standing.length; other++) {
    if (other !== place && present(standingAt(fight, other))) taken.push(...cellsOf(fight, other))
  }
  return taken
}
