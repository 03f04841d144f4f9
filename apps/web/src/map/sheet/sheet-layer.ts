/** A layer of the sheet that seldom changes: painted once, in the background, and then only moved by the browser. */

import type { Layout } from '../ground/layout.ts'
import type { Easel } from '../ground/paint-ground.ts'
import type { Camera, Size } from './camera.ts'
import { type PaintPart, SheetDrawing } from './sheet-drawing.ts'

/** Milliseconds of a frame that this layer may be painted in, while the sheet moves and when it lies still; at least one part is. */
const [MOVING, STILL] = [1, 4]
/** Milliseconds after which it lies still. */
const STOPPED = 100
const SHARPEST = 3
const COARSEST = 0.25

/** What is painted, and in which colours. */
interface Order {
  readonly paint: PaintPart
  readonly colours: Easel['colours']
}

interface Drawn<Cell> {
  readonly order: Order
  readonly drawing: SheetDrawing<Cell>
}

export class SheetLayer<Cell> {
  readonly #host: HTMLElement
  readonly #layout: Layout<Cell>
  #order: Order | undefined
  #frame = 0
  #camera: Camera = { x: 0, y: 0, scale: 1 }
  #view: Size = { width: 0, height: 0 }
  #movedAt = 0
  #shown: Drawn<Cell> | undefined
  /** Takes the place of what is shown when all of it that is in the window is painted. */
  #coming: Drawn<Cell> | undefined

  constructor(host: HTMLElement, layout: Layout<Cell>) {
    this.#host = host
    this.#layout = layout
  }

  /** What is in sight is painted by and by, beginning with this frame. */
  show(camera: Camera, view: Size): void {
    this.#camera = camera
    this.#view = view
    this.#movedAt = performance.now()
    cancelAnimationFrame(this.#frame)
    this.#go()
  }

  /** All that is in sight is painted anew; nothing, if nothing is to be seen. */
  repaint(order: Order | undefined): void {
    this.#order = order
    this.#later()
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    this.#host.replaceChildren()
  }

  #later(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#go())
  }

  #go(): void {
    this.#frame = 0
    if (this.#order === undefined) {
      this.#shown = undefined
      this.#coming = undefined
      this.#host.replaceChildren()
      return
    }
    const sharpness = sharpnessAt(this.#camera.scale)
    const isNow = (one: Drawn<Cell> | undefined): boolean =>
      one !== undefined && one.order === this.#order && one.drawing.sharpness === sharpness
    // One that is begun is brought to its end: orders that come faster than it would leave nothing to be seen.
    if (this.#coming === undefined && !isNow(this.#shown)) {
      this.#coming = { order: this.#order, drawing: new SheetDrawing(this.#layout, sharpness, this.#order) }
    }
    const now = performance.now()
    const until = now + (now - this.#movedAt < STOPPED ? MOVING : STILL)
    // What is shown goes on being painted where it is looked at; but not from afar what was drawn for near by, of which there
    // is then more than of what comes. And something is better than nothing to begin with.
    if (this.#coming !== undefined && (this.#shown?.drawing.sharpness ?? 0) <= sharpness)
      this.#shown?.drawing.go(this.#camera, this.#view, until, 'in sight')
    const rest = (this.#coming ?? this.#shown)?.drawing.go(this.#camera, this.#view, until)
    if (this.#coming !== undefined && (rest !== 'in sight' || this.#shown === undefined)) {
      this.#host.replaceChildren(this.#coming.drawing.element)
      this.#shown = this.#coming
      this.#coming = undefined
    }
    if (rest !== undefined || !isNow(this.#shown)) this.#later()
  }
}

/** In steps, so that it is not painted anew at every turn of the wheel. */
function sharpnessAt(scale: number): number {
  const wanted = 2 ** Math.ceil(Math.log2(scale * devicePixelRatio) - 0.25)
  return Math.min(SHARPEST, Math.max(COARSEST, wanted))
}
