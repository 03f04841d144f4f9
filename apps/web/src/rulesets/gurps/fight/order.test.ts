import { fightOf, somebody, standing } from '@umpire/gurps/people'
import { expect, test } from 'vitest'
import { seenFight } from '../views/test/seen-fight.ts'
import { slotsOf } from './order.tsx'

const people = ['a', 'b', 'c', 'd'].map((id, place) => {
  const one = somebody(id, 0, [])
  return [one, standing(one, place, [], { status: id === 'b' ? 'dead' : 'active' })] as const
})
const state = (turn: number, stage: 'start' | 'fight' = 'fight') =>
  seenFight(fightOf(people, { order: [2, 1, 0, 3], turn, stage }))

test('whoever is next stands first, whoever has acted behind the double rule, and the dead nowhere', () => {
  expect(slotsOf(state(0)).map(({ figure, when }) => `${figure.id} ${when}`)).toEqual(['c now', 'a later', 'd later'])
  expect(slotsOf(state(2)).map(({ figure, when, next }) => `${figure.id} ${when} ${next}`)).toEqual([
    'a now false',
    'd later false',
    'c done true',
  ])
  expect(slotsOf(state(0, 'start'))).toEqual([])
})
