/** Paints a part of the ground: terrain, grid, numbers, heights, walls; and the fog over it. */
import { type GridMap, neighbour } from '@umpire/geometry'
import type { Colours } from './colours.ts'
import { kindOf } from './ground-kind.ts'
import { cellKey, cellNumber, type Layout, type Point } from './layout.ts'
import { patternsAt } from './patterns.ts'

/** Columns and rows of a part, the last ones not included. */
export interface Part {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How dark it is, from 0 to 1, by the key of a cell. */
export type Shades = ReadonlyMap<string, number>

export interface Easel {
  readonly pen: OffscreenCanvasRenderingContext2D
  readonly colours: Colours
  /** Pixels of the canvas for one of the sheet. */
  readonly sharpness: number
}

/** Below it, numbers would be dust. */
const NUMBERS_FROM = 0.7
const NUMBER_ROOM = 7
const NUMBER_HALO = 4
const NUMBER_FONT = '10px "IBM Plex Sans Condensed", "DejaVu Sans Condensed", sans-serif'
const HEIGHT_FONT = '600 11px "IBM Plex Sans Condensed", "DejaVu Sans Condensed", sans-serif'
const MINUS = '−'

function* cellsOf<Cell>({ cell }: Layout<Cell>, { left, top, right, bottom }: Part): Generator<Cell> {
  for (let row = top; row < bottom; row++) for (let column = left; column < right; column++) yield cell(column, row)
}

function outline(path: Path2D, corners: readonly Point[], { x, y }: Point): void {
  for (const [index, corner] of corners.entries()) {
    if (index === 0) path.moveTo(x + corner.x, y + corner.y)
    else path.lineTo(x + corner.x, y + corner.y)
  }
  path.closePath()
}

/** Cells of one kind are filled at once. */
function filled<Cell>(
  layout: Layout<Cell>,
  part: Part,
  kindAt: (cell: Cell) => string | undefined,
): ReadonlyMap<string, Path2D> {
  const paths = new Map<string, Path2D>()
  for (const cell of cellsOf(layout, part)) {
    const kind = kindAt(cell)
    if (kind === undefined) continue
    const path = paths.get(kind) ?? new Path2D()
    paths.set(kind, path)
    outline(path, layout.corners, layout.middle(cell))
  }
  return paths
}

export function paintGround<Cell>(
  { pen, colours, sharpness }: Easel,
  layout: Layout<Cell>,
  map: GridMap<Cell>,
  shades: Shades,
  part: Part,
) {
  const pattern = patternsAt(colours, sharpness)
  const everywhere = new Path2D()
  for (const cell of cellsOf(layout, part)) outline(everywhere, layout.corners, layout.middle(cell))
  pen.fillStyle = colours.map
  pen.fill(everywhere)
  for (const kind of ['solid', 'water', 'veil', 'wood', 'low', 'trench', 'rough'] as const) {
    const path = filled(layout, part, cell => (kindOf(map.terrain(cell)) === kind ? kind : undefined)).get(kind)
    if (path === undefined) continue
    pen.fillStyle = pattern(kind)
    pen.fill(path)
  }
  if (shades.size > 0) paintShades(pen, colours, layout, shades, part)
  pen.strokeStyle = colours['map-grid']
  pen.lineWidth = 1
  pen.stroke(everywhere)
  if (sharpness >= NUMBERS_FROM) paintNumbers(pen, colours, layout, map, part)
  paintSides(pen, colours, layout, map, part)
}

/** Darker ink where there is less light. */
function paintShades<Cell>(
  pen: OffscreenCanvasRenderingContext2D,
  colours: Colours,
  layout: Layout<Cell>,
  shades: Shades,
  part: Part,
) {
  pen.fillStyle = colours['map-wall']
  for (const [shade, path] of filled(layout, part, cell => shades.get(cellKey(layout, cell))?.toString())) {
    pen.globalAlpha = Number(shade)
    pen.fill(path)
  }
  pen.globalAlpha = 1
}

const signed = (value: number): string => (value < 0 ? `${MINUS}${-value}` : String(value))

function paintNumbers<Cell>(
  pen: OffscreenCanvasRenderingContext2D,
  colours: Colours,
  layout: Layout<Cell>,
  map: GridMap<Cell>,
  part: Part,
) {
  pen.textAlign = 'center'
  pen.strokeStyle = colours.map
  pen.lineWidth = NUMBER_HALO
  pen.lineJoin = 'round'
  // Above the lower edge of a cell, whatever its shape.
  const below = Math.max(...layout.corners.map(corner => corner.y)) - NUMBER_ROOM
  for (const cell of cellsOf(layout, part)) {
    const terrain = map.terrain(cell)
    const { x, y } = layout.middle(cell)
    if (terrain.elevation !== 0) {
      pen.fillStyle = colours.ink
      pen.font = HEIGHT_FONT
      pen.fillText(terrain.elevation > 0 ? `+${terrain.elevation}` : signed(terrain.elevation), x, y - 20)
    }
    if (kindOf(terrain) === 'solid') continue
    pen.fillStyle = colours['map-number']
    pen.font = NUMBER_FONT
    // Hatching would run through the figures.
    if (kindOf(terrain) !== 'open') pen.strokeText(cellNumber(layout, cell), x, y + below)
    pen.fillText(cellNumber(layout, cell), x, y + below)
  }
}

type Border = 'wall' | 'fence' | 'low' | 'cliff'

/** What stands between a cell and the next, as seen from this one. */
function borderOf<Cell>(map: GridMap<Cell>, cell: Cell, beyond: Cell): Border | undefined {
  const [here, there] = [map.terrain(cell), map.terrain(beyond)]
  const wall = map.wall(cell, beyond)
  if (wall.sight) return 'wall'
  if ((kindOf(here) === 'solid') !== (kindOf(there) === 'solid')) return kindOf(here) === 'solid' ? 'wall' : undefined
  if ((wall.cover ?? 0) > 0) return 'low'
  if (there.elevation < here.elevation) return 'cliff'
  return wall.movement ? 'fence' : undefined
}

const STROKES: {
  readonly [border in Border]: { readonly colour: keyof Colours; readonly width: number; readonly dash: number[] }
} = {
  wall: { colour: 'map-wall', width: 6, dash: [] },
  fence: { colour: 'map-wall', width: 2, dash: [4, 4] },
  low: { colour: 'map-cover', width: 6, dash: [] },
  cliff: { colour: 'map-cover', width: 6, dash: [1.5, 4] },
}

function paintSides<Cell>(
  pen: OffscreenCanvasRenderingContext2D,
  colours: Colours,
  layout: Layout<Cell>,
  map: GridMap<Cell>,
  part: Part,
) {
  const paths: { readonly [border in Border]: Path2D } = {
    wall: new Path2D(),
    fence: new Path2D(),
    low: new Path2D(),
    cliff: new Path2D(),
  }
  const { lattice } = layout
  // The ground of this part has covered half of what its neighbours have on their sides.
  const wider = {
    left: Math.max(0, part.left - 1),
    top: Math.max(0, part.top - 1),
    right: Math.min(layout.columns, part.right + 1),
    bottom: Math.min(layout.rows, part.bottom + 1),
  }
  for (const cell of cellsOf(layout, wider)) {
    const { x, y } = layout.middle(cell)
    for (let direction = 0; direction < lattice.du.length; direction++) {
      const side = layout.side(direction)
      const beyond = neighbour(lattice, cell, direction)
      if (side === undefined || !map.contains(beyond)) continue
      const border = borderOf(map, cell, beyond)
      if (border === undefined) continue
      const [from, to] = side
      paths[border].moveTo(x + from.x, y + from.y)
      paths[border].lineTo(x + to.x, y + to.y)
    }
  }
  pen.lineCap = 'round'
  for (const border of ['cliff', 'fence', 'low', 'wall'] as const) {
    const { colour, width, dash } = STROKES[border]
    pen.strokeStyle = colours[colour]
    pen.lineWidth = width
    pen.setLineDash(dash)
    pen.stroke(paths[border])
    if (border !== 'low') continue
    // A low wall is a double line.
    pen.strokeStyle = colours.map
    pen.lineWidth = 2.6
    pen.stroke(paths[border])
  }
  pen.setLineDash([])
}

/** Hatch over what nobody of this seat sees. */
export function paintFog<Cell>(
  { pen, colours, sharpness }: Easel,
  layout: Layout<Cell>,
  seen: ReadonlySet<string>,
  faint: boolean,
  part: Part,
) {
  const path = filled(layout, part, cell => (seen.has(cellKey(layout, cell)) ? undefined : 'fog')).get('fog')
  if (path === undefined) return
  pen.globalAlpha = faint ? 0.6 : 0.86
  pen.fillStyle = patternsAt(colours, sharpness)('fog')
  pen.fill(path)
}
