import { expect, test } from 'vitest'
import { SKILLS } from '../catalog/skills/skills.ts'
import { problemsOf } from '../sheet/problems.ts'
import { sheetOf } from '../sheet/sheet.ts'
import { somebody } from './test/somebody-fixture.ts'

const PRIMITIVE = { traits: [{ trait: 'Primitive', level: 2 }] }
/** Told by the trait alone, or by the file as well. */
const HOMES = [{}, { identity: { native_tl: 4 } }]

test('gurps.disadvantage.primitive: skills carry the tech level of home, and nothing later can be tried', () => {
  for (const home of HOMES) {
    const skills = [
      { skill: 'Armoury (small arms)', points: 2 },
      { skill: 'Guns (rifle)', points: 2, tl: 6 },
      { skill: 'Guns/TL5 (pistol)', points: 2 },
    ]
    const { defaults, skills: lines } = sheetOf(somebody({ ...PRIMITIVE, ...home, skills }))
    expect(lines.map(({ name }) => name)).toEqual(['Armoury/TL4 (small arms)', 'Guns/TL6 (rifle)', 'Guns/TL5 (pistol)'])
    const all = sheetOf(somebody({ skills })).defaults
    for (const { name, tl, since_tl = 0 } of SKILLS) {
      expect(defaults[name], name).toBe(tl || since_tl > 4 ? undefined : all[name])
    }
    expect(SKILLS.filter(({ name, tl }) => tl && all[name] !== undefined).length).toBeGreaterThan(5)
  }
})

test('gurps.disadvantage.primitive: no attack by default with a gun, and one with a blade all the same', () => {
  const items = [{ name: 'M1 Carbine .30' }, { name: 'Machete' }]
  for (const home of HOMES) {
    const line = (weapon: string, more: object = {}) =>
      sheetOf(somebody({ ...PRIMITIVE, ...home, items, ...more })).attacks.find(one => one.weapon === weapon)
    expect(line('M1 Carbine .30')).toMatchObject({ level: null, effective: null })
    expect(line('Machete')).toMatchObject({ level: 5 })
    const taught = { skills: [{ skill: 'Guns (rifle)', points: 1, tl: 6 }] }
    expect(line('M1 Carbine .30', taught)).toMatchObject({ level: 11 })
    expect(line('M1 Carbine .30', { traits: [], identity: {} })).toMatchObject({ level: 7 })
  }
})

test('gurps.disadvantage.primitive: guns and grenades of a later age are told, wherever their tech level stands', () => {
  const gun = { skill: 'Guns (rifle)', damage: '4d', ss: 14, acc: 5, weight_lb: 9, min_st: 10, cost: 1 }
  const campaign = {
    options: [],
    settings: {
      'gurps.firearms': [
        { name: 'Musket', tl: 4, ...gun },
        { name: 'Repeater', ...gun },
      ],
    },
  }
  const names = ['M1 Carbine .30', 'Stielhandgranate', 'Musket', 'Repeater', 'Machete']
  const told = (parts: object): readonly string[] =>
    problemsOf(somebody({ campaign, items: names.map(name => ({ name })), ...parts }))
      .filter(({ rule }) => rule === 'gurps.disadvantage.primitive')
      .map(({ where }) => where)
  for (const home of HOMES) expect(told({ ...PRIMITIVE, ...home })).toEqual(['items[0]', 'items[1]', 'items[3]'])
  expect(told({})).toEqual([])
})

test('gurps.disadvantage.primitive: nobody drives or flies by default who grew up before engines', () => {
  const LATER = ['Bicycling', 'Driving', 'Motorcycle', 'Parachuting', 'Piloting', 'Powerboat']
  expect(SKILLS.flatMap(({ name, since_tl }) => (since_tl === undefined ? [] : [name])).toSorted()).toEqual(LATER)
  const tried = (level: number): readonly string[] => {
    const { defaults } = sheetOf(somebody(level === 0 ? {} : { traits: [{ trait: 'Primitive', level }] }))
    return LATER.filter(name => Object.hasOwn(defaults, name))
  }
  expect(tried(0)).toEqual(LATER)
  expect(tried(1)).toEqual(['Bicycling'])
  expect(tried(2)).toEqual([])
  const boats = sheetOf(somebody({ traits: [{ trait: 'Primitive', level: 3 }] })).defaults
  expect(boats).toMatchObject({ Boating: 5, Riding: 5 })
})

test('gurps.disadvantage.primitive: what was learned at home is of no use with a gun of a later age', () => {
  const gun = { skill: 'Guns (rifle)', damage: '4d', ss: 14, acc: 5, weight_lb: 9, min_st: 10, cost: 1 }
  const campaign = { options: [], settings: { 'gurps.firearms': [{ name: 'Matchlock', tl: 3, ...gun }] } }
  const items = [{ name: 'M1 Garand .30-06' }, { name: 'Matchlock' }]
  const levels = (level: number, learned: object) => {
    const traits = level === 0 ? [] : [{ trait: 'Primitive', level }]
    const skills = [{ skill: 'Guns (rifle)', points: 4, ...learned }]
    const { attacks } = sheetOf(somebody({ campaign, items, traits, skills }))
    return attacks.slice(0, 2).map(one => one.effective)
  }
  expect(levels(0, {})).toEqual([11, 13])
  expect(levels(3, {})).toEqual([null, 13])
  expect(levels(3, { tl: 6 })).toEqual([11, 13])
})
