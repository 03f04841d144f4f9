import { expect, test } from 'vitest'
import { somebody } from '../character/test/somebody-fixture.ts'
import { problemsOf } from '../sheet/problems.ts'

const wearing = (unless: (index: number) => string, length: number) => {
  const gear = Array.from({ length }, (_, index) => ({
    name: `Hat ${index}`,
    cost: 0,
    weight_lb: 0,
    effects: [{ target: 'reaction', op: 'add', by: 1, unless: [unless(index)] }],
  }))
  return problemsOf(somebody({ campaign: { options: [], settings: { 'gurps.gear': gear } } }))
}

test('gurps.convention.effects: every name that is not there is told, the first of them with the nearest that is', () => {
  const found = wearing(index => `Voice${index}`, 30)
  expect(found.map(({ where }) => where)).toEqual(
    Array.from({ length: 30 }, (_, index) => `campaign.settings.gurps.gear[${index}].effects[0].unless[0]`),
  )
  expect(found.map(({ message }) => message.includes('perhaps Voice'))).toEqual(
    Array.from({ length: 30 }, (_, index) => index < 20),
  )
})

test('gurps.convention.effects: one wrong name has its hint wherever it stands', () => {
  const found = wearing(() => 'Voise', 30)
  expect(found).toHaveLength(30)
  expect(found.every(({ message }) => message.endsWith('perhaps Voice'))).toBe(true)
})

test('gurps.convention.effects: a thing of the campaign may give way to another, or to a trait or skill', () => {
  expect(wearing(index => ['Hat 1', 'Voice', 'Acting'][index] ?? '', 3)).toEqual([])
})
