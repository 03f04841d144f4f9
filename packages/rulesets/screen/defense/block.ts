import { int, oneOf, optional, or, rule } from '@umpire/engine'
import { no, score } from '../common/fields.ts'

/** What a shield stops: nothing that flies as fast as a bullet or an arrow. */
const BLOCKED = ['hand-weapon', 'strike', 'grapple', 'thrown'] as const
const canBlock = (attack: string): boolean => BLOCKED.some(kind => kind === attack)

export const block = rule(
  {
    id: 'screen.defense.block',
    title: 'Block',
    lines: '9, 15, 32',
    given: {
      /** Level of the skill. */
      shield: optional(score),
      attack: or(oneOf('hand-weapon', 'strike', 'grapple', 'missile', 'gun', 'thrown'), 'hand-weapon'),
      all_out_defense: no,
      blocks_already: or(int({ min: 0, max: 100 }), 0),
    },
  },
  (x, why) => {
    const limit = x.all_out_defense ? 2 : 1
    return {
      block: x.shield === undefined ? null : why.round('half of Shield', x.shield / 2, 'down'),
      allowed: canBlock(x.attack) && why.compare('blocks this turn', x.blocks_already, '<', limit),
      limit,
    }
  },
)

export const defenseRules = [block]
