import { describe, expect, test } from 'vitest'
import { type Grid, HEXES, SQUARES } from './grid.ts'
import { groundOf } from './map.ts'
import { type Comer, placed } from './placing.ts'

const somebody = (side: number, at?: Comer['at']): Comer => ({
  side,
  place: 'file',
  near: false,
  ...(at === undefined ? {} : { at }),
})

function each<Cell>(grid: Grid<Cell>): void {
  const keyOf = (cell: Cell): string => `${grid.lattice.u(cell)},${grid.lattice.v(cell)}`

  test('rings hold each cell once, grow outward and leave none out', () => {
    const middle = grid.at(3, -2)
    const seen = new Set<string>()
    for (let radius = 0; radius < 6; radius++) {
      for (const cell of grid.ring(middle, radius)) {
        expect(seen.has(keyOf(cell))).toBe(false)
        seen.add(keyOf(cell))
      }
    }
    const sides = grid.lattice.du.length
    // Of hexes six more in each ring, of squares eight.
    expect(seen.size).toBe(1 + sides * 15)
  })

  test('on open ground two lines stand opposite, and nobody stands on anybody', () => {
    const people = [0, 1].flatMap(side => Array.from({ length: 9 }, () => somebody(side)))
    const cells = placed(grid, people, null, 20)
    expect(new Set(cells.map(keyOf)).size).toBe(18)
    const columns = cells.map((_, nth) => (nth < 9 ? -10 : 10))
    expect(cells.map(keyOf)).toEqual(columns.map((column, nth) => keyOf(grid.inColumn(column, 2 * ((nth % 9) - 4)))))
  })

  test('marks, cells and the edges of a map; whoever has a place of his own takes it first', () => {
    const ground = groundOf(grid, { map: ['. . . B', 'A . # .', '. . . .'] }, 'file')
    const [edge, marked, own] = placed(grid, [somebody(0), somebody(1), somebody(0, 'A')], ground, 20)
    expect(own === undefined ? '' : keyOf(own)).toBe(keyOf(grid.inColumn(0, 1)))
    expect(marked === undefined ? '' : keyOf(marked)).toBe(keyOf(grid.inColumn(3, 0)))
    expect(edge === undefined ? '' : keyOf(edge)).not.toBe(keyOf(grid.inColumn(0, 1)))
  })

  test('off the map is no place, neither for somebody nor for a side', () => {
    const ground = groundOf(grid, { map: ['. . . .', '. . . .', '. . . .'] }, 'file')
    const [from, to] = [grid.inColumn(0, 2), grid.inColumn(3, 2)]
    const said = `a ${grid.cell} that is not off the map, 4 wide and 3 high (row 2 is [${keyOf(from)}] to [${keyOf(to)}])`
    expect(() => placed(grid, [somebody(0, [40, 2])], ground, 20)).toThrow(said)
    expect(() => placed(grid, [{ ...somebody(0, [0, 9]), near: true }], ground, 20)).toThrow(said)
  })

  test('a wall is no place, nor is one that is taken, nor a mark that is not there', () => {
    const ground = groundOf(grid, { map: ['. A . #', '. . . .'] }, 'file')
    expect(() => placed(grid, [somebody(0, [3, 0])], ground, 20)).toThrow(`a free ${grid.cell}`)
    expect(() => placed(grid, [somebody(0, [1, 0]), somebody(1, 'A')], ground, 20)).toThrow(`a free ${grid.cell}`)
    expect(() => placed(grid, [somebody(0, 'X')], ground, 20)).toThrow('one of the marks A')
    expect(() => placed(grid, [somebody(0, 'X')], null, 20)).toThrow(`${grid.lengths} from the middle`)
  })
}

describe('hexes', () => each(HEXES))
describe('squares', () => each(SQUARES))
