/** Food, water and years of bodies of other sizes. */
import { oneOf, optional, or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, positive, size } from '../common/fields.ts'
import { areaScale, linearScale } from '../common/scale.ts'
import { HUMAN_WEIGHT } from '../size/scaling.ts'

const EATS_BY_MASS = 0.75
const LIVES_BY_MASS = 0.2
const AVERAGE_SPEED = 5
const DIETS = { omnivore: 1, 'fruit and nuts': 1, meat: 1 / 2, grass: 2 } as const
const ACTIVITIES = { high: 1.25, mixed: 1, low: 4 / 5, minimal: 2 / 3, 'near none': 1 / 2 } as const
const COLD_BLOODED = { no: 1, rest: 1 / 5, 'mildly active': 1 / 2, 'fully active': 1 } as const

const variant = or(oneOf('main', 'advanced'), 'main')

export const sustenance = rule(
  {
    id: 'gulliver.upkeep.sustenance',
    title: 'Food and water',
    lines: '210, 2245-2259',
    given: {
      size,
      mass: or(measure, HUMAN_WEIGHT),
      variant,
      diet: or(oneOf('omnivore', 'fruit and nuts', 'meat', 'grass'), 'omnivore'),
      activity: or(oneOf('high', 'mixed', 'low', 'minimal', 'near none'), 'mixed'),
      cold_blooded: or(oneOf('no', 'rest', 'mildly active', 'fully active'), 'no'),
      /** Quick bodies burn more; left out, that does not count. */
      basic_speed: optional(measure),
      metabolism: or(oneOf('beast', 'humanoid'), 'beast'),
    },
    gives: 'factor',
  },
  (x, why) => {
    const quick = x.basic_speed === undefined ? 1 : x.basic_speed / AVERAGE_SPEED
    return why
      .product('times what a man needs')
      .add('size', x.variant === 'advanced' ? (x.mass / HUMAN_WEIGHT) ** EATS_BY_MASS : areaScale(x.size))
      .add(x.diet, DIETS[x.diet])
      .add(`${x.activity} activity`, ACTIVITIES[x.activity])
      .when(x.cold_blooded !== 'no', 'cold-blooded', COLD_BLOODED[x.cold_blooded])
      .when(quick !== 1, 'Speed', x.metabolism === 'humanoid' ? Math.sqrt(quick) : quick)
      .total()
  },
)

const BEASTS = 2.5
const CLIMATES = { no: 1, cool: 2, temperate: 1.5, hot: 1 } as const

export const lifespan = rule(
  {
    id: 'gulliver.upkeep.lifespan',
    title: 'Lifespan',
    lines: '2261-2271',
    given: {
      /** Years, as people have them. */
      milestone: optional(measure),
      size,
      mass: or(positive, HUMAN_WEIGHT),
      variant,
      kind: or(oneOf('humanoid', 'bird', 'mammal', 'other'), 'humanoid'),
      basic_speed: or(positive, AVERAGE_SPEED),
      cold_blooded: or(oneOf('no', 'cool', 'temperate', 'hot'), 'no'),
      /** Lost to age, as people lose them. */
      lost_st_points: amount,
      lost_ht_points: optional(measure),
    },
  },
  (x, why) => {
    const long = x.variant === 'advanced' ? (x.mass / HUMAN_WEIGHT) ** LIVES_BY_MASS : Math.sqrt(linearScale(x.size))
    const beast = x.kind === 'mammal' || x.kind === 'other'
    return {
      years:
        x.milestone === undefined
          ? null
          : why
              .product('years')
              .add('of people', x.milestone)
              .add('size', long)
              .when(beast, x.kind, 1 / BEASTS)
              .add('Speed', Math.sqrt(AVERAGE_SPEED / x.basic_speed))
              .when(x.cold_blooded !== 'no', 'cold-blooded', CLIMATES[x.cold_blooded])
              .total(),
      combat_st_lost: exact(x.lost_st_points * linearScale(x.size)),
      load_st_lost: exact(x.lost_st_points * areaScale(x.size)),
      hp_lost: exact((x.lost_ht_points ?? 0) * linearScale(x.size)),
    }
  },
)
