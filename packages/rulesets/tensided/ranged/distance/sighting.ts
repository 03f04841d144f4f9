/**
 * What the eye makes of a distance. Two distances count at range: the true one, which the bullet flies, and the sighting
 * distance, which marksmen shorten and snap shots lengthen.
 */
import { num, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { abilitiesHeld, factor, flawsHeld, wearsLenses } from '../../effect/effect.ts'

export const DISTANCE = num({ min: 0, max: 1_000_000 })

type Band = 'point-blank' | 'short' | 'medium' | 'long' | 'extreme'

type SightingRow = { readonly to: number; readonly df: number; readonly band: Band }

/** Each reaches to its distance. */
export const SIGHTING_ROWS: readonly SightingRow[] = [
  { to: 10, df: 0, band: 'point-blank' },
  { to: 25, df: 2, band: 'short' },
  { to: 50, df: 5, band: 'medium' },
  { to: 100, df: 8, band: 'long' },
  { to: 200, df: 10, band: 'extreme' },
  { to: 300, df: 12, band: 'extreme' },
  { to: 400, df: 15, band: 'extreme' },
  { to: 500, df: 20, band: 'extreme' },
  { to: 600, df: 25, band: 'extreme' },
  { to: 700, df: 30, band: 'extreme' },
  { to: 800, df: 40, band: 'extreme' },
  { to: 900, df: 50, band: 'extreme' },
]
const LAST = { to: 900, df: 50, band: 'extreme' } as const
/** Beyond the last row, for every further distance begun. */
const BEYOND = { metres: 100, df: 10 }

export const POINT_BLANK = 10
export const SHORT_RANGE = 25

const TITLE = 'Sighting'

function rowOf(distance: number, why: Why): SightingRow {
  const row = SIGHTING_ROWS.find(({ to }) => distance <= to)
  if (row !== undefined) return why.table(TITLE, row.to, undefined, row)
  const further = why.round('hundreds of metres beyond', (distance - LAST.to) / BEYOND.metres, 'up')
  const df = why
    .sum('beyond the table')
    .add(`${LAST.to} m`, LAST.df)
    .add('further', further * BEYOND.df)
    .total()
  return { ...LAST, df }
}

/** Who looks, and how far. */
export const LOOKING = {
  distance: DISTANCE,
  abilities: abilitiesHeld,
  /** The nearsighted see worse. */
  flaws: flawsHeld,
  lenses: wearsLenses,
  /** Something rough at somebody, not at a square: the distance counts so many times. */
  times: optional(num({ min: 1, max: 10 })),
}
export type Looking = ValuesOf<typeof LOOKING>

/** The distance as it counts for an aimed shot. */
export function markedDistance(x: Looking, why: Why): number {
  const { distance, times = 1 } = x
  const by = factor(x, 'sighting-distance', why)
  if (by === 1 && times === 1) return distance
  return why
    .product('sighting distance')
    .add('metres', distance)
    .when(by !== 1, 'traits', by)
    .when(times !== 1, 'at somebody, not at a square', times)
    .total()
}

export type Sighted = { readonly effective_distance: number; readonly sighting_df: number; readonly band: Band }

/** What that distance adds. */
export function sighted(x: Looking, effective_distance: number, why: Why): Sighted {
  const { df, band } = rowOf(effective_distance, why)
  const by = factor(x, 'sighting-df', why)
  const sighting_df = by === 1 ? df : why.product('sighting').add('distance', df).add('traits', by).total()
  return { effective_distance, sighting_df, band }
}

export const sighting = rule(
  {
    id: 'tensided.ranged.sighting',
    title: 'Sighting difficulty by distance',
    lines: '811-823',
    given: LOOKING,
  },
  (x, why): Sighted => sighted(x, markedDistance(x, why), why),
)
