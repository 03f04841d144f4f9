/** A weapon that parried a fist or a foot cuts into it: no attack, and nothing stops it. */
import type { Attempt } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import type { Blow } from '../state/fighter.ts'
import { deal, ORDINARY } from '../wound/deal-damage.ts'

export const hitLimb = (ask: Asking, parried: Attempt, arm: number, blow: Blow, limb: string): void =>
  deal(
    ask,
    {
      ...parried,
      by: parried.target,
      target: parried.by,
      arm,
      kind: 'hand-weapon',
      how: blow.name,
      dice: blow.damage,
      damage_bonus: 0,
      type: blow.type,
      thrust: blow.thrust,
      location: limb,
    },
    `near-${limb}`,
    ORDINARY,
  )
