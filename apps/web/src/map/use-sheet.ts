/** The window on a sheet as a part of the page: pointers, keys, sizes and themes. */
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { GhostHandle } from './ghost.tsx'
import { cellKey, type Layout, type Point } from './ground/layout.ts'
import type { Shades } from './ground/paint-ground.ts'
import type { MapViewProps } from './map-view.tsx'
import { Painting } from './painting.ts'
import { watchPointers } from './sheet/gestures.ts'
import { SheetView } from './sheet/sheet-view.ts'

const BRIGHT: Shades = new Map()
const STEP = 60
/** How small a map, or whoever is chosen, may be shown at first. */
const READABLE = 0.6
export const ZOOM = 1.25
/** Round everybody, when all of them are shown. */
export const MARGIN = 120

export const middleOf = <Cell>({ middle }: Layout<Cell>, cells: readonly Cell[]): Point => {
  const points = cells.map(middle)
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
    y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
  }
}

const VIEW_STEPS: { readonly [key: string]: Point } = {
  ArrowLeft: { x: STEP, y: 0 },
  ArrowRight: { x: -STEP, y: 0 },
  ArrowUp: { x: 0, y: STEP },
  ArrowDown: { x: 0, y: -STEP },
}

/** By the system or by hand. Answers how to stop. */
function watchTheme(changed: () => void): () => void {
  const byHand = new MutationObserver(changed)
  byHand.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] })
  const bySystem = matchMedia('(prefers-color-scheme: dark)')
  bySystem.addEventListener('change', changed)
  return () => {
    byHand.disconnect()
    bySystem.removeEventListener('change', changed)
  }
}

/** It is gone to by keyboard, because the view can be moved; it presses nothing by itself. */
function watchKeys<Cell>(
  window: HTMLElement,
  sheet: SheetView<Cell>,
  paints: (event: KeyboardEvent) => boolean,
): () => void {
  window.tabIndex = 0
  const press = (event: KeyboardEvent): void => {
    // What is typed into a tool is the tool's.
    if (event.target instanceof Element && event.target.closest('.map-palette') !== null) return
    if (event.target === window && paints(event)) {
      event.preventDefault()
      return
    }
    const zooms = event.key === '+' || event.key === '=' ? ZOOM : event.key === '-' ? 1 / ZOOM : undefined
    const by = event.target === window ? VIEW_STEPS[event.key] : undefined
    if (zooms !== undefined) sheet.zoom(zooms)
    else if (by !== undefined) sheet.pan(by)
    else return
    event.preventDefault()
  }
  window.addEventListener('keydown', press)
  return () => window.removeEventListener('keydown', press)
}

/** Until somebody has taken the map in hand, it is fitted into whatever room it has: the page may not be complete yet. */
function watchSizes<Cell>(window: HTMLElement, sheet: SheetView<Cell>, fit: () => void): () => void {
  let touched = false
  const touch = (): void => {
    touched = true
  }
  const sizes = new ResizeObserver(() => {
    sheet.resized()
    if (!touched) fit()
  })
  sizes.observe(window)
  for (const kind of TOUCHES) window.addEventListener(kind, touch, { passive: true })
  return () => {
    sizes.disconnect()
    for (const kind of TOUCHES) window.removeEventListener(kind, touch)
  }
}
const TOUCHES = ['pointerdown', 'wheel', 'keydown'] as const

/** The whole map, where it can be read then; everybody, or whoever is chosen, where it cannot. */
function fitAtFirst<Cell>(sheet: SheetView<Cell>, layout: Layout<Cell>, { figures, chosen }: MapViewProps<Cell>): void {
  const { width, height } = sheet.size
  if (Math.min(width / layout.width, height / layout.height) >= READABLE) {
    sheet.fit([], 0)
    return
  }
  sheet.fit(
    figures.map(({ cells }) => middleOf(layout, cells)),
    MARGIN,
  )
  const first = figures.find(({ id }) => id === chosen)
  if (first === undefined) return
  const { x, y } = middleOf(layout, first.cells)
  sheet.enlarge(READABLE, { x: within(x, width, layout.width), y: within(y, height, layout.height) })
}

/** In the middle of a window so wide that looks beside the sheet as little as it can. */
function within(at: number, window: number, sheet: number): number {
  const half = window / 2 / READABLE
  return sheet < 2 * half ? sheet / 2 : Math.min(sheet - half, Math.max(half, at))
}

interface Shown<Cell> {
  readonly layout: Layout<Cell>
  readonly latest: RefObject<MapViewProps<Cell>>
  readonly ghost: RefObject<GhostHandle<Cell> | null>
  /** Dragging measures. */
  readonly measuring: RefObject<boolean>
}

export function useSheet<Cell>({ layout, latest, ghost, measuring }: Shown<Cell>) {
  const window = useRef<HTMLElement>(null)
  const world = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const fog = useRef<HTMLDivElement>(null)
  const sheet = useRef<SheetView<Cell>>(undefined)
  useLayoutEffect(() => {
    if (window.current === null || world.current === null || ground.current === null || fog.current === null) {
      return undefined
    }
    const places = { window: window.current, world: world.current, ground: ground.current, fog: fog.current }
    const made = new SheetView(places, layout, latest.current.map, latest.current.shades ?? BRIGHT)
    const painting = new Painting(layout, latest, ghost, made)
    sheet.current = made
    const fit = (): void => fitAtFirst(made, layout, latest.current)
    fit()
    const endings = [
      watchPointers(places.window, made, {
        onCell: cell => latest.current.onCell(cell),
        onMeasure: (from, to) =>
          ghost.current?.show(
            from === undefined || to === undefined
              ? undefined
              : { kind: 'ruler', line: latest.current.measure(from, to) },
          ),
        measures: () => measuring.current,
        paints: () => latest.current.brush !== undefined,
        onPaint: cell => painting.over(cell),
        onPainted: done => painting.end(done),
      }),
      watchKeys(places.window, made, event => painting.press(event)),
      watchSizes(places.window, made, fit),
      watchTheme(() => made.recolour()),
    ]
    return () => {
      for (const end of endings) end()
      made.dispose()
    }
  }, [layout, latest, ghost, measuring])

  const { map, shades = BRIGHT, seen, faint = false, chosen, figures, brush } = latest.current
  useEffect(() => sheet.current?.ground(map, shades), [map, shades])
  useEffect(() => sheet.current?.fog(seen, faint), [seen, faint])
  useEffect(() => {
    if (brush === undefined) ghost.current?.show(undefined)
  }, [brush, ghost])
  const place = figures.find(({ id }) => id === chosen)?.cells
  const chosenAt = place === undefined ? '' : place.map(cell => cellKey(layout, cell)).join(' ')
  useEffect(() => {
    const found = latest.current.figures.find(({ id }) => id === chosen)
    if (found !== undefined && chosenAt !== '') sheet.current?.show(middleOf(layout, found.cells))
  }, [layout, latest, chosen, chosenAt])
  return { window, world, ground, fog, sheet }
}
