/**
 * A map of hexes or squares with tokens on it. The ground is painted once and only moved; tokens are buttons, so that
 * everything can be done by keyboard and heard. It knows no game: whoever shows it says who may go where, and what a
 * distance is worth.
 */
import type { GridMap } from '@umpire/geometry'
import { type ReactNode, useId, useMemo, useRef, useState } from 'react'
import { ToolButton } from '../elements/controls/button.tsx'
import { Icon } from '../elements/controls/icons.tsx'
import './map.css'
import { captionsOf } from './captions.ts'
import { type GhostHandle, GhostLayer } from './ghost.tsx'
import { cellKey, type Layout, type Point } from './ground/layout.ts'
import type { Shades } from './ground/paint-ground.ts'
import { mapWords as text } from './ground/words.ts'
import { type Arcs, type BlastCell, Lines, type MapThing, type ReachCell, type SightLine } from './map-lines.tsx'
import { MapToken, TokenDrawing, type TokenShown } from './map-token.tsx'
import type { Brush } from './paint/brush.ts'
import { MARGIN, middleOf, useSheet, ZOOM } from './use-sheet.ts'
import { useTokenMoves } from './use-token-moves.ts'

export interface MapFigure<Cell> extends TokenShown {
  /** The first is where it stands; large ones fill several. */
  readonly cells: readonly Cell[]
  readonly facing: number | undefined
  /** This seat may move it now. */
  readonly movable: boolean
}

/** What is to be known of a place before somebody goes there. */
export interface Told {
  readonly text: string
  readonly strong?: string | undefined
  readonly allowed: boolean
}

export interface MapViewProps<Cell> {
  readonly label: string
  readonly layout: Layout<Cell>
  readonly map: GridMap<Cell>
  readonly figures: readonly MapFigure<Cell>[]
  readonly chosen: string | null
  readonly reach: readonly ReachCell<Cell>[]
  readonly lines: readonly SightLine<Cell>[]
  readonly blast: readonly BlastCell<Cell>[]
  /** What stands or lies about. */
  readonly things?: readonly MapThing<Cell>[]
  /** Of the chosen one, where facing means something. */
  readonly arcs: Arcs<Cell> | null
  /** The cell that is picked. */
  readonly mark?: Cell | undefined
  /** What the weapon in hand reaches. */
  readonly within?: readonly Cell[]
  /** Keys of the cells that are in sight, as `cellKey` has them; null is everything. */
  readonly seen: ReadonlySet<string> | null
  /** What is not is only marked so, for who sees it all the same. */
  readonly faint?: boolean
  readonly shades?: Shades
  readonly names?: readonly { readonly cell: Cell; readonly name: string }[]
  readonly brush?: Brush<Cell> | undefined
  readonly tell: (id: string, to: Cell) => Told
  readonly measure: (from: Cell, to: Cell) => SightLine<Cell>
  readonly onChoose: (id: string) => void
  readonly onCell: (cell: Cell) => void
  /** With the facing at the end, if that was said. */
  readonly onMove: (id: string, to: Cell, facing: number | undefined) => void
  /** More tools, beside the ruler. */
  readonly tools?: ReactNode
  /** The scale, the light: what stands in the lower corner. */
  readonly children?: ReactNode
}

/** How large a token is that has not a cell for itself, and how far from the middle it stands. */
const [SHARED, ASIDE] = [0.62, 0.72]

/** Several in one cell stand round its middle: tiny ones, and whoever stands over somebody who is down. */
function sharesOf<Cell>(layout: Layout<Cell>, figures: readonly MapFigure<Cell>[]): ReadonlyMap<string, Point> {
  const there = new Map<string, string[]>()
  for (const { id, cells } of figures) {
    const [cell] = cells
    if (cell === undefined || cells.length > 1) continue
    const key = cellKey(layout, cell)
    there.set(key, [...(there.get(key) ?? []), id])
  }
  const shares = [...there.values()].flatMap(ids =>
    ids.length < 2
      ? []
      : ids.map((id, place): [string, Point] => {
          const angle = (2 * Math.PI * place) / ids.length + Math.PI
          return [id, { x: ASIDE * layout.radius * Math.cos(angle), y: ASIDE * layout.radius * Math.sin(angle) }]
        }),
  )
  return new Map(shares)
}

