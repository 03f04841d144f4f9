/** What is drawn over the ground and under the tokens: where one may go, arcs, sight lines, blasts. */
import { cellKey, type Layout, outlineOf, type Point } from './ground/layout.ts'

export interface ReachCell<Cell> {
  readonly cell: Cell
  /** What it costs: "3". */
  readonly cost: string
  /** Farther than the maneuver at hand allows, but within a Move. */
  readonly far: boolean
}

export interface SightLine<Cell> {
  readonly from: Cell
  readonly to: Cell
  /** Where it is stopped: drawn on from there in dashes. */
  readonly stopped?: Cell | undefined
  /** "9 yd", and what it is worth: "−4". */
  readonly text: string
  readonly strong?: string
  /** Whatever hides the target, on a plate of its own, and what it is worth. */
  readonly cover?: string
  readonly coverStrong?: string
}

export interface BlastCell<Cell> {
  readonly cell: Cell
  /** From 1, faint, to 4. */
  readonly strength: 1 | 2 | 3 | 4
  readonly text?: string
}

/** Something that stands or lies on a cell. */
export interface MapThing<Cell> {
  readonly cell: Cell
  /** To be behind; about to burst; dropped. */
  readonly kind: 'cover' | 'live' | 'lying'
  /** "80 HP". */
  readonly text?: string
}

export interface Arcs<Cell> {
  readonly cell: Cell
  readonly facing: number
}

export interface LinesProps<Cell> {
  readonly layout: Layout<Cell>
  readonly reach: readonly ReachCell<Cell>[]
  readonly lines: readonly SightLine<Cell>[]
  readonly blast: readonly BlastCell<Cell>[]
  readonly things: readonly MapThing<Cell>[]
  readonly arcs: Arcs<Cell> | null
  /** Outlines of figures that fill several cells. */
  readonly figures: readonly (readonly Cell[])[]
  /** The cell that is picked. */
  readonly mark: Cell | undefined
  /** What the weapon in hand reaches. */
  readonly within: readonly Cell[]
}

const PLATE = 22
const LETTER = 6.6

/** A plate on a line: words, and the number that matters. */
export function Plate({ at, text, strong }: { readonly at: Point; readonly text: string; readonly strong?: string }) {
  const width = 14 + LETTER * (text.length + (strong === undefined ? 0 : strong.length + 1))
  return (
    <g className="map-plate" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <rect x={-width / 2} y={-PLATE / 2} width={width} height={PLATE} />
      <text y="4.5">
        {text}
        {strong !== undefined && (
          <tspan className="map-strong" dx="5">
            {strong}
          </tspan>
        )}
      </text>
    </g>
  )
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
})

export function Line<Cell>({ layout, line }: { readonly layout: Layout<Cell>; readonly line: SightLine<Cell> }) {
  const { stopped, text, strong, cover, coverStrong } = line
  const [from, to] = [layout.middle(line.from), layout.middle(line.to)]
  const stop = stopped === undefined ? to : layout.middle(stopped)
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const [start, end] = length < 1 ? [0, 1] : [layout.radius / length, 1 - layout.radius / length]
  const [a, b] = [between(from, to, start), between(from, to, end)]
  const last = stopped === undefined ? b : stop
  const across = length < 1 ? { x: 0, y: 0 } : { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  return (
    <g className="map-sight">
      <path className="map-halo" d={`M${a.x} ${a.y}L${last.x} ${last.y}`} />
      <path d={`M${a.x} ${a.y}L${last.x} ${last.y}`} />
      {stopped !== undefined && (
        <>
          <path className="map-beyond" d={`M${stop.x} ${stop.y}L${b.x} ${b.y}`} />
          <path
            className="map-bar"
            d={`M${stop.x - 10 * across.x} ${stop.y - 10 * across.y}L${stop.x + 10 * across.x} ${stop.y + 10 * across.y}`}
          />
        </>
      )}
      <Plate at={between(from, to, 0.42)} text={text} {...(strong !== undefined && { strong })} />
      {cover !== undefined && (
        <Plate
          at={offset(between(from, to, 0.8), 24)}
          text={cover}
          {...(coverStrong !== undefined && { strong: coverStrong })}
        />
      )}
    </g>
  )
}

const offset = ({ x, y }: Point, down: number): Point => ({ x, y: y + down })

/** The sides of its cell that look ahead are drawn whole, those aside dotted, the back is open. */
export function ArcsShown<Cell>({ layout, arcs }: { readonly layout: Layout<Cell>; readonly arcs: Arcs<Cell> }) {
  const { x, y } = layout.middle(arcs.cell)
  const around = layout.lattice.du.length
  const sides = (turns: readonly number[]): string =>
    turns
      .flatMap(turn => {
        const side = layout.side((arcs.facing + turn + around) % around)
        return side === undefined
          ? []
          : [`M${x + side[0].x * 0.94} ${y + side[0].y * 0.94}L${x + side[1].x * 0.94} ${y + side[1].y * 0.94}`]
      })
      .join('')
  return (
    <>
      <path className="map-front" d={sides([-1, 0, 1])} />
      <path className="map-aside" d={sides([-2, 2])} />
    </>
  )
}

const TAG = 14
const SMALL_LETTER = 5.6

/** A small plate on the upper edge of a cell, where no token hides it. */
const Tag = ({ at, text }: { readonly at: Point; readonly text: string }) => {
  const width = 8 + SMALL_LETTER * text.length
  return (
    <g className="map-tag" transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}>
      <rect x={-width / 2} y={-TAG / 2} width={width} height={TAG} />
      <text y="3.8">{text}</text>
    </g>
  )
}

