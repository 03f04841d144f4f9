import { rule } from '@umpire/engine'
import { catalogOf, skillNamed } from '../catalog/catalog.ts'
import { skillTargets } from '../catalog/entry/skill-targets.ts'
import { modifier } from '../effect/apply.ts'
import { ownBearer } from './bearer.ts'
import { learnedFields, skillDefault } from './default.ts'

/** On the sheet, on the default too, and never in the price. */
export const gunsIqBonus = rule(
  {
    id: 'gurps.skill.guns-iq-bonus',
    title: 'Guns and Gunner bonus for IQ',
    lines: '1167, 1173',
    given: learnedFields,
  },
  (x, why): { readonly bonus: number; readonly level: number | null } => {
    const known = skillNamed(x.skill, catalogOf(why), 'skill')
    const facts = x.iq === undefined ? {} : { iq: x.iq }
    const bonus = modifier('bonus for IQ', skillTargets(known), [ownBearer(known, 0)], facts, why)
    if (x[known.skill.attr] === undefined) return { bonus, level: null }
    const { level } = skillDefault({ ...x, language_talent: 0 }, why)
    return { bonus, level: level === null ? null : why.sum('level').add('learned', level).add('IQ', bonus).total() }
  },
)
