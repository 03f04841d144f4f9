import { describe, expect, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { demo, downtime, openedLog, openPart, PHONE, partsOf } from '../helpers/places.ts'
import { findings, LONG, together } from '../helpers/together.ts'

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

const here = together()

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out, %s', (colours, size) => {
  test.each(PAGES)(
    'of %s',
    async path => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await page.goto(`${here.serving.origin}${path}`)
      await page.getByRole('heading').first().waitFor()
      await page.waitForLoadState('networkidle')
      expect(await findings(page)).toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of the table, in every part of it',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await demo(page, here.serving.origin)
      const tabs = await partsOf(page).all()
      expect(tabs.length).toBeGreaterThan(3)
      for (const tab of tabs) {
        await tab.click()
        expect(await findings(page), (await tab.textContent()) ?? '').toEqual([])
      }
      await openPart(page, /^(Act|Now)/)
      await page.getByRole('button', { name: 'State this movement' }).click()
      await openedLog(page, /They meet/)
      expect(await findings(page), 'the reasons of a number').toEqual([])
      await downtime(page)
      expect(await findings(page), 'a form of the time between fights').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of setting up a fight',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await demo(page, here.serving.origin)
      await openPart(page, /^Table/)
      await page.getByRole('button', { name: 'Begin a scene' }).click()
      await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
      expect(await findings(page)).toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )

  test(
    'of a career and of what a simulation found',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await page.goto(`${here.serving.origin}/character`)
      await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
      await page.getByRole('button', { name: 'Begin', exact: true }).click()
      await page.waitForURL(/\/table\//)
      await page.locator('button.button-primary:not([disabled])').first().waitFor()
      expect(await findings(page), 'a career').toEqual([])
      await page.goto(`${here.serving.origin}/simulate`)
      await page.getByRole('button', { name: /^Run/ }).click()
      await page.getByRole('heading', { name: 'Who wins' }).waitFor()
      expect(await findings(page), 'a simulation').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )
})

test(
  'a whole fight is fought by keyboard alone',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await page.goto(here.serving.origin)
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
