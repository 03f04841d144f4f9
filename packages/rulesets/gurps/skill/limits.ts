/** Limits and names of skills: points by age, tech levels, specialties. */
import { int, map, num, optional, rule, text } from '@umpire/engine'
import { techLevel } from '../campaign/settings.ts'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'

const POINTS_A_YEAR = 2

export const startingLimit = rule(
  {
    id: 'gurps.skill.starting-limit',
    title: 'Points in skills at creation',
    lines: '999-1001',
    given: { age: int({ min: 0, max: 10_000 }), skill_points: num() },
  },
  ({ age, skill_points }, why) => {
    const skill_limit = why.product('limit').add('age', age).add('points for each year', POINTS_A_YEAR).total()
    return { skill_limit, legal: why.compare('points in skills', skill_points, '<=', skill_limit) }
  },
)

const tl = optional(int({ min: 0, max: 16 }))

export const skillTechLevel = rule(
  {
    id: 'gurps.skill.tech-level',
    title: 'Skills with a Tech Level',
    lines: '962, 1015, 2559',
    given: {
      skill: text(200),
      /** The campaign's, unless it is told. */
      campaign_tl: tl,
      /** The one it was learned at, where not the campaign's. */
      tl,
    },
  },
  (x, why): { readonly name: string; readonly tl: number | null } => {
    const { skill, specialty, tl: written } = skillNamed(x.skill, catalogOf(why), 'skill')
    const level = skill.tl ? (x.tl ?? written ?? x.campaign_tl ?? techLevel(why)) : null
    const learned = level === null ? skill.name : `${skill.name}/TL${level}`
    return { name: specialty === null ? learned : `${learned} (${specialty})`, tl: level }
  },
)

export const specialty = rule(
  {
    id: 'gurps.skill.specialty',
    title: 'Skills that need a specialty',
    lines: '1055, 1115, 1123, 1127, 1167, 1171, 1181, 1211, 1277, 1293, 1297, 1335, 1367, 1375, 1401, 1415, 1425',
    given: { skills_bought: map(num()) },
  },
  ({ skills_bought }, why) => {
    const catalog = catalogOf(why)
    const sum = why.sum('points in skills')
    const seen = new Set<string>()
    const missing: string[] = []
    const twice: string[] = []
    for (const [written, points] of Object.entries(skills_bought)) {
      const { skill, specialty: chosen, tl: learnedAt } = skillNamed(written, catalog, `skills_bought.${written}`)
      const own = [skill.name, chosen?.toLowerCase() ?? '', learnedAt ?? ''].join('/')
      if (skill.specialty && chosen === null) missing.push(written)
      if (seen.has(own)) twice.push(written)
      seen.add(own)
      sum.add(written, points)
    }
    return { separate: twice.length === 0, skill_points: sum.total(), twice, without_specialty: missing }
  },
)
