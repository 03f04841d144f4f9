/** What a game master paints a map with. It knows no game: each says which kinds of ground it has, and what light. */
import { type GridMap, line, neighbours, type Terrain } from '@umpire/geometry'
import type { GroundKind } from '../ground/ground-kind.ts'
import { cellKey, type Layout } from '../ground/layout.ts'

/** The name of the change by which a stroke reaches a scene. */
export const PAINT = 'paint'

/** What a stroke says of its cells, as the game's state takes it. */
export interface Stroke {
  readonly terrain?: Partial<Terrain>
  /** Walls between these cells and others are torn down. */
  readonly clears?: boolean
  readonly light?: number | string | null
  readonly fog?: 'shown' | 'hidden' | 'sight'
  readonly name?: string
  readonly foggy?: boolean
}

/** Something to paint with. */
export interface Paint {
  readonly key: string
  readonly label: string
  readonly stroke: Stroke
}

/** A brush that was taken up: dragging on the map paints with it. */
export interface Brush<Cell> {
  readonly label: string
  /** Steps around the cell under it. */
  readonly size: number
  /** It paints one cell at a time. */
  readonly single: boolean
  readonly allows: (cell: Cell) => boolean
  readonly onStroke: (cells: readonly Cell[]) => void
  /** Put away by Escape. */
  readonly onEnd: () => void
}

const OPEN = { blocked: false, opaque: false, cover: 0, toll: 0 }

/** What each kind of ground is made of; heights stay as they are. */
export const TERRAINS: { readonly [kind in GroundKind]: Partial<Terrain> } = {
  open: OPEN,
  solid: { ...OPEN, blocked: true, opaque: true },
  water: { ...OPEN, blocked: true },
  veil: { ...OPEN, opaque: true },
  wood: { ...OPEN, cover: 1 },
  low: { ...OPEN, cover: 2 },
  trench: { ...OPEN, cover: 3 },
  rough: { ...OPEN, toll: 1 },
}

/** The cells under a brush, around the one it points at. */
export function under<Cell>(map: GridMap<Cell>, { size, single, allows }: Brush<Cell>, middle: Cell): readonly Cell[] {
  const found = new Map([[map.index(middle), middle]])
  for (let step = 0; step < size && !single; step++) {
    for (const cell of [...found.values()]) {
      for (const beside of neighbours(map.lattice, cell)) {
        if (map.contains(beside)) found.set(map.index(beside), beside)
      }
    }
  }
  return [...found.values()].filter(allows)
}

/** Cells of a stroke while it is drawn, each of them once. */
export class Drawn<Cell> {
  readonly #layout: Layout<Cell>
  readonly #cells = new Map<string, Cell>()
  #last: Cell | undefined

  constructor(layout: Layout<Cell>) {
    this.#layout = layout
  }
  get cells(): readonly Cell[] {
    return [...this.#cells.values()]
  }
  /** To there, and whatever was passed over since. */
  to(map: GridMap<Cell>, brush: Brush<Cell>, cell: Cell): void {
    const passed = this.#last === undefined || brush.single ? [cell] : line(this.#layout.lattice, this.#last, cell)
    this.#last = cell
    if (brush.single) this.#cells.clear()
    for (const middle of passed.filter(one => map.contains(one))) {
      for (const one of under(map, brush, middle)) this.#cells.set(cellKey(this.#layout, one), one)
    }
  }
}