/** Everybody with the place and the size of the token. */
function placed<Cell>(layout: Layout<Cell>, figures: readonly MapFigure<Cell>[]) {
  const shares = sharesOf(layout, figures)
  const tokens = figures.map(figure => {
    const { x, y } = middleOf(layout, figure.cells)
    const share = shares.get(figure.id)
    const size = share === undefined ? Math.sqrt(Math.max(1, figure.cells.length)) : SHARED
    return { figure, x: x + (share?.x ?? 0), y: y + (share?.y ?? 0), radius: layout.radius * size }
  })
  const captions = captionsOf(
    tokens.map(({ figure: { id, caption, count }, ...at }) => ({
      id,
      caption,
      ...(count !== undefined && { count }),
      ...at,
    })),
  )
  return tokens.map(({ figure, ...at }) => ({ figure: { ...figure, ...captions.get(figure.id) }, ...at }))
}

const NONE: readonly never[] = []

export function MapView<Cell>(props: MapViewProps<Cell>) {
  const { label, layout, map, figures, chosen, reach, lines, blast, arcs, mark, brush, tools, children } = props
  const { things = NONE, within = NONE, names = NONE } = props
  const latest = useRef(props)
  latest.current = props
  const [ruler, setRuler] = useState(false)
  const measuring = useRef(ruler)
  // Neither is a token dragged while there is a brush in hand.
  measuring.current = ruler || brush !== undefined
  const ghost = useRef<GhostHandle<Cell>>(null)
  const { sheet, ...places } = useSheet({ layout, latest, ghost, measuring })
  const ways = useTokenMoves({ layout, map, latest, ghost, sheet, measuring })
  const help = useId()
  const tokens = useMemo(() => placed(layout, figures), [layout, figures])
  const measure = (): void => {
    brush?.onEnd()
    setRuler(!ruler)
  }
  const fit = (): void =>
    sheet.current?.fit(
      figures.map(({ cells }) => middleOf(layout, cells)),
      MARGIN,
    )
  return (
    <section
      ref={places.window}
      className={brush === undefined ? 'map-window inset-focus' : 'map-window map-painting inset-focus'}
      aria-label={label}
      aria-describedby={`${help}-window`}
      data-own-enter={brush === undefined ? undefined : true}
    >
      <p id={`${help}-window`} className="unseen">
        {brush === undefined ? text.window : text.painting}
      </p>
      <p id={help} className="unseen">
        {text.keys}
      </p>
      <div ref={places.world} className="map-world" style={{ width: layout.width, height: layout.height }}>
        <div ref={places.ground} className="map-layer" aria-hidden="true" />
        <div ref={places.fog} className="map-layer map-fog" aria-hidden="true" />
        <svg className="map-lines" width={layout.width} height={layout.height} aria-hidden="true">
          <Lines
            layout={layout}
            reach={reach}
            lines={lines}
            blast={blast}
            things={things}
            arcs={arcs}
            mark={mark}
            within={within}
            figures={figures.flatMap(({ cells }) => (cells.length > 1 ? [cells] : []))}
          />
          {names.map(({ cell, name }) => {
            const { x, y } = layout.middle(cell)
            return (
              <text key={cellKey(layout, cell)} className="map-name" x={x} y={y + 5}>
                {name}
              </text>
            )
          })}
        </svg>
        <svg className="map-lines" width={layout.width} height={layout.height} aria-hidden="true">
          {tokens
            .toSorted((one, other) => Number(one.figure.id === chosen) - Number(other.figure.id === chosen))
            .map(({ figure, ...at }) => (
              <TokenDrawing
                key={figure.id}
                token={figure}
                facing={figure.facing === undefined ? undefined : layout.degrees(figure.facing)}
                chosen={figure.id === chosen}
                {...at}
              />
            ))}
        </svg>
        {tokens.map(({ figure, ...at }) => (
          <MapToken
            key={figure.id}
            token={figure}
            chosen={figure.id === chosen}
            movable={figure.movable}
            help={figure.movable ? help : undefined}
            {...at}
            {...ways}
          />
        ))}
        <GhostLayer layout={layout} handle={ghost} />
      </div>
      <div className="map-tools" role="toolbar" aria-label={text.tools}>
        <button type="button" className="button button-small" aria-pressed={ruler} onClick={measure}>
          <Icon name="ruler" />
          {text.ruler}
        </button>
        {tools}
        <ToolButton icon="minus" label={text.zoomOut} onPress={() => sheet.current?.zoom(1 / ZOOM)} />
        <ToolButton icon="plus" label={text.zoomIn} onPress={() => sheet.current?.zoom(ZOOM)} />
        <ToolButton icon="people" label={text.all} onPress={fit} />
        {children}
      </div>
    </section>
  )
}
