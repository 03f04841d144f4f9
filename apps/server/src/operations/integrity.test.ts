import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { type Finding, openEmbedded, type Store } from '@umpire/store'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createServer, type Server } from '../server.ts'
import { integrity } from './integrity.ts'

let folder: string
let store: Store
let server: Server
let lines: string[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umpire-integrity-'))
  store = await openEmbedded(folder)
  await store.createTable({ id: 'ours', title: 'Ours', system: 'demo', created: 1 })
  await store.append('ours', 0, [{ a: 1 }, { b: 2 }, { c: 3 }])
  lines = []
})
afterEach(async () => {
  await server.close()
  await store.close()
  await rm(folder, { recursive: true })
})

/** As somebody else would. */
function damage(sql: string): void {
  const database = new DatabaseSync(join(folder, 'umpire.db'))
  database.exec(sql)
  database.close()
}

async function serve(): Promise<void> {
  const logTo = { write: (line: string) => void lines.push(line) }
  server = await createServer({ port: 0, logLevel: 'error', logTo, parts: [integrity(store, 0)] })
  await server.listen()
}

/** What the server's own examination comes up with. */
const examination = (): Promise<readonly Finding[]> =>
  new Promise((resolve, reject) => {
    const examine = store.examine.bind(store)
    vi.spyOn(store, 'examine').mockImplementation(() => {
      const examined = examine()
      examined.then(resolve, reject)
      return examined
    })
  })

const health = async () => (await server.app.inject('/api/health')).json()
const WELL = { status: 'ok', checks: { data: 'ok' } }
const DAMAGED = { status: 'failing', checks: { data: 'failing' } }

test('sound data is well, before it was examined and after', async () => {
  const examined = examination()
  await serve()
  expect(await health()).toEqual(WELL)
  expect(await examined).toEqual([])
  expect(await health()).toEqual(WELL)
  expect(lines).toEqual([])
})

test('damage that a start does not see is found in the background, and named once in the log', async () => {
  damage(`UPDATE facts SET fact = '{"b":3}' WHERE version = 2`)
  const examined = examination()
  await serve()
  expect(await examined).toHaveLength(1)
  expect(await health()).toEqual(DAMAGED)
  await health()
  const told = lines.filter(line => line.includes('stored data is damaged'))
  expect(told).toHaveLength(1)
  expect(told[0]).toContain('table \\"ours\\": fact 2 was changed: its checksum does not match')
})

test('damage that a start sees, or that somebody runs into, is told at once', async () => {
  await store.close()
  damage('DELETE FROM facts WHERE version = 2')
  store = await openEmbedded(folder)
  await serve()
  expect(await health()).toEqual(DAMAGED)
  expect(lines[0]).toContain('1 of 3 facts are missing')
})
