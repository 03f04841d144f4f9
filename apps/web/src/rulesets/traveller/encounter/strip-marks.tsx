/** What is drawn beside figures on the range line: names, ways, contacts. */
import type { Figure } from '../views/encounter-view.ts'
import { laneOf, middleOf, type Strip } from './strip.ts'

interface CaptionProps {
  readonly strip: Strip
  readonly lane: number
  readonly figure: Figure
  /** Bands beside it that are taken: where it came from, where it means to go. */
  readonly taken: readonly number[]
  readonly caption: string
}

/** To the right of the figure and of all that is drawn beside it. */
export function Caption({ strip, lane, figure, taken, caption }: CaptionProps) {
  const x = middleOf(strip, Math.max(figure.band, ...taken)) + strip.radius + 12
  const y = laneOf(strip, lane)
  return (
    <>
      <text className="strip-name" x={x} y={y - 2}>
        {figure.name}
      </text>
      <text className="strip-does" x={x} y={y + 14}>
        {caption}
      </text>
    </>
  )
}

interface WayProps {
  readonly strip: Strip
  readonly lane: number
  /** Where the ghost stands. */
  readonly from: number
  readonly to: number
  readonly side: number
  /** It is planned: the arrow leads to the ghost. */
  readonly ahead?: boolean
}

/** A ghost where somebody came from and an arrow to where they are; ahead of them, the other way round. */
export function Way({ strip, lane, from, to, side, ahead = false }: WayProps) {
  if (from === to) return null
  const y = laneOf(strip, lane)
  const way = Math.sign(to - from) * (ahead ? -1 : 1)
  const start = middleOf(strip, ahead ? to : from) + way * (strip.radius - 1)
  const end = middleOf(strip, ahead ? from : to) - way * (strip.radius + 7)
  return (
    <g className={ahead ? 'strip-way strip-ahead' : 'strip-way'}>
      <circle className={`strip-ghost ghost-${side}`} cx={middleOf(strip, from)} cy={y} r={strip.radius - 3} />
      <path className="strip-arrow" d={`M${start} ${y}H${end - way * 4}`} />
      <path className="strip-head" d={`M${end} ${y}l${-way * 9} -5v10z`} />
    </g>
  )
}

/** Two who touch: a short double line beside them. */
export function ContactLine({
  strip,
  band,
  from,
  to,
}: {
  readonly strip: Strip
  readonly band: number
  readonly from: number
  readonly to: number
}) {
  const x = middleOf(strip, band) - strip.radius - 4
  const [top, bottom] = [laneOf(strip, from), laneOf(strip, to)]
  return <path className="strip-contact" d={`M${x} ${top}V${bottom}M${x - 3.5} ${top}V${bottom}`} />
}
