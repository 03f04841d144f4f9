/** Shots from the hip. */
import { flag, optional, rule, type Why } from '@umpire/engine'
import { snapShots } from '../../campaign/readings.ts'
import { value } from '../../effect/effect.ts'
import { LOOKING, type Looking, markedDistance, POINT_BLANK, type Sighted, sighted, sighting } from './sighting.ts'

/** A shot that was not aimed. */
export const SNAP = { snap: optional(flag()) }

const SNAP_FACTOR = 10
/** The least that a snap shot adds beyond point blank. */
const SNAP_DF = 5

/** The distance that sighting, point blank and called shots go by. */
export function sightingDistance(x: Looking & { readonly snap?: boolean }, why: Why): number {
  const seen = markedDistance(x, why)
  if (x.snap !== true || seen <= POINT_BLANK || snapShots(why) === 'flat') return seen
  const times = value(x, 'value', 'snap-distance-factor', why) ?? SNAP_FACTOR
  return why.product('snap shot').add('sighting distance', seen).add('not aimed', times).total()
}

export const snapShot = rule(
  {
    id: 'tensided.ranged.snap-shot',
    title: 'Snap shots',
    lines: '381-381, 754-754, 812-812',
    given: LOOKING,
  },
  (x, why): Sighted => {
    const seen = sightingDistance({ ...x, snap: true }, why)
    const found = sighted(x, seen, why)
    if (seen <= POINT_BLANK) return found
    if (snapShots(why) === 'flat') {
      const flat = why.sum('sighting').add('distance', found.sighting_df).add('a snap shot', SNAP_DF).total()
      return { ...found, sighting_df: flat }
    }
    return { ...found, sighting_df: why.atLeast('a snap shot', SNAP_DF, found.sighting_df) }
  },
)

/** By a shot that was aimed, or one that was not. */
export const sightingOf = (x: Looking & { readonly snap?: boolean }, why: Why): Sighted =>
  x.snap === true ? snapShot(x, why) : sighting(x, why)
