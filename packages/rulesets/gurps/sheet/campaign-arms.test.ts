/** Weapons and weapon skills of a campaign: how they parry and block, and what a weapon does by itself. */
import { expect, test } from 'vitest'
import type { Character } from '../character/character.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { problemsOf } from './problems.ts'
import { sheetOf } from './sheet.ts'

const whip = (more: object) => ({
  name: 'Whip',
  type: 'physical',
  difficulty: 'average',
  attr: 'dx',
  group: 'weapon',
  family: 'Hand Weapon',
  ...more,
})
const weapon = (more: object) => ({
  name: 'Bullwhip',
  skill: 'Whip',
  modes: [{ name: 'lash', type: 'crushing', damage: 'sw-2' }],
  cost: 20,
  weight_lb: 2,
  min_st: null,
  ...more,
})
const learned = (skill: object, more: object = {}, parts: object = {}): Character =>
  somebody({
    skills: [{ skill: 'Whip', points: 16 }],
    items: [{ name: 'Bullwhip' }],
    campaign: { options: [], settings: { 'gurps.skills': [whip(skill)], 'gurps.hand_weapons': [weapon(more)] } },
    ...parts,
  })
const lash = (one: Character) => sheetOf(one).attacks[0]

test('gurps.skill.parry-fractions: a skill of the campaign parries at the share it says', () => {
  expect(lash(learned({}))).toMatchObject({ effective: 13, parry: null })
  expect(lash(learned({ parry: 'half' }))).toMatchObject({ effective: 13, parry: 6 })
  expect(lash(learned({ parry: 'two-thirds' }))?.parry).toBe(8)
  const special = { target: 'defense:parry', op: 'set', by: { of: 'skill', times: 2, divide: 3 }, when: { hands: 2 } }
  expect(lash(learned({ parry: 'half', effects: [special] }))?.parry).toBe(6)
  expect(lash(learned({ parry: 'half', effects: [special] }, { hands: 2 }))?.parry).toBe(8)
  expect(lash(learned({ parry: 'half' }, { can_parry: false }))?.parry).toBe(null)
  expect(lash(learned({ parry: 'half' }, {}, { traits: ['Combat Reflexes'] }))?.parry).toBe(7)
  const [wrong] = problemsOf(learned({ parry: 'most' }))
  expect(wrong?.where).toBe('campaign.settings.gurps.skills[0].parry')
})

test('gurps.skill.parry-fractions: only a skill that says so blocks', () => {
  expect(sheetOf(somebody()).block).toBe(null)
  expect(sheetOf(learned({ parry: 'half' })).block).toBe(null)
  expect(sheetOf(learned({ block: 'half' })).block).toBe(6)
  expect(sheetOf(learned({ block: 'two-thirds' }, {}, { traits: ['Combat Reflexes'] })).block).toBe(9)
  expect(sheetOf(learned({ block: 'half' }, {}, { skills: [] })).block).toBe(null)
})

test('gurps.convention.effects: a weapon acts on what is done with it, and on nothing else', () => {
  const gun = { skill: 'guns (Rifle)', damage: '4d', ss: 14, acc: 9, weight_lb: 9, min_st: 9, cost: 1 }
  const sighted = [{ target: 'skill:Guns (rifle)', op: 'add', by: 2, unless: ['Bad Sight (must do without)'] }]
  const settings = {
    'gurps.firearms': [
      { name: 'Sniper’s Rifle', ...gun, effects: sighted },
      { name: 'Rifle', ...gun },
    ],
    'gurps.hand_weapons': [
      {
        ...weapon({ skill: 'Broadsword', effects: [{ target: 'defense:parry', op: 'add', by: 1 }] }),
        name: 'Good Sword',
      },
      weapon({ skill: 'Broadsword' }),
    ],
    'gurps.thrown_weapons': [
      {
        name: 'Dart',
        skill: 'Knife Throwing',
        default_minus: 4,
        type: 'impaling',
        damage: 'thr',
        ss: 10,
        acc: 1,
        half_damage: null,
        max_range: null,
        cost: 1,
        weight_lb: 1,
        min_st: null,
        effects: [{ target: 'skills:weapon', op: 'add', by: 3 }],
      },
    ],
  }
  const items = ['Sniper’s Rifle', 'Rifle', 'Good Sword', 'Bullwhip', 'Dart'].map(name => ({ name }))
  const skills = ['Guns (rifle)', 'Broadsword'].map(skill => ({ skill, points: 2 }))
  const one = somebody({ campaign: { options: [], settings }, items, skills })
  expect(problemsOf(one)).toEqual([])
  const line = (name: string, who = one) => sheetOf(who).attacks.find(found => found.weapon === name)
  expect(line('Sniper’s Rifle')).toMatchObject({ level: 12, effective: 14, skill: 'Guns (rifle)' })
  expect(line('Rifle')).toMatchObject({ level: 12, effective: 12, skill: 'Guns (rifle)' })
  expect([line('Good Sword')?.parry, line('Bullwhip')?.parry]).toEqual([6, 5])
  expect(line('Dart')).toMatchObject({ level: 6, effective: 9 })
  const blind = { ...one, traits: [{ trait: 'Bad Sight', variant: 'must do without', choice: 'farsighted' }] }
  expect(line('Sniper’s Rifle', blind)?.effective).toBe(12)
})

test('gurps.convention.effects: a weapon that aims at something else of its bearer is told', () => {
  const effects = [
    { target: 'skill:Whip', op: 'add', by: 1 },
    { target: 'dr', op: 'add', by: 1 },
    { target: 'reach', op: 'note', by: 'winds about a pole' },
  ]
  const one = learned({ parry: 'half' }, { effects })
  expect(problemsOf(one).map(({ where }) => where)).toEqual([
    'campaign.settings.gurps.hand_weapons[0].effects[1].target',
  ])
  expect(sheetOf(one).reminders).toContainEqual({ name: 'Bullwhip', says: 'reach: winds about a pole' })
})
