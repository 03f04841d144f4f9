import type { AskedView, LogLine, SceneView } from '@umpire/protocol'
import { describe, expect, test } from 'vitest'
import { asMaster } from '../odds/test/warehouse-fixture.ts'
import { readEncounter } from '../views/encounter-view.ts'
import { factsOf, hasMoved, lastMoves, phaseOf, stated } from './phase.ts'

const view = readEncounter(asMaster)
const asked = (question: string): AskedView => ({
  id: question,
  mine: true,
  question: { kind: 'choice', who: 'Ada', question, choices: [] },
})
const scene = (questions: readonly AskedView[]): SceneView => ({
  id: 's',
  kind: 'encounter',
  title: '',
  over: false,
  waits: false,
  plays: false,
  state: asMaster,
  questions,
  startable: [],
  actors: [],
  strangers: [],
})
const waiting: AskedView = { id: 'w', mine: false, question: { kind: 'waiting' } }
const facts = (...types: readonly string[]) => types.map(type => ({ type }))

describe('the round', () => {
  test('stands where its question says', () => {
    expect(phaseOf(scene([asked('movement')]), view, [])).toBe('movement')
    expect(phaseOf(scene([waiting, asked('action')]), view, [])).toBe('actions')
    expect(phaseOf(scene([asked('wound')]), view, [])).toBe('wounds')
  })
  test('or where the last facts leave it, for who only waits', () => {
    expect(phaseOf(scene([waiting]), view, facts('fightBegan'))).toBe('movement')
    expect(phaseOf(scene([waiting]), view, facts('fightBegan', 'moved'))).toBe('actions')
    expect(phaseOf(scene([waiting]), view, facts('moved', 'attacked'))).toBe('wounds')
    expect(phaseOf(scene([waiting]), view, facts('moved', 'attacked', 'roundEnded'))).toBe('movement')
    expect(phaseOf(scene([]), { ...view, stage: 'over' }, [])).toBe('over')
  })
  test('counts who has stated', () => {
    expect(stated(scene([waiting, waiting]), view)).toEqual({ open: 2, all: 5 })
  })
  test('has moved until it ends', () => {
    expect(hasMoved(facts('moved', 'attacked'))).toBe(true)
    expect(hasMoved(facts('moved', 'roundEnded'))).toBe(false)
    expect(hasMoved([])).toBe(false)
  })
})

describe('the last movement', () => {
  const line = (version: number, type: string, bands: readonly number[]): LogLine => ({
    version,
    at: 0,
    by: '',
    kind: 'entry',
    scene: 's',
    index: 0,
    entry: { fact: { type, values: { bands } }, rolls: [], why: [] },
  })
  const log = [line(1, 'met', [0, 2]), line(2, 'moved', [1, 2]), line(3, 'moved', [2, 2])]
  test('is from the last place to this one', () => {
    expect([...lastMoves(factsOf(log, new Set(), 's'), ['Ada', 'Oskar'])]).toEqual([['Ada', 1]])
  })
  test('forgets what was undone', () => {
    expect([...lastMoves(factsOf(log, new Set([3]), 's'), ['Ada', 'Oskar'])]).toEqual([['Ada', 0]])
    expect(factsOf(log, new Set(), 'another')).toEqual([])
  })
})
