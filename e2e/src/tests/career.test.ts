import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { pressIfThere, stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const PRINT = 'Print the personal data form'
const here = together()

/** A career, each question answered as the program proposes, until it is over; answers whether they lived. */
async function career(page: Page): Promise<boolean> {
  await page.goto(`${here.origin}/character`)
  await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  const print = page.getByRole('button', { name: PRINT })
  // Of its questions alone: what is proposed when the career is over, to print or to begin another scene, is none.
  const proposal = page.locator('.career-asked button.button-primary:not([disabled])')
  await stepUntil(
    () => print.isVisible(),
    async () => {
      await proposal.or(print).first().waitFor()
      await pressIfThere(proposal)
    },
  )
  return page.getByRole('button', { name: 'Take into a fight' }).isVisible()
}

const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

/** Whether the fight begins: a weakling who mustered out with a heavy gun carries more than a fighter may. */
async function fights(page: Page): Promise<boolean> {
  await page.getByRole('button', { name: 'Take into a fight' }).click()
  await page.getByRole('textbox', { name: 'Name' }).last().fill('Oskar')
  // A side with surprise may slip away, or win at once, and then there would be no fight to see.
  await page.getByText('it has come to blows').click()
  await page.getByRole('button', { name: /Surprise/ }).click()
  await page.getByRole('option', { name: 'nobody is surprised' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  const begun = page.getByRole('heading', { name: 'Range line' })
  await begun.or(page.getByText('only a military force carries more')).waitFor()
  return begun.isVisible()
}

test('a character is made term by term, printed on one page, and taken into a fight', async () => {
  const { page, context } = await here.open()
  // A career can end in death, or leave someone too weak for the gun; then another one is tried.
  await stepUntil(
    async () => {
      if (!(await career(page))) return false
      const print = page.getByRole('button', { name: PRINT })
      const [paper] = await Promise.all([context.waitForEvent('page'), print.click()])
      await paper.getByText('Ada Voss').first().waitFor()
      expect(pagesIn(await paper.pdf({ format: 'A4', preferCSSPageSize: true }))).toBe(1)
      await paper.close()
      return fights(page)
    },
    () => page.goto('about:blank'),
  )
  await page
    .getByRole('button', { name: /^Ada Voss/ })
    .first()
    .waitFor()
})
