/** Influence skills: in place of a reaction roll, or to make somebody do as you wish. */
import { BadInput, int, oneOf, optional, or, rolled, rule, text, type Why } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import type { Skill } from '../catalog/entry/skill.ts'
import { quickContest } from '../contest/contest.ts'
import { success } from '../roll/success.ts'

const score = int({ min: -1000, max: 1000 })
const total = rolled('3d6')
const FAMILY = 'Influence'

function influenceSkill(written: string, why: Why): Skill {
  const catalog = catalogOf(why)
  const { skill } = skillNamed(written, catalog, 'skill')
  if (skill.family === FAMILY) return skill
  const known = catalog.skills.filter(({ family }) => family === FAMILY).map(({ name }) => name)
  throw new BadInput('skill', `an influence skill, one of ${known.join(', ')}`, written)
}

export const influence = rule(
  {
    id: 'gurps.skill.influence',
    title: 'Influence skills',
    lines: '1213-1233',
    given: {
      skill: text(200),
      level: score,
      roll: total,
      /** To be liked, in place of the reaction roll; or to make the other one do something. */
      purpose: or(oneOf('react', 'coerce'), 'react'),
      /** Of the other one, who resists being coerced. */
      will: optional(score),
      will_roll: optional(total),
    },
  },
  ({ skill: written, level, roll, purpose, will, will_roll }, why): { readonly [name: string]: number | string } => {
    const { safe } = influenceSkill(written, why)
    if (purpose === 'coerce') {
      if (will === undefined) throw new BadInput('will', 'the Will that resists', will)
      if (will_roll === undefined) throw new BadInput('will_roll', 'the roll that resists', will_roll)
      // Fourteen and more do not fail here: it is no roll against a trait of one's own.
      return quickContest({ a: { effective: level, roll }, b: { effective: will, roll: will_roll } }, why)
    }
    if (success({ effective: level, roll }, why).success) return { reaction: 'good' }
    // After a failure that does no harm there is still the ordinary reaction roll.
    return { reaction: safe ? 'unchanged' : 'bad' }
  },
)
