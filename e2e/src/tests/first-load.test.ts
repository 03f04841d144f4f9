import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { primary } from '../helpers/places.ts'
import { LONG, together } from '../helpers/together.ts'

const here = together()

const MOST = 250_000

/** How many bytes of script came, as they were sent, while a page was opened. */
async function scriptOf(page: Page, open: () => Promise<void>): Promise<number> {
  const sizes: Promise<number>[] = []
  page.on('requestfinished', request => {
    // The worker that weighs the odds comes later and on the side.
    if (request.resourceType() !== 'script' || request.url().includes('worker')) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await open()
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test.each([
  ['of Traveller', 'traveller', 'warehouse', 'Ada'],
  ['with hexes', 'gurps', 'patrol-ambush', 'Yvette'],
  ['with squares', 'tensided', 'diner', 'Vera'],
] as const)(
  'the table %s is playable for a player with at most 250 kB of compressed script',
  async (_, system, demo, actor) => {
    const { page: gm, context: other } = await here.browsers.open()
    const made = await gm.request.post(`${here.serving.origin}/api/tables`, { data: { system, title: 'Small', demo } })
    const { table }: { table: string } = await made.json()
    const seat = await gm.request.post(`${here.serving.origin}/api/tables/${table}/seats`, {
      data: { name: 'Ann', role: 'player', actors: [actor] },
    })
    const { link }: { link: string } = await seat.json()
    const { page, context } = await here.browsers.open()
    const bytes = await scriptOf(page, async () => {
      await page.goto(link)
      await page.getByText(actor).first().waitFor()
      await primary(page).waitFor()
    })
    expect(bytes).toBeGreaterThan(MOST / 5)
    expect(bytes).toBeLessThanOrEqual(MOST)
    await context.close()
    await other.close()
  },
  LONG,
)
