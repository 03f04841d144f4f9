import { num, or, rule, type Why } from '@umpire/engine'
import { fine } from '../dice/fine.ts'

const number = num({ min: 0, max: 10_000_000 })

/** What of a blow gets through. */
export const throughArmor = (basic: number, dr: number, why: Why): number =>
  fine(why.atLeast('nothing gets through', 0, why.sum('penetrating').add('damage', basic).add('DR', -dr).total()))

/** PD helps the defense, DR takes from the damage. */
export const armorStats = rule(
  {
    id: 'gurps.armor.stats',
    title: 'What armour does',
    lines: '1445-1461',
    given: { basic: or(number, 0), dr: or(number, 0), dodge: or(number, 0), pd: or(number, 0) },
  },
  ({ basic, dr, dodge, pd }, why) => ({
    penetrating: throughArmor(basic, dr, why),
    defense_total: why.sum('defense').add('defense', dodge).add('PD', pd).total(),
  }),
)
