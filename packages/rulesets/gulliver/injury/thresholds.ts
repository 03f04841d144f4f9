/** Where wounds count, as shares of the hit points that somebody has. */
import { oneOf, optional, rule } from '@umpire/engine'
import { down, exact } from '../common/exact.ts'
import { measure, signed } from '../common/fields.ts'

const SHARES = { HP: 1, '2/3 HP': 2 / 3, 'HP/2': 1 / 2, 'HP/3': 1 / 3, 'HP/10': 1 / 10 } as const

export const principle = rule(
  {
    id: 'gulliver.injury.principle',
    title: 'Injury relative to HP',
    lines: '1702-1708, 1772',
    given: { hp: measure, threshold: oneOf('HP', '2/3 HP', 'HP/2', 'HP/3', 'HP/10') },
  },
  ({ hp, threshold }, why) => ({
    points: exact(why.product(threshold).add('hit points', hp).add('share', SHARES[threshold]).total()),
    resisted_with: 'HT',
  }),
)

const SLOW = 3

export const slowdown = rule(
  {
    id: 'gulliver.injury.slowdown',
    title: 'Slowed by injury',
    lines: '1710',
    given: {
      hp: measure,
      current: signed,
      move: optional(measure),
      /** Before Combat Reflexes and PD. */
      dodge: optional(measure),
    },
  },
  ({ hp, current, move, dodge }, why) => {
    const halved = why.compare('under a third', exact(SLOW * current), '<', exact(hp))
    return {
      halved,
      move: move === undefined ? null : halved ? move / 2 : move,
      dodge: dodge === undefined ? null : halved ? down(why, 'half of Dodge', dodge / 2) : dodge,
    }
  },
)

/** Half of the hit points, from as many below nothing as there were above it, and the end. */
const HALVES = [2, 3, 4, 5, 6, 7, 8, 9] as const
const END = -5

/** A roll against death at every one of these, and death without one. */
export const deathThresholds = (hp: number) => ({
  death_rolls_at: HALVES.map(halves => exact((-hp * halves) / 2)),
  auto_death: END * hp,
})

export const knockoutDeath = rule(
  {
    id: 'gulliver.injury.knockout-death',
    title: 'Consciousness and death',
    lines: '1726-1728',
    given: { hp: measure, current: optional(signed) },
  },
  ({ hp, current }, why) => {
    const { death_rolls_at, auto_death } = deathThresholds(hp)
    return {
      death_rolls_at,
      auto_death,
      consciousness_rolls: current === undefined ? null : why.compare('nothing left', current, '<=', 0),
      /** How many of them a body at this point has come through. */
      death_rolls: current === undefined ? null : death_rolls_at.filter(at => current <= at).length,
      dead: current === undefined ? null : why.compare('the end', current, '<=', auto_death),
    }
  },
)
