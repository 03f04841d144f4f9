import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { ambush, BRAWL, maneuver } from '../helpers/gurps.ts'
import { findings } from '../helpers/looks.ts'
import { drag, middle, plate, token, walk } from '../helpers/maps.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { anewIfOver, beginFight, findingsOfFight, joined, openPart, PHONE, primary, prompt } from '../helpers/places.ts'
import { soon, stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

const asked = (page: Page) => page.getByRole('heading', { name: 'Yvette must defend' })

/** Lets them come and defends, until that is done; then shoots bursts at their legs. A critical miss asks for more. */
async function act(page: Page, defended: boolean): Promise<void> {
  if (await prompt(page).isVisible()) await page.keyboard.press('1')
  else if (defended && (await maneuver(page, 'Attack').isVisible())) {
    await maneuver(page, 'Attack').click({ timeout: 2000 })
    await page.getByLabel('part of the body').selectOption('near-leg')
    await primary(page).click({ timeout: 2000 })
  } else if (await maneuver(page, 'Do nothing').isVisible()) {
    await maneuver(page, 'Do nothing').click({ timeout: 2000 })
    await primary(page).click({ timeout: 2000 })
  } else if (await primary(page).isVisible()) await primary(page).click({ timeout: 2000 })
}

test('a game master and a player fight with a burst, a dodge and a hit in the leg', async () => {
  const { page: gm, received: receivedByMaster } = await here.open()
  await ambush(gm, here.origin)
  await soon(() => gm.locator('[data-token]').count()).toBe(7)
  const { page: ann, received } = await here.open()
  await joined(gm, ann, 'Ann', 'Yvette')
  await token(ann, 'Yvette').waitFor()

  const file = join(here.folder, 'brawl.yaml')
  await writeFile(file, BRAWL)
  await beginFight(gm, file, 'The barn')
  await token(ann, 'Kurt').waitFor()
  const told = { burst: /Yvette shoots at .* with the Sten/, defense: /Yvette (dodges|parries)/, leg: /\(near leg\)/ }
  const isTold = { burst: false, defense: false, leg: false }
  let prompted = false
  await stepUntil(
    async () => {
      await openPart(ann, /^Log/)
      const lines = (await ann.locator('.log-scroll .log-line').allInnerTexts()).join('\n')
      for (const name of ['burst', 'defense', 'leg'] as const) isTold[name] ||= told[name].test(lines)
      return isTold.burst && isTold.defense && isTold.leg
    },
    async () => {
      await anewIfOver(ann, gm, file, 'The barn')
      await openPart(ann, /^Act/)
      prompted ||= await asked(ann).isVisible()
      // What she chose from may be gone: another one acts, or the question was answered.
      await act(ann, isTold.defense).catch(() => undefined)
    },
  )
  // The defense was asked on her own screen, and nobody's numbers but hers came to it.
  expect(prompted).toBe(true)
  const numbers = /"id":"Kurt"[^}]*"st":/
  expect(received.join('')).not.toMatch(numbers)
  expect(receivedByMaster.join('')).toMatch(numbers)
  await ann.locator('.log-scroll .log-line .opens').first().click()
  await ann.locator('.log-scroll .why').first().waitFor()
  expect(await findings(ann)).toEqual([])
})

/** A line that tells so, and was not undone. */
const moved = (page: Page) =>
  page.locator('.log-scroll .log-line').filter({ hasText: /Yvette moves 1 yard/, hasNot: page.locator('.log-undone') })

test('a character is moved on the map by mouse and by keyboard', async () => {
  const { page } = await here.open()
  await ambush(page, here.origin)
  await page.locator('.map-reach').first().waitFor({ state: 'attached' })
  // One hex down and to the left there is nothing but open ground.
  const from = await drag(page, 'Yvette', { x: -29 / 40, y: 51 / 40 })
  await openPart(page, /^Log/)
  await moved(page).waitFor()
  await page.getByRole('button', { name: /^Undo/ }).first().click()
  await page
    .getByText(/undoes/)
    .first()
    .waitFor()
  await moved(page).waitFor({ state: 'detached' })
  await openPart(page, /^Act/)
  await page.locator('.map-reach').first().waitFor({ state: 'attached' })
  await walk(page, 'Yvette', 'ArrowDown', 'Shift+ArrowRight')
  await openPart(page, /^Log/)
  await moved(page).waitFor()
  // The ruler tells the distance and what it is worth.
  const { x, y } = middle(from)
  await page.keyboard.down('Control')
  await page.mouse.move(x, y + 10)
  await page.mouse.down()
  await page.mouse.move(x + 300, y + 60, { steps: 5 })
  await soon(() => plate(page).textContent()).toMatch(/^\d+ yd.?−\d/)
  await page.mouse.up()
  await page.keyboard.up('Control')
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of a fight on hexes, %s', (colors, size) => {
  test('in every part of the table', async () => {
    const { page } = await here.open(size, colors)
    await ambush(page, here.origin)
    expect(await findingsOfFight(page, maneuver(page, 'Attack'))).toEqual([])
  })
})
