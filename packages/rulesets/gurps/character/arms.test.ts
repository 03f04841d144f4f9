import { expect, test } from 'vitest'
import { type Character, character } from './character.ts'
import { sheetOf } from './sheet.ts'

const fighter = (skills: readonly (readonly [string, number])[], load: number, more = {}): Character =>
  character.read(
    {
      system: 'gurps',
      version: 1,
      identity: {},
      attributes: { st: 10, dx: 10, iq: 10, ht: 10 },
      skills: skills.map(([skill, points]) => ({ skill, points })),
      items: [{ name: 'Smallsword' }, { name: 'load', weight_lb: load }],
      ...more,
    },
    'fighter',
  )
const line = (one: Character, weapon: string) => sheetOf(one).attacks.find(found => found.weapon === weapon)

test('gurps.skill.parry-fractions: above light load, Fencing and Karate neither attack nor parry', () => {
  const skills = [
    ['Fencing', 8],
    ['Karate', 16],
  ] as const
  expect(line(fighter(skills, 30), 'Smallsword')).toMatchObject({ effective: 12, parry: 8 })
  expect(line(fighter(skills, 30), 'bare hands')).toMatchObject({
    skill: 'Karate',
    effective: 12,
    damage: '1d-2',
    parry: 8,
  })
  expect(line(fighter(skills, 50), 'Smallsword')).toMatchObject({ effective: null, parry: null })
  expect(line(fighter(skills, 50), 'bare hands')).toMatchObject({
    skill: 'DX',
    effective: 10,
    damage: '1d-4',
    parry: null,
  })
})

test('gurps.skill.parry-fractions: Brawling and Judo parry with empty hands', () => {
  expect(line(fighter([['Brawling', 8]], 0), 'bare hands')).toMatchObject({
    skill: 'Brawling',
    effective: 13,
    parry: 8,
  })
  expect(line(fighter([['Judo', 8]], 0), 'bare hands')).toMatchObject({ skill: 'DX', effective: 10, parry: 7 })
})

test('gurps.equipment.item: what is not there neither strikes nor protects', () => {
  const none = fighter([], 0, { items: [{ name: 'Machete', quantity: 0 }] })
  expect(line(none, 'Machete')).toBeUndefined()
  const blind = { traits: [{ trait: 'Bad Sight', variant: 'starts with glasses', choice: 'nearsighted' }] }
  const wearing = (name: string, carried: boolean) => {
    const items = [{ name: 'Machete' }, { name, worn: true, carried }]
    return line(fighter([['Shortsword', 8]], 0, { ...blind, items }), 'Machete')?.effective
  }
  expect([wearing('glasses', true), wearing('glasses', false), wearing('field glasses', true)]).toEqual([11, 9, 9])
})

test('gurps.skill.throwing-bonus: Throwing carries a grenade farther', () => {
  const items = [{ name: 'Stielhandgranate' }]
  const range = (skills: readonly (readonly [string, number])[]) =>
    line(fighter(skills, 0, { items }), 'Stielhandgranate')?.max_range
  expect(range([])).toBe(30)
  expect(range([['Throwing', 16]])).toBe(36)
})

test('gurps.move.encumbrance: nobody moves under more than 30 times ST', () => {
  expect(sheetOf(fighter([], 290)).speed).toMatchObject({ move: 1, dodge: 1 })
  expect(sheetOf(fighter([], 301)).speed).toMatchObject({ move: 0, running_move: 0, dodge: 0 })
})

test('gurps.disadvantage.one-eye: whoever strikes with bare hands by DX alone is hindered, too', () => {
  const traits = [{ trait: 'One Eye' }, { trait: 'Lame', variant: 'Crippled Leg' }]
  expect(sheetOf(fighter([], 0, { traits })).attacks.slice(-2)).toMatchObject([{ effective: 6 }, { effective: 4 }])
})

test('gurps.disadvantage.one-arm: what takes two hands cannot be used', () => {
  const items = [{ name: 'Katana' }, { name: 'M1 Garand .30-06' }, { name: 'Luger P08 9mm' }]
  const lines = sheetOf(fighter([], 0, { items, traits: ['One Arm'] })).attacks.slice(0, 5)
  expect(lines.map(({ effective }) => effective !== null)).toEqual([true, false, true, false, true])
})
