/** From what gets through the armour to what comes off the hit points. */
import { int, oneOf, optional, or, rule, text } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/weapon.ts'
import { damageTypes } from './damage.ts'

/** Where nothing else is named, blows land here. */
export const TORSO = 'torso'

/** The body has one kind of flesh: neither the part that was struck nor its owner's HT matters, unless the campaign has it so. */
export const damageType = rule(
  {
    id: 'gurps.damage.type',
    title: 'Type multiplier',
    lines: '2076',
    given: {
      penetrating: int({ min: 0, max: 10_000_000 }),
      type: oneOf(...DAMAGE_TYPES),
      location: or(text(60), TORSO),
      ht: optional(int({ min: -1000, max: 100_000 })),
    },
  },
  ({ penetrating, type }, why) => ({ injury: damageTypes({ type, penetrating }, why) }),
)
