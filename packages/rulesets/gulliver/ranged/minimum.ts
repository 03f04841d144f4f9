import { oneOf, optional, or, rule } from '@umpire/engine'
import { exact } from '../common/exact.ts'
import { amount, measure, size, sizeField } from '../common/fields.ts'
import { dimension } from '../common/scale.ts'
import { againstWidth } from '../melee/huge-weapons.ts'

export const rangedMinimum = rule(
  {
    id: 'gulliver.ranged.minimum',
    title: 'Minimum range of missiles',
    lines: '1225-1233',
    given: {
      weapon: or(oneOf('thrown', 'gun'), 'thrown'),
      attacker_dimension_yd: or(measure, dimension(0)),
      weapon_length_yd: amount,
      distance_yd: measure,
      /** Of one who has not stopped to fight. */
      target_speed: amount,
      /** Of a jet or a net: as wide as this, it finds small targets and is hard to dodge. */
      weapon_size: optional(sizeField),
      target_size: size,
    },
  },
  (x, why) => {
    const least = x.weapon === 'gun' ? 0 : exact(x.attacker_dimension_yd + x.weapon_length_yd)
    const room = why.compare('room to throw', exact(x.distance_yd), '>=', least)
    const wide = x.weapon_size === undefined ? null : againstWidth(x.weapon_size, x.target_size, why)
    return {
      least_range: least,
      treated_as: room ? 'ranged' : 'melee',
      effective_range: why.atLeast('the target’s speed', x.target_speed, x.distance_yd),
      effective_size: wide?.effective_size ?? x.target_size,
      dodge_penalty: wide?.dodge_penalty ?? 0,
    }
  },
)
