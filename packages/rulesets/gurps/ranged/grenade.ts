import { optional, rolled, rule } from '@umpire/engine'
import { margin } from '../roll/success.ts'
import { DIRECTIONS } from './direction.ts'
import { scoreField, yardsField } from './modifier/fields.ts'

/** Where it lands: on the target, or off it by a few yards. */
export const grenade = rule(
  {
    id: 'gurps.ranged.grenade',
    title: 'Grenades',
    lines: '2192-2194',
    given: {
      effective: scoreField,
      roll: rolled('3d6'),
      range_yards: yardsField,
      direction_die: optional(rolled('1d6')),
    },
  },
  (x, why) => {
    const made = margin({ effective: x.effective, roll: x.roll }, why)
    if (made >= 0) return { hit: true, miss_by_yards: 0, direction: 'none' }
    const half = why.round('half the distance', x.range_yards / 2, 'up')
    const miss_by_yards = why.atMost('half the distance', half, -made)
    const direction = x.direction_die === undefined ? 'none' : DIRECTIONS.at(x.direction_die, why)
    return { hit: false, miss_by_yards, direction }
  },
)
