/** What the figures stand on: bands, lanes, ranges with their DMs, what can be reached, where there is no throw. */
import type { RangeSpan } from '../../odds/ask.ts'
import { rangeName } from '../../views/words.ts'
import { fightWords } from '../words.ts'
import { type Bracket, bracketsOf, isClosed, laneOf, leftOf, middleOf, type Strip, TOP } from './strip.ts'

const text = fightWords.stage

interface GroundProps {
  readonly strip: Strip
  readonly lanes: number
  /** The band of the figure in view. */
  readonly at: number | undefined
  readonly spans: readonly RangeSpan[]
  /** The ranges in that band itself. */
  readonly here: readonly RangeSpan[]
  readonly reach: ReadonlySet<number>
}

const METRES_EVERY = 4
const TICK = 7

export function StripGround({ strip, lanes, at, spans, here, reach }: GroundProps) {
  const { first, count, floor } = strip
  const bands = Array.from({ length: count }, (_, index) => first + index)
  const end = first + count
  const brackets = at === undefined ? [] : bracketsOf(strip, at, spans, here)
  return (
    <g>
      <defs>
        <pattern id="strip-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(-45)">
          <path className="strip-hatch" d="M0 0V6" />
        </pattern>
      </defs>
      {bands
        .filter(band => reach.has(band))
        .map(band => (
          <rect
            key={band}
            className="strip-reach"
            x={leftOf(strip, band)}
            y={TOP}
            width={strip.band}
            height={floor - TOP}
          />
        ))}
      {brackets.filter(isClosed).map(({ from, to }) => (
        <rect
          key={from}
          fill="url(#strip-hatch)"
          x={leftOf(strip, from)}
          y={TOP}
          width={(to - from + 1) * strip.band}
          height={floor - TOP}
        />
      ))}
      {[...bands, end].map(band => (
        <path key={band} className="strip-band" d={`M${leftOf(strip, band)} ${TOP}V${floor + 6}`} />
      ))}
      {Array.from({ length: Math.max(0, lanes - 1) }, (_, lane) => (
        <path
          key={laneOf(strip, lane)}
          className="strip-lane"
          d={`M${leftOf(strip, first)} ${laneOf(strip, lane) + strip.lane / 2}H${leftOf(strip, end)}`}
        />
      ))}
      <path className="strip-floor" d={`M${leftOf(strip, first)} ${floor}H${leftOf(strip, end)}`} />
      {bands.map(band => (
        <g key={band}>
          <text className="strip-number" x={middleOf(strip, band)} y={floor + 20}>
            {band < 0 ? `−${-band}` : band}
          </text>
          {band >= 0 && band % METRES_EVERY === 0 && (
            <text className="strip-metres" x={middleOf(strip, band)} y={floor + 36}>
              {text.metres(band)}
            </text>
          )}
        </g>
      ))}
      {brackets.map(bracket => (
        <RangeBracket key={bracket.from} strip={strip} bracket={bracket} />
      ))}
    </g>
  )
}

function RangeBracket({ strip, bracket }: { readonly strip: Strip; readonly bracket: Bracket }) {
  const { ranges, from, to } = bracket
  const left = leftOf(strip, from) + 3
  const right = leftOf(strip, to + 1) - 3
  const middle = (left + right) / 2
  return (
    <g className={isClosed(bracket) ? 'strip-range strip-closed' : 'strip-range'}>
      <path d={`M${left} ${TOP - 6}v${-TICK}H${right}v${TICK}`} />
      <text className="strip-dm" x={middle} y={TOP - 34}>
        {isClosed(bracket) ? text.noThrow : ranges.map(({ dm }) => (dm === null ? text.none : text.dm(dm))).join(', ')}
      </text>
      <text className="strip-range-name" x={middle} y={TOP - 20}>
        {ranges.map(({ range }) => rangeName(range)).join(', ')}
      </text>
    </g>
  )
}
