import type { AskedView, SeatView, TableView } from '@umpire/protocol'
import { expect, test } from 'vitest'
import { mineIn, nextInView, waitedFor } from './pending.ts'

const choice = (who: string, mine: boolean): AskedView => ({
  id: `q-${who}`,
  mine,
  question: mine ? { kind: 'choice', who, question: 'defense', choices: [] } : { kind: 'waiting', who },
})
const seat = (id: string, actors: readonly string[]): SeatView => ({
  id,
  name: id,
  role: id === 'gm' ? 'gm' : 'player',
  actors,
  online: true,
})

function view(self: SeatView, others: readonly SeatView[], questions: readonly AskedView[]): TableView {
  return {
    id: 't',
    title: 'Try',
    system: 'demo',
    chosen: { options: [], settings: {} },
    seat: self,
    seats: [self, ...others],
    settings: { dice: 'server', timer: null, undo: 'keep' },
    dice: { commitment: 'c', rolled: 0, hash: 'h' },
    scenes: [],
    scene: {
      id: 's',
      kind: 'duel',
      title: 'A duel',
      over: false,
      waits: false,
      plays: false,
      state: {},
      questions,
      startable: [],
      actors: ['Ada', 'Bram', 'Cleo'],
      strangers: [],
    },
    people: {},
    dials: {},
    notes: [],
    undo: null,
    redo: null,
  }
}

const GM = seat('gm', [])
const PAVEL = seat('Pavel', ['Bram'])

test('questions of a player’s actor are known to the game master as theirs', () => {
  const asked = mineIn(view(GM, [PAVEL], [choice('Ada', true), choice('Bram', true)]))
  expect(asked.map(({ who, player }) => [who, player?.name])).toEqual([
    ['Ada', undefined],
    ['Bram', 'Pavel'],
  ])
})

test('whoever must answer elsewhere is waited for', () => {
  const atPavel = view(PAVEL, [GM], [choice('Ada', false), choice('Bram', true)])
  expect(waitedFor(atPavel).map(({ who }) => who)).toEqual(['Ada'])
  const atGm = view(GM, [PAVEL], [choice('Ada', true), choice('Bram', true)])
  expect(waitedFor(atGm).map(({ who, player }) => [who, player?.name])).toEqual([['Bram', 'Pavel']])
})

test('the one in view stays while there is something to answer for them', () => {
  const asked = view(GM, [], [choice('Ada', true), choice('Cleo', true)])
  expect(nextInView(asked, 'Cleo')).toBe('Cleo')
  expect(nextInView(asked, 'Bram')).toBe('Ada')
  expect(nextInView(asked, null)).toBe('Ada')
})

test('nobody is put in view whom another player answers for', () => {
  expect(nextInView(view(GM, [PAVEL], [choice('Bram', true)]), 'Cleo')).toBe('Cleo')
})

test('a player sees their own actor first', () => {
  expect(nextInView(view(PAVEL, [GM], []), null)).toBe('Bram')
  expect(nextInView(view(PAVEL, [GM], [choice('Ada', false)]), 'Cleo')).toBe('Cleo')
})
