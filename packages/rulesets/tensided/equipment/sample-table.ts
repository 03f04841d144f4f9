/** The rows that the book shows of a sheet: samples of the form, whose numbers are of another supplement. */
import { BadInput, rule, text } from '@umpire/engine'

type SampleRow = {
  readonly rof: number | null
  readonly dam: number
  readonly rng: number | null
  readonly at: number
  readonly size: string | null
}

export const SAMPLE_ROWS: { readonly [weapon: string]: SampleRow } = {
  'M9 Beretta': { rof: 2, dam: 4, rng: 10, at: 18, size: 'medium pistol' },
  'K-bar knife (slashing)': { rof: null, dam: 3, rng: null, at: 14, size: null },
  'K-bar knife (stabbing)': { rof: null, dam: 3, rng: null, at: 14, size: null },
  M4A1: { rof: 15, dam: 6, rng: 40, at: 18, size: 'small rifle' },
  'Glock 19': { rof: 2, dam: 4, rng: 8, at: 18, size: 'small pistol' },
}
const rows = new Map(Object.entries(SAMPLE_ROWS))

export const sampleTable = rule(
  {
    id: 'tensided.equipment.sample-table',
    title: 'Example weapon rows of a character sheet',
    lines: '1215-1258',
    given: { sheet_row: text(100) },
  },
  (x, why) => {
    const row = rows.get(x.sheet_row)
    if (row === undefined) throw new BadInput('sheet_row', `one of ${[...rows.keys()].join(', ')}`, x.sheet_row)
    return why.table('Sample sheet', x.sheet_row, undefined, row)
  },
)
