/** A procedure under way that does not go as it was recorded, because Umpire was updated: it is dropped, and play goes on. */
import type { Command } from '@umpire/protocol'
import { loadSystem } from '@umpire/registry'
import { describe, expect, test } from 'vitest'
import type { TableData } from '../state/data.ts'
import { type TableFact, tableFacts, tableField } from '../state/facts.ts'
import { Sitting } from '../test/table-fixture.ts'
import { viewTable } from '../view/view.ts'
import { Table } from './table.ts'

const AROUND = { online: () => false, until: () => undefined }
const duels = await loadSystem('demo')

function asStored(data: TableData): TableData {
  return tableField.read(JSON.parse(JSON.stringify(data)), 'snapshot')
}

/** A duel in which somebody is asked, as a program stored it whose turn went otherwise. */
function stored(other: object): { readonly data: TableData; readonly scene: string } {
  const sitting = new Sitting()
  const scene = sitting.duel()
  expect(sitting.table.scene(scene).asking).toHaveLength(1)
  const data = sitting.table.data
  const entry = sitting.table.entry(scene)
  const { underway } = entry
  if (underway === null) throw new Error('nothing is under way')
  const game = { ...data.game, scenes: { [scene]: { ...entry, underway: { ...underway, ...other } } } }
  return { data: asStored({ ...data, game }), scene }
}

const OTHERS = {
  'of a procedure that is no more': { procedure: 'demo.brawl' },
  'given something else': { given: { who: 'Ada' } },
  'with more answers than it asks for': { answers: Array.from({ length: 30 }, () => ({ total: 3 })) },
  'with an answer that does not fit': { answers: [{ choice: 'pray' }] },
  'from a state that is none': { state: null },
  'that came to another state': { answers: [] },
}

const circumstances = { at: 5000, secret: () => new Uint8Array(32) }

function toldTo(data: TableData, facts: readonly TableFact[]): Table {
  const table = new Table('t1', duels, data)
  for (const fact of facts) table.apply(tableFacts.read(JSON.parse(JSON.stringify(tableFacts.store(fact)))))
  return table
}

describe.each(Object.entries(OTHERS))('a turn %s', (what, other) => {
  // Where it stood at its first question, a beginning without answers goes there again: it must have thrown something.
  const { data, scene } = stored(what === 'that came to another state' ? { answers: [], state: moved() } : other)
  const open = () => new Table('t1', duels, data)

  test('opens at the state that was recorded, and asks nothing of it', () => {
    const table = open()
    expect(table.scene(scene)).toMatchObject({ broken: true, asking: [], over: false, stopped: true })
    expect(table.playsOn).toBe(true)
    for (const seat of ['gm', 'ann', 'eve']) {
      expect(viewTable(table, seat, AROUND).scene).toMatchObject({ questions: [], plays: true })
    }
  })
  test('is dropped with a line in the log, and what comes next is asked', () => {
    const table = open()
    const facts = table.playOn(circumstances)
    expect(JSON.stringify(facts[0])).toContain('dropped, because the rules have changed since it began')
    expect(table.scene(scene).asking).toHaveLength(1)
    expect(table.scene(scene).broken).toBe(false)
    const again = toldTo(data, facts)
    expect(again.data).toEqual(table.data)
    expect(again.scene(scene).data).toEqual(table.scene(scene).data)
  })
  test('is dropped before the game master changes a value', () => {
    const table = open()
    const command: Command = { type: 'override', scene, at: ['light'], value: 'dark', note: '' }
    const facts = table.do(command, 'gm', circumstances)
    expect(facts.map(({ type }) => type)).toEqual(['advanced', 'overridden'])
    expect(table.playsOn).toBe(true)
    expect(toldTo(data, facts).data).toEqual(table.data)
    expect(table.scene(scene).data).toMatchObject({ state: { light: 'dark' } })
  })
  test('lets the game master put the scene away', () => {
    const table = open()
    const facts = table.do({ type: 'endScene', scene }, 'gm', circumstances)
    expect(toldTo(data, facts).data).toEqual(table.data)
  })
})

/** The state of the duel after something happened in it. */
function moved() {
  const sitting = new Sitting()
  const scene = sitting.duel()
  sitting.do('gm', { type: 'override', scene, at: ['light'], value: 'dark', note: '' })
  return sitting.table.entry(scene).state
}
