/** What the book leaves open and a campaign settles. */
import { compose, script } from '@umpire/engine'
import { expect, test } from 'vitest'
import { daredevil } from '../advantage/fortune.ts'
import type { Character } from '../character/character.ts'
import { somebody } from '../character/test/somebody-fixture.ts'
import { birthday } from '../edit/improve-traits.ts'
import { choosable } from '../ruleset/rules.ts'
import { storyOf } from '../story/facts/state.ts'
import { storyPlay } from '../story/index.ts'
import { successRoll } from '../story/roll/success-roll.ts'
import { problemsOf } from './problems.ts'
import { sheetOf } from './sheet.ts'

const young = (settings: object): Character =>
  somebody({
    identity: { age: 15 },
    traits: [{ trait: 'Youth', level: 3 }],
    campaign: { options: [], settings },
  })

/** The levels of Youth, and what was paid or is owed, birthday by birthday. */
function growingUp(settings: object) {
  let one = young(settings)
  return [16, 17, 18, 19].map(age => {
    one = birthday(one).character ?? one
    expect(one.identity.age).toBe(age)
    const wrong = problemsOf(one).filter(({ rule }) => rule === 'gurps.disadvantage.youth')
    expect(wrong, `${age}`).toEqual([])
    return [one.traits[0]?.level ?? 0, sheetOf(one).points.unspent]
  })
}

test('gurps.disadvantage.youth: bought off year by year, or all of it at legal age', () => {
  const budget = young({})
  const left = sheetOf(budget).points.unspent
  const paid = (all: readonly number[]) => all.map(points => left - points)
  expect(growingUp({})).toEqual([2, 1, 0, 0].map((level, at) => [level, paid([2, 4, 6, 6])[at]]))
  const late = { 'gurps.youth_bought_off': 'legal-age' }
  expect(growingUp(late)).toEqual([3, 3, 0, 0].map((level, at) => [level, paid([0, 0, 6, 6])[at]]))
})

test('gurps.advantage.daredevil: as often as the campaign allows, the last roll stands', () => {
  const kept = (most: number, rolls: readonly number[]) => {
    const why = compose(choosable, { settings: { 'gurps.daredevil_rerolls': most } }).silent
    return daredevil({ basic: 12, taking_risk: true, rolls }, why)
  }
  expect(kept(1, [18, 18, 9])).toMatchObject({ kept: 18, success: false, may_reroll: false })
  expect(kept(2, [18, 18])).toMatchObject({ kept: 18, may_reroll: true })
  expect(kept(2, [18, 18, 9])).toMatchObject({ kept: 9, success: true, may_reroll: false })
  expect(kept(2, [18, 15, 9])).toMatchObject({ kept: 15, success: false, may_reroll: false })
  expect(kept(3, [18, 18, 18, 18])).toMatchObject({ kept: 18, may_reroll: false })
  expect(kept(3, [])).toEqual({ effective: 13 })
})

test('gurps.advantage.daredevil: in a story, too', () => {
  const roll = (most: number, throws: readonly (number | string)[]): unknown => {
    const ruleset = compose(choosable, { settings: { 'gurps.daredevil_rerolls': most } })
    const start = storyOf({ Ada: somebody({ traits: ['Daredevil'] }) })
    const given = successRoll.given.read({ who: 'Ada', skill: 'DX', taking_risk: true }, 'roll')
    return script({ ...storyPlay, ruleset }, successRoll, given, start, throws).entries.at(-1)?.fact?.values['success']
  }
  expect(roll(1, [18, 'Daredevil', 18])).toBe(false)
  expect(roll(2, [18, 'Daredevil', 18, 9])).toBe(true)
  expect(roll(3, [18, 'Daredevil', 9])).toBe(true)
})
