/** The finer table of fright: where it differs from the other book's, and nothing else. */
import { FRIGHT_ROWS, type FrightRow } from '@umpire/gurps/rooms'

const gain = (what: string, points: number) => ({ op: 'gain', what, points }) as const
const MILD = gain('mild-phobia-or-mental-disadvantage', -10)
const as = (row: number) => ({ op: 'as', row }) as const
const aged = (points: number) => ({ ...gain('physical-disadvantages-or-aging', points), points_per_year_of_age: -3 })

const FINER: readonly FrightRow[] = [
  [13, [{ ...gain('quirk', -1), beyond_five: true }]],
  [22, [gain('major-delusion', -10)]],
  [23, [MILD]],
  [24, [aged(-15)]],
  [25, [{ op: 'worsen', what: 'a related mild phobia becomes severe', otherwise: [MILD] }]],
  [26, [as(18), as(22)]],
  [27, [as(18), as(23)]],
  [34, [gain('severe-delusion', -15)]],
  [35, [gain('severe-phobia-or-mental-disadvantage', -15)]],
  [38, [as(29), as(34)]],
  [39, [as(29), gain('severe-phobia-or-mental-disadvantage', -30)]],
]

const finer = new Set(FINER.map(([upTo]) => upTo))

export const SCREEN_FRIGHT_ROWS: readonly FrightRow[] = [
  ...FRIGHT_ROWS.filter(([upTo]) => !finer.has(upTo)),
  ...FINER,
].toSorted(([a], [b]) => a - b)
