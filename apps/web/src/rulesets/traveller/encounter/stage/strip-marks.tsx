/** What is drawn beside figures on the range line: names, ways, contacts. */
import type { Figure } from '../../views/encounter-view.ts'
import { type Contact, laneOf, middleOf, type Strip } from './strip.ts'

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

interface ContactLineProps {
  readonly strip: Strip
  readonly contact: Contact
  /** Planned. */
  readonly ahead?: boolean
  /** What is said of it, where the figure in view is one of the two: the range. */
  readonly says?: string | undefined
}

/** Two who touch: a short double line beside them. */
export function ContactLine({ strip, contact: { band, from, to }, ahead = false, says }: ContactLineProps) {
  const x = middleOf(strip, band) - strip.radius - 4
  const [top, bottom] = [laneOf(strip, from), laneOf(strip, to)]
  return (
    <g className={ahead ? 'strip-contact strip-contact-ahead' : 'strip-contact'}>
      <path d={`M${x} ${top}V${bottom}M${x - 3.5} ${top}V${bottom}`} />
      {says !== undefined && (
        <text x={x - 9} y={bottom - strip.lane / 2 + 5}>
          {says}
        </text>
      )}
    </g>
  )
}
