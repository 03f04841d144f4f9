import { join } from 'node:path'
import { openEmbedded } from '@umpire/store'
import { expect, test } from 'vitest'
import { serve } from '../helpers/serving.ts'
import { together } from '../helpers/together.ts'

const here = together()

/** The first table of a server, after a newer Umpire wrote into it; answers the game master's link, without its address. */
async function writtenByANewer(data: string): Promise<string> {
  const first = await serve(data)
  const { link = '' } = first
  await first.stop()
  const store = await openEmbedded(data)
  const [table] = await store.tables()
  if (table === undefined) throw new Error('expected a first table')
  await store.append(table.id, table.version, [{ type: 'danced', version: 1, values: {} }])
  await store.close()
  return new URL(link).pathname + new URL(link).hash
}

test('a table that cannot be opened says why and goes back to its last good moment', async () => {
  const data = join(here.folder, 'newer')
  const link = await writtenByANewer(data)
  const server = await serve(data)
  try {
    const { page } = await here.open()
    await page.goto(`${server.origin}${link}`)
    await page.getByRole('heading', { name: "Your first table can't be opened" }).waitFor()
    await page.getByText('Entry 3 of 3 in its log was written by a newer Umpire.').waitFor()
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save what can be read' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/^umpire-.*\.json$/)
    await page.getByRole('button', { name: 'Go back' }).click()
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.getByRole('button', { name: 'Begin a scene' }).first().waitFor()
    await page.goto('about:blank')
  } finally {
    await server.stop()
  }
})
