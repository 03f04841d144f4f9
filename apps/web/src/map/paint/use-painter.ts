/** The brush that a game master has in hand, and what is done with it. */
import { useMemo, useState } from 'react'
import { announce } from '../../elements/controls/announce.tsx'
import { mapWords as text } from '../ground/words.ts'
import type { Brush, Paint, Stroke } from './brush.ts'

/** What the tools need of it, whatever the cells are. */
export interface Hand {
  readonly taken: Paint | null
  readonly take: (paint: Paint | null) => void
  readonly size: number
  readonly widen: (size: number) => void
  /** A stroke that is for the whole map. */
  readonly send: (stroke: Stroke) => void
}

export interface Painter<Cell> extends Hand {
  readonly brush: Brush<Cell> | undefined
}

interface Painted<Cell> {
  /** Carries out a stroke. */
  readonly onStroke: (stroke: Stroke, cells: readonly Cell[]) => void
  /** Somebody stands there, and cannot be walled in. */
  readonly isTaken: (cell: Cell) => boolean
}

export function usePainter<Cell>({ onStroke, isTaken }: Painted<Cell>): Painter<Cell> {
  const [taken, take] = useState<Paint | null>(null)
  const [size, widen] = useState(0)
  const brush = useMemo((): Brush<Cell> | undefined => {
    if (taken === null) return undefined
    const { label, stroke } = taken
    return {
      label,
      size,
      single: stroke.name !== undefined,
      allows: cell => stroke.terrain?.blocked !== true || !isTaken(cell),
      onStroke: cells => {
        onStroke(stroke, cells)
        announce(text.painted(label, cells.length))
      },
      onEnd: () => take(null),
    }
  }, [taken, size, onStroke, isTaken])
  return { brush, taken, take, size, widen, send: stroke => onStroke(stroke, []) }
}
