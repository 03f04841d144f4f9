import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { joined, primary } from '../helpers/places.ts'
import { together } from '../helpers/together.ts'

const here = together()

/** Bytes of compressed script that a table should need. Close to it the test warns, well above it fails. */
const BUDGET = 250_000
const WARN_FROM = 0.95
const FAIL_FROM = 1.1

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
  ['of Traveller', /bonded warehouse/, 'Ada'],
  ['with hexes', /Patrol ambush/, 'Yvette'],
  ['with squares', /Gunfight in a diner/, 'Vera'],
] as const)('the table %s is playable for a player with 250 kB of compressed script', async (what, demo, actor) => {
  const { page: gm } = await here.open()
  await gm.goto(here.origin)
  await gm.getByRole('button', { name: demo }).click()
  await gm.waitForURL(/\/table\//)
  const { page } = await here.open()
  const bytes = await scriptOf(page, async () => {
    await joined(gm, page, 'Ann', actor)
    await page.getByText(actor).first().waitFor()
    await primary(page).waitFor()
  })
  const share = bytes / BUDGET
  if (share > WARN_FROM) console.warn(`first load ${what}: ${bytes} bytes, ${Math.round(share * 100)} % of its budget`)
  expect(share).toBeGreaterThan(0.2)
  expect(share).toBeLessThan(FAIL_FROM)
})
