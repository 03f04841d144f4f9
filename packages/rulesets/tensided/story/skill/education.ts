/** What an education is good for beside its subject. */
import { flag, oneOf, optional, or, procedure, text } from '@umpire/engine'
import { learnedOf } from '../../character/skill-lines.ts'
import { score } from '../../core/roll.ts'
import { concentrations } from '../../skills/concentrations.ts'
import { educationCommonKnowledge, educationStandIn } from '../../skills/education.ts'
import { SKILL, SKILLS } from '../../tables/skills.ts'
import type { Asking } from '../facts/ask.ts'
import { levelOf } from '../facts/person.ts'
import type { Refused } from '../facts/refused.ts'
import { type Outcome, ROLL, roller, rollFor, WHO } from '../facts/roll.ts'

export const knowInGeneral = procedure(
  {
    id: 'tensided.proc.common-knowledge',
    title: 'Know something in general',
    given: { ...WHO, skill: SKILL, difficulty: score, ...ROLL },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const able = roller(ask, x.who, { skill: x.skill, stat: 'aptitude' }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const given = {
      aptitude: person.stats.aptitude,
      skill: x.skill,
      skill_level: levelOf(person, x.skill, why),
      base_df: x.difficulty,
      df_modifier,
    }
    return rollFor(ask, x, thrown => educationCommonKnowledge({ ...given, ...thrown }, why))
  },
)

export const standIn = procedure(
  {
    id: 'tensided.proc.stand-in',
    title: 'One skill in place of another',
    given: {
      ...WHO,
      skill: SKILL,
      in_place_of: oneOf(...SKILLS),
      situation: optional(text(60)),
      field: optional(text(60)),
      difficulty: score,
      /** The game master's word for a pair that the book does not name. */
      granted: or(flag(), false),
      ...ROLL,
    },
  },
  (ask: Asking, x): Outcome | Refused => {
    const { why } = ask
    const { skill, field, situation } = x
    const able = roller(ask, x.who, { skill }, x)
    if ('rule' in able) return able
    const { person, df_modifier } = able
    const { concentrations: held } = learnedOf(person.character, skill, field)
    const about = field === undefined ? {} : { field }
    const given = {
      skill,
      skill_level: levelOf(person, skill, why),
      in_place_of: x.in_place_of,
      concentration_fits: concentrations({ skill, concentrations: held, ...about }, why).df_modifier === 0,
      ...person.stats,
      base_df: x.difficulty,
      df_modifier,
      ...(situation === undefined ? {} : { situation }),
      ...(x.granted ? { allowed: true } : {}),
    }
    return rollFor(ask, x, thrown => educationStandIn({ ...given, ...thrown }, why))
  },
)
