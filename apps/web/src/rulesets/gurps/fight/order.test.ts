import { expect, test } from 'vitest'
import { readFight } from '../views/fight-view.ts'
import { slotsOf } from './order.tsx'

const state = (turn: number, stage = 'fight') =>
  readFight({
    roster: ['a', 'b', 'c', 'd'].map(id => ({ id, name: id, side: 0 })),
    standing: ['active', 'dead', 'active', 'active'].map(status => ({ status })),
    order: [2, 1, 0, 3],
    turn,
    stage,
  })

test('whoever is next stands first, whoever has acted behind the double rule, and the dead nowhere', () => {
  expect(slotsOf(state(0)).map(({ figure, when }) => `${figure.id} ${when}`)).toEqual(['c now', 'a later', 'd later'])
  expect(slotsOf(state(2)).map(({ figure, when, next }) => `${figure.id} ${when} ${next}`)).toEqual([
    'a now false',
    'd later false',
    'c done true',
  ])
  expect(slotsOf(state(0, 'start'))).toEqual([])
})
