import { expect, test } from 'vitest'
import { isAnswered, plan, plannedFor } from './follow-up.ts'

const asked = (id: string, question: string, keys: readonly string[] = []) => ({
  id,
  who: 'Yvette',
  question,
  choices: keys.map(key => ({ key, label: key })),
  proposed: undefined,
})
const AT_THE_HEAD = [
  { question: 'location', choice: 'head' },
  { question: 'rounds', choice: '9' },
]

test('what was said beforehand answers the questions that follow, each once', () => {
  plan('fight', asked('1', 'maneuver'), AT_THE_HEAD)
  expect(plannedFor('fight', asked('1', 'maneuver'))).toBeUndefined()
  expect(plannedFor('fight', asked('2', 'location'))).toBe('head')
  expect(plannedFor('fight', asked('3', 'rounds'))).toBe('9')
  expect(plannedFor('fight', asked('4', 'rounds'))).toBeUndefined()
})

test('nothing is answered any more once something else was asked, nor in another scene', () => {
  plan('fight', asked('5', 'maneuver'), AT_THE_HEAD)
  expect(plannedFor('other', asked('6', 'location'))).toBeUndefined()
  expect(plannedFor('fight', asked('7', 'maneuver'))).toBeUndefined()
  expect(plannedFor('fight', asked('8', 'location'))).toBeUndefined()
})

test('several of a kind are answered in their order, though something else was asked beside', () => {
  const shots = ['a', 'b'].map(choice => ({ question: 'shoot', choice, ifOffered: true }))
  plan('fight', asked('9', 'declare'), shots)
  expect(isAnswered('fight', asked('10', 'shoot', ['a', 'b']))).toBe(true)
  expect(isAnswered('fight', asked('10', 'shoot', ['b']))).toBe(false)
  expect(isAnswered('fight', asked('10', 'strike', ['a']))).toBe(false)
  expect(plannedFor('fight', asked('10', 'shoot', ['a', 'b']))).toBe('a')
  expect(plannedFor('fight', asked('11', 'free swing'), ['free swing'])).toBeUndefined()
  expect(plannedFor('fight', asked('12', 'shoot', ['a']))).toBeUndefined()
  expect(plannedFor('fight', asked('13', 'shoot', ['b']))).toBeUndefined()
})
