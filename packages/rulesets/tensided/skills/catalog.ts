/** What the catalogue says of a skill, and what its levels cost. */
import { int, optional, rule, text } from '@umpire/engine'
import { rowOf, SKILL } from '../tables/skills.ts'
import { statNamed } from '../tables/stats.ts'
import { costs } from '../xp/costs.ts'
import { standsAlone, statIn } from './attempt.ts'

const level = int({ min: 0, max: 1000 })

export const majorMinor = rule(
  {
    id: 'tensided.skills.major-minor',
    title: 'Major and minor skills',
    lines: '194-194, 208-208',
    given: {
      skill: SKILL,
      /** Levels before and after. */
      from: optional(level),
      to: optional(level),
    },
  },
  (x, why) => {
    const { type } = rowOf(x.skill)
    const { from = 0, to = from } = x
    return { type: why.table('Skills', x.skill, 'type', type), cost: costs({ type, from, to }, why) }
  },
)

export const skillCatalog = rule(
  {
    id: 'tensided.skills.catalog',
    title: 'All skills',
    lines: '205-365',
    given: {
      skill: SKILL,
      /** Grappling, point blank, hands-on: what decides which stat joins it. */
      situation: optional(text(60)),
    },
  },
  (x, why) => {
    const row = rowOf(x.skill)
    const { name, group, type, complex, concentrations, samples = [], opposedBy, opposes = [], standsInFor = [] } = row
    const alone = standsAlone(x.skill, why)
    const wanted = alone ? null : statIn(row, x.situation)
    return {
      name,
      group,
      type,
      stat: wanted === null ? null : why.table('Skills', x.skill, x.situation ?? 'normal', statNamed(wanted, why)),
      situations: alone ? [] : Object.keys(row.stats),
      complex,
      concentrations,
      sample_concentrations: samples,
      opposed_by: opposedBy,
      opposes,
      stands_in_for: standsInFor,
    }
  },
)
