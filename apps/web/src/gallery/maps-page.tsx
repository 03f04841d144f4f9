/** Large maps of hexes and of squares with many people on them: where one looks at them, and where they are measured. */
import { blankMap, type GridMap, type Terrain } from '@umpire/geometry'
import { useMemo, useState } from 'react'
import { Page } from '../elements/frame/page.tsx'
import './gallery.css'
import { hexLayout, type Layout, samePlace, squareLayout } from '../map/ground/layout.ts'
import { type MapFigure, MapView } from '../map/map-view.tsx'

const SIDE = 100
const PEOPLE = 200
const FAR = 4

const OPEN: Partial<Terrain> = {}
/** Scattered over the ground, always the same. */
const GROUND: readonly Partial<Terrain>[] = [
  ...Array.from({ length: 12 }, () => OPEN),
  { cover: 1 },
  { cover: 2 },
  { cover: 3 },
  { toll: 1 },
  { blocked: true, opaque: true },
  { blocked: true },
  { elevation: 1 },
]

function groundOf<Cell>(layout: Layout<Cell>): GridMap<Cell> {
  const map = blankMap(layout.lattice, layout.columns, layout.rows)
  for (let row = 0; row < layout.rows; row++) {
    for (let column = 0; column < layout.columns; column++) {
      const traits = GROUND[(column * 7 + row * 13 + column * row * 3) % GROUND.length] ?? OPEN
      const taken = column % 10 === 5 && row % 5 === 2
      if (!taken && traits !== OPEN) map.paint(layout.cell(column, row), traits)
    }
  }
  return map
}

const figuresOn = <Cell,>(layout: Layout<Cell>): readonly MapFigure<Cell>[] =>
  Array.from({ length: PEOPLE }, (_, place) => {
    const name = `Number ${place + 1}`
    const cell = layout.cell((place % 10) * 10 + 5, Math.floor(place / 10) * 5 + 2)
    return {
      id: String(place),
      mark: { name: String(place + 1), side: (place % 4) + 1, health: [1 - (place % 7) / 8] },
      label: name,
      caption: name,
      cells: [cell],
      facing: place % layout.lattice.du.length,
      movable: true,
    }
  })

function Sample<Cell>({ label, layout }: { readonly label: string; readonly layout: Layout<Cell> }) {
  const map = useMemo(() => groundOf(layout), [layout])
  const [figures, setFigures] = useState(() => figuresOn(layout))
  const [chosen, setChosen] = useState('104')
  const here = figures.find(({ id }) => id === chosen)?.cells[0]
  const reach = useMemo(() => {
    if (here === undefined) return []
    const [column, row] = [layout.columnOf(here), layout.rowOf(here)]
    return Array.from({ length: (2 * FAR + 1) ** 2 }, (_, place) => ({
      by: Math.max(Math.abs((place % 9) - FAR), Math.abs(Math.floor(place / 9) - FAR)),
      cell: layout.cell(column + (place % 9) - FAR, row + Math.floor(place / 9) - FAR),
    })).flatMap(({ by, cell }) =>
      map.contains(cell) && !samePlace(layout, cell, here) ? [{ cell, cost: String(by), far: by > 1 }] : [],
    )
  }, [layout, map, here])
  return (
    <div className="gallery-map">
      <MapView
        label={label}
        layout={layout}
        map={map}
        figures={figures}
        chosen={chosen}
        reach={reach}
        lines={[]}
        blast={[]}
        arcs={null}
        seen={null}
        tell={() => ({ text: 'there', allowed: true })}
        measure={(from, to) => ({ from, to, text: 'from there to here' })}
        onChoose={setChosen}
        onCell={() => undefined}
        onMove={(id, to) => setFigures(all => all.map(one => (one.id === id ? { ...one, cells: [to] } : one)))}
      />
    </div>
  )
}

const HEXES = hexLayout(SIDE, SIDE)
const SQUARES = squareLayout(SIDE, SIDE)

/** By themselves, so that nothing else is at work where they are measured. */
export const MapsPage = () => (
  <Page name="Maps" title="Maps" about="as large as they come">
    <h1 className="unseen">Maps</h1>
    <div className="gallery-column">
      <section>
        <h2>Map of hexes</h2>
        <Sample label="A large map of hexes" layout={HEXES} />
      </section>
      <section>
        <h2>Map of squares</h2>
        <Sample label="A large map of squares" layout={SQUARES} />
      </section>
    </div>
  </Page>
)
