/** The window on a sheet: moves it without painting it, and has its ground and fog painted where they come into sight. */
import type { GridMap } from '@umpire/geometry'
import { type Colours, coloursOf } from '../ground/colours.ts'
import type { Layout, Point } from '../ground/layout.ts'
import { paintFog, paintGround, type Shades } from '../ground/paint-ground.ts'
import { afloat } from './afloat.ts'
import { type Camera, fitted, kept, onSheet, panned, type Size, shown, zoomed } from './camera.ts'
import type { PaintPart } from './sheet-drawing.ts'
import { SheetLayer } from './sheet-layer.ts'

/** Below it, names and numbers give way. */
const FAR = 0.55
/** Milliseconds after which the sheet has come to rest and is drawn as sharp as it can be. */
const REST = 200

interface Places {
  readonly window: HTMLElement
  readonly world: HTMLElement
  readonly ground: HTMLElement
  readonly fog: HTMLElement
}

/** What is told anew with every step of a fight is mostly what it was: then nothing is painted anew. */
const sameShades = (a: Shades, b: Shades): boolean =>
  a === b || (a.size === b.size && [...a].every(([cell, shade]) => b.get(cell) === shade))
const sameCells = (a: ReadonlySet<string> | null, b: ReadonlySet<string> | null): boolean =>
  a === b || (a !== null && b !== null && a.size === b.size && [...a].every(cell => b.has(cell)))

function cornerOf(window: HTMLElement): Point {
  const { left, top } = window.getBoundingClientRect()
  return { x: left, y: top }
}

export class SheetView<Cell> {
  readonly #places: Places
  readonly #layout: Layout<Cell>
  readonly #ground: SheetLayer<Cell>
  readonly #fog: SheetLayer<Cell>
  #colours: Colours
  #paintGround: PaintPart
  #shown: { readonly map: GridMap<Cell>; readonly shades: Shades }
  #paintFog: PaintPart | undefined
  #fogged: { readonly seen: ReadonlySet<string> | null; readonly faint: boolean } = { seen: null, faint: false }
  #camera: Camera = { x: 0, y: 0, scale: 1 }
  #size: Size | undefined
  /** Where the window begins on the page. */
  #corner: Point | undefined
  #frame = 0
  #resting = 0
  #comesToRest: (() => void) | undefined

  constructor(places: Places, layout: Layout<Cell>, map: GridMap<Cell>, shades: Shades) {
    this.#places = places
    this.#layout = layout
    this.#colours = coloursOf(places.window)
    this.#shown = { map, shades }
    this.#paintGround = (easel, part) => paintGround(easel, layout, map, shades, part)
    this.#ground = new SheetLayer(places.ground, layout)
    this.#fog = new SheetLayer(places.fog, layout)
    this.#repaint(this.#ground, this.#paintGround)
  }

  /** Asked for once: a frame that asks again would have to wait for the page. */
  get size(): Size {
    this.#size ??= { width: this.#places.window.clientWidth, height: this.#places.window.clientHeight }
    return this.#size
  }

  /** The cell under a pointer; none beside the map. */
  at(event: { readonly clientX: number; readonly clientY: number }): Cell | undefined {
    return this.#layout.at(onSheet(this.#camera, this.inside(event)))
  }

  /** The point of the window that is pointed at. */
  inside({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Point {
    this.#corner ??= cornerOf(this.#places.window)
    return { x: clientX - this.#corner.x, y: clientY - this.#corner.y }
  }

  /** So much of the sheet as so much of the window. */
  length(pixels: number): number {
    return pixels / this.#camera.scale
  }

  pan(by: Point): void {
    this.#look(panned(this.#camera, by))
  }

  zoom(factor: number, at: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.#look(zoomed(this.#camera, factor, at))
  }

  fit(points: readonly Point[], margin: number): void {
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
    const { width, height } = this.#layout
    const box =
      points.length === 0
        ? { left: 0, top: 0, right: width, bottom: height }
        : {
            left: Math.min(...xs) - margin,
            top: Math.min(...ys) - margin,
            right: Math.max(...xs) + margin,
            bottom: Math.max(...ys) + margin,
          }
    this.#look(fitted(box, this.size))
  }

  /** At least as large as that, with a point in the middle; as it is, if it is large enough. */
  enlarge(scale: number, point: Point): void {
    if (this.#camera.scale >= scale) return
    const { width, height } = this.size
    this.#look({ scale, x: width / 2 - point.x * scale, y: height / 2 - point.y * scale })
  }

  show(point: Point): void {
    this.#look(shown(this.#camera, point, this.size))
  }

  /** The same sheet with other ground: whoever looks at it goes on looking where they do. */
  ground(map: GridMap<Cell>, shades: Shades): void {
    if (map === this.#shown.map && sameShades(shades, this.#shown.shades)) return
    this.#shown = { map, shades }
    this.#paintGround = (easel, part) => paintGround(easel, this.#layout, map, shades, part)
    this.#repaint(this.#ground, this.#paintGround)
  }

  /** Over everything that is not seen, and faint where it hides nothing; over nothing, if there is none. */
  fog(seen: ReadonlySet<string> | null, faint: boolean): void {
    if (faint === this.#fogged.faint && sameCells(seen, this.#fogged.seen)) return
    this.#fogged = { seen, faint }
    this.#paintFog = seen === null ? undefined : (easel, part) => paintFog(easel, this.#layout, seen, faint, part)
    this.#repaint(this.#fog, this.#paintFog)
  }

  /** In the colours of the theme as it is now. */
  recolour(): void {
    this.#colours = coloursOf(this.#places.window)
    this.#repaint(this.#ground, this.#paintGround)
    this.#repaint(this.#fog, this.#paintFog)
  }

  /** The window stands somewhere else: the page was scrolled, or it is not known what happened meanwhile. */
  moved(): void {
    this.#corner = undefined
  }

  /** The window has another size. */
  resized(): void {
    this.#size = undefined
    this.#corner = undefined
    this.#look(this.#camera)
  }

  dispose(): void {
    cancelAnimationFrame(this.#frame)
    clearTimeout(this.#resting)
    this.#rest()
    this.#ground.dispose()
    this.#fog.dispose()
  }

  #repaint(layer: SheetLayer<Cell>, paint: PaintPart | undefined): void {
    layer.repaint(paint && { paint, colours: this.#colours })
  }

  #look(camera: Camera): void {
    this.#camera = kept(camera, this.#layout, this.size)
    if (this.#frame === 0) this.#frame = requestAnimationFrame(() => this.#draw())
  }

  #draw(): void {
    this.#frame = 0
    const { x, y, scale } = this.#camera
    const { world, window } = this.#places
    this.#comesToRest ??= afloat(world)
    world.style.transform = `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(4)})`
    window.classList.toggle('map-far', scale < FAR)
    const { size } = this
    this.#ground.show(this.#camera, size)
    this.#fog.show(this.#camera, size)
    clearTimeout(this.#resting)
    this.#resting = setTimeout(() => this.#rest(), REST)
  }

  #rest(): void {
    this.#comesToRest?.()
    this.#comesToRest = undefined
  }
}
