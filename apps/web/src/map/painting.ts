/** A brush on a map, by dragging or by keys: what it goes over is shown, and handed on when it is taken off. */
import { neighbour } from '@umpire/geometry'
import type { RefObject } from 'react'
import { announce } from '../elements/controls/announce.tsx'
import type { GhostHandle } from './ghost.tsx'
import { cellKey, directionOf, type Layout, samePlace } from './ground/layout.ts'
import { mapWords as text } from './ground/words.ts'
import type { MapViewProps } from './map-view.tsx'
import { Drawn, under } from './paint/brush.ts'
import type { SheetView } from './sheet/sheet-view.ts'

export class Painting<Cell> {
  readonly #layout: Layout<Cell>
  readonly #latest: RefObject<MapViewProps<Cell>>
  readonly #ghost: RefObject<GhostHandle<Cell> | null>
  readonly #sheet: SheetView<Cell>
  #drawn: Drawn<Cell> | undefined
  #last: Cell | undefined
  /** Where the keys have it. */
  #cursor: Cell | undefined

  constructor(
    layout: Layout<Cell>,
    latest: RefObject<MapViewProps<Cell>>,
    ghost: RefObject<GhostHandle<Cell> | null>,
    sheet: SheetView<Cell>,
  ) {
    this.#layout = layout
    this.#latest = latest
    this.#ghost = ghost
    this.#sheet = sheet
  }

  over(cell: Cell | undefined): void {
    const { brush, map } = this.#latest.current
    if (brush === undefined || cell === undefined || samePlace(this.#layout, cell, this.#last)) return
    this.#last = cell
    this.#drawn ??= new Drawn(this.#layout)
    this.#drawn.to(map, brush, cell)
    this.#ghost.current?.show({ kind: 'brush', cells: this.#drawn.cells })
  }

  end(done: boolean): void {
    const cells = this.#drawn?.cells ?? []
    this.#drawn = undefined
    this.#last = undefined
    this.#ghost.current?.show(undefined)
    if (done && cells.length > 0) this.#latest.current.brush?.onStroke(cells)
  }

  /** Whether the key was for the brush. */
  press({ key, shiftKey }: KeyboardEvent): boolean {
    const { brush, map } = this.#latest.current
    if (brush === undefined) return false
    const here = this.#cursor !== undefined && map.contains(this.#cursor) ? this.#cursor : this.#begin()
    const direction = directionOf(this.#layout, key, here)
    if (key === 'Escape') {
      this.#cursor = undefined
      this.#ghost.current?.show(undefined)
      brush.onEnd()
    } else if (key === 'Enter' || key === ' ') this.#paint(here)
    else if (direction === undefined) return false
    else {
      const next = neighbour(this.#layout.lattice, here, direction)
      const to = map.contains(next) ? next : here
      this.#point(to)
      if (shiftKey) this.#paint(to)
    }
    return true
  }

  #begin(): Cell {
    const { figures, chosen } = this.#latest.current
    const found = figures.find(({ id }) => id === chosen) ?? figures[0]
    return found?.cells[0] ?? this.#layout.cell(0, 0)
  }
  #point(cell: Cell): void {
    const { brush, map } = this.#latest.current
    if (brush === undefined) return
    this.#cursor = cell
    const where = cellKey(this.#layout, cell)
    this.#sheet.show(this.#layout.middle(cell))
    this.#ghost.current?.show({ kind: 'brush', cells: [cell, ...under(map, brush, cell)], text: brush.label })
    announce(text.paintedAt(brush.label, where, text.terrain(map.terrain(cell))))
  }
  #paint(cell: Cell): void {
    const { brush, map } = this.#latest.current
    const cells = brush === undefined ? [] : under(map, brush, cell)
    this.#point(cell)
    if (cells.length > 0) brush?.onStroke(cells)
  }
}
