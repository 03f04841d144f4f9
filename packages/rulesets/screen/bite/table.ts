import { int, oneOf, optional, rule } from '@umpire/engine'
import { beastDamage } from '@umpire/gurps/rooms'
import { die } from '../common/fields.ts'

export const bite = rule(
  {
    id: 'screen.bite.table',
    title: 'Biting damage',
    lines: '361-372',
    given: { st: int({ min: 0, max: 10_000 }), diet: oneOf('carnivore', 'herbivore'), die: optional(die) },
  },
  ({ st, diet, die: face }, why) => beastDamage({ st, diet, ...(face === undefined ? {} : { dice: [face] }) }, why),
)

export const biteRules = [bite]
