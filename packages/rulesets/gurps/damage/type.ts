/** From what gets through the armour to what comes off the hit points. */
import { num, oneOf, optional, or, rule, text } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { frameField } from '../looks/frame/frame-field.ts'
import { damageTypes } from './damage.ts'

/** Where nothing else is named, blows land here. */
export const TORSO = 'torso'

/** How strong whoever is struck is, and what his body measures: flesh is flesh, as printed. */
export const STRUCK = { st: optional(num({ min: -1000, max: 1_000_000 })), body: optional(frameField) }

/** The body has one kind of flesh: neither the part that was struck nor its owner's HT matters, unless the campaign has it so. */
export const damageType = rule(
  {
    id: 'gurps.damage.type',
    title: 'Type multiplier',
    lines: '2076',
    given: {
      penetrating: num({ min: 0, max: 10_000_000 }),
      type: oneOf(...DAMAGE_TYPES),
      location: or(text(60), TORSO),
      ht: optional(num({ min: -1000, max: 1_000_000 })),
      ...STRUCK,
    },
  },
  ({ penetrating, type }, why) => ({ injury: damageTypes({ type, penetrating }, why) }),
)
