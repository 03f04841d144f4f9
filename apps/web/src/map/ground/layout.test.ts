import { neighbour } from '@umpire/geometry'
import { describe, expect, test } from 'vitest'
import { directionOf, hexLayout, type Layout, samePlace, squareLayout } from './layout.ts'

const every = <Cell>({ cell, columns, rows }: Layout<Cell>): readonly Cell[] =>
  Array.from({ length: columns * rows }, (_, place) => cell(place % columns, Math.floor(place / columns)))

function holds<Cell>(layout: Layout<Cell>): void {
  for (const cell of every(layout)) {
    const { x, y } = layout.middle(cell)
    expect(samePlace(layout, layout.at({ x, y }), cell)).toBe(true)
    expect(layout.cell(layout.columnOf(cell), layout.rowOf(cell))).toEqual(cell)
    for (const corner of layout.corners) {
      // Just inside of every corner it is still the same cell, and every corner is on the sheet.
      const near = { x: x + corner.x * 0.97, y: y + corner.y * 0.97 }
      expect(samePlace(layout, layout.at(near), cell)).toBe(true)
      expect(x + corner.x).toBeGreaterThan(-0.01)
      expect(x + corner.x).toBeLessThan(layout.width + 0.01)
      expect(y + corner.y).toBeGreaterThan(-0.01)
      expect(y + corner.y).toBeLessThan(layout.height + 0.01)
    }
    for (let direction = 0; direction < layout.lattice.du.length; direction++) {
      const side = layout.side(direction)
      if (side === undefined) continue
      const beyond = layout.middle(neighbour(layout.lattice, cell, direction))
      // The side in a direction stands half-way to the next cell, and the facing points there.
      expect((side[0].x + side[1].x) / 2).toBeCloseTo((beyond.x - x) / 2)
      expect((side[0].y + side[1].y) / 2).toBeCloseTo((beyond.y - y) / 2)
      const angle = (Math.atan2(beyond.y - y, beyond.x - x) * 180) / Math.PI
      expect((angle + 360) % 360).toBeCloseTo(layout.degrees(direction) % 360)
    }
  }
}

describe('every cell is where it is drawn', () => {
  test('of hexes', () => holds(hexLayout(7, 6)))
  test('of squares', () => holds(squareLayout(7, 6)))
  test('and beside the map is nothing', () => {
    const { at, width, height } = hexLayout(7, 6)
    for (const point of [
      { x: -1, y: 10 },
      { x: width + 20, y: 10 },
      { x: 10, y: height + 20 },
    ]) {
      expect(at(point)).toBeUndefined()
    }
  })
})

test('arrows up and down lead straight on, though rows of hexes are offset', () => {
  const layout = hexLayout(9, 9)
  let cell = layout.cell(4, 0)
  for (let step = 0; step < 6; step++) {
    const direction = directionOf(layout, 'ArrowDown', cell)
    if (direction === undefined) throw new Error('there is a way down')
    cell = neighbour(layout.lattice, cell, direction)
    expect(layout.columnOf(cell)).toBe(4)
  }
  expect(directionOf(layout, 'Enter', cell)).toBeUndefined()
})
