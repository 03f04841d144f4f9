import { expect, test } from 'vitest'
import { fightOf } from '../test/people.ts'
import { playRound } from '../test/script.ts'

const HOLD = { by: 'ada', on: 'bram', kind: 'cover mouth', until: null } as const

const round = (ada: string, bram: string) =>
  playRound(
    fightOf(
      [
        { id: 'ada', side: 0, at: [5, 0] },
        { id: 'bram', side: 1, at: [6, 0] },
      ],
      { holds: [HOLD] },
    ),
    { acts: { ada: ['move:sprint'], bram: ['move:walk'] }, chosen: { 'ada where': ada, 'bram where': bram } },
  )

test('tensided.melee.grapple: a hold ends when both go apart in one moment, whoever goes last', () => {
  const { fight, facts } = round('7,0', '5,1')
  expect(facts.flatMap(({ type }) => (type === 'moved' || type === 'released' ? [type] : []))).toEqual([
    'moved',
    'moved',
    'released',
  ])
  expect(fight.holds).toEqual([])
})

test('tensided.melee.grapple: a hold lasts while they stay in reach of each other', () => {
  expect(round('5,1', '6,1').fight.holds).toEqual([HOLD])
})
