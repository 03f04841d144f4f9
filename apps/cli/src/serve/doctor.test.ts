import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { loadSystem } from '@umpire/registry'
import { makeTable } from '@umpire/server'
import { openEmbedded, setAsideId } from '@umpire/store'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { umpire } from '../../test/umpire.ts'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'umpire-doctor-')), 'data')
})
afterEach(() => rmSync(join(folder, '..'), { recursive: true }))

/** A folder with so many tables; answers their ids. */
async function tables(count: number): Promise<readonly string[]> {
  const store = await openEmbedded(folder)
  const system = await loadSystem('demo')
  const ids: string[] = []
  for (let made = 0; made < count; made++) {
    const { table } = await makeTable(store, { system, title: `Yard ${made}`, name: 'GM', options: [], settings: {} })
    ids.push(table)
  }
  await store.close()
  return ids
}
function damage(sql: string, ...values: readonly string[]): void {
  const database = new DatabaseSync(join(folder, 'umpire.db'))
  database.prepare(sql).run(...values)
  database.close()
}
const doctor = (...flags: readonly string[]) => umpire(['doctor', '--data', folder, ...flags])
const NUMBER = '(SELECT number FROM tables WHERE id = ?)'

test('a folder in order is told in one line', async () => {
  await tables(2)
  const { status, out, err } = await doctor()
  expect({ status, out }).toEqual({ status: 0, out: `${folder}: 2 tables with 4 facts: all in order.\n` })
  expect(err).toBe('2 tables checked\n')
  expect(JSON.parse((await doctor('--json')).out)).toEqual({
    folder,
    tables: 2,
    facts: 4,
    setAside: 0,
    findings: [],
  })
})

test('it works beside a running server, which alone keeps it from mending', async () => {
  await tables(1)
  const store = await openEmbedded(folder)
  expect((await doctor()).status).toBe(0)
  const { status, out, err } = await doctor('--mend')
  expect({ status, out }).toEqual({ status: 2, out: '' })
  expect(err).toContain('another Umpire is using this data folder; stop it first')
  await store.close()
})

test('bad snapshots are told, set aside and made again, and cost nothing', async () => {
  const [one = '', two = '', three = ''] = await tables(3)
  const store = await openEmbedded(folder)
  await store.saveSnapshot(one, 1, 1, { scenes: [] })
  await store.saveSnapshot(two, 2, 1, { scenes: [] })
  await store.close()
  damage(`INSERT INTO snapshots (table_number, version, format, data) VALUES (${NUMBER}, 9, 1, '{}')`, three)

  const { status, out } = await doctor()
  expect(status).toBe(1)
  expect(out).toContain(`table "${one}" (Yard 0): the snapshot at 1 cannot be read`)
  expect(out).toContain(`table "${three}" (Yard 2): the snapshot at 9 is beyond its 2 facts`)
  expect(out).toContain('3 tables with 6 facts: 3 findings.')
  expect(out).toContain('umpire doctor --mend')

  const mended = await doctor('--mend')
  expect(mended.status).toBe(0)
  expect(mended.out.match(/\(mended\)/g)).toHaveLength(3)
  expect(await doctor()).toMatchObject({ status: 0, out: `${folder}: 3 tables with 6 facts: all in order.\n` })
  const again = await openEmbedded(folder)
  expect(await again.snapshots(one)).toEqual([
    { version: 2, format: 1 },
    { version: 1, format: 0 },
  ])
  expect(await again.snapshots(two)).toEqual([{ version: 2, format: 0 }])
  await again.close()
})

test('a snapshot that says something else than the facts is told with the place', async () => {
  const [id = ''] = await tables(1)
  await doctor('--mend')
  const store = await openEmbedded(folder)
  await store.append(id, 2, [
    { type: 'dialed', version: 1, values: { by: '', at: 1, actor: 'Ada', to: 'do' } },
    { type: 'said', version: 1, values: { by: '', at: 1, text: 'hello', to: null } },
  ])
  await store.saveSnapshot(id, 1, 1, 'bad')
  await store.close()
  await doctor('--mend')
  damage("UPDATE snapshots SET data = json_set(data, '$.dials.Ada', 'remind') WHERE format = 1")
  const { status, out } = await doctor()
  expect(status).toBe(1)
  expect(out).toContain('the snapshot at 4 differs from the facts at dials.Ada')
})

test('facts and dice that are not what was stored are told, and mending loses none of them', async () => {
  const [one = '', two = ''] = await tables(2)
  damage(`UPDATE facts SET fact = '{"type' WHERE version = 2 AND table_number = ${NUMBER}`, one)
  damage(
    `UPDATE facts SET fact = json_set(fact, '$.values.fair.rolled', 3) WHERE version = 1 AND table_number = ${NUMBER}`,
    two,
  )
  for (const flags of [[], ['--mend']]) {
    const { status, out } = await doctor(...flags)
    expect(status).toBe(1)
    expect(out).toContain(`table "${one}" (Yard 0): fact 2 of 2 is damaged or missing`)
    expect(out).toContain('it cannot be opened')
    expect(out).toContain(`table "${two}" (Yard 1): dice log 1, entry 2: Expected 0 as the number of rolls, found 3`)
    expect(out).toContain('goes back to the last good moment')
  }
  const { findings } = JSON.parse((await doctor('--json')).out)
  expect(findings).toMatchObject([
    { kind: 'altered', table: one, version: 2, mended: false },
    { kind: 'altered', table: two, version: 1, mended: false },
    { kind: 'facts', table: one, version: 2, mended: false },
    { kind: 'dice', table: two, mended: false },
  ])
})

test('what is no data folder is refused in one line', async () => {
  for (const flags of [[], ['--mend']]) {
    const { status, out, err } = await doctor(...flags)
    expect({ status, out }).toEqual({ status: 2, out: '' })
    expect(err).toBe(`umpire: --data: expected a data folder of Umpire, got ${folder}\n`)
  }
})

test('a database that cannot be opened is told, with what helps', async () => {
  await tables(1)
  writeFileSync(join(folder, 'umpire.db'), 'a letter to Aunt Ada, not a database at all')
  for (const flags of [[], ['--mend']]) {
    const { status, out } = await doctor(...flags)
    expect(status).toBe(1)
    expect(out).toContain('"umpire restore" brings back a copy.')
  }
})

test('facts that were set aside are no table', async () => {
  const [id = ''] = await tables(1)
  const store = await openEmbedded(folder)
  await store.append(id, 2, [{ type: 'danced', version: 1, values: {} }])
  await store.moveFacts(id, 2, { id: setAsideId(id, 7), title: 'Yard 0', system: 'demo', created: 7 }, [])
  await store.close()
  expect(await doctor()).toMatchObject({
    status: 0,
    out: `${folder}: 1 table with 2 facts: all in order.\nSet aside when a table went back: 1 log.\n`,
  })
})
