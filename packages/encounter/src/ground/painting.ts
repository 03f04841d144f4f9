/** A stroke of the game master's brush: what it makes of the ground and of what is laid over it. */
import { BadInput, type Field, type Json, json, MemoTable, memoByObject } from '@umpire/engine'
import { type GridMap, importMap, neighbours } from '@umpire/geometry'
import { cellOf, textOf } from './cell-text.ts'
import type { Grid } from './grid.ts'
import type { Fog, Laid } from './laid.ts'
import { strokeField } from './stroke.ts'

/** The ground of a fight as its state has it. */
export interface Painted<L> {
  readonly map: Json | null
  readonly laid: Laid<L>
}

const plain = json()

function withTerrain<Cell>(
  grid: Grid<Cell>,
  data: Json,
  cells: readonly string[],
  { terrain: traits, clears }: { readonly terrain?: Parameters<GridMap<Cell>['paint']>[1]; readonly clears: boolean },
): Json {
  const map = importMap(grid.lattice, data)
  for (const written of cells) {
    const cell = cellOf(grid, written)
    if (traits !== undefined) map.paint(cell, traits)
    if (!clears) continue
    for (const beside of neighbours(grid.lattice, cell)) {
      if (!map.contains(beside) || !grid.isSide(cell, beside)) continue
      map.build(cell, beside, { sight: false, movement: false })
    }
  }
  return plain.read(map.toData(), 'map')
}

const without = (all: readonly string[], some: ReadonlySet<string>): readonly string[] =>
  all.filter(cell => !some.has(cell))

function withFog(fog: Fog, cells: readonly string[], to: 'shown' | 'hidden' | 'sight'): Fog {
  const some = new Set(cells)
  const left = { on: fog.on, shown: without(fog.shown, some), hidden: without(fog.hidden, some) }
  return to === 'sight' ? left : { ...left, [to]: [...left[to], ...some] }
}

function withEach<T>(all: { readonly [cell: string]: T }, cells: readonly string[], value: T | null) {
  const some = new Set(cells)
  return Object.fromEntries([
    ...Object.entries(all).filter(([cell]) => !some.has(cell)),
    ...(value === null ? [] : cells.map((cell): [string, T] => [cell, value])),
  ])
}

/** How a stroke paints the fights of a game. */
export interface Brush<L, Cell> {
  readonly grid: Grid<Cell>
  readonly light: Field<L>
}

/**
 * The ground after a stroke.
 *
 * @throws BadInput if it is no stroke, or paints beside the map, or a wall on somebody
 */
export function painted<L, Cell>(
  { grid, light }: Brush<L, Cell>,
  ground: Painted<L>,
  value: Json,
  taken: readonly Cell[],
  place: string,
): Painted<L> {
  const stroke = strokeField.read(value, place)
  const cells = [...new Set(stroke.cells)]
  const [first] = cells
  checkCells(grid, ground.map, cells, place)
  const { terrain: traits, clears } = stroke
  if (traits?.blocked === true) checkFree(grid, cells, taken, place)
  const paints = traits !== undefined || clears
  if (paints && ground.map === null) throw new BadInput(place, 'a fight on a map to paint on', 'open ground')
  const { fog, lights, names } = ground.laid
  const lit = stroke.light === undefined || stroke.light === null ? null : light.read(stroke.light, `${place}.light`)
  const fogged = stroke.fog === undefined ? fog : withFog(fog, cells, stroke.fog)
  return {
    map: paints && ground.map !== null ? withTerrain(grid, ground.map, cells, stroke) : ground.map,
    laid: {
      fog: stroke.foggy === undefined ? fogged : { ...fogged, on: stroke.foggy },
      lights: stroke.light === undefined ? lights : withEach(lights, cells, lit),
      names:
        stroke.name === undefined || first === undefined
          ? names
          : withEach(names, [first], stroke.name.trim() === '' ? null : stroke.name.trim()),
    },
  }
}

function checkCells<Cell>(grid: Grid<Cell>, data: Json | null, cells: readonly string[], place: string): void {
  if (data === null) return
  const map = importMap(grid.lattice, data)
  const beside = cells.find(written => !map.contains(cellOf(grid, written)))
  if (beside !== undefined) throw new BadInput(`${place}.cells`, `a ${grid.cell} of the map`, beside)
}

/** Nobody is walled in where he stands. */
function checkFree<Cell>(grid: Grid<Cell>, cells: readonly string[], taken: readonly Cell[], place: string): void {
  const under = new Set(taken.map(cell => textOf(grid, cell)))
  const found = cells.find(cell => under.has(cell))
  if (found !== undefined) throw new BadInput(`${place}.cells`, `cells where nobody stands`, found)
}

/** The map as players have it: of what is hidden from all of them only that something is there. */
export function maskedMap<Cell>(grid: Grid<Cell>, data: Json | null, { on, hidden }: Fog): Json | null {
  if (!on || hidden.length === 0 || typeof data !== 'object' || data === null) return data
  const blank = { blocked: false, opaque: true, cover: 0, toll: 0, elevation: 0 }
  return maskedMaps(data)(hidden).get(grid.cell, () =>
    withTerrain(grid, data, hidden, { terrain: blank, clears: true }),
  )
}

/** By the whole map, what is hidden of it, and the kind of its cells. */
const maskedMaps = memoByObject((_map: object) =>
  memoByObject((_hidden: readonly string[]) => new MemoTable<string, Json>()),
)
