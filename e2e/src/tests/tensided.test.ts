import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { openPart, PHONE, partsOf, primary } from '../helpers/places.ts'
import { BRAWL, diner } from '../helpers/tensided.ts'
import { findings, LONG, together } from '../helpers/together.ts'

const here = together()

const row = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /may do/ }).getByRole('button', { name: new RegExp(`^${name}`) })
const steps = (page: Page) => page.getByRole('list', { name: /^The round of/ }).getByRole('listitem')
const isOver = (page: Page): Promise<boolean> => page.getByText('It is over').first().isVisible()
const lines = async (page: Page): Promise<string> => {
  await openPart(page, /^Log/)
  return (await page.locator('.log-scroll .log-line').allInnerTexts()).join('\n')
}

/** Takes what is proposed. A question that was answered meanwhile is none any more. */
async function takeOn(page: Page): Promise<void> {
  await openPart(page, /^Act/)
  if (await page.locator('.prompt .choice').first().isVisible()) await page.keyboard.press('1')
  else
    await primary(page)
      .click({ timeout: 3000 })
      .catch(() => undefined)
}

test(
  'a newcomer shoots twice in a round, sees why, and plays the diner to its end',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await diner(page, here.serving.origin)
    expect(await page.locator('[data-token]').count()).toBe(4)
    await row(page, 'Shoot').click()
    await page.getByLabel('part of the body').selectOption('torso', { timeout: 60_000 })
    await page
      .getByText(/12 \+ d10 against \d+/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: /Then/ }).click()
    await row(page, 'Shoot').click()
    await page.getByText('2 acts in one round').waitFor()
    expect(await steps(page).count()).toBeGreaterThanOrEqual(2)
    await page.locator('.act-pane .odds').first().waitFor()
    await page.locator('.act-pane .attack .opens').first().click()
    await page.locator('.act-pane .why').first().waitFor()
    await page.locator('.act-pane .attack[aria-busy="false"]').waitFor()
    await primary(page).click()
    await openPart(page, /^Log/)
    await page
      .locator('.log-scroll .log-line')
      .filter({ hasText: /Vera shoots at .* with the 9mm Pistol/ })
      .first()
      .waitFor()
    for (let step = 0; step < 150 && !(await isOver(page)); step++) await takeOn(page)
    const told = await lines(page)
    expect(told).toMatch(/Won by|It is over/)
    await page.locator('.log-scroll .log-line .opens').first().click()
    await page.locator('.log-scroll .why').first().waitFor()
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

const moved = (page: Page) => page.locator('.log-scroll .log-line').filter({ hasText: /Vera goes 1 m, to square 0307/ })

