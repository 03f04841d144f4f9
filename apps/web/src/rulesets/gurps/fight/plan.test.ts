import { expect, test } from 'vitest'
import { plan, plannedFor } from './plan.ts'

const asked = (id: string, question: string) => ({ id, who: 'Yvette', question, choices: [], proposed: undefined })

test('what was said beforehand answers the questions that follow, each once', () => {
  plan('fight', asked('1', 'maneuver'), { location: 'head', rounds: '9' })
  expect(plannedFor('fight', asked('1', 'maneuver'))).toBeUndefined()
  expect(plannedFor('fight', asked('2', 'location'))).toBe('head')
  expect(plannedFor('fight', asked('3', 'rounds'))).toBe('9')
  expect(plannedFor('fight', asked('4', 'rounds'))).toBeUndefined()
})

test('nothing is answered any more once something else was asked, nor in another scene', () => {
  plan('fight', asked('5', 'maneuver'), { location: 'head', rounds: '9' })
  expect(plannedFor('other', asked('6', 'location'))).toBeUndefined()
  expect(plannedFor('fight', asked('7', 'maneuver'))).toBeUndefined()
  expect(plannedFor('fight', asked('8', 'location'))).toBeUndefined()
})
