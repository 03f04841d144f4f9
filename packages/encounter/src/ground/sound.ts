/** What belongs together in a fight, whatever the game master changes in it. */
import { BadInput, type Json } from '@umpire/engine'
import { importMap } from '@umpire/geometry'
import { textOf } from './cell-text.ts'
import type { Grid } from './grid.ts'
import { drawn } from './map.ts'

interface Placed {
  readonly id: string
  readonly arms: readonly unknown[]
}

interface Fighting {
  readonly roster: readonly Placed[]
  readonly standing: readonly Placed[]
  readonly sides: readonly unknown[]
  readonly map: Json | null
}

/** Who somebody is and how many things they have: the places of both are named all over a fight. */
const placesOf = (all: readonly Placed[]): string => all.map(({ id, arms }) => `${id} (${arms.length})`).join(', ')

function checkSame(place: string, before: string, after: string): void {
  if (before !== after) throw new BadInput(place, `as many as there are, each in the same place: ${before}`, after)
}

/** The fighters and their things stay those that they are, the map is one, and whoever and whatever is somewhere is on it. */
export function checkFighting<F extends Fighting, Cell>(
  grid: Grid<Cell>,
  before: F,
  after: F,
  cellsOf: (fight: F) => readonly Cell[],
): void {
  checkSame('roster', placesOf(before.roster), placesOf(after.roster))
  checkSame('standing', placesOf(before.standing), placesOf(after.standing))
  checkSame('sides', String(before.sides.length), String(after.sides.length))
  if (after.map === null) return
  // Whoever was beside it before may stay there.
  const known = after.map === before.map ? new Set(cellsOf(before).map(cell => textOf(grid, cell))) : new Set()
  const moved = cellsOf(after).filter(cell => !known.has(textOf(grid, cell)))
  if (after.map === before.map && moved.length === 0) return
  const map = drawn('map', () => importMap(grid.lattice, after.map))
  const beside = moved.find(cell => !map.contains(cell))
  if (beside === undefined) return
  throw new BadInput('map', `everybody on one of its ${map.width} × ${map.height} ${grid.cell}s`, textOf(grid, beside))
}

/** Somebody in the fight. */
export function checkWho({ roster }: Pick<Fighting, 'roster'>, place: string, who: string | null | undefined): void {
  if (who === null || who === undefined || roster.some(({ id }) => id === who)) return
  throw new BadInput(place, `one of ${roster.map(({ id }) => id).join(', ')}`, who)
}

/** One of somebody's things, by its place among them. */
export function checkArm(one: Placed, place: string, arm: number | null | undefined): void {
  if (arm === null || arm === undefined || arm < one.arms.length) return
  throw new BadInput(place, `the place of one of the ${one.arms.length} things of ${one.id}, from 0 on`, arm)
}
