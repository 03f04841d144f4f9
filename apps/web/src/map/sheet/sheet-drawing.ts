/**
 * A sheet drawn as sharp as it is looked at, in leaves that are painted when they come into sight. The browser moves each
 * leaf by itself, so that there must be few: the farther away the sheet is, the more cells has a leaf.
 */

import type { Layout } from '../ground/layout.ts'
import type { Easel, Part } from '../ground/paint-ground.ts'
import { type Camera, onSheet, type Size } from './camera.ts'

export type PaintPart = (easel: Easel, part: Part) => void

/** Cells along a side of a leaf, and of what is painted of it at once. */
const [LEAF, CELLS] = [16, 8]
/** Lines of neighbours reach over the edge of a leaf. */
const EDGE = 4
/** Pixels beside the window within which leaves are painted ahead, and beyond which they are put away. */
const [AHEAD, AWAY] = [240, 800]

interface Leaf {
  readonly parts: readonly Part[]
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
  /** Painted on, out of sight, until all of its parts are; then it is shown. */
  easel: OffscreenCanvas | undefined
  canvas: HTMLCanvasElement | undefined
  /** How many of its parts are painted. */
  done: number
}

export class SheetDrawing<Cell> {
  readonly element = document.createElement('div')
  readonly sharpness: number
  readonly #paint: PaintPart
  readonly #colours: Easel['colours']
  readonly #leaves: readonly Leaf[]

  constructor(
    layout: Layout<Cell>,
    sharpness: number,
    { paint, colours }: { readonly paint: PaintPart; readonly colours: Easel['colours'] },
  ) {
    this.sharpness = sharpness
    this.#paint = paint
    this.#colours = colours
    const smaller = Math.max(1, Math.round(devicePixelRatio / sharpness))
    this.#leaves = leavesOf(layout, LEAF * smaller)
  }

  /** Paints a part, and more until that time, or only what is in sight; answers what is left to be painted. */
  go(camera: Camera, view: Size, until: number, what?: 'in sight'): 'in sight' | 'ahead' | undefined {
    const { due, ahead } = this.#due(camera, view)
    for (const leaf of what === undefined ? [...due, ...ahead] : due) {
      while (leaf.done < leaf.parts.length) {
        this.#paintPart(leaf)
        if (performance.now() < until) continue
        const isOpen = ({ done, parts }: Leaf): boolean => done < parts.length
        return due.some(isOpen) ? 'in sight' : ahead.some(isOpen) ? 'ahead' : undefined
      }
    }
    return undefined
  }

  #due(camera: Camera, { width, height }: Size): { readonly due: readonly Leaf[]; readonly ahead: readonly Leaf[] } {
    const from = onSheet(camera, { x: 0, y: 0 })
    const to = onSheet(camera, { x: width, y: height })
    const due: Leaf[] = []
    const ahead: Leaf[] = []
    for (const leaf of this.#leaves) {
      const { left, top, right, bottom } = leaf.box
      const off = Math.max(from.x - right, left - to.x, from.y - bottom, top - to.y) * camera.scale
      if (off > AWAY) {
        leaf.canvas?.remove()
        leaf.easel = undefined
        leaf.canvas = undefined
        leaf.done = 0
      } else if (off < AHEAD && leaf.done < leaf.parts.length) (off < 0 ? due : ahead).push(leaf)
    }
    return { due, ahead }
  }

  #paintPart(leaf: Leaf): void {
    const { left, top, right, bottom } = leaf.box
    const [width, height] = [right - left, bottom - top]
    leaf.easel ??= new OffscreenCanvas(Math.ceil(width * this.sharpness), Math.ceil(height * this.sharpness))
    const { easel } = leaf
    const pen = easel.getContext('2d')
    const part = leaf.parts[leaf.done++]
    if (pen === null || part === undefined) return
    pen.setTransform(easel.width / width, 0, 0, easel.height / height, 0, 0)
    pen.translate(-left, -top)
    this.#paint({ pen, colours: this.#colours, sharpness: this.sharpness }, part)
    if (leaf.done < leaf.parts.length) return
    leaf.canvas = hung(easel, leaf.box)
    leaf.easel = undefined
    this.element.append(leaf.canvas)
  }
}

/** As a picture that is only shown: one that can be painted on would be handed to the screen whole with every frame. */
function hung(easel: OffscreenCanvas, { left, top, right, bottom }: Leaf['box']): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = easel.width
  canvas.height = easel.height
  canvas.style.left = `${left}px`
  canvas.style.top = `${top}px`
  canvas.style.width = `${right - left}px`
  canvas.style.height = `${bottom - top}px`
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(easel.transferToImageBitmap())
  return canvas
}

/** A part of a part, in squares of so many cells along a side. */
function* quartered(whole: Part, cells: number): Generator<Part> {
  for (let top = whole.top; top < whole.bottom; top += cells) {
    for (let left = whole.left; left < whole.right; left += cells) {
      yield {
        left,
        top,
        right: Math.min(whole.right, left + cells),
        bottom: Math.min(whole.bottom, top + cells),
      }
    }
  }
}

/** A sheet in leaves, none of them painted. */
const leavesOf = <Cell>(layout: Layout<Cell>, cells: number): readonly Leaf[] =>
  [...quartered({ left: 0, top: 0, right: layout.columns, bottom: layout.rows }, cells)].map(part => ({
    parts: [...quartered(part, CELLS)],
    box: boxOf(layout, part),
    easel: undefined,
    canvas: undefined,
    done: 0,
  }))

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