const BULB = 'M-5 2a5 5 0 1 1 10 0a5 5 0 1 1-10 0M0-3v-4h4'
const ON_THE_GROUND = 'M-7 4 7-4M-3-1l3 5'

/** A low wall is a double line, and so is whatever else one may be behind. */
function Thing<Cell>({ layout, thing }: { readonly layout: Layout<Cell>; readonly thing: MapThing<Cell> }) {
  const { cell, kind, text } = thing
  const { x, y } = layout.middle(cell)
  return (
    <g className={`map-thing map-thing-${kind}`}>
      {kind === 'cover' ? (
        <>
          <path d={outlineOf(layout, cell, 5)} />
          <path className="map-thing-inner" d={outlineOf(layout, cell, 5)} />
        </>
      ) : (
        <path transform={`translate(${x} ${y})`} d={kind === 'live' ? BULB : ON_THE_GROUND} />
      )}
      {text !== undefined && <Tag at={{ x, y: y - 30 }} text={text} />}
    </g>
  )
}

export function Lines<Cell>(props: LinesProps<Cell>) {
  const { layout, reach, lines, blast, things, arcs, figures, mark, within } = props
  const near = reach.filter(({ far }) => !far)
  const far = reach.filter(one => one.far)
  const all = (cells: readonly ReachCell<Cell>[]): string =>
    cells.map(({ cell }) => outlineOf(layout, cell, 2)).join('')
  return (
    <>
      {blast.map(({ cell, strength }) => (
        <path key={cellKey(layout, cell)} className={`map-blast map-blast-${strength}`} d={outlineOf(layout, cell)} />
      ))}
      {near.length > 0 && <path className="map-reach" d={all(near)} />}
      {far.length > 0 && <path className="map-reach map-reach-far" d={all(far)} />}
      {things.map(thing => (
        <Thing key={`${thing.kind} ${cellKey(layout, thing.cell)}`} layout={layout} thing={thing} />
      ))}
      {reach.map(({ cell, cost }) => {
        const { x, y } = layout.middle(cell)
        return (
          <text key={cellKey(layout, cell)} className="map-cost" x={x} y={y - 12}>
            {cost}
          </text>
        )
      })}
      {blast.map(({ cell, text }) => {
        const { x, y } = layout.middle(cell)
        return text === undefined ? null : (
          <text key={cellKey(layout, cell)} className="map-cost map-blast-text" x={x} y={y + 4}>
            {text}
          </text>
        )
      })}
      {figures.map(cells => (
        <path
          key={cells.map(cell => cellKey(layout, cell)).join(' ')}
          className="map-figure"
          d={cells.map(cell => outlineOf(layout, cell, 3)).join('')}
        />
      ))}
      {within.length > 0 && <path className="map-within" d={within.map(cell => outlineOf(layout, cell, 4)).join('')} />}
      {mark !== undefined && <path className="map-ghost" d={outlineOf(layout, mark, 1)} />}
      {arcs !== null && <ArcsShown layout={layout} arcs={arcs} />}
      {lines.map(line => (
        <Line key={`${cellKey(layout, line.from)} ${cellKey(layout, line.to)}`} layout={layout} line={line} />
      ))}
    </>
  )
}
