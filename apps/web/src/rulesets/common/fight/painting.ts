/** What a game master paints on the map of a fight, how it is told, and how the map shows it; whatever its cells are. */
import { type Laid, strokeField } from '@umpire/encounter'
import { BadInput } from '@umpire/engine'
import type { Lattice } from '@umpire/geometry'
import { useCallback, useMemo } from 'react'
import { saveFile } from '../../../browser/save-file.ts'
import { cellKey } from '../../../map/ground/layout.ts'
import { PAINT, type Stroke } from '../../../map/paint/brush.ts'
import { type Painter, usePainter } from '../../../map/paint/use-painter.ts'
import type { SceneProps, SceneScreens } from '../../../plug-in/screens.ts'
import { useAtTable } from '../../../table/room/at-table.ts'
import type { Sheet } from './ground.ts'
import type { PaintWords } from './paint-words.ts'

export interface Ground {
  readonly map: unknown
  readonly laid: Laid<unknown>
}

/** As data that can be sent. */
const sentOf = (stroke: Stroke, cells: readonly string[]) => {
  const { terrain, ...others } = stroke
  return { ...others, cells: [...cells], ...(terrain !== undefined && { terrain: { ...terrain } }) }
}

/** Whoever stands somewhere cannot be walled in there. */
export function useFightPainter<Cell>(
  { id }: SceneProps['scene'],
  people: readonly Cell[],
  { layout, shown, meant }: Sheet<Cell>,
): Painter<Cell> {
  const { perform } = useAtTable()
  const taken = useMemo(() => new Set(people.map(one => cellKey(layout, shown(one)))), [people, layout, shown])
  const isTaken = useCallback((cell: Cell): boolean => taken.has(cellKey(layout, cell)), [taken, layout])
  const onStroke = useCallback(
    (stroke: Stroke, cells: readonly Cell[]): void => {
      const written = cells.map(cell => cellKey(layout, meant(cell)))
      void perform({ type: 'override', scene: id, at: [PAINT], value: sentOf(stroke, written), note: '' })
    },
    [perform, id, layout, meant],
  )
  return usePainter({ onStroke, isTaken })
}

/** The ground with all that lies over it, as an encounter takes it back. */
export const saveMap = (title: string, { map, laid }: Ground): void =>
  saveFile(`${title}.map.json`, JSON.stringify({ map, ...laid }))

const CELL = /^(-?\d+),(-?\d+)$/

/** The cell that is written so. */
export function cellIn<Cell>({ cell }: Lattice<Cell>, written: string): Cell {
  const [, u, v] = CELL.exec(written) ?? []
  return cell(Number(u ?? 0), Number(v ?? 0))
}

/**
 * The names on the map, and the cells in sight: those that somebody sees and those that are shown by hand, without what
 * is hidden so. Who sees everything has what is hidden marked.
 */
export function useLaid<Cell>(
  { fog, names }: Pick<Laid<unknown>, 'fog' | 'names'>,
  { map, layout, shown }: Sheet<Cell>,
  inSight: readonly string[] | null,
  all: boolean,
) {
  return useMemo(() => {
    const on = (written: string): Cell => shown(cellIn(layout.lattice, written))
    const hidden = new Set(fog.hidden.map(cell => cellKey(layout, on(cell))))
    const isHidden = (cell: Cell): boolean => hidden.has(cellKey(layout, cell))
    const places = Object.entries(names).map(([cell, name]) => ({ cell: on(cell), name }))
    const everything = (): readonly string[] =>
      Array.from({ length: layout.rows * layout.columns }, (_, at) =>
        cellKey(layout, layout.cell(at % layout.columns, Math.floor(at / layout.columns))),
      )
    const lit = inSight ?? (all && hidden.size > 0 ? everything() : null)
    const byHand = inSight === null ? [] : fog.shown.map(cell => cellKey(layout, on(cell)))
    return {
      names: places.filter(({ cell }) => map.contains(cell) && (all || !isHidden(cell))),
      seen: lit === null ? null : new Set([...lit, ...byHand].filter(cell => !hidden.has(cell))),
    }
  }, [fog, names, map, layout, shown, inSight, all])
}

function strokeOf(to: unknown) {
  try {
    return strokeField.read(to, PAINT)
  } catch (error) {
    if (error instanceof BadInput) return undefined
    throw error
  }
}

/** A stroke in words, for the log: none, where it is something else. */
export const paintedText =
  (text: PaintWords): NonNullable<SceneScreens['edited']> =>
  (place, to) => {
    const stroke = place.length === 1 && place[0] === PAINT ? strokeOf(to) : undefined
    if (stroke === undefined) return undefined
    const { cells, terrain, clears, light, fog, name, foggy } = stroke
    if (foggy !== undefined) return text.foggy(foggy)
    if (name !== undefined) return text.named(name)
    if (fog !== undefined) return text.fogged(fog, cells.length)
    if (light !== undefined) return text.lit(light, cells.length)
    return terrain === undefined && !clears ? undefined : text.ground(terrain ?? {}, cells.length)
  }
