import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ambush, BRAWL, begin, maneuver } from '../helpers/gurps.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { openPart, PHONE, partsOf, primary } from '../helpers/places.ts'
import { findings, LONG, together } from '../helpers/together.ts'

const here = together()

const asked = (page: Page) => page.getByRole('heading', { name: 'Yvette must defend' })

/** Lets them come and defends, until that is done; then shoots bursts at their legs. */
async function act(page: Page, defended: boolean): Promise<void> {
  if (await asked(page).isVisible()) await page.keyboard.press('1')
  else if (defended && (await maneuver(page, 'Attack').isVisible())) {
    await maneuver(page, 'Attack').click({ timeout: 2000 })
    await page.getByLabel('part of the body').selectOption('near-leg', { timeout: 20_000 })
    await primary(page).click({ timeout: 2000 })
  } else if (await maneuver(page, 'Do nothing').isVisible()) {
    await maneuver(page, 'Do nothing').click({ timeout: 2000 })
    await primary(page).click({ timeout: 2000 })
  } else if (await primary(page).isVisible()) await primary(page).click({ timeout: 2000 })
}

test(
  'a game master and a player fight with a burst, a dodge and a hit in the leg',
  async () => {
    const { page: gm, wrong: gmWrong } = await here.browsers.open()
    await ambush(gm, here.serving.origin)
    expect(await gm.locator('[data-token]').count()).toBe(7)
    const table = new URL(gm.url()).pathname.split('/').at(-1) ?? ''
    const made = await gm.request.post(`${here.serving.origin}/api/tables/${table}/seats`, {
      data: { name: 'Ann', role: 'player', actors: ['Yvette'] },
    })
    const { link }: { link: string } = await made.json()
    const { page: ann, wrong, received } = await here.browsers.open()
    await ann.goto(link)
    await ann.waitForURL(/\/table\//)
    await ann.locator('[data-token="Yvette"]').waitFor()

    const file = join(here.folder, 'brawl.yaml')
    await writeFile(file, BRAWL)
    const told = { burst: /Yvette shoots at .* with the Sten/, defense: /Yvette (dodges|parries)/, leg: /\(near leg\)/ }
    let prompted = false
    let [all, lines]: [readonly string[], string] = [[], '']
    // Whoever is knocked out before begins anew.
    for (let fight = 0; fight < 4 && all.length < 3; fight++) {
      await begin(gm, file)
      await ann.locator('[data-token="Kurt"]').waitFor()
      const over = () => ann.getByText('It is over').first().isVisible()
      for (let step = 0; step < 60 && all.length < 3 && !(await over()); step++) {
        await openPart(ann, /^Act/)
        prompted ||= await asked(ann).isVisible()
        await act(ann, all.includes('defense')).catch(() => undefined)
        await openPart(ann, /^Log/)
        lines = (await ann.locator('.log-scroll .log-line').allInnerTexts()).join('\n')
        all = Object.entries(told).flatMap(([name, line]) => (line.test(lines) ? [name] : []))
      }
    }
    expect(all, lines).toEqual(['burst', 'defense', 'leg'])
    // The defense was asked on her own screen, and nobody's numbers but hers came to it.
    expect(prompted).toBe(true)
    expect(received.join('')).not.toMatch(/"id":"Kurt"[^}]*"st":/)
    await ann.locator('.log-scroll .log-line .opens').first().click()
    await ann.locator('.log-scroll .why').first().waitFor()
    expect(await findings(ann)).toEqual([])
    expect(wrong).toEqual([])
    expect(gmWrong).toEqual([])
    await ann.context().close()
    await gm.context().close()
  },
  LONG,
)

/** A line that tells so, and was not undone. */
const moved = (page: Page) =>
  page.locator('.log-scroll .log-line').filter({ hasText: /Yvette moves 1 yard/, hasNot: page.locator('.log-undone') })

test(
  'somebody is moved on the map by mouse and by keyboard',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await ambush(page, here.serving.origin)
    await page.locator('.map-reach').first().waitFor({ state: 'attached' })
    const token = page.locator('[data-token="Yvette"]')
    const from = await token.boundingBox()
    if (from === null) throw new Error('she is on the map')
    const [x, y] = [from.x + from.width / 2, from.y + from.height / 2]
    // One hex down and to the left there is nothing but open ground; a token is 40 pixels wide at full size.
    const scale = from.width / 40
    await page.mouse.move(x, y)
    await page.mouse.down()
    await page.mouse.move(x - 29 * scale, y + 51 * scale, { steps: 6 })
    await page.locator('.map-above .map-plate').waitFor({ state: 'attached' })
    await page.mouse.up()
    await openPart(page, /^Log/)
    await moved(page).waitFor()
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await page
      .getByText(/undoes/)
      .first()
      .waitFor()
    await openPart(page, /^Act/)
    await page.locator('.map-reach').first().waitFor({ state: 'attached' })
    // Where she may go is worked out beside the page: until then an arrow moves nobody.
    const planned = page.locator('.map-above .map-plate')
    for (let tries = 0; tries < 20 && !(await planned.isVisible()); tries++) {
      await token.focus()
      await page.keyboard.press('ArrowDown')
      await page.waitForTimeout(200)
    }
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('Enter')
    await openPart(page, /^Log/)
    await moved(page).waitFor()
    // The ruler tells the distance and what it is worth.
    await page.keyboard.down('Control')
    await page.mouse.move(x, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 300, y + 60, { steps: 5 })
    expect(await page.locator('.map-above .map-plate').textContent()).toMatch(/^\d+ yd.?−\d/)
    await page.mouse.up()
    await page.keyboard.up('Control')
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of a fight on hexes, %s', (colours, size) => {
  test(
    'in every part of the table',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await ambush(page, here.serving.origin)
      for (const tab of await partsOf(page).all()) {
        await tab.click()
        expect(await findings(page), (await tab.textContent()) ?? '').toEqual([])
      }
      await openPart(page, /^(Act|Now)/)
      await maneuver(page, 'Attack').click()
      await page.locator('.odds').first().waitFor()
      expect(await findings(page), 'an attack').toEqual([])
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
