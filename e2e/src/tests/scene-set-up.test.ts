/** A scene is set up without writing anything: a fight that is ready, or what comes after one, with the same people. */
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { findings } from '../helpers/looks.ts'
import { openPart } from '../helpers/places.ts'
import { soon } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

async function tableOf(page: Page, system: string): Promise<void> {
  await page.goto(`${here.origin}/options/${system}`)
  await page.getByRole('button', { name: 'Open a table with these' }).click()
  await page.waitForURL(/\/table\//)
  await openPart(page, /^Table/)
  await page.locator('.no-scene').first().getByRole('button', { name: 'Begin a scene' }).click()
}

test.each([
  ['gurps', 'Patrol ambush', 'Yvette'],
  ['tensided', 'Gunfight in a diner', 'Vera'],
])(
  'a new table of %s begins with a fight that is ready, and goes where it is played',
  async (system, fight, somebody) => {
    const { page } = await here.open()
    await tableOf(page, system)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /Kind/ }).filter({ hasText: 'A fight' }).waitFor()
    await dialog.getByRole('button', { name: /Begin with/ }).click()
    await page.getByRole('listbox').getByRole('option', { name: fight }).click()
    await dialog.getByText(somebody, { exact: true }).first().waitFor()
    expect(await findings(page)).toEqual([])
    await dialog.getByRole('radio', { name: 'As text' }).click()
    await soon(() => dialog.getByLabel('The encounter').inputValue()).toContain(somebody)
    await dialog.getByRole('radio', { name: 'Form' }).click()
    await page.locator('button:has-text("Begin the fight"):not([disabled])').click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('tab', { name: /^Act/, selected: true }).waitFor()
    await page.locator(`[data-token="${somebody}"]`).waitFor()
  },
)

test('whoever came out of a fight is there in the story after it, and may be taken into the next', async () => {
  const { page } = await here.open()
  await page.goto(`${here.origin}/build/tensided`)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Mara')
  await page.getByRole('button', { name: /Take into a fight/ }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-token="Mara"]').waitFor()
  await openPart(page, /^Table/)
  await page.getByRole('button', { name: 'Begin a scene' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('checkbox', { name: 'Mara' }).waitFor()
  await soon(() => dialog.getByRole('checkbox', { name: 'Mara' }).isChecked()).toBe(true)
  await dialog.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('listbox').getByRole('option', { name: 'A fight' }).click()
  await dialog.locator('label.check', { hasText: 'Mara' }).click()
  await page.locator('button:has-text("Begin the fight"):not([disabled])').click()
  await dialog.waitFor({ state: 'detached' })
  await page.locator('[data-token="Mara"]').waitFor()
})
