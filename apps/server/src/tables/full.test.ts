import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, map } from '@umpire/engine'
import { openEmbedded } from '@umpire/store'
import { expect, test } from 'vitest'
import { createServer } from '../server.ts'
import { tables } from './routes.ts'
import { TestBrowser } from './test-browser.ts'

test('a full disk is told as such, and what was acknowledged is there when there is room again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-full-'))
  const store = await openEmbedded(folder, { mostBytes: 400_000 })
  const server = await createServer({
    port: 0,
    logLevel: 'silent',
    parts: [tables(store)],
    limits: { messages: 10_000 },
  })
  const gm = new TestBrowser(await server.listen())
  const made = await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'Full' })
  const table = String(map(json()).read(made.body, 'made')['table'])
  await gm.sit(table)
  const padding = 'x'.repeat(1900)
  let said = 0
  let refusal = await gm.do({ type: 'say', text: `line ${said} ${padding}` })
  while (refusal === undefined && said < 1000) {
    said++
    refusal = await gm.do({ type: 'say', text: `line ${said} ${padding}` })
  }
  expect(refusal).toMatchObject({ code: 'storage' })
  // Several at once fail together, and nobody hangs.
  const many = await Promise.all(Array.from({ length: 5 }, () => gm.do({ type: 'say', text: padding })))
  expect(many.every(one => one?.code === 'storage')).toBe(true)
  expect((await gm.fetch('GET', '/api/health')).status).toBe(503)
  await server.close()
  await store.close()

  const roomy = await openEmbedded(folder)
  const again = await createServer({ port: 0, logLevel: 'silent', parts: [tables(roomy)] })
  const back = new TestBrowser(await again.listen())
  const { cookie } = gm
  const exported = await fetch(`${back.origin}/api/tables/${table}/export`, { headers: { cookie } })
  const lines = (await exported.text()).match(/"line \d+ /g) ?? []
  expect(lines).toEqual(Array.from({ length: said }, (_, line) => `"line ${line} `))
  await again.close()
  await roomy.close()
  await rm(folder, { recursive: true })
})
