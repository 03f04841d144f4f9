import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { customSkills } from '../../campaign/settings.ts'
import { catalogOf, skillNamed } from '../catalog.ts'
import { SKILLS } from '../skills/skills.ts'
import { bearersOf } from '../take-all.ts'
import { skillModifier, skillTargets } from './skill-targets.ts'

const own = (name: string, more: object = {}) => ({ name, type: 'physical', difficulty: 'easy', attr: 'dx', ...more })
const SETTINGS = {
  [customSkills.id]: [
    own('Ice Dancing', { uses: ['walking'] }),
    own('Wrestling', { uses: ['unarmed'], group: 'weapon' }),
    own('Dart Blowing', { group: 'weapon' }),
    own('Steam Wagon', { family: 'Vehicle' }),
    own('Racing', { family: 'Vehicle', uses: ['fast-vehicle', 'legs'] }),
  ],
}
const why = compose({ options: [], settings: [customSkills] }, { settings: SETTINGS }).silent
const groupsOf = (name: string): readonly string[] =>
  skillTargets(skillNamed(name, catalogOf(why), 'skill')).filter(target => target.startsWith('skills:'))

test('gurps.convention.effects: a skill of the campaign’s own says what it takes, as those of the book do', () => {
  expect(groupsOf('Ice Dancing')).toEqual(['skills:physical', 'skills:legs', 'skills:walking'])
  expect(groupsOf('Wrestling')).toEqual(['skills:physical', 'skills:weapon', 'skills:unarmed'])
  expect(groupsOf('Dart Blowing')).toEqual(['skills:physical', 'skills:weapon', 'skills:armed', 'skills:ranged'])
  expect(groupsOf('Steam Wagon')).toEqual(['skills:physical', 'skills:vehicle'])
  expect(groupsOf('Racing')).toEqual(['skills:physical', 'skills:vehicle', 'skills:fast-vehicle', 'skills:legs'])
})

test('gurps.convention.effects: every weapon skill is armed or bare-handed, and whoever walks uses the legs', () => {
  for (const { name, group } of SKILLS) {
    const groups = groupsOf(name)
    const [armed, unarmed] = [groups.includes('skills:armed'), groups.includes('skills:unarmed')]
    expect(armed !== unarmed, name).toBe(group === 'weapon')
    if (groups.includes('skills:walking')) expect(groups, name).toContain('skills:legs')
    expect(new Set(groups).size, name).toBe(groups.length)
  }
})

test('gurps.disadvantage.lame: a lame leg hinders what the campaign says is done walking', () => {
  const lame = bearersOf([{ trait: 'Lame', variant: 'Crippled Leg' }], why)
  const hindered = (name: string): number => skillModifier(skillNamed(name, catalogOf(why), 'skill'), lame, {}, why)
  expect(['Ice Dancing', 'Wrestling', 'Stealth', 'Dart Blowing', 'Racing'].map(hindered)).toEqual([-3, -3, -3, 0, 0])
})
