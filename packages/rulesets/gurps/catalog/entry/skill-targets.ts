/** What effects may name to act on a skill: the skill itself, its group and family, and what using it takes. */
import type { Why } from '@umpire/engine'
import { type Bearer, modifier } from '../../effect/apply.ts'
import type { Facts } from '../../effect/facts.ts'
import type { NamedSkill, Skill } from './skill.ts'

export type KnownSkill = { readonly skill: Skill } & NamedSkill

/** Whoever walks needs legs for it. */
const usesOf = ({ uses }: Skill): readonly string[] => (uses.includes('walking') ? ['legs', ...uses] : uses)

/** A weapon in hand; and one that is not for striking. */
function armsOf({ group, family, uses }: Skill): readonly string[] {
  if (group !== 'weapon' || uses.includes('unarmed')) return []
  return family === 'Hand Weapon' ? ['armed'] : ['armed', 'ranged']
}

const groupTarget = (group: string): string => `skills:${group.toLowerCase().replaceAll(' ', '-')}`

/**
 * Every target by which an effect may reach a use of the skill. A skill drops with its attribute, so that is one of them.
 *
 *     skillTargets(rifle) // any roll, any skill, skill:Guns, skill:Guns (rifle), skills:physical, skills:weapon, attr:DX, …
 */
export function skillTargets({ skill, specialty }: KnownSkill): readonly string[] {
  const groups = [skill.type, skill.group, skill.family].filter(group => group !== undefined)
  return [
    'any roll',
    'any skill',
    `skill:${skill.name}`,
    ...(specialty === null ? [] : [`skill:${skill.name} (${specialty})`]),
    ...[...new Set([...groups, ...usesOf(skill), ...armsOf(skill)])].map(groupTarget),
    `attr:${skill.attr.toUpperCase()}`,
  ]
}

/** The facts that follow from which skill is used. */
export const skillFacts = ({ skill }: KnownSkill, _why?: Why): Facts => ({
  weapon_skill: skill.group === 'weapon',
  climbing: skill.name === 'Climbing',
})

/** What everything somebody has adds to a use of the skill. */
export const skillModifier = (used: KnownSkill, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  modifier(used.skill.name, skillTargets(used), bearers, { ...facts, ...skillFacts(used) }, why)
