/**
 * A layer of the sheet that seldom changes, painted once in small parts that the browser then only moves: a part is
 * painted when it comes into sight, a few each frame, and again when it is looked at more closely or has changed.
 */
import { type Camera, onSheet, type Size } from './camera.ts'
import type { Layout } from './layout.ts'
import type { Easel, Part } from './paint-ground.ts'

export type PaintPart = (easel: Easel, part: Part) => void

/** Cells along a side of a part. */
const CELLS = 8
/** Lines of neighbours reach over the edge of a part. */
const EDGE = 4
/** Milliseconds of a frame that may be painted in; at least one part is. */
const BUDGET = 2
const SHARPEST = 3
const COARSEST = 0.25
/** Parts so far beside the window are painted ahead, and beyond twice of it put away. */
const AHEAD = 240

interface Leaf {
  readonly part: Part
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  canvas: HTMLCanvasElement | undefined
  /** How sharp it is painted; 0 is not at all, or not as it is now. */
  sharpness: number
}

export class SheetLayer {
  readonly #host: HTMLElement
  readonly #leaves: readonly Leaf[]
  #paint: PaintPart
  #colours: Easel['colours']
  #frame = 0
  #camera: Camera = { x: 0, y: 0, scale: 1 }
  #view: Size = { width: 0, height: 0 }

  constructor(host: HTMLElement, leaves: readonly Leaf[], colours: Easel['colours'], paint: PaintPart) {
    this.#host = host
    this.#colours = colours
    this.#paint = paint
    this.#leaves = leaves
  }

  /** What is in sight is painted by and by. */
  show(camera: Camera, view: Size): void {
    this.#camera = camera
    this.#view = view
    this.#later()
  }

  /** All that is in sight is painted anew. */
  repaint(paint: PaintPart, colours: Easel['colours'] = this.#colours): void {
    this.#paint = paint
    this.#colours = colours
    for (const leaf of this.#leaves) leaf.sharpness = 0
    this.#later()
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    for (const leaf of this.#leaves) leaf.canvas?.remove()
  }

  #later(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#go())
  }

  #go(): void {
    this.#frame = 0
    const began = performance.now()
    const sharpness = sharpnessAt(this.#camera.scale)
    for (const leaf of this.#due(sharpness)) {
      this.#paintLeaf(leaf, sharpness)
      if (performance.now() - began > BUDGET) {
        this.#later()
        break
      }
    }
  }

  /** What has to be painted, what is in the window first. */
  #due(sharpness: number): readonly Leaf[] {
    const { width, height } = this.#view
    const from = onSheet(this.#camera, { x: 0, y: 0 })
    const to = onSheet(this.#camera, { x: width, y: height })
    const margin = AHEAD / this.#camera.scale
    const due: Leaf[] = []
    const ahead: Leaf[] = []
    for (const leaf of this.#leaves) {
      const { left, top, right, bottom } = leaf.box
      const off = Math.max(from.x - right, left - to.x, from.y - bottom, top - to.y)
      if (off > 2 * margin) {
        leaf.canvas?.remove()
        leaf.canvas = undefined
        leaf.sharpness = 0
      } else if (leaf.sharpness !== sharpness && off < margin) (off < 0 ? due : ahead).push(leaf)
    }
    return [...due, ...ahead]
  }

  #paintLeaf(leaf: Leaf, sharpness: number): void {
    const { left, top, right, bottom } = leaf.box
    const canvas = leaf.canvas ?? document.createElement('canvas')
    canvas.width = Math.ceil((right - left) * sharpness)
    canvas.height = Math.ceil((bottom - top) * sharpness)
    const pen = canvas.getContext('2d')
    leaf.sharpness = sharpness
    if (pen === null) return
    pen.setTransform(canvas.width / (right - left), 0, 0, canvas.height / (bottom - top), 0, 0)
    pen.translate(-left, -top)
    this.#paint({ pen, colours: this.#colours, sharpness }, leaf.part)
    if (leaf.canvas !== undefined) return
    leaf.canvas = canvas
    canvas.style.left = `${left}px`
    canvas.style.top = `${top}px`
    canvas.style.width = `${right - left}px`
    canvas.style.height = `${bottom - top}px`
    this.#host.append(canvas)
  }
}

/** In steps, so that it is not painted anew at every turn of the wheel. */
function sharpnessAt(scale: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(scale * devicePixelRatio) - 0.25)
  return Math.min(SHARPEST, Math.max(COARSEST, wanted))
}

/** A sheet in parts, none of them painted. */
export function leavesOf<Cell>(layout: Layout<Cell>): readonly Leaf[] {
  const leaves: Leaf[] = []
  for (let top = 0; top < layout.rows; top += CELLS) {
    for (let left = 0; left < layout.columns; left += CELLS) {
      const part = {
        left,
        top,
        right: Math.min(layout.columns, left + CELLS),
        bottom: Math.min(layout.rows, top + CELLS),
      }
      leaves.push({ part, box: boxOf(layout, part), canvas: undefined, sharpness: 0 })
    }
  }
  return leaves
}

/** With the second row of it, which may stand half a cell to the right. */
function boxOf<Cell>({ middle, cell, corners }: Layout<Cell>, { left, top, right, bottom }: Part): Leaf['box'] {
  const rows = [top, Math.min(bottom - 1, top + 1), bottom - 1]
  const middles = rows.flatMap(row => [middle(cell(left, row)), middle(cell(right - 1, row))])
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    left: Math.floor(Math.min(...middles.map(({ x }) => x)) + Math.min(...xs) - EDGE),
    top: Math.floor(Math.min(...middles.map(({ y }) => y)) + Math.min(...ys) - EDGE),
    right: Math.ceil(Math.max(...middles.map(({ x }) => x)) + Math.max(...xs) + EDGE),
    bottom: Math.ceil(Math.max(...middles.map(({ y }) => y)) + Math.max(...ys) + EDGE),
  }
}
