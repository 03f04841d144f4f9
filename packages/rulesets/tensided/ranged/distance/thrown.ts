/** What is thrown by hand or lobbed by a weapon, and where it lands when it misses. */
import { flag, int, num, oneOf, optional, rolled, rule, type Why } from '@umpire/engine'
import { grenadeScatter } from '../../campaign/settings.ts'
import { statValue } from '../../tables/stats.ts'
import { AIMED_AT, type AimedAt, countsTimes, roughBase } from './base-difficulty.ts'
import { DISTANCE, LOOKING, type Looking } from './sighting.ts'
import { SNAP, sightingOf } from './snap-shot.ts'

const METRES_PER_PHYSIQUE = 10
type Lobbed = {
  readonly possible: boolean
  readonly max_range: number
  readonly base_df?: number
  readonly effective_distance?: number
  readonly sighting_df?: number
  readonly difficulty?: number
}

type Lobbing = Looking & { readonly aimed_at?: AimedAt; readonly snap?: boolean }

function lobbed(x: Lobbing, max_range: number, why: Why): Lobbed {
  if (!why.compare('in reach', x.distance, '<=', max_range)) return { possible: false, max_range }
  const { aimed_at = 'square' } = x
  const { effective_distance, sighting_df } = sightingOf({ ...x, times: countsTimes(aimed_at) }, why)
  const base_df = roughBase(aimed_at, why)
  const difficulty = why.sum('difficulty').add('base difficulty', base_df).add('sighting', sighting_df).total()
  return { possible: true, max_range, base_df, effective_distance, sighting_df, difficulty }
}

const AIM = { ...LOOKING, ...SNAP, aimed_at: optional(oneOf(...AIMED_AT)) }

export const thrown = rule(
  {
    id: 'tensided.ranged.thrown',
    title: 'Thrown objects',
    lines: '830-830, 1549-1549',
    given: { ...AIM, physique: statValue },
  },
  ({ physique, ...x }, why): Lobbed => {
    const most = why.product('greatest range').add('physique', physique).add('metres each', METRES_PER_PHYSIQUE).total()
    return lobbed(x, most, why)
  },
)

export const ballistic = rule(
  {
    id: 'tensided.ranged.ballistic',
    title: 'Ballistic weapons',
    lines: '831-831',
    given: { ...AIM, max_range: num({ min: 0, max: 1_000_000 }) },
  },
  ({ max_range, ...x }, why): Lobbed => lobbed(x, max_range, why),
)

export const scatter = rule(
  {
    id: 'tensided.ranged.scatter',
    title: 'Where a missed grenade lands',
    lines: '766-768, 830-831',
    given: {
      mos: int({ min: -100_000, max: 100_000 }),
      distance: DISTANCE,
      /** 1 is beyond the target, then clockwise. */
      d8: rolled('1d8'),
      grenade_scatter: optional(flag()),
    },
  },
  (x, why) => {
    if (!(x.grenade_scatter ?? grenadeScatter(why))) return { scatter: null, direction: null }
    if (x.mos >= 0) return { scatter: why.input('it hit', 0), direction: null }
    const most = why.round('half of the way', x.distance / 2, 'down')
    return { scatter: why.atMost('half of the way', most, why.input('missed by', -x.mos)), direction: x.d8 }
  },
)
