import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Json } from '@umpire/engine'
import { StoreError } from '@umpire/store'
import type { Table } from '@umpire/table'
import { dialed } from '@umpire/table'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { factsOf, storedFact } from './facts.ts'
import { openTable, pastOf } from './open-table.ts'
import { saveSnapshot } from './snapshots.ts'
import { StoredTables } from './stored-fixture.ts'
import type { SnapshotFault } from './trouble.ts'

let at: StoredTables
beforeAll(async () => {
  at = await StoredTables.make()
})
afterAll(() => at.remove())

const plain = (value: unknown): Json => JSON.parse(JSON.stringify(value))

async function opened(id: string): Promise<{ readonly table: Table; readonly faults: readonly SnapshotFault[] }> {
  const faults: SnapshotFault[] = []
  return { table: await openTable(at.store, id, { heard: fault => faults.push(fault) }), faults }
}

describe('a snapshot is a cache', () => {
  test('with it or without it, a table is the same', async () => {
    const id = await at.duel()
    const { table: fromFacts } = await opened(id)
    await saveSnapshot(at.store, id, fromFacts.data, () => undefined)
    await at.do(id, { type: 'say', text: 'after it' })
    const { table, faults } = await opened(id)
    expect(faults).toEqual([])
    expect(plain({ ...table.data, version: 0 })).toEqual(plain({ ...fromFacts.data, version: 0 }))
  })

  const bad: { readonly [what: string]: (data: object) => unknown } = {
    'of another form': () => ({ scenes: [] }),
    'that is no object': () => 'state',
    'with a field that nobody knows': data => ({ ...data, mood: 'gloomy' }),
    'beyond the limits': data => ({ ...data, title: 'x'.repeat(201) }),
    'of another system': data => ({ ...data, system: 'gurps' }),
    'of another version than it says': data => ({ ...data, version: 1 }),
  }
  for (const [what, change] of Object.entries(bad)) {
    test(`one ${what} is set aside, and the table is rebuilt`, async () => {
      const id = await at.duel()
      const { table: before } = await opened(id)
      const { version } = before.data
      await at.store.saveSnapshot(id, version, 1, plain(change(before.data)))
      const { table, faults } = await opened(id)
      expect(faults).toMatchObject([{ what: 'unreadable', version }])
      expect(plain(table.data)).toEqual(plain(before.data))
      // It is still there, nobody reads it again, and the next one takes the place of nothing.
      expect(await at.store.snapshots(id)).toEqual([{ version, format: 0 }])
      expect((await opened(id)).faults).toEqual([])
    })
  }

  test('one is not blamed for a disk that cannot be read, and nothing is led that is not whole', async () => {
    const id = await at.duel()
    const { table: before } = await opened(id)
    await saveSnapshot(at.store, id, before.data, () => undefined)
    await at.do(id, { type: 'say', text: 'after it' })
    const facts = vi.spyOn(at.store, 'facts')
    const silent = new StoreError('io', 'the disk does not answer')
    facts.mockRejectedValueOnce(silent)
    await expect(opened(id)).rejects.toThrow(silent)
    facts.mockRejectedValue(silent)
    await expect(opened(id)).rejects.toThrow(silent)
    facts.mockRestore()
    expect((await opened(id)).faults).toEqual([])
    expect(await at.store.snapshots(id)).toMatchObject([{ version: before.data.version, format: 1 }])
  })

  test('one that is not even JSON is set aside, and the one before it is taken', async () => {
    const id = await at.duel()
    const { table } = await opened(id)
    await saveSnapshot(at.store, id, table.data, () => undefined)
    const older = table.data.version
    const { data } = await at.do(id, { type: 'say', text: 'more' })
    await at.store.saveSnapshot(id, data.version, 1, plain(data))
    at.damage("UPDATE snapshots SET data = '{\"version' WHERE version = ?", data.version)
    expect((await opened(id)).faults).toMatchObject([{ what: 'unreadable', version: data.version }])
    expect(await at.store.snapshots(id)).toEqual([
      { version: data.version, format: 0 },
      { version: older, format: 1 },
    ])
  })

  test('one beyond the facts is set aside: they will grow past it, and be others', async () => {
    const id = await at.duel()
    const { data } = await at.do(id, { type: 'say', text: 'lost again' })
    await saveSnapshot(at.store, id, data, () => undefined)
    at.damage(
      'DELETE FROM facts WHERE version = ? AND table_number = (SELECT number FROM tables WHERE id = ?)',
      data.version,
      id,
    )
    const { table, faults } = await opened(id)
    expect(faults).toMatchObject([{ what: 'beyond', version: data.version }])
    expect(table.data.version).toBe(data.version - 1)
    await at.do(id, { type: 'dial', actor: 'Bram', to: 'do' })
    expect((await opened(id)).table.data.dials).toMatchObject({ Bram: 'do' })
    // The new one of that version is not what an older program had.
    expect((await opened(id)).faults).toEqual([])
  })

  test('one with which the scene does not go on is set aside where the facts tell it otherwise', async () => {
    const id = await at.duel()
    const { table: before } = await opened(id)
    const { data } = before
    const [[scene, entry] = ['', undefined]] = Object.entries(data.game.scenes)
    if (entry === undefined || entry.underway === null) throw new Error('expected a play under way')
    const cut = { ...entry, underway: { ...entry.underway, answers: [{ choice: 'fly' }] } }
    await at.store.saveSnapshot(
      id,
      data.version,
      1,
      plain({ ...data, game: { ...data.game, scenes: { [scene]: cut } } }),
    )
    const { table, faults } = await opened(id)
    expect(faults).toMatchObject([{ what: 'wrong', version: data.version }])
    expect(table.scene(scene).asking).toEqual(before.scene(scene).asking)
  })

  test('what could not be read back is not written', async () => {
    const id = await at.duel()
    const { table } = await opened(id)
    const heard: SnapshotFault[] = []
    await saveSnapshot(at.store, id, { ...table.data, title: 'x'.repeat(201) }, fault => heard.push(fault))
    expect(heard).toMatchObject([{ what: 'not-written', version: table.data.version }])
    expect(await at.store.snapshots(id)).toEqual([])
  })
})

