import { fightOf } from '@umpire/tensided/people'
import { expect, test } from 'vitest'
import { seenFight } from '../views/test/seen-fight.ts'
import { slotsOf } from './order.tsx'

const view = seenFight(
  fightOf(
    [
      { id: 'a', side: 0, at: [0, 0] },
      { id: 'b', side: 1, at: [1, 0] },
      { id: 'c', side: 1, at: [2, 0], stands: { status: 'dead' } },
    ],
    { stage: 'fight' },
  ),
)

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
