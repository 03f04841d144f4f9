import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { findings } from '../helpers/looks.ts'
import { drag, middle, plate, token, walk } from '../helpers/maps.ts'
import { DESKTOP } from '../helpers/pages.ts'
import {
  anewIfOver,
  beginFight,
  findingsOfFight,
  joined,
  openPart,
  PHONE,
  primary,
  prompt,
  proposal,
} from '../helpers/places.ts'
import { pressIfThere, soon, stepUntil } from '../helpers/soon.ts'
import { BRAWL, diner } from '../helpers/tensided.ts'
import { together } from '../helpers/together.ts'

const here = together()

const row = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /may do/ }).getByRole('button', { name: new RegExp(`^${name}`) })
const steps = (page: Page) => page.getByRole('list', { name: /^The round of/ }).getByRole('listitem')

/** Takes what is proposed. A question that was answered meanwhile is none any more. */
async function takeOn(page: Page): Promise<void> {
  if (await prompt(page).isVisible()) await page.keyboard.press('1')
  else await pressIfThere(proposal(page))
}

test('a newcomer shoots twice in a round, sees why, and plays the diner to its end', async () => {
  const { page } = await here.open()
  await diner(page, here.origin)
  await soon(() => page.locator('[data-token]').count()).toBe(4)
  await row(page, 'Shoot').click()
  await page.getByLabel('part of the body').selectOption('torso')
  await page
    .getByText(/12 \+ d10 against \d+/)
    .first()
    .waitFor()
  await page.getByRole('button', { name: /Then/ }).click()
  await row(page, 'Shoot').click()
  await page.getByText('2 acts in one round').waitFor()
  await soon(() => steps(page).count()).toBeGreaterThanOrEqual(2)
  await page.locator('.act-pane .odds').first().waitFor()
  await page.locator('.act-pane .attack[aria-busy="false"]').waitFor()
  await page.locator('.act-pane .attack .opens').first().click()
  await page.locator('.act-pane .why').first().waitFor()
  await primary(page).click()
  await openPart(page, /^Log/)
  await page
    .locator('.log-scroll .log-line')
    .filter({ hasText: /Vera shoots at .* with the 9mm Pistol/ })
    .first()
    .waitFor()
  await openPart(page, /^Act/)
  await stepUntil(
    () => page.getByText('It is over').first().isVisible(),
    () => takeOn(page),
  )
  await openPart(page, /^Log/)
  await page
    .locator('.log-scroll .log-line')
    .filter({ hasText: /Won by|It is over/ })
    .first()
    .waitFor()
  await page.locator('.log-scroll .log-line .opens').first().click()
  await page.locator('.log-scroll .why').first().waitFor()
})

const moved = (page: Page) => page.locator('.log-scroll .log-line').filter({ hasText: /Vera goes 1 m, to square 0307/ })
/** A square is 52 pixels wide at full size, a token 40. */
const SQUARE = 52 / 40

test('a character is moved on the map by mouse and by keyboard', async () => {
  const { page } = await here.open()
  await diner(page, here.origin)
  await page.locator('.map-reach').first().waitFor({ state: 'attached' })
  const from = await drag(page, 'Vera', { x: SQUARE, y: 0 })
  await steps(page).filter({ hasText: 'Walk: to 0307' }).waitFor()
  await primary(page).click()
  await openPart(page, /^Log/)
  await moved(page).waitFor()
  await diner(page, here.origin)
  await page.locator('.map-reach').first().waitFor({ state: 'attached' })
  await walk(page, 'Vera', 'ArrowRight')
  await steps(page).filter({ hasText: 'Walk: to 0307' }).waitFor()
  await primary(page).press('Enter')
  await openPart(page, /^Log/)
  await moved(page).waitFor()
  // The ruler tells the distance and what it is worth.
  const [{ x, y }, square] = [middle(from), SQUARE * from.width]
  await page.keyboard.down('Control')
  await page.mouse.move(x + square, y)
  await page.mouse.down()
  await page.mouse.move(x + 11 * square, y, { steps: 5 })
  await soon(() => plate(page).textContent()).toMatch(/^1\d(?:\.\d)? m.?\+\d+ DF$/)
  await page.mouse.up()
  await page.keyboard.up('Control')
})

test('a player is asked for a free swing on the own screen, with its chance, and sees nobody else’s numbers', async () => {
  const { page: gm, received: receivedByMaster } = await here.open()
  await diner(gm, here.origin)
  const file = join(here.folder, 'kitchen.yaml')
  await writeFile(file, BRAWL)
  await beginFight(gm, file, 'The kitchen')

  const { page: ann, received } = await here.open()
  await joined(gm, ann, 'Ann', 'Vera')
  await token(ann, 'Vera').waitFor()
  const asked = ann.getByRole('heading', { name: 'Vera may take a free swing' })
  await stepUntil(
    () => asked.isVisible(),
    async () => {
      await anewIfOver(ann, gm, file, 'The kitchen')
      // The others come to her; what she chooses may be gone before she is done.
      await row(ann, 'Do nothing')
        .click({ timeout: 1000 })
        .catch(() => undefined)
      await primary(ann)
        .click({ timeout: 1000 })
        .catch(() => undefined)
    },
  )
  const chance = ann.locator('.prompt .choice-chance').first()
  await chance.waitFor()
  await soon(() => chance.textContent()).toMatch(/^\d+(?:\.\d)?%$/)
  expect(await findings(ann)).toEqual([])
  // A key that comes too soon is not taken.
  await stepUntil(
    async () => !(await asked.isVisible()),
    () => ann.keyboard.press('1'),
  )
  await openPart(ann, /^Log/)
  await ann
    .locator('.log-scroll .log-line')
    .filter({ hasText: /Vera strikes at .* \(a free swing\)/ })
    .first()
    .waitFor()
  const numbers = /"id":"Kurt"[^}]*"stats":/
  expect(received.join('')).not.toMatch(numbers)
  expect(receivedByMaster.join('')).toMatch(numbers)
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of a fight on squares, %s', (colors, size) => {
  test('in every part of the table', async () => {
    const { page } = await here.open(size, colors)
    await diner(page, here.origin)
    expect(await findingsOfFight(page, row(page, 'Shoot'))).toEqual([])
  })
})
