/** What is added to the die: stat and skill, or one of them twice. */
import { BadInput, flag, int, optional, rule } from '@umpire/engine'
import { statValue } from '../tables/stats.ts'

/** A level of a skill, with what traits add and take: the hard of hearing may have less than nothing. */
export const skillLevel = int({ min: -100, max: 1000 })

export const attribute = rule(
  {
    id: 'tensided.core.attribute',
    title: 'Attribute of a normal skill',
    lines: '41-45',
    given: { stat_value: statValue, skill_level: skillLevel },
    gives: 'attribute',
  },
  (x, why) => why.sum('attribute').add('stat', x.stat_value).add('skill', x.skill_level).total(),
)

export const attributeDoubled = rule(
  {
    id: 'tensided.core.attribute-doubled',
    title: 'Attribute when only a stat or only a skill applies',
    lines: '47-47',
    given: {
      stat_value: optional(statValue),
      skill_level: optional(skillLevel),
      task_has_skill: optional(flag()),
      task_has_stat: optional(flag()),
      complex: optional(flag()),
    },
    gives: 'attribute',
  },
  (x, why) => {
    const stat = x.task_has_stat === false ? undefined : x.stat_value
    const skill = x.task_has_skill === false ? undefined : x.skill_level
    if (stat !== undefined && skill === undefined) {
      return why.product('attribute').add('stat', stat).add('no skill belongs to it', 2).total()
    }
    if (skill === undefined || stat !== undefined) {
      throw new BadInput('given', 'either a stat_value or a skill_level', stat === undefined ? 'neither' : 'both')
    }
    // Of a complex skill it is the skill that stands in for the stat as well: once for it, twice for itself.
    const times = x.complex === true ? 3 : 2
    return why.product('attribute').add('skill', skill).add('no stat belongs to it', times).total()
  },
)
