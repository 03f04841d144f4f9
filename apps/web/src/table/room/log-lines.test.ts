import type { LogLine } from '@umpire/protocol'
import { describe, expect, test } from 'vitest'
import { mergedLines, undoneIn } from './log-lines.ts'

const head = (version: number) => ({ version, at: version, by: 'Ann' })
const entry = (version: number, index = 0): LogLine => ({
  ...head(version),
  kind: 'entry',
  scene: 's',
  index,
  entry: { rolls: [], why: [] },
})
const said = (version: number): LogLine => ({ ...head(version), kind: 'said', text: 'hello' })
const undo = (version: number, from: number, to: number): LogLine => ({
  ...head(version),
  kind: 'undone',
  from,
  to,
  dice: 'keep',
  what: 'a step',
})
const redo = (version: number, from: number, to: number): LogLine => ({
  ...head(version),
  kind: 'redone',
  from,
  to,
  dice: 'keep',
  what: 'a step',
})
const struck = (log: readonly LogLine[]): readonly number[] => [...undoneIn(log).keys()].sort((a, b) => a - b)

describe('merged lines', () => {
  test('keep their order and have no doubles', () => {
    const known = [entry(3), entry(3, 1), said(4)]
    expect(mergedLines(known, [said(4), said(5)])).toEqual([...known, said(5)])
    expect(mergedLines(known, [said(1), entry(2), entry(2, 1), entry(3)])).toEqual([
      said(1),
      entry(2),
      entry(2, 1),
      ...known,
    ])
  })
  test('are the same list if nothing is new', () => {
    const known = [entry(3)]
    expect(mergedLines(known, [entry(3)])).toBe(known)
  })
})

describe('undone lines', () => {
  test('are the steps, not what people said between them', () => {
    expect(struck([entry(3), said(4), entry(5), undo(6, 3, 5)])).toEqual([3, 5])
  })
  test('count again when they are redone', () => {
    expect(struck([entry(3), entry(5), undo(6, 3, 5), redo(7, 3, 5)])).toEqual([])
  })
  test('stay undone when only a later undo around them is redone', () => {
    const log = [entry(3), entry(5), undo(6, 5, 5), entry(7), undo(8, 3, 7)]
    expect(struck(log)).toEqual([3, 5, 7])
    expect(struck([...log, redo(9, 3, 7)])).toEqual([5])
  })
  test('say what became of the dice, if any were seen', () => {
    const rolled: LogLine = {
      ...head(5),
      kind: 'entry',
      scene: 's',
      index: 0,
      entry: { rolls: [{ dice: '2d6', faces: [1, 2], total: 3, purpose: 'luck' }], why: [] },
    }
    expect(undoneIn([entry(3), undo(6, 3, 3)]).get(3)).toEqual({ by: 'Ann', dice: null })
    expect(undoneIn([entry(3), rolled, undo(6, 3, 5)]).get(3)).toEqual({ by: 'Ann', dice: 'keep' })
  })
  test('can be undone a second time', () => {
    expect(struck([entry(3), undo(4, 3, 3), redo(5, 3, 3), undo(6, 3, 3)])).toEqual([3])
  })
})
