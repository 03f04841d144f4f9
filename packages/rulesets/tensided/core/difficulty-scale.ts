/** Difficulty in words. */
import { BadInput, flag, oneOf, optional, rule } from '@umpire/engine'
import { score } from './roll.ts'

const rows = [
  { name: 'easy', from: 6, to: 10, midpoint: 8 },
  { name: 'moderate', from: 11, to: 16, midpoint: 13 },
  { name: 'challenging', from: 17, to: 22, midpoint: 19 },
  { name: 'difficult', from: 23, to: 28, midpoint: 25 },
  { name: 'world-class', from: 29, to: 34, midpoint: 31 },
  { name: 'insane', from: 35, to: 40, midpoint: 37 },
  { name: 'impossible', from: 41, to: null, midpoint: 41 },
] as const

export type Band = (typeof rows)[number]['name']
export const BAND_ROWS: readonly {
  readonly name: Band
  readonly from: number
  /** The last number that still belongs to it; the highest band has none. */
  readonly to: number | null
  readonly midpoint: number
}[] = rows
export const BANDS: readonly Band[] = rows.map(({ name }) => name)

/** Below the first band the book has no word. */
const bandOf = (difficulty: number): Band | 'trivial' =>
  BAND_ROWS.findLast(({ from }) => difficulty >= from)?.name ?? 'trivial'

export const difficultyScale = rule(
  {
    id: 'tensided.core.difficulty-scale',
    title: 'Named difficulty bands',
    lines: '26-39',
    given: {
      difficulty: optional(score),
      /** Only the band: its middle is proposed. */
      name: optional(oneOf(...BANDS)),
      physically_possible: optional(flag()),
    },
  },
  (x, why) => {
    const roll_allowed = x.physically_possible ?? true
    if (x.difficulty !== undefined) {
      const name = why.table('Difficulty', x.difficulty, undefined, bandOf(x.difficulty))
      return { difficulty: x.difficulty, name, roll_allowed }
    }
    const row = BAND_ROWS.find(({ name }) => name === x.name)
    if (row === undefined) throw new BadInput('given', 'a difficulty or the name of a band', 'neither')
    return { difficulty: why.table('Difficulty', row.name, 'middle', row.midpoint), name: row.name, roll_allowed }
  },
)
