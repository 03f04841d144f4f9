import { expect, test } from 'vitest'
import { readFight } from '../views/fight-view.ts'
import { slotsOf } from './order.tsx'

const view = readFight({
  stage: 'fight',
  roster: [
    { id: 'a', name: 'Ann', side: 0 },
    { id: 'b', name: 'Bo', side: 1 },
    { id: 'c', name: 'Cy', side: 1 },
  ],
  standing: [{}, {}, { status: 'dead' }],
})

test('while a round is declared, everybody who can act stands there', () => {
  const slots = slotsOf(view, [], new Map([['a', 'declare']]))
  expect(slots.map(({ figure, what, now }) => [figure.id, what, now])).toEqual([
    ['a', 'declares now', true],
    ['b', 'has declared', false],
  ])
})

test('then acts stand in their order, with a rule before each pass', () => {
  const order = [
    { pass: 0, step: 'ranged', who: 'b', acts: ['shoot'] },
    { pass: 1, step: 'ranged', who: 'b', acts: ['drop', 'shoot'] },
  ]
  const slots = slotsOf(view, order, new Map([['b', 'shoot']]))
  expect(slots.map(({ what, now, next }) => [what, now, next])).toEqual([
    ['must answer', true, false],
    ['must answer', true, true],
  ])
  expect(slotsOf(view, order, new Map()).map(({ what }) => what)).toEqual(['shoots', 'drops something and shoots'])
})
