/** Cells as they are written in states and strokes: "3,-1". */
import { BadInput, type Field, list } from '@umpire/engine'
import type { Grid } from './grid.ts'

/** Each cell in one way only: what is laid on it is found by its text. */
const CELL = /^(0|-?[1-9]\d{0,4}),(0|-?[1-9]\d{0,4})$/

const cellText: Field<string> = {
  spec: { kind: 'text', most: 13 },
  read: (value, place) => {
    if (typeof value === 'string' && CELL.test(value)) return value
    throw new BadInput(place, 'a cell such as "3,-1"', value)
  },
}

export const cellTexts = (most: number): Field<readonly string[]> => list(cellText, most)

export const isCellText = (written: string): boolean => CELL.test(written)

export function cellOf<Cell>({ at }: Grid<Cell>, written: string): Cell {
  const [, u, v] = CELL.exec(written) ?? []
  return at(Number(u), Number(v))
}

export const textOf = <Cell>({ lattice }: Grid<Cell>, cell: Cell): string => `${lattice.u(cell)},${lattice.v(cell)}`
