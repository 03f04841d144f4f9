/** A strip of range bands with the people of the demo where they begin: what a fight looks like. */
import { TokenMark } from '../../elements/token.tsx'

interface Standing {
  readonly name: string
  readonly side: number
  readonly band: number
  readonly lane: number
}

const BANDS = 9
const BAND = 28
const [LEFT, TOP, FLOOR] = [15, 26, 158] as const
const LANES = [50, 92, 134] as const

const PEOPLE: { readonly [demo: string]: readonly Standing[] } = {
  warehouse: [
    { name: 'Ada', side: 1, band: 0, lane: 0 },
    { name: 'Bram', side: 1, band: 1, lane: 1 },
    { name: 'Oskar', side: 2, band: 2, lane: 0 },
    { name: 'Lem', side: 2, band: 3, lane: 2 },
    { name: 'Vitek', side: 2, band: 6, lane: 1 },
  ],
  airlock: [
    { name: 'Mirel', side: 1, band: 0, lane: 0 },
    { name: 'Jonas', side: 1, band: 1, lane: 1 },
    { name: 'Sef', side: 1, band: 0, lane: 2 },
    { name: 'Rook', side: 2, band: 2, lane: 0 },
    { name: 'Tarn', side: 2, band: 3, lane: 2 },
  ],
}
const NOBODY: readonly Standing[] = []

const middleOf = (band: number): number => LEFT + (band + 0.5) * BAND

export default function DemoPicture({ demo }: { readonly demo: string }) {
  const people = PEOPLE[demo] ?? NOBODY
  return (
    <svg viewBox="0 0 285 196" aria-hidden="true">
      <rect className="picture-reach" x={LEFT} y={TOP} width={BAND * 3} height={FLOOR - TOP} />
      {Array.from({ length: BANDS + 1 }, (_, line) => LEFT + line * BAND).map(x => (
        <path key={x} className="picture-grid" d={`M${x} ${TOP}V${FLOOR}`} />
      ))}
      <path className="picture-floor" d={`M${LEFT} ${FLOOR}H${LEFT + BANDS * BAND}`} />
      {Array.from({ length: BANDS }, (_, band) => band).map(band => (
        <text key={band} className="picture-number" x={middleOf(band)} y="176">
          {band}
        </text>
      ))}
      <path className="picture-sight" d={`M${middleOf(0)} ${LANES[0]}H${middleOf(2)}`} />
      {people.map(({ name, side, band, lane }) => (
        <g key={name} transform={`translate(${middleOf(band)} ${LANES[lane] ?? 0})`}>
          <TokenMark name={name} side={side} health={[1, 1, 1]} radius={16} />
        </g>
      ))}
    </svg>
  )
}
