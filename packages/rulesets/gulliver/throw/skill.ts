/** What training adds to the distance of a throw, and what penalties take away. */
import { optional, or, rule } from '@umpire/engine'
import { rollMade, score, signed } from '../common/fields.ts'
import { trained } from '../jump/skill.ts'

const EACH = 10

export const throwSkill = rule(
  {
    id: 'gulliver.throw.skill',
    title: 'Throwing skill and distance',
    lines: '902-906',
    given: { skill: score, roll: rollMade },
  },
  ({ skill, roll }, why) => trained('the throwing skill', skill, roll, EACH, why),
)

export const penaltyKinds = rule(
  {
    id: 'gulliver.throw.penalty-kinds',
    title: 'TH penalties and skill penalties',
    lines: '806',
    given: { skill: score, skill_penalty: or(signed, 0), th_penalty: or(signed, 0) },
  },
  ({ skill, skill_penalty, th_penalty }, why) => {
    const left = why.sum('skill').add('skill', skill).add('penalty to skill', skill_penalty).total()
    return {
      td_bonus_percent: throwSkill({ skill: left }, why).bonus_percent,
      effective: why.sum('to hit').add('skill', left).add('penalty to hit', th_penalty).total(),
    }
  },
)

export const bonusSum = rule(
  {
    id: 'gulliver.throw.bonus-sum',
    title: 'Percentage bonuses add',
    lines: '864-866',
    given: { aoa: or(signed, 0), skill: or(signed, 0), extra_effort: or(signed, 0), other: or(signed, 0) },
    gives: 'bonus_percent',
  },
  (x, why) =>
    why
      .sum('percent of the distance')
      .when(x.aoa !== 0, 'All-Out Attack', x.aoa)
      .when(x.skill !== 0, 'skill', x.skill)
      .when(x.extra_effort !== 0, 'Extra Effort', x.extra_effort)
      .when(x.other !== 0, 'other', x.other)
      .total(),
)

const EITHER_HAND = -3

/** What each skill throws. */
const THROWING_SKILLS = [
  { skill: 'Throwing', for: 'anything in one hand' },
  { skill: 'Two-Handed Throwing', for: 'anything in both hands' },
  { skill: 'Grenade/Rock Throwing', for: 'small round things', difficulty: 'P/E' },
] as const

export const throwSkills = rule(
  {
    id: 'gulliver.throw.skills',
    title: 'Throwing skills',
    lines: '930-938',
    given: { throwing: optional(score), two_handed: optional(score) },
  },
  ({ throwing, two_handed }, why) => {
    const defaults = (label: string, from: number | undefined): number | null =>
      from === undefined ? null : why.sum(label).add('the other skill', from).add('default', EITHER_HAND).total()
    return {
      skills: THROWING_SKILLS,
      two_handed_default: defaults('Two-Handed Throwing', throwing),
      throwing_default: defaults('Throwing', two_handed),
    }
  },
)

const MOST_OVER_SKILL = 4

export const throwManeuvers = rule(
  {
    id: 'gulliver.throw.maneuvers',
    title: 'Throwing maneuvers',
    lines: '860-862',
    given: {
      skill: score,
      range_maneuver: optional(score),
      /** Penalty of a high angle, and the points that Indirect Fire takes off it. */
      angle_th: or(signed, 0),
      indirect_fire: or(signed, 0),
    },
  },
  ({ skill, range_maneuver, angle_th, indirect_fire }, why) => {
    const range = why.atMost('at most skill + 4', skill + MOST_OVER_SKILL, range_maneuver ?? skill)
    return {
      td_bonus_percent: throwSkill({ skill: range }, why).bonus_percent,
      th: why.atMost('no bonus', 0, angle_th + indirect_fire),
    }
  },
)
