/** The page below a path, behind a proxy, on a server that wants a key. */
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, tables } from '@umpire/server'
import { openProxy } from '@umpire/server/test-proxy'
import { openEmbedded } from '@umpire/store'
import { expect, onTestFinished, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { joined } from '../helpers/places.ts'
import { together } from '../helpers/together.ts'

const here = together()
const KEY = 'a key for the tests'
/** What the browser says where the key is missing, and where nothing is. */
const EXPECTED = /status of 40[14]/

/** The address of the page, as people have it. The server goes after the pages have, which may still be loading. */
async function hosted(): Promise<string> {
  const store = await openEmbedded(join(here.folder, randomUUID()))
  const server = await createServer({
    port: 0,
    logLevel: 'silent',
    proxies: ['127.0.0.1'],
    basePath: '/games/umpire',
    key: KEY,
    pages: fileURLToPath(new URL('../../../apps/web/dist', import.meta.url)),
    parts: [tables(store)],
  })
  const proxy = await openProxy(await server.listen())
  onTestFinished(async () => {
    await proxy.close()
    await server.close()
    await store.close()
  })
  return `${proxy.origin}/games/umpire`
}

test('a table is made with the key, played at and joined, all below the path', async () => {
  const address = await hosted()
  const { page: gm } = await here.open(DESKTOP, 'light', EXPECTED)
  await gm.goto(`${address}/`)
  await gm.getByRole('button', { name: /bonded warehouse/ }).click()
  const dialog = gm.getByRole('dialog')
  await dialog.getByRole('textbox').fill('not the key')
  await gm.keyboard.press('Enter')
  await dialog.getByText("That isn't this server's key.").waitFor()
  await dialog.getByRole('textbox').fill(KEY)
  await gm.keyboard.press('Enter')
  await gm.getByRole('button', { name: 'State this movement' }).click()
  await gm.getByRole('button', { name: 'Name this attack' }).waitFor()
  expect(gm.url()).toMatch(`${address}/table/`)

  await gm.reload()
  await gm.getByRole('button', { name: 'Name this attack' }).click()
  const { page: ann } = await here.open(DESKTOP, 'light', EXPECTED)
  await joined(gm, ann, 'Ann', 'Ada')
  expect(ann.url()).toMatch(`${address}/table/`)

  // The key is asked for once.
  await gm.goto(address)
  await gm.getByRole('link', { name: /bonded warehouse/ }).waitFor()
  await gm.getByRole('button', { name: /^Behind the bonded warehouse/ }).click()
  await gm.getByRole('button', { name: 'State this movement' }).waitFor()
})

test('what is nowhere says so, and leads home', async () => {
  const address = await hosted()
  const { page } = await here.open(DESKTOP, 'light', EXPECTED)
  expect((await page.goto(`${address}/metrics`))?.status()).toBe(404)
  await page.getByRole('main').getByRole('link').click()
  await page.getByRole('button', { name: /bonded warehouse/ }).waitFor()
  expect(page.url()).toBe(`${address}/`)
})
