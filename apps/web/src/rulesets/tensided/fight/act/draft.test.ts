import { expect, test } from 'vitest'
import { beforehand } from './draft.ts'

test('what is thought of answers the questions of the round in their order', () => {
  const plan = [
    { act: 'move:run', says: '3,4' },
    { act: 'strike:1', says: 'bob/thrust/any' },
  ]
  expect(beforehand(plan).map(({ question, choice }) => [question, choice])).toEqual([
    ['declare more', 'strike:1'],
    ['declare more', 'enough'],
    ['where', '3,4'],
    ['strike', 'bob/thrust/any'],
  ])
})

test('a grip is asked for twice: on whom, and what for; what needs nobody is not asked for', () => {
  expect(beforehand([{ act: 'grapple', says: 'bob/pin' }]).slice(1)).toEqual([
    { question: 'grapple', choice: 'bob', ifOffered: true },
    { question: 'grapple', choice: 'pin', ifOffered: true },
  ])
  expect(beforehand([{ act: 'draw:0' }, { act: 'cover' }]).map(({ question }) => question)).toEqual([
    'declare more',
    'declare more',
  ])
})
