/** A server with an empty store, for tests of tables: it goes away with all it stored. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, map } from '@umpire/engine'
import { openEmbedded, type Store } from '@umpire/store'
import type { ServerOptions } from '../options.ts'
import { createServer } from '../server.ts'
import { tables } from './routes.ts'
import { TestBrowser } from './test-browser.ts'

export interface TestHouse {
  readonly store: Store
  readonly origin: string
  readonly close: () => Promise<void>
}

export async function openHouse(options: ServerOptions = {}, thread?: URL): Promise<TestHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-house-'))
  const store = await openEmbedded(folder)
  const server = await createServer({ port: 0, logLevel: 'silent', parts: [tables(store, thread)], ...options })
  const origin = await server.listen()
  const close = async (): Promise<void> => {
    await server.close()
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { store, origin, close }
}

/** A field of an answer, as text. */
export const textIn = (body: unknown, name: string): string => String(map(json()).read(body, 'answer')[name])

const secretOf = (link: string): string => link.split('#')[1] ?? ''

/** A new table, and the browser of who leads it. */
export async function newTable(origin: string): Promise<{ readonly gm: TestBrowser; readonly table: string }> {
  const gm = new TestBrowser(origin)
  const { body } = await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'A yard' })
  return { gm, table: textIn(body, 'table') }
}

/** The seat and the secret of an invitation. */
export async function invited(gm: TestBrowser, table: string, name: string, actors: readonly string[] = []) {
  const { body } = await gm.fetch('POST', `/api/tables/${table}/seats`, { name, role: 'player', actors })
  return { body, seat: textIn(body, 'seat'), secret: secretOf(textIn(body, 'link')) }
}
