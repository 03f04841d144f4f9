/** Moving tokens: by dragging them, or by arrow keys and Enter. What would come of it is shown on the way. */
import { type GridMap, neighbour } from '@umpire/geometry'
import { type KeyboardEvent, type PointerEvent, type RefObject, useCallback, useEffect, useRef } from 'react'
import { announce } from '../elements/controls/announce.tsx'
import type { GhostHandle } from './ghost.tsx'
import { cellKey, cellNumber, directionOf, type Layout, samePlace } from './ground/layout.ts'
import { mapWords as text } from './ground/words.ts'
import { type Lifted, liftedOf } from './lifted-token.ts'
import type { MapViewProps } from './map-view.tsx'
import type { SheetView } from './sheet/sheet-view.ts'

/** Pixels within which a token is pressed, not dragged. */
const STILL = 4

interface Way<Cell> {
  readonly id: string
  readonly cell: Cell
  readonly facing: number | undefined
}

interface Moves<Cell> {
  readonly layout: Layout<Cell>
  readonly map: GridMap<Cell>
  readonly latest: RefObject<MapViewProps<Cell>>
  readonly ghost: RefObject<GhostHandle<Cell> | null>
  readonly sheet: RefObject<SheetView<Cell> | undefined>
  readonly measuring: RefObject<boolean>
}

export function useTokenMoves<Cell>({ layout, map, latest, ghost, sheet, measuring }: Moves<Cell>) {
  const way = useRef<Way<Cell>>(undefined)
  /** Who was dragged last, and not pressed since. */
  const dragged = useRef<string>(undefined)

  const point = useCallback(
    (next: Way<Cell> | undefined, says = false): void => {
      way.current = next
      if (next === undefined) {
        ghost.current?.show(undefined)
        return
      }
      const told = latest.current.tell(next.id, next.cell)
      ghost.current?.show({ kind: 'place', cell: next.cell, facing: next.facing, ...told })
      if (!says) return
      sheet.current?.show(layout.middle(next.cell))
      const spoken = [cellNumber(layout, next.cell), told.text, told.strong ?? '', text.terrain(map.terrain(next.cell))]
      announce(spoken.filter(one => one !== '').join(', '))
    },
    [layout, map, latest, ghost, sheet],
  )

  // A way that was shown began where the tokens were.
  const { figures } = latest.current
  const places = figures.map(({ cells }) => cells.map(cell => cellKey(layout, cell)).join(' ')).join('|')
  const began = useRef(places)
  useEffect(() => {
    if (began.current === places) return
    began.current = places
    point(undefined)
  }, [places, point])

  const onDown = useCallback(
    (id: string, event: PointerEvent<HTMLButtonElement>): void => {
      dragged.current = undefined
      const figure = latest.current.figures.find(one => one.id === id)
      const held = event.currentTarget
      if (event.button !== 0 || event.ctrlKey || event.metaKey || measuring.current || figure?.movable !== true) return
      const from = { x: event.clientX, y: event.clientY }
      held.setPointerCapture(event.pointerId)
      let lifted: Lifted | undefined
      const move = (moved: globalThis.PointerEvent): void => {
        const by = { x: moved.clientX - from.x, y: moved.clientY - from.y }
        const made = sheet.current
        if (made === undefined || (dragged.current === undefined && Math.hypot(by.x, by.y) < STILL)) return
        dragged.current = id
        lifted ??= liftedOf(held, id)
        lifted?.carry(made.length(by.x), made.length(by.y))
        const cell = made.at(moved)
        if (cell !== undefined && !samePlace(layout, cell, way.current?.cell)) point({ id, cell, facing: undefined })
      }
      const up = (ended: globalThis.PointerEvent): void => {
        held.removeEventListener('pointermove', move)
        held.removeEventListener('pointerup', up)
        held.removeEventListener('pointercancel', up)
        lifted?.drop()
        const to = way.current
        point(undefined)
        if (ended.type !== 'pointerup' || dragged.current === undefined || to === undefined) return
        if (!samePlace(layout, to.cell, figure.cells[0])) latest.current.onMove(id, to.cell, undefined)
      }
      held.addEventListener('pointermove', move)
      held.addEventListener('pointerup', up)
      held.addEventListener('pointercancel', up)
    },
    [layout, latest, sheet, measuring, point],
  )

  const onKey = useCallback(
    (id: string, event: KeyboardEvent<HTMLButtonElement>): void => {
      const figure = latest.current.figures.find(one => one.id === id)
      const [from] = figure?.cells ?? []
      if (figure === undefined || from === undefined || !figure.movable) return
      const here = way.current?.id === id ? way.current : { id, cell: from, facing: undefined }
      const direction = directionOf(layout, event.key, here.cell)
      if (direction !== undefined && event.shiftKey) {
        const turn = event.key === 'ArrowLeft' || event.key === 'ArrowUp' ? -1 : 1
        const around = layout.lattice.du.length
        point({ ...here, facing: ((here.facing ?? figure.facing ?? 0) + turn + around) % around }, true)
      } else if (direction !== undefined) {
        const cell = neighbour(layout.lattice, here.cell, direction)
        if (map.contains(cell)) point({ ...here, cell }, true)
      } else if (event.key === 'Enter' && way.current !== undefined) {
        latest.current.onMove(id, here.cell, here.facing)
        point(undefined)
      } else if (event.key === 'Escape' && way.current !== undefined) point(undefined)
      else return
      event.preventDefault()
      event.stopPropagation()
    },
    [layout, map, latest, point],
  )

  const onPress = useCallback(
    (id: string): void => {
      // A token that was dragged is let go, not pressed.
      if (dragged.current !== id) latest.current.onChoose(id)
      dragged.current = undefined
    },
    [latest],
  )
  return { onDown, onKey, onPress }
}
