/** What effects may name to act on a skill: the skill itself, its group and family, and what using it takes. */
import type { Why } from '@umpire/engine'
import { type Bearer, modifier } from '../effect/apply.ts'
import type { Facts } from '../effect/facts.ts'
import type { NamedSkill, Skill } from './skill.ts'

export type KnownSkill = { readonly skill: Skill } & NamedSkill

const UNARMED = ['Boxing', 'Brawling', 'Judo', 'Karate']
/** The book leaves open which skills need walking or running, and which the legs at all: our reading of it. */
const WALKING = ['Acrobatics', 'Climbing', 'Hiking', 'Jumping', 'Running', 'Skiing', 'Stealth']
const LEGS = [...WALKING, 'Bicycling', 'Motorcycle', 'Parachuting', 'Riding', 'Swimming']
/** Never faster than a horse and cart: driven by muscles or the wind. */
const SLOW = ['Bicycling', 'Boating']

/** Groups beyond those a skill is listed under, each with what makes a skill one of it. */
const USES: { readonly [group: string]: (skill: Skill) => boolean } = {
  unarmed: ({ name }) => UNARMED.includes(name),
  armed: ({ group, name }) => group === 'weapon' && !UNARMED.includes(name),
  ranged: ({ group, family, name }) => group === 'weapon' && family !== 'Hand Weapon' && !UNARMED.includes(name),
  walking: ({ name }) => WALKING.includes(name),
  legs: ({ name }) => LEGS.includes(name),
  'fast-vehicle': ({ family, name }) => family === 'Vehicle' && !SLOW.includes(name),
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
    ...groups.map(groupTarget),
    ...Object.keys(USES)
      .filter(group => USES[group]?.(skill))
      .map(groupTarget),
    `attr:${skill.attr.toUpperCase()}`,
  ]
}

/** The facts that follow from which skill is used. */
export const skillFacts = ({ skill }: KnownSkill): Facts => ({ weapon_skill: skill.group === 'weapon' })

/** What everything somebody has adds to a use of the skill. */
export const skillModifier = (used: KnownSkill, bearers: readonly Bearer[], facts: Facts, why: Why): number =>
  modifier(used.skill.name, skillTargets(used), bearers, { ...facts, ...skillFacts(used) }, why)
