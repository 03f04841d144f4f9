import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings, fits } from '../helpers/looks.ts'
import { openPart, PHONE } from '../helpers/places.ts'
import { soon } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

const option = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
const label = (page: Page, name: string) => page.locator('label.check').filter({ hasText: new RegExp(`^${name}`) })
const rows = (page: Page) => page.locator('.preview-rows > li')

test('options are chosen, seen on a sheet, and in force at the table', async () => {
  const { page } = await here.open()
  await page.goto(here.origin)
  await page.getByRole('button', { name: /New table/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Rules/ }).click()
  await page.getByRole('option', { name: /^GURPS/ }).click()
  await page.getByRole('link', { name: 'Choose' }).click()
  await page.getByText('Choose an option, and the numbers').waitFor()
  expect(await findings(page), 'as printed').toEqual([])

  // By keyboard: the search, an option that brings along what it needs, and what changes.
  await page.keyboard.press('/')
  // No key is shown where one types, and the sign is one like any other.
  await soon(() => page.locator('.searching > .key').isVisible()).toBe(false)
  await page.keyboard.press('/')
  await soon(() => page.getByRole('searchbox').inputValue()).toBe('/')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('natural encumbrance mass')
  await page.keyboard.press('Tab')
  await soon(() => option(page, 'Natural encumbrance').count()).toBeGreaterThan(0)
  await option(page, 'Natural encumbrance').first().focus()
  await page.keyboard.press(' ')
  await soon(() => rows(page).filter({ hasText: 'Move' }).count()).toBeGreaterThan(0)
  await rows(page).first().locator('.opens').last().focus()
  await page.keyboard.press('Enter')
  await rows(page).first().locator('.why').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox').fill('')
  await soon(() => option(page, 'Size and scale').isChecked()).toBe(true)

  await page.getByRole('searchbox').fill('size')
  await label(page, 'Size without natural encumbrance').click()
  await page
    .getByText('Natural encumbrance excludes Size without natural encumbrance.')
    .or(page.getByText('Size without natural encumbrance excludes Natural encumbrance.'))
    .waitFor()
  await soon(() => page.getByRole('button', { name: 'Open a table with these' }).isDisabled()).toBe(true)
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
})

test('settings are fields, and what they change is seen, on a phone too', async () => {
  const { page } = await here.open(PHONE, 'light', /404/)
  await page.goto(`${here.origin}/options/tensided`)
  const factor = page.getByRole('textbox', { name: 'Hit points for each point of physique' })
  await factor.fill('3')
  await page.keyboard.press('Tab')
  await soon(() => rows(page).filter({ hasText: 'Hit points' }).count()).toBe(1)
  await page.getByText('usually 2').waitFor()
  await soon(() => fits(page)).toBe(true)
  expect(await findings(page)).toEqual([])
  await page.goto(`${here.origin}/options/traveller`)
  await page.getByText('change throws and procedures').waitFor()
  expect(await findings(page)).toEqual([])
  await page.goto(`${here.origin}/options/chess`)
  await page.getByRole('status').waitFor()
})
