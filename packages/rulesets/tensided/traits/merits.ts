/** What merits do and cost, all of somebody's together. */
import { optional, rule, text } from '@umpire/engine'
import { actionPoints } from '../combat/action-points.ts'
import { damageScore } from '../damage/score.ts'
import { added, meritsHeld, meritTimes, skillBonus, statChange } from '../effect/effect.ts'
import { MERIT_ROWS } from '../tables/merits.ts'
import { SKILLS } from '../tables/skills.ts'
import { statField, statValue } from '../tables/stats.ts'
import { rollField, trueDistance, worthOf } from './worth.ts'

export const merits = rule(
  {
    id: 'tensided.traits.merits',
    title: 'All merits',
    lines: '450-520',
    given: {
      merits: meritsHeld,
      ...meritTimes,
      /** What a knack or a gift is for. */
      skill: optional(text(100)),
      stat: optional(statField),
      roll: rollField,
      distance: trueDistance,
      physique: optional(statValue),
    },
  },
  (x, why) => {
    const answer: { [name: string]: number } = { xp: worthOf(x, MERIT_ROWS, why) }
    // A knack is for one skill alone.
    const { knack = 0, ...others } = x
    for (const skill of SKILLS) {
      const bonus = skillBonus(others, skill, why)
      if (bonus !== 0) answer[skill.replaceAll('-', '_')] = bonus
    }
    if (x.skill !== undefined) answer['skill_bonus'] = skillBonus({ ...others, knack }, x.skill, why)
    if (x.stat !== undefined) answer['stat_change'] = statChange(x, x.stat, why)
    const { roll, distance, physique, devastating, merits: held = [] } = x
    if (roll !== undefined) {
      answer['df_modifier'] = added(x, 'df', roll, why, distance === undefined ? {} : { distance })
    }
    if (physique !== undefined) {
      answer['damage_score'] = damageScore(
        devastating === undefined ? { physique } : { physique, devastating },
        why,
      ).damage_score
    }
    answer['action_points'] = actionPoints({ merits: held }, why).action_points
    return answer
  },
)
