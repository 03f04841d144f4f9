/** A strip of range bands with the people of the demo where they begin: what a fight looks like. */

import { TokenMark } from '../../elements/play/token.tsx'
import { numberText } from '../../text/number-text.ts'
import { DEMO_PEOPLE, type Standing } from './demo-people.ts'

const [FIRST, BANDS] = [-2, 9] as const
const BAND = 28
const [LEFT, TOP, FLOOR] = [15, 16, 162] as const
/** As far as the first of them can run. */
const REACH = 2
const MOST_RADIUS = 15
const NOBODY: readonly Standing[] = []

const leftOf = (band: number): number => LEFT + (band - FIRST) * BAND
const middleOf = (band: number): number => leftOf(band) + BAND / 2

export default function DemoPicture({ demo }: { readonly demo: string }) {
  const people = DEMO_PEOPLE[demo] ?? NOBODY
  const lane = (FLOOR - TOP) / Math.max(1, people.length)
  const from = people[0]?.band ?? 0
  return (
    <svg viewBox="0 0 285 196" aria-hidden="true">
      <rect
        className="picture-reach"
        x={leftOf(from - REACH)}
        y={TOP}
        width={BAND * (2 * REACH + 1)}
        height={FLOOR - TOP}
      />
      {Array.from({ length: BANDS + 1 }, (_, line) => leftOf(FIRST + line)).map(x => (
        <path key={x} className="picture-grid" d={`M${x} ${TOP}V${FLOOR}`} />
      ))}
      <path className="picture-floor" d={`M${LEFT} ${FLOOR}H${leftOf(FIRST + BANDS)}`} />
      {Array.from({ length: BANDS }, (_, place) => FIRST + place).map(band => (
        <text key={band} className="picture-number" x={middleOf(band)} y={FLOOR + 18}>
          {numberText(band)}
        </text>
      ))}
      {people.map(({ name, side, band }, place) => (
        <g key={name} transform={`translate(${middleOf(band)} ${TOP + (place + 0.5) * lane})`}>
          <TokenMark name={name} side={side} health={[1, 1, 1]} radius={Math.min(MOST_RADIUS, lane / 2 - 1)} />
        </g>
      ))}
    </svg>
  )
}
