/** What is drawn over the ground and under the tokens: where one may go, arcs, sight lines, blasts. */
import { cellKey, type Layout, outlineOf, type Point } from './layout.ts'

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

export interface Arcs<Cell> {
  readonly cell: Cell
  readonly facing: number
}

export interface LinesProps<Cell> {
  readonly layout: Layout<Cell>
  readonly reach: readonly ReachCell<Cell>[]
  readonly lines: readonly SightLine<Cell>[]
  readonly blast: readonly BlastCell<Cell>[]
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

export function Lines<Cell>({ layout, reach, lines, blast, arcs, figures, mark, within }: LinesProps<Cell>) {
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
