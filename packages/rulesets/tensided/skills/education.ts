/** What people with an education know beside their subject. */
import { BadInput, flag, oneOf, optional, rule, text, type Why } from '@umpire/engine'
import { standInStat } from '../campaign/readings.ts'
import { skillLevel } from '../core/attribute.ts'
import { score } from '../core/roll.ts'
import { rowOf, SKILL, SKILL_ROWS, SKILLS, type SkillKey } from '../tables/skills.ts'
import { statValue } from '../tables/stats.ts'
import { type Attempt, attempt, ROLLER, STATS_GIVEN, statIn, statOf } from './attempt.ts'
import { complex, FOREIGN_DF } from './complex.ts'

function refuseOthers(skill: string): void {
  if (rowOf(skill).group !== 'education') throw new BadInput('given.skill', 'an education skill', skill)
}

export const educationCommonKnowledge = rule(
  {
    id: 'tensided.skills.education-common-knowledge',
    title: 'Educated people know things in general',
    lines: '250-250',
    given: {
      aptitude: statValue,
      /** The best one. */
      skill: SKILL,
      skill_level: skillLevel,
      /** Of something neither technical nor obscure. */
      base_df: score,
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    refuseOthers(x.skill)
    const df_modifier = besides(FOREIGN_DF, x.df_modifier, why)
    const { attribute, difficulty } = complex(
      { stat_value: x.aptitude, skill_level: x.skill_level, base_df: x.base_df, df_modifier },
      why,
    )
    return attempt(attribute, difficulty, x.d10, why)
  },
)

const besides = (printed: number, df_modifier: number | undefined, why: Why): number =>
  why
    .sum('modifiers')
    .add('not his subject', printed)
    .when(df_modifier !== undefined, 'others', df_modifier ?? 0)
    .total()

const standsIn = (skill: string, minor: SkillKey): boolean => rowOf(skill).standsInFor?.includes(minor) ?? false

export const educationStandIn = rule(
  {
    id: 'tensided.skills.education-stand-in',
    title: 'Education skills standing in for minor skills',
    lines: '250-250',
    given: {
      skill: SKILL,
      skill_level: skillLevel,
      in_place_of: oneOf(...SKILLS),
      /** Of the skill that is replaced: it names the stat. */
      situation: optional(text(60)),
      concentration_fits: optional(flag()),
      /** The game master's word for a pair that the book does not name. */
      allowed: optional(flag()),
      ...STATS_GIVEN,
      base_df: score,
      ...ROLLER,
    },
  },
  (x, why): Attempt => {
    const { skill, in_place_of, concentration_fits = true } = x
    refuseOthers(skill)
    const replaced = SKILL_ROWS[in_place_of]
    if (!(x.allowed ?? standsIn(skill, in_place_of))) {
      const known = SKILLS.filter(minor => standsIn(skill, minor)).join(', ')
      throw new BadInput('given.in_place_of', `what ${skill} stands in for (${known || 'nothing'})`, in_place_of)
    }
    const wanted = standInStat(why) === 'aptitude' ? 'aptitude' : statIn(replaced, x.situation)
    if (wanted === null) {
      throw new BadInput('given.situation', `one of ${Object.keys(replaced.stats).join(', ')}`, x.situation)
    }
    const { attribute, difficulty } = complex(
      {
        stat_value: statOf(x, wanted, why),
        skill_level: x.skill_level,
        base_df: x.base_df,
        concentration_fits,
        df_modifier: besides(FOREIGN_DF, x.df_modifier, why),
      },
      why,
    )
    return attempt(attribute, difficulty, x.d10, why)
  },
)
