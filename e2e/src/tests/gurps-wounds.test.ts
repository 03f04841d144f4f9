/** What comes of a fight: a critical hit with dice that people typed in, and blood that goes on when the fight is over. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ambush, DUEL, maneuver } from '../helpers/gurps.ts'
import { findings } from '../helpers/looks.ts'
import { beginFight, openPart, primary } from '../helpers/places.ts'
import { soon, stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

const pad = (page: Page) => page.locator('.prompt .pad')
const asks = (page: Page) => page.locator('.prompt:not(.after) h2.title').first()
/** Over the map, as everything of the last turn stands in the log below the panel. */
const lines = async (page: Page): Promise<string> => {
  await openPart(page, /^Log/)
  return (await page.locator('.log-scroll .log-line').allTextContents()).join('\n')
}

type Faces = readonly (readonly [RegExp, number])[]

/**
 * Presses the next key: a face for the next die that is asked for, by what it is thrown for (a three where nothing is
 * said), Enter when all are typed in, or the first choice of a prompt. Keys that come too soon are not taken, so nothing
 * happens twice.
 */
async function press(page: Page, faces: Faces): Promise<boolean> {
  if (await pad(page).isVisible()) {
    const question = (await asks(page).allTextContents()).join('')
    const [, face = 3] = faces.find(([what]) => what.test(question)) ?? []
    await page.keyboard.press((await page.locator('.pad-empty').count()) > 0 ? String(face) : 'Enter')
    return true
  }
  if (!(await page.locator('.prompt:not(.after) li.choice').first().isVisible())) return false
  await page.keyboard.press('1')
  return true
}

/** Types dice in and answers prompts until that is in sight. */
const until = (page: Page, there: () => Promise<boolean>, faces: Faces): Promise<void> =>
  stepUntil(
    async () => !(await press(page, faces)) && there(),
    async () => undefined,
  )

test('a critical hit with its table, a leg hit, and blood that goes on through the clock until it is stopped', async () => {
  const { page } = await here.open()
  await ambush(page, here.origin)
  const file = join(here.folder, 'duel.yaml')
  await writeFile(file, DUEL)
  await openPart(page, /^Table/)
  await page
    .getByRole('radio', { name: 'people' })
    .or(page.getByRole('button', { name: 'people' }))
    .first()
    .click()
  await beginFight(page, file, 'The yard')
  await page.locator('[data-token="Anton"]').waitFor()
  await openPart(page, /^Act/)

  // Nothing stuns, fells or kills him; every attack of hers is three ones.
  const lucky = [
    [/attack/i, 1],
    [/critical/i, 3],
    [/damage/i, 2],
    [/stay|stun|balance|bleed|fright|order/i, 1],
  ] as const
  await until(page, () => maneuver(page, 'Attack').isVisible(), lucky)
  await maneuver(page, 'Attack').click()
  await page.getByLabel('part of the body').selectOption('near-leg')
  await page.getByRole('spinbutton', { name: 'rounds' }).fill('2')
  await page.keyboard.press('Tab')
  await page.locator('.attack[aria-busy=false] .rolls').waitFor()
  // Each roll opens into the sum that it is, with the rules beside it.
  await page.locator('.roll-needs .opens').first().click()
  await page.locator('.attack .why').first().waitFor()
  expect(await page.locator('.attack .why').textContent()).toMatch(/range[\s\S]*roll 3d, -?\d+ or less/)
  await primary(page).click()
  await until(page, async () => /it bleeds/.test(await lines(page)), lucky)
  const told = await lines(page)
  expect(told).toMatch(/Yvette shoots at Anton with the Sten[\s\S]*critical hit/)
  expect(told).toMatch(/Anton loses \d+ hit points? \(near leg\)/)

  await openPart(page, /^Act/)
  await until(page, () => maneuver(page, 'Surrender').isVisible(), lucky)
  await maneuver(page, 'Surrender').click()
  await primary(page).click()
  await until(page, () => page.getByRole('button', { name: 'See to the wounded' }).isVisible(), lucky)
  expect(await findings(page), 'a fight that is over').toEqual([])
  await page.getByRole('button', { name: 'See to the wounded' }).click()

  const anton = page.locator('.story-person', { hasText: 'Anton' })
  await anton.getByText(/bleeds: the next roll/).waitFor()
  const before = await anton.locator('.upp-less b').first().textContent()
  expect(await findings(page), 'the story').toEqual([])
  // Six and six and six: he fails, and loses blood.
  await page.getByRole('button', { name: 'A minute' }).click()
  await until(page, async () => /Anton bleeds: \d+ hit points? lost/.test(await lines(page)), [[/bleed/i, 6]])
  await soon(() => anton.locator('.upp-less b').first().textContent()).not.toBe(before)

  await anton.locator('button').first().click()
  await openPart(page, /^Act/)
  await page.getByRole('button', { name: 'Stop the blood' }).last().click()
  await until(page, async () => /Yvette stops the blood of Anton/.test(await lines(page)), [
    [/First Aid/, 1],
    [/bleed/i, 4],
  ])
  await anton.getByText(/bleeds: the next roll/).waitFor({ state: 'detached' })
})

/** Tab goes from one to the next until it stands on what is meant. */
const tabTo = (page: Page, name: RegExp): Promise<void> =>
  stepUntil(
    async () => name.test((await page.locator(':focus').allTextContents()).join('')),
    () => page.keyboard.press('Tab'),
  )

test('an attack is made by keyboard alone', async () => {
  const { page } = await here.open()
  await ambush(page, here.origin)
  // An Enter that comes too soon is not taken.
  await stepUntil(
    async () => (await maneuver(page, 'Attack').getAttribute('aria-pressed')) === 'true',
    async () => {
      await tabTo(page, /^Attack/)
      await page.keyboard.press('Enter')
    },
  )
  await page.locator('.rolls').waitFor()
  await tabTo(page, /^Fire/)
  await page.keyboard.press('Enter')
  await openPart(page, /^Log/)
  await page
    .locator('.log-scroll .log-line', { hasText: /Yvette shoots at/ })
    .first()
    .waitFor()
})
