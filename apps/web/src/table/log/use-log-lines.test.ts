import type { LogLine } from '@umpire/protocol'
import { expect, test } from 'vitest'
import { plainScreens } from '../plain/plain-screens.tsx'
import { toldIn } from './use-log-lines.ts'

const turn = (version: number, turn: number): LogLine => ({
  version,
  at: 0,
  by: '',
  kind: 'turn',
  scene: 'fight',
  turn,
})
const entry = (version: number, type: string): LogLine => ({
  version,
  at: 0,
  by: '',
  kind: 'entry',
  scene: 'fight',
  index: 0,
  entry: { fact: { type, values: {} }, rolls: [], why: [] },
})
const undone: LogLine = { version: 9, at: 0, by: 'Ann', kind: 'undone', from: 3, to: 8, what: 'a turn', dice: 'keep' }
const tellerOf = () => ({
  scene: null,
  screens: {
    ...plainScreens,
    isSilent: ({ entry: { fact } }: { entry: { fact?: { type: string } } }) => fact?.type === 'turnEnded',
  },
})

test('a turn in which several act is told once, and again after it was undone', () => {
  const log = [turn(1, 1), entry(2, 'moved'), turn(3, 1), turn(4, 2), turn(5, 2), undone, turn(10, 2)]
  expect(toldIn(log, tellerOf).map(({ version }) => version)).toEqual([1, 2, 4, 9, 10])
})

test('lines that say nothing by themselves are left out', () => {
  expect(toldIn([entry(1, 'moved'), entry(2, 'turnEnded')], tellerOf).map(({ version }) => version)).toEqual([1])
})
