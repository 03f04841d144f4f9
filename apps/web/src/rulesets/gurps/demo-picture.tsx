/** Some hexes with cover, and people of the demo on them: what a fight looks like. */
import { TokenMark } from '../../elements/play/token.tsx'
import { hexLayout, outlineOf } from '../../map/ground/layout.ts'

const LAYOUT = hexLayout(8, 6)
const PLACES = Array.from({ length: 48 }, (_, place) => LAYOUT.cell(place % 8, Math.floor(place / 8)))
const among = (...places: readonly number[]) => PLACES.filter((_, place) => places.includes(place))

interface Scene {
  readonly wood: typeof PLACES
  readonly wall: typeof PLACES
  readonly reach: typeof PLACES
  readonly people: readonly {
    readonly name: string
    readonly side: number
    readonly at: number
    readonly facing: number
    readonly radius: number
  }[]
}

const MAN = 22

const AMBUSH: Scene = {
  wood: among(5, 6, 13, 14),
  wall: among(18, 26, 34),
  reach: among(16, 17, 24, 32),
  people: [
    { name: 'Yvette', side: 1, at: 25, facing: 0, radius: MAN },
    { name: 'Lucien', side: 1, at: 41, facing: 300, radius: MAN },
    { name: 'Krause', side: 2, at: 21, facing: 180, radius: MAN },
    { name: 'Lange', side: 2, at: 30, facing: 180, radius: MAN },
  ],
}

/** By the id of the demo; whatever else there will be looks like the first. */
const SCENES: { readonly [demo: string]: Scene } = {
  giant: {
    wood: among(6, 7, 15, 40, 41),
    wall: [],
    reach: among(9, 10, 16, 19, 24, 27, 32, 34, 35),
    people: [
      { name: 'Grum', side: 1, at: 26, facing: 0, radius: 58 },
      { name: 'Krause', side: 2, at: 13, facing: 180, radius: MAN },
      { name: 'Lange', side: 2, at: 28, facing: 180, radius: MAN },
      { name: 'Vogt', side: 2, at: 30, facing: 180, radius: MAN },
      { name: 'Brandt', side: 2, at: 44, facing: 240, radius: MAN },
    ],
  },
}

const all = (cells: typeof PLACES): string => cells.map(cell => outlineOf(LAYOUT, cell)).join('')

export default function DemoPicture({ demo }: { readonly demo: string }) {
  const { wood, wall, reach, people } = (Object.hasOwn(SCENES, demo) ? SCENES[demo] : undefined) ?? AMBUSH
  return (
    <svg viewBox="16 0 468 322" aria-hidden="true">
      <path className="picture-wood" d={all(wood)} />
      <path className="picture-reach" d={all(reach)} />
      <path className="picture-wall" d={all(wall)} />
      <path className="picture-grid" d={all(PLACES)} />
      {people.map(({ name, side, at, facing, radius }) => {
        const { x, y } = LAYOUT.middle(PLACES[at] ?? LAYOUT.cell(0, 0))
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <TokenMark name={name} side={side} health={[1]} facing={facing} radius={radius} />
          </g>
        )
      })}
    </svg>
  )
}
