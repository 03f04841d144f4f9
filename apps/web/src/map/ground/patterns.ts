/** Line patterns of the ground: no terrain is told by its colour alone. */
import { MemoTable, memoByObject } from '@umpire/engine'
import type { Colours } from './colours.ts'
import type { GroundKind } from './ground-kind.ts'

interface Tile {
  readonly width: number
  readonly height: number
  readonly ground: keyof Colours
  readonly line: keyof Colours
  readonly weight: number
  readonly draw: (path: Path2D) => void
}

const ring = (path: Path2D, x: number, y: number, radius: number): void => {
  path.moveTo(x + radius, y)
  path.arc(x, y, radius, 0, 2 * Math.PI)
}
const stroke = (path: Path2D, x: number, y: number, toX: number, toY: number): void => {
  path.moveTo(x, y)
  path.lineTo(toX, toY)
}
/** Rising lines that meet from tile to tile. */
const hatch = (path: Path2D, size: number): void => {
  stroke(path, 0, size, size, 0)
  stroke(path, -1, 1, 1, -1)
  stroke(path, size - 1, size + 1, size + 1, size - 1)
}

const TILES: { readonly [kind in Exclude<GroundKind, 'open'> | 'fog']: Tile } = {
  solid: { width: 8, height: 8, ground: 'map-build', line: 'map-grid', weight: 1, draw: path => hatch(path, 8) },
  water: {
    width: 26,
    height: 10,
    ground: 'map-water',
    line: 'map-water-line',
    weight: 1,
    draw: path => {
      stroke(path, 0, 4.5, 10, 4.5)
      stroke(path, 14, 8.5, 22, 8.5)
    },
  },
  veil: {
    width: 8,
    height: 8,
    ground: 'map-fog',
    line: 'map-number',
    weight: 1,
    draw: path => {
      ring(path, 2, 2, 0.6)
      ring(path, 6, 6, 0.6)
    },
  },
  wood: {
    width: 14,
    height: 12,
    ground: 'map-wood',
    line: 'map-wood-line',
    weight: 0.9,
    draw: path => {
      ring(path, 4, 4, 2.6)
      ring(path, 11, 9.5, 2)
    },
  },
  low: {
    width: 12,
    height: 8,
    ground: 'map-build',
    line: 'map-cover',
    weight: 1,
    draw: path => {
      stroke(path, 0, 0.5, 12, 0.5)
      stroke(path, 0, 4.5, 12, 4.5)
      stroke(path, 3, 0.5, 3, 4.5)
      stroke(path, 9, 4.5, 9, 8)
    },
  },
  trench: {
    width: 10,
    height: 6,
    ground: 'map-rough',
    line: 'map-cover',
    weight: 1.6,
    draw: path => {
      stroke(path, 0, 1.5, 7, 1.5)
      stroke(path, 3, 4.5, 10, 4.5)
    },
  },
  rough: {
    width: 12,
    height: 12,
    ground: 'map-rough',
    line: 'map-rough-line',
    weight: 1.4,
    draw: path => {
      stroke(path, 2, 3, 4, 3)
      stroke(path, 8, 8, 10, 8)
      stroke(path, 5, 10.5, 6, 10.5)
    },
  },
  fog: { width: 6, height: 6, ground: 'map-fog', line: 'map-fog-line', weight: 2, draw: path => hatch(path, 6) },
}
export type Patterned = keyof typeof TILES

const tilesIn = memoByObject((_: Colours) => new MemoTable<string, CanvasPattern | string>())

/** Tiles as sharp as the sheet is shown; the same for every part of it. */
export function patternsAt(colours: Colours, sharpness: number): (kind: Patterned) => CanvasPattern | string {
  const tiles = tilesIn(colours)
  return kind => tiles.get(`${kind} ${sharpness}`, () => tileOf(TILES[kind], colours, sharpness))
}

function tileOf({ width, height, ground, line, weight, draw }: Tile, colours: Colours, sharpness: number) {
  const canvas = new OffscreenCanvas(Math.ceil(width * sharpness), Math.ceil(height * sharpness))
  const pen = canvas.getContext('2d')
  if (pen === null) return colours[ground]
  pen.scale(canvas.width / width, canvas.height / height)
  pen.fillStyle = colours[ground]
  pen.fillRect(0, 0, width, height)
  const path = new Path2D()
  draw(path)
  pen.strokeStyle = colours[line]
  pen.lineWidth = weight
  pen.stroke(path)
  const pattern = pen.createPattern(canvas, 'repeat')
  if (pattern === null) return colours[ground]
  pattern.setTransform(new DOMMatrix([width / canvas.width, 0, 0, height / canvas.height, 0, 0]))
  return pattern
}
