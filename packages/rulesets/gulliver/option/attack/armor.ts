/** Armour beside the defense: a roll of its own, and great blows that slide off no more. */
import { activeChoice } from '@umpire/gurps/rooms'
import { powerPd } from '../../defense/oomph.ts'
import { separateAdPd } from '../../toys/defenses.ts'
import { type Layer, layer } from '../switch/layer.ts'

type Defending = Parameters<typeof activeChoice>[0]

const scoreOf = ({ dodge = 0, parry = 0, block = 0 }: Defending) => ({ dodge, parry, block })

/** In the order in which they stand on each other. */
export const armorLayers: readonly Layer[] = [
  layer('power-vs-pd', activeChoice, (x, why, base) => {
    const { armor, blow } = x
    if (x.totalled === true || armor === undefined || blow === undefined || armor.pd === 0) return base(x, why)
    const { dice, times } = blow.dice
    const left = powerPd({ pd: armor.pd, dr: armor.dr, dice: dice * times }, why)
    return base({ ...x, pd: x.pd - armor.pd + left }, why)
  }),
  layer('separate-ad-pd', activeChoice, (x, why, base) => {
    if (x.totalled === true || x.critical_hit) return base(x, why)
    const { shield_pd = 0, defense = 'none' } = x
    const blocks = defense === 'block'
    // What is worn, as whoever changes PD has it; a shield that blocks is none of it.
    const passive = { ...x, pd: blocks ? x.pd - shield_pd : x.pd, shield_pd: blocks ? 0 : shield_pd, modifiers: [] }
    const worn = base({ ...passive, defense: 'none' }, why)
    const armor_pd = worn.defense_allowed ? worn.defense_total : 0
    const { armor: _, ...unarmored } = x
    const active = base({ ...unarmored, pd: 0, shield_pd: 0 }, why)
    const shield = blocks ? shield_pd : 0
    const scores = scoreOf(x)
    const { ad_roll, pd_roll } = separateAdPd(
      {
        defense: active.active,
        ...scores,
        shield_pd: shield,
        armor_pd,
        // Whatever else counts for it.
        modifier: active.active === 'none' ? 0 : active.defense_total - scores[active.active],
        critical_hit: false,
      },
      why,
    )
    if (ad_roll === null) return base({ ...passive, defense: 'none', pd: pd_roll ?? 0, totalled: true }, why)
    const total = { ...active, defense_total: ad_roll, defense_allowed: true }
    return pd_roll === null ? total : { ...total, armor_total: pd_roll }
  }),
]
