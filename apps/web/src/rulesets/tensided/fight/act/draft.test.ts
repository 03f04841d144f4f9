import { expect, test } from 'vitest'
import { beforehand } from './draft.ts'

test('what is thought of answers the questions of the round in their order', () => {
  const plan = [
    { act: { kind: 'move', pace: 'run' }, says: { kind: 'square', x: 3, y: 4 } },
    {
      act: { kind: 'strike', arm: 1 },
      says: { kind: 'blow', target: 'bob', how: 'thrust', where: 'any', dirty: false },
    },
  ] as const
  expect(beforehand(plan).map(({ question, choice }) => [question, choice])).toEqual([
    ['declare more', 'strike:1'],
    ['declare more', 'enough'],
    ['where', '3,4'],
    ['strike', 'bob/thrust/any'],
  ])
})

test('a grip is asked for twice: on whom, and what for; what needs nobody is not asked for', () => {
  const pin = { act: { kind: 'grapple' }, says: { kind: 'person', target: 'bob' }, grip: 'pin' } as const
  expect(beforehand([pin]).slice(1)).toEqual([
    { question: 'grapple', choice: 'bob', ifOffered: true },
    { question: 'grapple', choice: 'pin', ifOffered: true },
  ])
  expect(
    beforehand([{ act: { kind: 'draw', arm: 0 } }, { act: { kind: 'cover' } }]).map(({ question }) => question),
  ).toEqual(['declare more', 'declare more'])
})
