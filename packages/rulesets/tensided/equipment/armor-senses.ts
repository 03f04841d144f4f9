/** What armour does to sneaking, hearing and ducking. */
import { flag, list, oneOf, optional, rule } from '@umpire/engine'
import { skillLevel } from '../core/attribute.ts'
import { opposed } from '../core/opposed.ts'
import { score } from '../core/roll.ts'
import { SKILLS } from '../tables/skills.ts'
import { statValue } from '../tables/stats.ts'
import { WEAPON } from '../tables/weapon.ts'
import { WORN, wornTogether } from './armor.ts'

type Senses = {
  readonly stealth_df: number
  readonly alertness_df: number
  readonly df_modifier?: number
  readonly difficulty?: number
  readonly athleticism?: number
}

export const armorSenses = rule(
  {
    id: 'tensided.equipment.armor-senses',
    title: 'Armour and stealth, alertness, athleticism',
    lines: '1665-1671',
    given: {
      ...WORN,
      /** Worn beside it, a helmet above all. */
      also: optional(list(WEAPON, 20)),
      /** His own roll, and what it is against without armour. */
      roll: optional(oneOf(...SKILLS)),
      base_df: optional(score),
      /** Somebody else rolls stealth or sleight of hand against him. */
      sneaked_up_on: optional(flag()),
      awareness: optional(statValue),
      alertness: optional(skillLevel),
      athleticism: optional(statValue),
      in_cover: optional(flag()),
    },
  },
  (x, why): Senses => {
    const { also = [], awareness = 0, alertness = 0, base_df = 0 } = x
    const worn = wornTogether([x, ...also.map(armor => ({ armor }))], why)
    const known = { stealth_df: worn.stealth, alertness_df: worn.alertness }
    const df_modifier = x.roll === 'stealth' ? worn.stealth : x.roll === 'alertness' ? worn.alertness : 0
    if (x.sneaked_up_on === true) {
      // Alertness is mostly a difficulty for others, so there a helmet lowers it.
      const opponent_attribute = why
        .sum('his alertness')
        .add('awareness', awareness)
        .add('alertness', alertness)
        .total()
      return { ...known, difficulty: opposed({ opponent_attribute, df_modifier: -worn.alertness }, why).difficulty }
    }
    if (x.athleticism !== undefined) {
      if (x.in_cover !== true) return { ...known, df_modifier, athleticism: x.athleticism }
      const agile = why.sum('athleticism in cover').add('athleticism', x.athleticism).add('armour', worn.athleticism)
      const left = why.atLeast('never below 0', 0, agile.total())
      return { ...known, df_modifier: left, athleticism: left }
    }
    const difficulty = why.sum('difficulty').add('base difficulty', base_df).add('armour', df_modifier).total()
    return { ...known, df_modifier, difficulty }
  },
)
