/** Where everybody stands when a fight begins. */
import { BadInput, type Field, int, list, text } from '@umpire/engine'
import type { MarkedMap } from '@umpire/geometry'
import type { Grid } from './grid.ts'
import { isOpenOn } from './map-in-play.ts'

/** A length along the line between the sides, on open ground; a cell; or a mark of the map. */
export type At = number | readonly [u: number, v: number] | string

const coordinate = int({ min: -10_000, max: 10_000 })

export const atField = <Cell>({ cell, lengths }: Grid<Cell>): Field<At> => ({
  spec: { kind: 'json' },
  read: (value, place) => {
    if (typeof value === 'number') return coordinate.read(value, place)
    if (typeof value === 'string') return text(60).read(value, place)
    const [u, v, ...more] = Array.isArray(value) ? list(coordinate, 2).read(value, place) : []
    if (u !== undefined && v !== undefined && more.length === 0) return [u, v]
    throw new BadInput(
      place,
      `a ${cell} such as [3, -1], a mark of the map, or ${lengths} from the middle of open ground`,
      value,
    )
  },
})

/** Somebody who is to be placed, in the order of the file. */
export interface Comer {
  readonly side: number
  /** In the file, for what is wrong with it. */
  readonly place: string
  /** His own, or that of his side. */
  readonly at?: At
  /** He shares it with others, and stands as near to it as there is room. */
  readonly near: boolean
}

/** Side by side, with room to swing. */
const APART = 2
const MARKS = ['A', 'B'] as const

class Room<Cell> {
  readonly grid: Grid<Cell>
  readonly ground: MarkedMap<Cell> | null
  readonly #taken = new Set<string>()

  constructor(grid: Grid<Cell>, ground: MarkedMap<Cell> | null) {
    this.grid = grid
    this.ground = ground
  }

  #key(cell: Cell): string {
    const { lattice } = this.grid
    return `${lattice.u(cell)},${lattice.v(cell)}`
  }

  isFree(cell: Cell): boolean {
    return !this.#taken.has(this.#key(cell)) && isOpenOn(this.ground?.map, cell)
  }

  take(cell: Cell): Cell {
    this.#taken.add(this.#key(cell))
    return cell
  }

  cellOf(at: At, place: string): Cell {
    if (typeof at === 'string') return this.#marked(at, place)
    if (typeof at === 'number') {
      if (this.ground !== null)
        throw new BadInput(place, `a ${this.grid.cell} such as [3, -1] or a mark of the map`, at)
      return this.grid.at(at, 0)
    }
    const cell = this.grid.at(...at)
    if (this.ground?.map.contains(cell) !== false) return cell
    throw new BadInput(place, this.#onMap(this.ground.map, at[1]), at)
  }

  /** How far the map goes, and its row at that height. */
  #onMap({ width, height }: MarkedMap<Cell>['map'], wanted: number): string {
    const { cell, inColumn } = this.grid
    const row = Math.min(height - 1, Math.max(0, wanted))
    const ends = [0, width - 1].map(column => `[${this.#key(inColumn(column, row))}]`)
    return `a ${cell} that is not off the map, ${width} wide and ${height} high (row ${row} is ${ends.join(' to ')})`
  }

  #marked(mark: string, place: string): Cell {
    const { cell, lengths } = this.grid
    if (this.ground === null)
      throw new BadInput(place, `${lengths} from the middle, or a ${cell} such as [3, -1], without a map`, mark)
    const { marks } = this.ground
    const found = marks.get(mark)
    if (found !== undefined) return found
    const all = [...marks.keys()]
    throw new BadInput(
      place,
      all.length === 0 ? `a ${cell} such as [3, -1], for the map has no marks` : `one of the marks ${all.join(', ')}`,
      mark,
    )
  }

  /** The nearest free cell; none if there is none far and wide. */
  near(cell: Cell, farthest: number): Cell | undefined {
    for (let radius = 0; radius <= farthest; radius++) {
      const found = this.grid.ring(cell, radius).find(one => this.isFree(one))
      if (found !== undefined) return found
    }
    return undefined
  }
}

/** Rows from the middle outward, with room between them first. */
function rowsFromMiddle(height: number): readonly number[] {
  const middle = Math.floor((height - 1) / 2)
  const rows = Array.from({ length: height }, (_, row) => row)
  const far = (row: number): number => Math.abs(row - middle) + ((row - middle) % APART === 0 ? 0 : height)
  return rows.toSorted((a, b) => far(a) - far(b))
}

/** Along the left edge of the map or the right. */
function onEdge<Cell>(field: Room<Cell>, { map }: MarkedMap<Cell>, side: number): Cell | undefined {
  for (let depth = 0; depth < map.width; depth++) {
    const column = side === 0 ? depth : map.width - 1 - depth
    for (const row of rowsFromMiddle(map.height)) {
      const cell = field.grid.inColumn(column, row)
      if (field.isFree(cell)) return cell
    }
  }
  return undefined
}

/** A line of people across the way to the other side, who stand opposite one to one. */
function inLine<Cell>(grid: Grid<Cell>, side: number, nth: number, many: number, distance: number): Cell {
  const row = APART * (nth - Math.floor((many - 1) / 2))
  return grid.inColumn(side === 0 ? -Math.floor(distance / 2) : Math.ceil(distance / 2), row)
}

const FARTHEST = 200

/** A free cell for everybody, in the order of the file. */
export function placed<Cell>(
  grid: Grid<Cell>,
  comers: readonly Comer[],
  ground: MarkedMap<Cell> | null,
  distance: number,
): readonly Cell[] {
  const field = new Room(grid, ground)
  const cellOf = new Map<Comer, Cell>()
  // Whoever has a place of his own takes it before the others look for theirs.
  for (const comer of comers) {
    const { at, near, place } = comer
    if (at === undefined || near) continue
    const cell = field.cellOf(at, `${place}.at`)
    if (!field.isFree(cell)) throw new BadInput(`${place}.at`, `a free ${grid.cell}`, at)
    cellOf.set(comer, field.take(cell))
  }
  const lines = [0, 1].map(side => comers.filter(one => one.side === side && one.at === undefined))
  for (const comer of comers) {
    if (cellOf.has(comer)) continue
    const found = field.near(homeOf(comer, lines[comer.side] ?? [], field, distance), FARTHEST)
    if (found === undefined) throw new BadInput(comer.place, 'room for him on the map', 'a crowd')
    cellOf.set(comer, field.take(found))
  }
  return comers.map(comer => cellOf.get(comer) ?? grid.at(0, 0))
}

/** Where somebody wants to be, or at least near. */
function homeOf<Cell>(comer: Comer, line: readonly Comer[], field: Room<Cell>, distance: number): Cell {
  const { at, side, place } = comer
  if (at !== undefined) return field.cellOf(at, `${place}.at`)
  const { grid, ground } = field
  if (ground === null) return inLine(grid, side, line.indexOf(comer), line.length, distance)
  const mark = ground.marks.get(MARKS[side] ?? '')
  return mark ?? onEdge(field, ground, side) ?? grid.at(0, 0)
}
