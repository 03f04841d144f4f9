import { expect, test } from 'vitest'
import { setAsideId } from '../store/set-aside.ts'
import { newTable, refusal, type Shared } from './helpers.ts'

export function tableTests(shared: Shared): void {
  const ambush = { id: 'ambush', title: 'The ambush', system: 'traveller', created: 1_700_000_000_000 }

  test('a new table has no facts', async () => {
    expect(await shared().table('ambush')).toBeNull()
    await shared().createTable(ambush)
    expect(await shared().table('ambush')).toEqual({ ...ambush, version: 0 })
  })

  test('there is one table of an id', async () => {
    const id = await newTable(shared())
    expect(await refusal(shared().createTable({ ...ambush, id, title: 'Another' }))).toBe('conflict')
    expect((await shared().table(id))?.title).toBe('A table')
  })

  test('tables are listed with their versions, the oldest first', async () => {
    const ids = ['list-c', 'list-a', 'list-b']
    for (const [index, id] of ids.entries()) {
      await shared().createTable({ id, title: '', system: 'demo', created: 10 - Math.min(index, 1) })
    }
    await shared().append('list-a', 0, [1, 2, 3])
    const listed = (await shared().tables()).filter(({ id }) => ids.includes(id))
    expect(listed.map(({ id, version }) => [id, version])).toEqual([
      ['list-a', 3],
      ['list-b', 0],
      ['list-c', 0],
    ])
  })

  test('a table can be renamed', async () => {
    const id = await newTable(shared())
    await shared().renameTable(id, 'Ärger 🎲')
    expect((await shared().table(id))?.title).toBe('Ärger 🎲')
    expect(await refusal(shared().renameTable('no such table', 'x'))).toBe('unknown')
  })

  test('a deleted table leaves nothing behind, and its neighbours alone', async () => {
    const [id, other] = [await newTable(shared()), await newTable(shared())]
    for (const table of [id, other]) {
      await shared().append(table, 0, ['a', 'b'], { id: 'once', seat: 'gm' })
      await shared().saveSnapshot(table, 1, 1, 'state')
      await shared().putSeat({ id: `gm of ${table}`, table, secretHash: `hash of ${table}`, data: null })
    }
    await shared().deleteTable(id)
    expect(await shared().table(id)).toBeNull()
    expect(await shared().seatBySecret(`hash of ${id}`)).toBeNull()
    await shared().createTable({ id, title: 'Again', system: 'demo', created: 1 })
    expect((await shared().table(id))?.version).toBe(0)
    expect(await shared().facts(id, 0, 10)).toEqual([])
    expect(await shared().commandVersion(id, 'once')).toBeNull()
    expect(await shared().snapshot(id)).toBeNull()
    expect(await shared().seats(id)).toEqual([])

    expect((await shared().table(other))?.version).toBe(2)
    expect(await shared().commandVersion(other, 'once')).toBe(2)
    expect((await shared().snapshot(other))?.data).toBe('state')
    expect(await shared().seats(other)).toHaveLength(1)
  })

  test('deleting a table that is not there does no harm', async () => {
    expect(await refusal(shared().deleteTable('no such table'))).toBe('done')
  })

  test('facts after a version go to a table of their own, with their commands and snapshots, and others take their place', async () => {
    const [id, other] = [await newTable(shared()), await newTable(shared())]
    for (const table of [id, other]) {
      await shared().append(table, 0, ['a', 'b'], { id: 'first', seat: 'gm' })
      await shared().append(table, 2, ['c', 'd'], { id: 'second', seat: 'gm' })
      for (const version of [2, 4]) await shared().saveSnapshot(table, version, 1, version)
    }
    await shared().putSeat({ id: `gm of ${id}`, table: id, secretHash: `hash of ${id}`, data: null })
    const to = { ...ambush, id: setAsideId(id, 2) }
    await shared().moveFacts(id, 2, to, ['instead'])
    expect(await shared().facts(id, 1, 10)).toEqual([
      { version: 2, fact: 'b' },
      { version: 3, fact: 'instead' },
    ])
    expect(await shared().commandVersion(id, 'first')).toBe(2)
    expect(await shared().commandVersion(id, 'second')).toBeNull()
    expect(await shared().snapshots(id)).toEqual([{ version: 2, format: 1 }])
    expect(await shared().seats(id)).toHaveLength(1)

    expect(await shared().table(to.id)).toEqual({ ...to, version: 4 })
    expect(await shared().facts(to.id, 2, 10)).toEqual([
      { version: 3, fact: 'c' },
      { version: 4, fact: 'd' },
    ])
    expect(await shared().commandVersion(to.id, 'second')).toBe(4)
    expect(await shared().snapshots(to.id)).toEqual([{ version: 4, format: 1 }])

    await shared().append(id, 3, ['e'])
    expect((await shared().table(other))?.version).toBe(4)
    expect(await refusal(shared().moveFacts(id, 1, to, ['f']))).toBe('conflict')
    expect((await shared().table(id))?.version).toBe(4)
    expect(await refusal(shared().moveFacts('no such table', 1, { ...to, id: setAsideId(id, 3) }, ['f']))).toBe(
      'unknown',
    )
    expect(await refusal(shared().moveFacts(id, 1, { ...to, id: `${id} again` }, ['f']))).toBe('bad')
    expect(await refusal(shared().moveFacts(id, -1, { ...to, id: setAsideId(id, 3) }, ['f']))).toBe('bad')
    expect(await shared().table(setAsideId(id, 3))).toBeNull()
  })

  test('what nobody can ask for by name is refused', async () => {
    for (const id of ['', 'x'.repeat(201), 'half a pair \ud800', 'nul \0']) {
      expect(await refusal(shared().createTable({ ...ambush, id }))).toBe('bad')
    }
    expect(await refusal(shared().createTable({ ...ambush, id: 'fine', title: 'x'.repeat(501) }))).toBe('bad')
    expect(await refusal(shared().createTable({ ...ambush, id: 'fine', created: Number.NaN }))).toBe('bad')
    expect(await shared().table('fine')).toBeNull()
  })
}
