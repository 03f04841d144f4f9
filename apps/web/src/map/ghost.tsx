/** What follows the pointer or the keys on a map: where a token would go, and the ruler. It draws nothing else anew. */
import { type Ref, useImperativeHandle, useState } from 'react'
import type { Layout } from './layout.ts'
import { outlineOf } from './layout.ts'
import { ArcsShown, Line, Plate, type SightLine } from './map-lines.tsx'

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
  if (ghost === undefined) return null
  if (ghost.kind === 'ruler') return <Line layout={layout} line={ghost.line} />
  if (ghost.kind === 'brush') return <Stroked layout={layout} cells={ghost.cells} text={ghost.text} />
  const { cell, facing, text, strong, allowed } = ghost
  const { x, y } = layout.middle(cell)
  return (
    <g>
      <path className={allowed ? 'map-ghost' : 'map-ghost map-ghost-off'} d={outlineOf(layout, cell, 1)} />
      {facing !== undefined && <ArcsShown layout={layout} arcs={{ cell, facing }} />}
      <Plate at={{ x, y: y - 48 }} text={text} {...(strong !== undefined && { strong })} />
    </g>
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
