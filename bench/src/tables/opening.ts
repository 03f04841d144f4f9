/** Opening an old table beside a young one: the time until somebody who comes in sees it, and the memory of idle ones. */

import { loadSystem } from '@umpire/registry'
import { makeTable } from '@umpire/server'
import { TestBrowser } from '@umpire/server/test-browser'
import { openEmbedded } from '@umpire/store'
import { report } from '../measure.ts'
import { served } from './served.ts'
import { inFolder } from './tables.ts'

const YOUNG = 1000
const OLD = 100_000
const ROUNDS = 7

/** A table whose log is that long, as the server itself would have written it, snapshots included. */
async function grown(folder: string, facts: number): Promise<{ readonly table: string; readonly secret: string }> {
  const system = await loadSystem('demo')
  const store = await openEmbedded(folder)
  const { table, secret } = await makeTable(store, { system, title: 'Old', name: 'GM', options: [], settings: {} })
  await store.close()
  const server = await served(folder)
  const browser = new TestBrowser(server.origin)
  await browser.fetch('POST', '/api/join', { secret })
  await browser.sit(table)
  const MANY = 500
  for (let said = 0; said < facts; said += MANY) {
    const lines = Array.from({ length: MANY }, (_, index) => browser.do({ type: 'say', text: `line ${said + index}` }))
    await Promise.all(lines)
    browser.received.length = 0
    browser.log.length = 0
  }
  await browser.leave()
  await server.stop()
  return { table, secret }
}

/** How long it takes from a fresh server until the view is there. */
async function opening(folder: string, table: string, secret: string): Promise<number> {
  const server = await served(folder)
  const browser = new TestBrowser(server.origin)
  await browser.fetch('POST', '/api/join', { secret: 'x'.repeat(32) })
  const start = performance.now()
  await browser.fetch('POST', '/api/join', { secret })
  await browser.sit(table)
  const took = performance.now() - start
  await browser.leave()
  await server.stop()
  return took * 1e6
}

export const benchOpening = (): Promise<void> =>
  inFolder(young =>
    inFolder(async old => {
      const one = await grown(young, YOUNG)
      const other = await grown(old, OLD)
      const ours: number[] = []
      const peer: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        peer.push(await opening(young, one.table, one.secret))
        ours.push(await opening(old, other.table, other.secret))
      }
      report(`opening a table of ${OLD} facts`, 'the old table', `one of ${YOUNG} facts`, 1 / 1.5, ours, peer)
    }),
  )
