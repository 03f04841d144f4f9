/**
 * Pointers on a map: the wheel zooms, dragging the ground or with the right button pans, two fingers do both, Ctrl and
 * dragging measures, and a press that goes nowhere is a press on a cell. With a brush in hand, dragging paints.
 */
import type { Point } from '../ground/layout.ts'
import type { SheetView } from './sheet-view.ts'

interface Ways<Cell> {
  /** Pressed and let go in the same place. */
  readonly onCell: (cell: Cell) => void
  /** From there to here; nothing when it is over. */
  readonly onMeasure: (from: Cell | undefined, to: Cell | undefined) => void
  /** Dragging measures without Ctrl, too. */
  readonly measures: () => boolean
  /** A brush is in hand: it goes over these cells, and is taken off at the end, or nothing comes of it. */
  readonly paints: () => boolean
  readonly onPaint: (cell: Cell | undefined) => void
  readonly onPainted: (done: boolean) => void
}

/** Pixels within which a press stays a press. */
const STILL = 4
const WHEEL = 0.0016
const LINE = 16

const middleOf = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
  y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
})
const spreadOf = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

type Doing<Cell> =
  | { readonly kind: 'pan'; readonly from: Point; readonly presses: boolean; moved: boolean }
  | { readonly kind: 'measure'; readonly from: Cell | undefined; moved: boolean }
  | { readonly kind: 'paint'; moved: boolean }

const isOnToken = ({ target }: PointerEvent): boolean =>
  target instanceof Element && target.closest('[data-token], .map-tools') !== null

/** Answers how to stop. */
export function watchPointers<Cell>(window: HTMLElement, sheet: SheetView<Cell>, ways: Ways<Cell>): () => void {
  const fingers = new Map<number, Point>()
  let doing: Doing<Cell> | undefined

  const down = (event: PointerEvent): void => {
    const held = event.ctrlKey || event.metaKey
    const paints = event.button === 0 && !held && ways.paints()
    const measures = event.button === 0 && !paints && (held || ways.measures())
    if (isOnToken(event) && event.button === 0 && !measures && !paints) return
    if (event.target instanceof Element && event.target.closest('.map-tools') !== null) return
    fingers.set(event.pointerId, sheet.inside(event))
    window.setPointerCapture(event.pointerId)
    if (fingers.size > 1) {
      if (doing?.kind === 'paint') ways.onPainted(false)
      doing = { kind: 'pan', from: sheet.inside(event), presses: false, moved: true }
    } else if (paints) {
      doing = { kind: 'paint', moved: false }
      ways.onPaint(sheet.at(event))
    } else if (measures) doing = { kind: 'measure', from: sheet.at(event), moved: false }
    else doing = { kind: 'pan', from: sheet.inside(event), presses: event.button === 0, moved: false }
  }
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId)
    if (before === undefined || doing === undefined) return
    const here = sheet.inside(event)
    const spread = spreadOf([...fingers.values()])
    const middle = middleOf([...fingers.values()])
    if (doing.kind === 'paint') {
      fingers.set(event.pointerId, here)
      ways.onPaint(sheet.at(event))
      return
    }
    if (doing.kind === 'measure') {
      fingers.set(event.pointerId, here)
      doing.moved = true
      ways.onMeasure(doing.from, sheet.at(event))
      return
    }
    if (!doing.moved && Math.hypot(here.x - doing.from.x, here.y - doing.from.y) < STILL) return
    doing.moved = true
    fingers.set(event.pointerId, here)
    const now = middleOf([...fingers.values()])
    if (fingers.size > 1) sheet.zoom(spreadOf([...fingers.values()]) / spread, now)
    sheet.pan({ x: now.x - middle.x, y: now.y - middle.y })
  }
  const up = (event: PointerEvent): void => {
    if (!fingers.delete(event.pointerId) || doing === undefined) return
    const done = doing
    if (fingers.size === 0) doing = undefined
    if (done.kind === 'measure') ways.onMeasure(undefined, undefined)
    if (done.kind === 'paint') ways.onPainted(event.type === 'pointerup')
    const cell = done.kind === 'pan' && done.presses && !done.moved ? sheet.at(event) : undefined
    if (cell !== undefined && event.type === 'pointerup') ways.onCell(cell)
  }
  const wheel = (event: WheelEvent): void => {
    if (event.target instanceof Element && event.target.closest('.map-palette') !== null) return
    event.preventDefault()
    const by = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * LINE : event.deltaY
    sheet.zoom(Math.exp(-by * WHEEL), sheet.inside(event))
  }
  // Whatever moves the window on the page, nothing does while a pointer is held down on it but a scroll.
  const looks = (): void => sheet.moved()
  const noMenu = (event: Event): void => event.preventDefault()

  window.addEventListener('pointerdown', looks, true)
  window.addEventListener('wheel', looks, { capture: true, passive: true })
  document.addEventListener('scroll', looks, { capture: true, passive: true })
  window.addEventListener('pointerdown', down)
  window.addEventListener('pointermove', move)
  window.addEventListener('pointerup', up)
  window.addEventListener('pointercancel', up)
  window.addEventListener('wheel', wheel, { passive: false })
  window.addEventListener('contextmenu', noMenu)
  return () => {
    window.removeEventListener('pointerdown', looks, true)
    window.removeEventListener('wheel', looks, true)
    document.removeEventListener('scroll', looks, true)
    window.removeEventListener('pointerdown', down)
    window.removeEventListener('pointermove', move)
    window.removeEventListener('pointerup', up)
    window.removeEventListener('pointercancel', up)
    window.removeEventListener('wheel', wheel)
    window.removeEventListener('contextmenu', noMenu)
  }
}
