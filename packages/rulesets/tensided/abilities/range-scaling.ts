/** What a trained eye makes of a distance. */
import { num, oneOf, optional, rule } from '@umpire/engine'
import { abilitiesHeld, factor, flawsHeld } from '../effect/effect.ts'
import { spotTable } from '../skills/spot.ts'
import { SPOT_CATEGORY } from '../tables/visibility.ts'

export const rangeScaling = rule(
  {
    id: 'tensided.abilities.range-scaling',
    title: 'How spotting and sighting abilities scale distance',
    lines: '370-375',
    given: {
      abilities: abilitiesHeld,
      flaws: flawsHeld,
      /** True metres: what eyesight looks at, and bullets fly. */
      distance: num({ min: 0, max: 10_000_000 }),
      /** For spotting where nothing is said. */
      purpose: optional(oneOf('spotting', 'sighting')),
      /** With it the spotting table is read as well. */
      category: optional(SPOT_CATEGORY),
    },
  },
  (x, why) => {
    const { purpose = 'spotting', category, flaws = [] } = x
    const effective_distance = why
      .product('effective distance')
      .add('true distance', x.distance)
      .add(purpose, factor(x, purpose === 'spotting' ? 'spotting-distance' : 'sighting-distance', why))
      .total()
    if (category === undefined) return { effective_distance }
    return { effective_distance, ...spotTable({ category, distance: effective_distance, flaws }, why) }
  },
)
