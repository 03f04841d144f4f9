import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Browsers, DESKTOP } from './pages.ts'
import { demo, downtime, openedLog, openPart, PHONE, partsOf } from './places.ts'
import { type Serving, serve } from './serving.ts'
import { stumbles } from './stumbles.ts'

const LONG = 180_000
const PAGES = [
  '/',
  '/rules',
  '/rules/traveller.combat.to-hit',
  '/coverage',
  '/odds',
  '/simulate',
  '/character',
  '/join',
]

let folder: string
let serving: Serving
let browsers: Browsers

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'umpire-access-'))
  serving = await serve(folder)
  browsers = await Browsers.launch()
}, LONG)
afterAll(async () => {
  await browsers.close()
  await serving.stop()
  await rm(folder, { recursive: true })
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out, %s', (colours, size) => {
  test.each(PAGES)(
    'of %s',
    async path => {
      const { page, context, wrong } = await browsers.open(size, colours)
      await page.goto(`${serving.origin}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await stumbles(page)).toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of the table, in every part of it',
    async () => {
      const { page, context, wrong } = await browsers.open(size, colours)
      await demo(page, serving.origin)
      const tabs = await partsOf(page).all()
      expect(tabs.length).toBeGreaterThan(3)
      for (const tab of tabs) {
        await tab.click()
        expect(await stumbles(page), (await tab.textContent()) ?? '').toEqual([])
      }
      await openPart(page, /^(Act|Now)/)
      await page.getByRole('button', { name: 'State this movement' }).click()
      await openedLog(page, /They meet/)
      expect(await stumbles(page), 'the reasons of a number').toEqual([])
      await downtime(page)
      expect(await stumbles(page), 'a form of the time between fights').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of setting up a fight',
    async () => {
      const { page, context, wrong } = await browsers.open(size, colours)
      await demo(page, serving.origin)
      await openPart(page, /^Table/)
      await page.getByRole('button', { name: 'Begin a scene' }).click()
      await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
      expect(await stumbles(page)).toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of a career and of what a simulation found',
    async () => {
      const { page, context, wrong } = await browsers.open(size, colours)
      await page.goto(`${serving.origin}/character`)
      await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.waitForURL(/\/table\//)
      await page.locator('button.button-primary:not([disabled])').first().waitFor()
      expect(await stumbles(page), 'a career').toEqual([])
      await page.goto(`${serving.origin}/simulate`)
      await page.getByRole('button', { name: /^Run/ }).click()
      await page.getByRole('heading', { name: 'Who wins' }).waitFor()
      expect(await stumbles(page), 'a simulation').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )
})

test(
  'a whole fight is fought by keyboard alone',
  async () => {
    const { page, context, wrong } = await browsers.open()
    await page.goto(serving.origin)
    await page.getByRole('button', { name: /bonded warehouse/ }).waitFor()
    await page.keyboard.press('1')
    await page.getByRole('button', { name: 'State this movement' }).waitFor()
    // Every question is answered by Enter, which takes what is proposed; an Enter that comes too soon is not taken.
    const over = () => page.getByText(/It is over/).first()
    while (!(await over().isVisible())) {
      await page.keyboard.press('Enter')
      await page.waitForTimeout(100)
    }
    await page.keyboard.press('Control+z')
    await page
      .getByText(/undoes/)
      .first()
      .waitFor()
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

test(
  'the table page is playable with at most 250 kB of compressed script',
  async () => {
    const { page, context } = await browsers.open()
    const sizes: Promise<number>[] = []
    page.on('requestfinished', request => {
      // The worker that weighs the odds comes later and on the side.
      if (request.resourceType() !== 'script' || request.url().includes('worker')) return
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
    })
    const made = await page.request.post(`${serving.origin}/api/tables`, {
      data: { system: 'traveller', title: 'Small', demo: 'warehouse' },
    })
    const { table }: { table: string } = await made.json()
    await page.goto(`${serving.origin}/table/${table}`)
    await page.getByRole('button', { name: 'State this movement' }).waitFor()
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
    expect(bytes).toBeGreaterThan(50_000)
    expect(bytes).toBeLessThanOrEqual(250_000)
    await context.close()
  },
  LONG,
)
