/** The builders of GURPS and G&G: their sections, figures and catalogues. */
import type { Page } from 'playwright-core'
import { stepUntil } from './soon.ts'

/** What is chosen now is worked out. */
export const worked = (page: Page): Promise<void> => page.locator('.build-sheet[data-fresh="true"]').waitFor()

export const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The figure of the ledger under that label. */
export const figure = (page: Page, label: string) =>
  page.locator('.ledger-part', { has: page.getByText(label, { exact: true }) }).locator('b')

/** Picks one of a catalogue by typing, with no hand on the mouse. */
export async function pick(page: Page, field: string, typed: string, name: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.fill(typed)
  await page.getByRole('option', { name }).first().waitFor()
  await stepUntil(
    async () => {
      const active = await box.getAttribute('aria-activedescendant')
      return (
        active !== null &&
        (await page
          .getByRole('option', { name })
          .and(page.locator(`[id="${active}"]`))
          .count()) > 0
      )
    },
    () => box.press('ArrowDown'),
  )
  await box.press('Enter')
  await worked(page)
}