describe('tables that older versions could not open again', () => {
  test('a play under way whose snapshot has its turn', async () => {
    const id = await at.duel()
    const { table } = await opened(id)
    const [[scene, entry] = ['', undefined]] = Object.entries(table.data.game.scenes)
    const withTurn = { ...entry, underway: { ...entry?.underway, turn: 3 } }
    const data = { ...table.data, game: { ...table.data.game, scenes: { [scene]: withTurn } } }
    await at.store.saveSnapshot(id, table.data.version, 1, plain(data))
    const again = await opened(id)
    expect(again.faults).toEqual([])
    expect(again.table.scene(scene).asking).toEqual(table.scene(scene).asking)
  })

  test('more dials, and a larger state, than one fact may bring', async () => {
    const id = await at.duel()
    const { table } = await opened(id)
    const { data } = table
    const dials = Object.fromEntries(Array.from({ length: 10_050 }, (_, index) => [`Extra ${index}`, 'do' as const]))
    const [[scene, entry] = ['', undefined]] = Object.entries(data.game.scenes)
    if (entry === undefined) throw new Error('expected a scene')
    const large = { ...entry, underway: null, state: Array.from({ length: 150_000 }, (_, index) => index) }
    const game = { ...data.game, scenes: { ...data.game.scenes, large } }
    await at.store.saveSnapshot(id, data.version, 1, plain({ ...data, dials, game }))
    const again = await opened(id)
    expect(again.faults).toEqual([])
    expect(Object.keys(again.table.data.dials)).toHaveLength(10_050)
    expect(again.table.scene(scene).asking).toEqual(table.scene(scene).asking)
  })
})

describe('facts', () => {
  const inTable = 'table_number = (SELECT number FROM tables WHERE id = ?)'

  test('that are damaged, missing, of a newer program or against the rules are told as such', async () => {
    const cases = {
      damaged: `UPDATE facts SET fact = '{"type' WHERE version = 4 AND ${inTable}`,
      missing: `DELETE FROM facts WHERE version = 4 AND ${inTable}`,
      newer: `UPDATE facts SET fact = '{"type":"said","version":2,"values":{}}' WHERE version = 4 AND ${inTable}`,
      rules: `UPDATE facts SET fact = json_set(fact, '$.values.kind', 'joust') WHERE version = 6 AND ${inTable}`,
    }
    for (const [why, sql] of Object.entries(cases)) {
      const id = await at.duel()
      const of = await at.versionOf(id)
      at.damage(sql, id)
      const version = why === 'rules' ? 7 : 4
      const last = 2000 + version - 2
      await expect(openTable(at.store, id)).rejects.toMatchObject({
        code: 'cannot-open',
        trouble: { why: why === 'missing' ? 'damaged' : why, version, of, last: why === 'rules' ? last : 1002 },
      })
      // Those around it can be read.
      const found = await factsOf(at.store, id, 0)
      expect(found.map(one => one.version)).toEqual(
        Array.from({ length: of }, (_, index) => index + 1).filter(one => why === 'rules' || one !== 4),
      )
    }
  })

  test('before a snapshot do no harm', async () => {
    const id = await at.duel()
    const { table } = await opened(id)
    await saveSnapshot(at.store, id, table.data, () => undefined)
    at.damage(`UPDATE facts SET fact = 'x' WHERE version = 4 AND ${inTable}`, id)
    await at.do(id, { type: 'say', text: 'still here' })
    expect((await opened(id)).table.data.version).toBe(table.data.version + 1)
    expect((await pastOf(at.store, id, table.data.version + 1)).game).toEqual(plain(table.data.game))
  })

  test('of a ruleset that is not there', async () => {
    const id = await at.duel()
    at.damage("UPDATE tables SET system = 'chess' WHERE id = ?", id)
    await expect(openTable(at.store, id)).rejects.toMatchObject({ trouble: { why: 'system' } })
  })

  test('leave others their turns while a long table is opened', async () => {
    const id = await at.duel()
    const said = Array.from({ length: 900 }, () => storedFact(dialed({ by: 'gm', at: 1, actor: 'Bram', to: 'do' })))
    await at.store.append(id, await at.versionOf(id), said)
    let done = false
    let turns = 0
    const opening = openTable(at.store, id).finally(() => {
      done = true
    })
    while (!done) {
      await nextTurn()
      turns++
    }
    await opening
    expect(turns).toBeGreaterThanOrEqual(9)
  })
})