test(
  'somebody is moved on the map by mouse and by keyboard',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await diner(page, here.serving.origin)
    await page.locator('.map-reach').first().waitFor({ state: 'attached' })
    const token = page.locator('[data-token="Vera"]')
    const planned = page.locator('.map-above .map-plate')
    let [x, y, square] = [0, 0, 0]
    // Until the map has found its size and where she may go is worked out, nobody is dragged.
    for (let tries = 0; tries < 20 && !(await planned.isVisible()); tries++) {
      await page.mouse.up()
      const from = await token.boundingBox()
      if (from === null)
        throw new Error('she is on the map')
        // A square is 52 pixels wide at full size, a token 40.
      ;[x, y, square] = [from.x + from.width / 2, from.y + from.height / 2, (52 * from.width) / 40]
      await page.mouse.move(x, y)
      await page.mouse.down()
      await page.mouse.move(x + square, y, { steps: 6 })
      await page.waitForTimeout(200)
    }
    await page.mouse.up()
    await steps(page).filter({ hasText: 'Walk: to 0307' }).waitFor()
    await primary(page).click()
    await openPart(page, /^Log/)
    await moved(page).waitFor()
    await diner(page, here.serving.origin)
    await page.locator('.map-reach').first().waitFor({ state: 'attached' })
    for (let tries = 0; tries < 20 && !(await planned.isVisible()); tries++) {
      await token.focus()
      await page.keyboard.press('ArrowRight')
      await page.waitForTimeout(200)
    }
    await page.keyboard.press('Enter')
    await steps(page).filter({ hasText: 'Walk: to 0307' }).waitFor()
    await primary(page).press('Enter')
    await openPart(page, /^Log/)
    await moved(page).waitFor()
    // The ruler tells the distance and what it is worth.
    await page.keyboard.down('Control')
    await page.mouse.move(x + square, y)
    await page.mouse.down()
    await page.mouse.move(x + 11 * square, y, { steps: 5 })
    expect(await page.locator('.map-above .map-plate').textContent()).toMatch(/^1\d(?:\.\d)? m.?\+\d+ DF$/)
    await page.mouse.up()
    await page.keyboard.up('Control')
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

test(
  'a player is asked for a free swing on the own screen, with its chance, and sees nobody else’s numbers',
  async () => {
    const { page: gm, context: other } = await here.browsers.open()
    await diner(gm, here.serving.origin)
    const table = new URL(gm.url()).pathname.split('/').at(-1) ?? ''
    const seat = await gm.request.post(`${here.serving.origin}/api/tables/${table}/seats`, {
      data: { name: 'Ann', role: 'player', actors: ['Vera'] },
    })
    const { link }: { link: string } = await seat.json()
    await openPart(gm, /^Table/)
    await gm.getByRole('button', { name: 'Begin a scene' }).click()
    await gm.getByRole('dialog').getByRole('button', { name: /Kind/ }).click()
    await gm.getByRole('option', { name: 'A fight' }).click()
    const file = join(here.folder, 'kitchen.yaml')
    await writeFile(file, BRAWL)
    await gm.locator('input[type=file]').first().setInputFiles(file)
    await gm.getByRole('button', { name: 'Begin the fight' }).click()
    await gm.getByRole('dialog').waitFor({ state: 'detached' })

    const { page: ann, wrong, received } = await here.browsers.open()
    await ann.goto(link)
    await ann.locator('[data-token="Vera"]').waitFor()
    const asked = ann.getByRole('heading', { name: 'Vera may take a free swing' })
    for (let step = 0; step < 40 && !(await asked.isVisible()) && !(await isOver(ann)); step++) {
      await row(ann, 'Do nothing')
        .click({ timeout: 3000 })
        .catch(() => undefined)
      await primary(ann)
        .click({ timeout: 3000 })
        .catch(() => undefined)
    }
    await asked.waitFor()
    await ann.locator('.prompt .choice-chance').first().waitFor()
    expect(await ann.locator('.prompt .choice-chance').first().textContent()).toMatch(/^\d+(?:\.\d)?%$/)
    expect(await findings(ann)).toEqual([])
    await ann.keyboard.press('1')
    await openPart(ann, /^Log/)
    await ann
      .locator('.log-scroll .log-line')
      .filter({ hasText: /Vera strikes at .* \(a free swing\)/ })
      .first()
      .waitFor()
    expect(received.join('')).not.toMatch(/"id":"Kurt"[^}]*"stats":/)
    expect(wrong).toEqual([])
    await ann.context().close()
    await other.close()
  },
  LONG,
)

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of a fight on squares, %s', (colours, size) => {
  test(
    'in every part of the table',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await diner(page, here.serving.origin)
      for (const tab of await partsOf(page).all()) {
        await tab.click()
        expect(await findings(page), (await tab.textContent()) ?? '').toEqual([])
      }
      await openPart(page, /^(Act|Now)/)
      await row(page, 'Shoot').click()
      await page.locator('.odds').first().waitFor()
      expect(await findings(page), 'a shot').toEqual([])
      if (size === PHONE) {
        await page
          .getByRole('button', { name: /map|scene/i })
          .first()
          .click()
        await page.locator('[data-token]').first().waitFor()
        expect(await findings(page), 'the map').toEqual([])
      }
      await openPart(page, /^Table/)
      await page.getByRole('button', { name: 'Begin a scene' }).click()
      await page.getByRole('dialog').getByRole('button', { name: /Kind/ }).click()
      await page.getByRole('option', { name: 'A fight' }).click()
      await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
      expect(await findings(page), 'setting up a fight').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )
})
