import { expect, test } from 'vitest'
import { catalogOf } from '../catalog/catalog.ts'
import { factorWords, shareWords, targetWords } from './effect-words.ts'
import { remindersOf } from './reminders.ts'
import { rulesetOf } from './sheet.ts'

test('gurps.convention.effects: targets and amounts are words', () => {
  expect(
    ['roll:Will', 'roll:IQ', 'skill:Orienteering', 'skills:unarmed', 'attr:DX', 'conduct'].map(targetWords),
  ).toEqual(['a Will roll', 'a roll against IQ', 'Orienteering', 'unarmed skills', 'DX', 'conduct'])
  const share = { of: 'skill', times: 1, divide: 1, whole: true } as const
  expect(shareWords(share)).toBe('the skill')
  expect(shareWords({ ...share, times: 3, at_most: 75 })).toBe('3 times the skill, at most 75')
  expect(shareWords({ ...share, of: 'st', divide: 6 })).toBe('1/6 of ST')
  expect([0.5, 2, 1.2].map(factorWords)).toEqual(['halved', 'doubled', '1.2 times as much'])
})

test('gurps.convention.effects: no reminder of the whole catalogue shows a formula or the name of a target', () => {
  const { traits, skills } = catalogOf(
    rulesetOf({ campaign: { options: [], settings: {}, unknown_fields: {} } }).silent,
  )
  const bearers = [
    ...traits.flatMap(({ name, effects, cost, choose }) => [
      { name, level: 1, effects },
      ...(cost.kind === 'variants' ? cost.variants : []).map(one => ({ name, level: 1, effects: one.effects })),
      ...choose.map(one => ({ name, level: 1, effects: one.effects })),
    ]),
    ...skills.map(({ name, effects }) => ({ name, level: 12, effects })),
  ]
  const all = remindersOf(bearers)
  expect(all.length).toBeGreaterThan(50)
  for (const { says } of all) expect(says).not.toMatch(/^\S+[:.]\S|×|\b[a-z]+_[a-z]+\b|undefined|\[object/)
})
