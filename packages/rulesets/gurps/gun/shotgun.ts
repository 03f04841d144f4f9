import { int, list, oneOf, or, rule } from '@umpire/engine'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { BLOW, damageOrder } from '../damage/order.ts'
import { diceAddsField } from '../dice/dice-adds.ts'

/** Shot spreads. */
export const SHOT_TO_HIT = 1

const { shot: _, ...AS_ANY } = BLOW

/** Every die meets the armour by itself; what gets through of all of them is one wound. */
export const shotgun = rule(
  {
    id: 'gurps.gun.shotgun',
    title: 'Shotguns',
    lines: '2208-2210',
    given: {
      ...AS_ANY,
      damage: diceAddsField(),
      dice: list(int({ min: 1, max: 6 }), 999),
      type: or(oneOf(...DAMAGE_TYPES), 'bullet'),
    },
  },
  (x, why) => ({ to_hit: SHOT_TO_HIT, ...damageOrder({ ...x, shot: true }, why) }),
)
