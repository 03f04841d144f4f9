import { expect, test } from 'vitest'
import type { Replay } from '../api/api.ts'
import { doerOf, toldFight, turnFrom } from './fight-steps.ts'

const step = (type: string, who: string, turn?: number) => ({
  entry: { fact: { type, values: { who } }, rolls: [], why: [] },
  changes: [],
  ...(turn !== undefined && { turn }),
})
const replay: Replay = {
  system: 'demo',
  seed: 's',
  run: 3,
  kind: 'duel',
  chosen: { options: [], settings: {} },
  actors: ['Ada', 'Bram'],
  start: {},
  steps: [
    step('drew', 'Ada'),
    step('missed', 'Ada', 1),
    step('turned', 'Ada'),
    step('wounded', 'Bram', 2),
    step('turned', 'Bram'),
  ],
  cut: false,
  end: { winner: null, how: '', rounds: 2, sides: [] },
}
const told = toldFight(replay, { isSilent: ({ entry }) => entry.fact?.type === 'turned' })

test('one stops at the beginning, at every line that says something, and at the end', () => {
  expect(told.stops.map(({ step: at }) => at)).toEqual([0, 1, 2, 4, 5])
  expect(told.stops.map(({ lines }) => lines)).toEqual([0, 1, 3, 5, 5])
  expect(told.lines.map(({ kind }) => kind)).toEqual(['entry', 'turn', 'entry', 'turn', 'entry'])
})
test('from turn to turn, and no further than the ends', () => {
  expect(turnFrom(told.stops, 0, 1)).toBe(2)
  expect(turnFrom(told.stops, 2, 1)).toBe(3)
  expect(turnFrom(told.stops, 3, 1)).toBe(4)
  expect(turnFrom(told.stops, 4, -1)).toBe(3)
  expect(turnFrom(told.stops, 2, -1)).toBe(0)
})
test('who did it is looked at', () => {
  expect(doerOf(told.stops[3]?.line, replay.actors)).toBe('Bram')
  expect(doerOf(told.stops[0]?.line, replay.actors)).toBeUndefined()
  expect(doerOf(told.stops[1]?.line, ['Bram'])).toBeUndefined()
})
