/** Some squares of the diner, and people of the demo on them: what a fight looks like. */
import { TokenMark } from '../../elements/play/token.tsx'
import { outlineOf, squareLayout } from '../../map/ground/layout.ts'

const LAYOUT = squareLayout(9, 6)
const PLACES = Array.from({ length: 54 }, (_, place) => LAYOUT.cell(place % 9, Math.floor(place / 9)))
const among = (...places: readonly number[]) => PLACES.filter((_, place) => places.includes(place))
const TABLES = among(11, 12, 15, 16, 38, 39)
const WALL = among(0, 1, 2, 3, 4, 5, 6, 7, 8)
const REACH = among(18, 19, 20, 27, 29, 36, 37)
const PEOPLE = [
  { name: 'Vera', side: 1, at: 28 },
  { name: 'Tomas', side: 1, at: 46 },
  { name: 'Rook', side: 2, at: 25 },
  { name: 'Sledge', side: 2, at: 43 },
] as const

const all = (cells: typeof PLACES): string => cells.map(cell => outlineOf(LAYOUT, cell)).join('')

export default function DemoPicture() {
  return (
    <svg viewBox="0 0 468 312" aria-hidden="true">
      <path className="picture-wood" d={all(TABLES)} />
      <path className="picture-reach" d={all(REACH)} />
      <path className="picture-wall" d={all(WALL)} />
      <path className="picture-grid" d={all(PLACES)} />
      {PEOPLE.map(({ name, side, at }) => {
        const { x, y } = LAYOUT.middle(PLACES[at] ?? LAYOUT.cell(0, 0))
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <TokenMark name={name} side={side} health={[1]} radius={20} />
          </g>
        )
      })}
    </svg>
  )
}
