import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openPart, PHONE } from '../helpers/places.ts'
import { findings, fits, LONG, together } from '../helpers/together.ts'

const here = together()

const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const label = (page: Page, name: string) => page.locator('label.check').filter({ hasText: new RegExp(`^${name}`) })
const rows = (page: Page) => page.locator('.preview-rows > li')

test(
  'options are chosen, seen on a sheet, and in force at the table',
  async () => {
    const { page, wrong } = await here.browsers.open()
    await page.goto(here.serving.origin)
    await page.getByRole('button', { name: /New table/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: /Rules/ }).click()
    await page.getByRole('option', { name: /^GURPS/ }).click()
    await page.getByRole('link', { name: 'Choose' }).click()
    await page.getByText('Choose an option, and the numbers').waitFor({ timeout: LONG })
    expect(await findings(page), 'as printed').toEqual([])

    // By keyboard: the search, an option that brings along what it needs, and what changes.
    await page.keyboard.press('/')
    expect(await page.locator('.searching > .key').isVisible(), 'no key to press where one types').toBe(false)
    await page.keyboard.press('/')
    expect(await page.getByRole('searchbox').inputValue(), 'a sign like any other').toBe('/')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('natural encumbrance mass')
    await page.keyboard.press('Tab')
    await expect.poll(() => option(page, 'Natural encumbrance').count()).toBeGreaterThan(0)
    await option(page, 'Natural encumbrance').first().focus()
    await page.keyboard.press(' ')
    await expect.poll(() => rows(page).filter({ hasText: 'Move' }).count(), { timeout: LONG }).toBeGreaterThan(0)
    await rows(page).first().locator('.opens').last().focus()
    await page.keyboard.press('Enter')
    await rows(page).first().locator('.why').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('searchbox').fill('')
    expect(await option(page, 'Size and scale').isChecked()).toBe(true)

    await page.getByRole('searchbox').fill('size')
    await label(page, 'Size without natural encumbrance').click()
    await page
      .getByText('Natural encumbrance excludes Size without natural encumbrance.')
      .or(page.getByText('Size without natural encumbrance excludes Natural encumbrance.'))
      .waitFor()
    expect(await page.getByRole('button', { name: 'Open a table with these' }).isDisabled()).toBe(true)
    expect(await findings(page), 'in conflict').toEqual([])
    await page.getByRole('button', { name: 'Leave out Size without natural encumbrance' }).click()
    await page.getByRole('searchbox').fill('tactical')
    await label(page, 'Tactical maneuvers').click()

    await page.getByRole('textbox', { name: 'Title of the table' }).fill('The long march')
    await page.getByRole('button', { name: 'Open a table with these' }).click()
    await page.waitForURL(/\/table\//)
    await openPart(page, /^Table/)
    const chosen = page.getByRole('region', { name: 'The rules of this table' })
    for (const title of [
      'Natural encumbrance',
      'Size and scale',
      'Tactical maneuvers with hexes and facing',
      'Positions in detail',
    ])
      await chosen.getByText(title, { exact: true }).waitFor()
    expect(wrong).toEqual([])
  },
  LONG,
)

test(
  'settings are fields, and what they change is seen, on a phone too',
  async () => {
    const { page, wrong } = await here.browsers.open(PHONE)
    await page.goto(`${here.serving.origin}/options/tensided`)
    const factor = page.getByRole('textbox', { name: 'Hit points for each point of physique' })
    await factor.fill('3')
    await page.keyboard.press('Tab')
    await expect.poll(() => rows(page).filter({ hasText: 'Hit points' }).count(), { timeout: LONG }).toBe(1)
    await page.getByText('usually 2').waitFor()
    expect(await fits(page)).toBe(true)
    expect(await findings(page)).toEqual([])
    await page.goto(`${here.serving.origin}/options/traveller`)
    await page.getByText('change throws and procedures').waitFor()
    expect(await findings(page)).toEqual([])
    await page.goto(`${here.serving.origin}/options/chess`)
    await page.getByRole('status').waitFor()
    expect(wrong.filter(one => !one.includes('404'))).toEqual([])
  },
  LONG,
)
