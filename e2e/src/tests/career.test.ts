import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LONG, together } from '../helpers/together.ts'

const PRINT = 'Print the personal data form'
const here = together()

/** A career, each question answered as the program proposes, until it is over; answers whether they lived. */
async function career(page: Page): Promise<boolean> {
  await page.goto(`${here.serving.origin}/character`)
  await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const print = page.getByRole('button', { name: PRINT })
  // Of its questions alone: what is proposed when the career is over, to print or to begin another scene, is none.
  const primary = page.locator('.career-asked button.button-primary:not([disabled])')
  for (let press = 0; press < 200 && !(await print.isVisible()); press++) {
    if (await primary.isVisible()) await primary.click({ timeout: 2000 }).catch(() => undefined)
    await page.waitForTimeout(80)
  }
  await print.waitFor()
  return page.getByRole('button', { name: 'Take into a fight' }).isVisible()
}

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test(
  'a character is made term by term, printed on one page, and taken into a fight',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    // A career can end in death; somebody will live.
    for (let tries = 0; tries < 12 && !(await career(page)); tries++) await page.goto('about:blank')

    const [paper] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: PRINT }).click()])
    await paper.getByText('Ada Voss').first().waitFor()
    expect(pagesIn(await paper.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1)
    await paper.close()

    await page.getByRole('button', { name: 'Take into a fight' }).click()
    await page.getByRole('textbox', { name: 'Name' }).last().fill('Oskar')
    // Whoever has surprise may slip away, and then there would be no fight to see.
    await page.getByText('it has come to blows').click()
    await page.getByRole('button', { name: 'Begin the fight' }).click()
    await page.getByRole('heading', { name: 'Range line' }).waitFor()
    await page
      .getByRole('button', { name: /^Ada Voss/ })
      .first()
      .waitFor()
    expect(wrong).toEqual([])
  },
  LONG,
)
