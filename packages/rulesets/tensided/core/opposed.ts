/** A roll against somebody. */
import { BadInput, optional, rolled, rule, type Why } from '@umpire/engine'
import { dicelessOpponentsDie } from '../campaign/readings.ts'
import { diceless } from '../campaign/settings.ts'
import { statValue } from '../tables/stats.ts'
import { attributeDoubled } from './attribute.ts'
import { roll, score } from './roll.ts'

const OPPONENTS_DIE = 5

/** Stands for the opponent's die; a campaign without dice may do without it. */
const opponentsDie = (why: Why): number => (diceless(why) && !dicelessOpponentsDie(why) ? 0 : OPPONENTS_DIE)

export const opposed = rule(
  {
    id: 'tensided.core.opposed',
    title: 'Difficulty of an opposed roll',
    lines: '49-52',
    given: {
      /** Left out, only the difficulty is asked for. */
      attribute: optional(score),
      d10: optional(rolled('d10')),
      opponent_attribute: optional(score),
      /** Of an opponent who has only a stat to set against it. */
      opponent_stat_value: optional(statValue),
      df_modifier: optional(score),
      /** What a rule prints beside the opponent's attribute in place of 5. */
      opponent_die: optional(score),
    },
  },
  (x, why) => {
    const { opponent_stat_value: stat } = x
    const opponent_attribute =
      x.opponent_attribute ?? (stat === undefined ? undefined : attributeDoubled({ stat_value: stat }, why))
    if (opponent_attribute === undefined) {
      throw new BadInput('given', 'opponent_attribute or opponent_stat_value', 'neither')
    }
    const difficulty = why
      .sum('difficulty')
      .add('opponent’s attribute', opponent_attribute)
      .add('for his die', x.opponent_die ?? opponentsDie(why))
      .add('modifiers', x.df_modifier ?? 0)
      .total()
    if (x.attribute === undefined) return { opponent_attribute, difficulty }
    const { d10 } = x
    if (d10 === undefined) throw new BadInput('given.d10', 'the die, as there is an attribute', 'none')
    return { opponent_attribute, difficulty, ...roll({ d10, attribute: x.attribute, difficulty }, why) }
  },
)
