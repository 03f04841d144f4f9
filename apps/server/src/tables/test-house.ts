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
  /** The server stops and starts again, at the same address. */
  readonly restart: () => Promise<void>
  readonly close: () => Promise<void>
}

export async function openHouse(options: ServerOptions = {}, thread?: URL): Promise<TestHouse> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-house-'))
  const store = await openEmbedded(folder)
  const start = async (port: number) => {
    const server = await createServer({ port, logLevel: 'silent', parts: [tables(store, thread)], ...options })
    return { server, origin: await server.listen() }
  }
  const first = await start(0)
  const { origin } = first
  let { server } = first
  const restart = async (): Promise<void> => {
    await server.close()
    ;({ server } = await start(Number(new URL(origin).port)))
  }
  const close = async (): Promise<void> => {
    await server.close()
    await store.close()
    await rm(folder, { recursive: true })
  }
  return { store, origin, restart, close }
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
