/** The options, through the rules of the other book that they replace. */
import * as rooms from '@umpire/gurps/rooms'
import { describe, expect, test } from 'vitest'
import { rulesetOf } from './composed-fixture.ts'
import { screenOptions } from './index.ts'
import { THROUGH } from './through-fixture.ts'

describe.each(Object.entries(THROUGH))('options: %s, through the rules it replaces', (key, cases) => {
  const ruleset = rulesetOf(key)
  test.each(
    cases.map(([rule, given, expected], index) => ({ name: `${rule.id} ${index + 1}`, rule, given, expected })),
  )('$name', ({ rule, given, expected }) => {
    expect(rule.answer(given, ruleset.listen()).answer).toMatchObject(expected)
  })
})

test('options: every one of them is tried through the rules it replaces', () => {
  expect(Object.keys(THROUGH).sort()).toEqual(screenOptions.map(({ key }) => key).sort())
})

test('options: side attack, flail and a step back add up', () => {
  const ruleset = rulesetOf('tactical', 'modifiers')
  const given = { parry: 9, pd: 1, attack_from: 'side', retreat: true, circumstances: ['against-flail'] }
  expect(rooms.activeChoice.answer(given, ruleset.listen()).answer).toMatchObject({ defense_total: 9 - 4 - 2 + 3 + 1 })
})

test('options: people and vehicles go to different tables', () => {
  const ruleset = rulesetOf('critical-tables', 'vehicle-criticals')
  const hit = { effective: 12, roll: 4, table_roll: 13 }
  const at = (target: string) => rooms.criticalHit.answer({ ...hit, target }, ruleset.listen()).answer['consequences']
  expect(at('person')).toMatchObject([{ op: 'bypass-dr', part: 1 }, { op: 'damage' }])
  expect(at('vehicle')).toMatchObject([{ op: 'bypass-dr', part: 0.9 }, { op: 'damage' }])
})
