/** Some hexes with cover, and people of the demo on them: what a fight looks like. */
import { TokenMark } from '../../elements/token.tsx'
import { hexLayout, outlineOf } from '../../map/layout.ts'

const LAYOUT = hexLayout(8, 6)
const PLACES = Array.from({ length: 48 }, (_, place) => LAYOUT.cell(place % 8, Math.floor(place / 8)))
const among = (...places: readonly number[]) => PLACES.filter((_, place) => places.includes(place))
const WOOD = among(5, 6, 13, 14)
const WALL = among(18, 26, 34)
const REACH = among(16, 17, 24, 32)
const PEOPLE = [
  { name: 'Yvette', side: 1, at: 25, facing: 0 },
  { name: 'Lucien', side: 1, at: 41, facing: 300 },
  { name: 'Krause', side: 2, at: 21, facing: 180 },
  { name: 'Lange', side: 2, at: 30, facing: 180 },
] as const

const all = (cells: typeof PLACES): string => cells.map(cell => outlineOf(LAYOUT, cell)).join('')

export default function DemoPicture() {
  return (
    <svg viewBox="16 0 468 322" aria-hidden="true">
      <path className="picture-wood" d={all(WOOD)} />
      <path className="picture-reach" d={all(REACH)} />
      <path className="picture-wall" d={all(WALL)} />
      <path className="picture-grid" d={all(PLACES)} />
      {PEOPLE.map(({ name, side, at, facing }) => {
        const { x, y } = LAYOUT.middle(PLACES[at] ?? LAYOUT.cell(0, 0))
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <TokenMark name={name} side={side} health={[1]} facing={facing} radius={22} />
          </g>
        )
      })}
    </svg>
  )
}
