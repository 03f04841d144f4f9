/** What flaws do and give, all of somebody's together. */
import { flag, optional, rule } from '@umpire/engine'
import { acts, added, cap, flawsHeld, flawTimes, skillBonus, statChange, wearsLenses } from '../effect/effect.ts'
import { sighting } from '../ranged/distance/sighting.ts'
import { statInPlay } from '../stats/with-traits.ts'
import { FLAW_ROWS } from '../tables/flaws.ts'
import { statField, statValue } from '../tables/stats.ts'
import { rollField, trueDistance, worthOf } from './worth.ts'

type Flawed = {
  xp_gained: number
  df_modifier?: number
  /** Of the roll that was asked for. */
  automatic_failure?: boolean
  skill_bonus?: number
  stat_change?: number
  stat_value?: number
  sighting_df?: number
  weapon_range_cap?: number | null
}

export const flaws = rule(
  {
    id: 'tensided.traits.flaws',
    title: 'All flaws',
    lines: '521-629',
    given: {
      flaws: flawsHeld,
      ...flawTimes,
      lenses: wearsLenses,
      /** The stat that was stunted. */
      stat: optional(statField),
      /** As it was bought: to learn what is left. */
      stat_value: optional(statValue),
      roll: rollField,
      distance: trueDistance,
      /** The target cannot be seen by anybody, which the roll has counted already. */
      unseen: optional(flag()),
    },
  },
  (x, why) => {
    const answer: Flawed = { xp_gained: worthOf(x, FLAW_ROWS, why) }
    if (x.stat !== undefined) {
      answer.stat_change = statChange(x, x.stat, why)
      if (x.stat_value !== undefined) answer.stat_value = statInPlay(x.stat, x.stat_value, x, why)
    }
    const { roll, distance, unseen = false } = x
    if (roll === undefined) return answer
    answer.df_modifier = added(x, 'df', roll, why, distance === undefined ? { unseen } : { distance, unseen })
    answer.skill_bonus = skillBonus(x, roll, why)
    answer.automatic_failure = (roll === 'alertness' || roll === 'spot') && acts(x, 'fails', roll)
    if (roll === 'ranged-combat' && distance !== undefined) {
      answer.sighting_df = sighting({ distance, flaws: x.flaws ?? [] }, why).sighting_df
      answer.weapon_range_cap = cap(x, 'weapon-range', why) ?? null
    }
    return answer
  },
)
