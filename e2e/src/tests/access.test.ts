import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings, settled } from '../helpers/looks.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { demo, downtime, openedLog, openPart, PHONE, partsOf } from '../helpers/places.ts'
import { stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

/** A page, and what is seen on it when it is complete. */
const PAGES: readonly (readonly [string, (page: Page) => ReturnType<Page['locator']>])[] = [
  ['/', page => page.getByRole('button', { name: /bonded warehouse/ })],
  ['/rules', page => page.getByRole('link', { name: 'Throws and their notation' })],
  ['/rules/traveller.combat.to-hit', page => page.locator('main h1, main h2').last()],
  ['/coverage', page => page.getByRole('table').first()],
  ['/odds', page => page.getByRole('heading', { name: '3d6' })],
  ['/simulate', page => page.getByRole('button', { name: /^Run/ })],
  ['/character', page => page.getByRole('region', { name: 'Step by step' })],
  ['/join', page => page.getByRole('heading', { level: 1 })],
]

/** Of one page in two looks: light on a desktop, then dark on a phone. */
async function findingsInBothLooks(page: Page): Promise<readonly string[]> {
  await settled(page)
  const light = await findings(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(PHONE)
  await settled(page)
  const dark = await findings(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(DESKTOP)
  return [...light.map(one => `light desktop: ${one}`), ...dark.map(one => `dark phone: ${one}`)]
}

test('what shuts people out is found', async () => {
  const { page } = await here.open()
  await page.setContent('<html lang="en"><title>Bad</title><main><img src="x"><p style="color: #eee">pale</p></main>')
  expect(await findings(page)).toEqual(['color-contrast: p', 'image-alt: img'])
})

test.each(PAGES)('nobody is shut out of %s', async (path, complete) => {
  const { page } = await here.open()
  await page.goto(`${here.origin}${path}`)
  await complete(page).waitFor()
  expect(await findingsInBothLooks(page)).toEqual([])
})

test('nobody is shut out of a career and of what a simulation found', async () => {
  const { page } = await here.open()
  await page.goto(`${here.origin}/character`)
  await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('button.button-primary:not([disabled])').first().waitFor()
  expect(await findingsInBothLooks(page), 'a career').toEqual([])
  await page.goto(`${here.origin}/simulate`)
  await page.getByRole('button', { name: /^Run/ }).click()
  await page.getByRole('heading', { name: 'Who wins' }).waitFor()
  expect(await findingsInBothLooks(page), 'a simulation').toEqual([])
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out, %s', (colors, size) => {
  test('in every part of it', async () => {
    const { page } = await here.open(size, colors)
    await demo(page, here.origin)
    const tabs = await partsOf(page).all()
    expect(tabs.length).toBeGreaterThan(3)
    for (const tab of tabs) {
      await tab.click()
      await settled(page)
      expect(await findings(page), (await tab.textContent()) ?? '').toEqual([])
    }
    await openPart(page, /^(Act|Now)/)
    await page.getByRole('button', { name: 'State this movement' }).click()
    await openedLog(page, /They meet/)
    expect(await findings(page), 'the reasons of a number').toEqual([])
    await openPart(page, /^Table/)
    await page.getByRole('button', { name: 'Begin a scene' }).click()
    await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
    expect(await findings(page), 'setting up a fight').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await downtime(page)
    expect(await findings(page), 'a form of the time between fights').toEqual([])
  })
})

test('a whole fight is fought by keyboard alone', async () => {
  const { page } = await here.open()
  await page.goto(here.origin)
  await page.getByRole('button', { name: /bonded warehouse/ }).waitFor()
  await page.keyboard.press('1')
  await page.getByRole('button', { name: 'State this movement' }).waitFor()
  // Every question is answered by Enter, which takes what is proposed; an Enter that comes too soon is not taken.
  const over = page.getByText(/It is over/).first()
  await stepUntil(
    () => over.isVisible(),
    () => page.keyboard.press('Enter'),
  )
  await page.keyboard.press('Control+z')
  await page
    .getByText(/undoes/)
    .first()
    .waitFor()
})
