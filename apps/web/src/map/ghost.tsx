/** What follows the pointer or the keys on a map: where a token would go, and the ruler. It draws nothing else anew. */
import { type Ref, useImperativeHandle, useState } from 'react'
import type { Layout } from './ground/layout.ts'
import { outlineOf } from './ground/layout.ts'
import { ArcsShown, Line, Plate, type SightLine } from './map-lines.tsx'
import { afloat } from './sheet/afloat.ts'

export type Ghost<Cell> =
  | {
      readonly kind: 'place'
      readonly cell: Cell
      readonly facing: number | undefined
      readonly text: string
      readonly strong?: string | undefined
      readonly allowed: boolean
    }
  | { readonly kind: 'ruler'; readonly line: SightLine<Cell> }
  /** What a brush is about to paint, and where it is. */
  | { readonly kind: 'brush'; readonly cells: readonly Cell[]; readonly text?: string | undefined }

export interface GhostHandle<Cell> {
  readonly show: (ghost: Ghost<Cell> | undefined) => void
}

interface GhostLayerProps<Cell> {
  readonly layout: Layout<Cell>
  readonly handle: Ref<GhostHandle<Cell>>
}

export function GhostLayer<Cell>({ layout, handle }: GhostLayerProps<Cell>) {
  const [ghost, setGhost] = useState<Ghost<Cell>>()
  useImperativeHandle(handle, () => ({ show: setGhost }), [])
  return (
    <>
      <svg className="map-lines map-above" width={layout.width} height={layout.height} aria-hidden="true">
        {ghost?.kind === 'ruler' && <Line layout={layout} line={ghost.line} />}
        {ghost?.kind === 'brush' && <Stroked layout={layout} cells={ghost.cells} text={ghost.text} />}
      </svg>
      {ghost?.kind === 'place' && <Place layout={layout} place={ghost} />}
    </>
  )
}

interface PlaceProps<Cell> {
  readonly layout: Layout<Cell>
  readonly place: Extract<Ghost<Cell>, { readonly kind: 'place' }>
}

/** The same for every place, so that it is set afloat once. */
const floats = (element: Element | null) => (element === null ? undefined : afloat(element))

/** Drawn on the first cell and shifted from there: while a token is dragged, the browser only moves it. */
function Place<Cell>({ layout, place: { cell, facing, text, strong, allowed } }: PlaceProps<Cell>) {
  const first = layout.cell(0, 0)
  const [from, to] = [layout.middle(first), layout.middle(cell)]
  return (
    <svg
      ref={floats}
      className="map-lines map-above"
      width="1"
      height="1"
      style={{ transform: `translate(${to.x - from.x}px, ${to.y - from.y}px)` }}
      aria-hidden="true"
    >
      <path className={allowed ? 'map-ghost' : 'map-ghost map-ghost-off'} d={outlineOf(layout, first, 1)} />
      {facing !== undefined && <ArcsShown layout={layout} arcs={{ cell: first, facing }} />}
      <Plate at={{ x: from.x, y: from.y - 48 }} text={text} {...(strong !== undefined && { strong })} />
    </svg>
  )
}

interface StrokedProps<Cell> {
  readonly layout: Layout<Cell>
  readonly cells: readonly Cell[]
  readonly text: string | undefined
}

function Stroked<Cell>({ layout, cells, text }: StrokedProps<Cell>) {
  const [first] = cells
  if (first === undefined) return null
  const { x, y } = layout.middle(first)
  return (
    <g>
      <path className="map-ghost" d={cells.map(cell => outlineOf(layout, cell, 1)).join('')} />
      {text !== undefined && <Plate at={{ x, y: y - 48 }} text={text} />}
    </g>
  )
}
