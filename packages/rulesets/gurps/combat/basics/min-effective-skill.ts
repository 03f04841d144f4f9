/** Which attacks may be rolled at all. */
import { int, oneOf, or, rule } from '@umpire/engine'
import { effectiveSkill } from '../../roll/modifiers.ts'

export const ATTACK_KINDS = [
  'hand-weapon',
  'unarmed',
  'thrown',
  'direct-fire',
  'later-group',
  'grenade-at-area',
  'indirect-fire',
] as const

export const minEffectiveSkill = rule(
  {
    id: 'gurps.combat.min-effective-skill',
    title: 'No attack below effective skill 3',
    lines: '89, 1974, 2245',
    given: {
      effective: int({ min: -1000, max: 1000 }),
      /** A later group is one of a burst that has begun; a grenade at an area only lands elsewhere. */
      attack: or(oneOf(...ATTACK_KINDS), 'hand-weapon'),
    },
  },
  ({ effective, attack }, why) => {
    const free = attack === 'indirect-fire' || attack === 'grenade-at-area'
    const roll_kind = free ? 'indirect-fire' : 'voluntary'
    const { may_roll } = effectiveSkill({ basic: effective, modifiers: [], roll_kind }, why)
    const goes_on = attack === 'later-group'
    if (goes_on && !may_roll) why.note('the burst goes on, and these rounds miss')
    return {
      allowed: may_roll || goes_on,
      /** The rounds are spent without a roll. */
      misses_unrolled: goes_on && !may_roll,
    }
  },
)
