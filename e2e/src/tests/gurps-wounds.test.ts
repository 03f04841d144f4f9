/** What comes of a fight: a critical hit with dice that people typed in, and blood that goes on when the fight is over. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ambush, begin, DUEL, maneuver } from '../helpers/gurps.ts'
import { openPart, primary } from '../helpers/places.ts'
import { findings, LONG, together } from '../helpers/together.ts'

const here = together()

const pad = (page: Page) => page.locator('.prompt .pad')
const asks = (page: Page) => page.locator('.prompt:not(.after) h2.title').first()
/** Over the map, as everything of the last turn stands in the log below the panel. */
const lines = async (page: Page): Promise<string> => {
  await openPart(page, /^Log/)
  return (await page.locator('.log-scroll .log-line').allTextContents()).join('\n')
}

/** The faces of every die that is asked for, by what it is thrown for; threes where nothing is said. */
async function type(page: Page, faces: readonly (readonly [RegExp, number])[]): Promise<void> {
  const question = (await asks(page).textContent()) ?? ''
  const [, face = 3] = faces.find(([what]) => what.test(question)) ?? []
  const empty = page.locator('.pad-empty')
  const dice = await empty.count()
  for (let typed = 0; typed < dice; typed++) await page.keyboard.press(String(face))
  await page.keyboard.press('Enter')
  // The next pad is empty again, or there is none.
  for (let wait = 0; wait < 100 && (await pad(page).isVisible()) && (await empty.count()) === 0; wait++)
    await page.waitForTimeout(20)
}

/** Dice are typed in and prompts answered until that is in sight. */
async function until(
  page: Page,
  there: () => Promise<boolean>,
  faces: readonly (readonly [RegExp, number])[],
): Promise<void> {
  for (let step = 0; step < 80; step++) {
    if (await pad(page).isVisible()) await type(page, faces).catch(() => undefined)
    else if (await page.locator('.prompt:not(.after) li.choice').first().isVisible()) await page.keyboard.press('1')
    else if (await there()) return
    else await page.waitForTimeout(50)
  }
  throw new Error(`it never came: ${await lines(page)}`)
}

test(
  'a critical hit with its table, a leg hit, and blood that goes on through the clock until it is stopped',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await ambush(page, here.serving.origin)
    const file = join(here.folder, 'duel.yaml')
    await writeFile(file, DUEL)
    await openPart(page, /^Table/)
    await page
      .getByRole('radio', { name: 'people' })
      .or(page.getByRole('button', { name: 'people' }))
      .first()
      .click()
    await begin(page, file)
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
    await page.getByLabel('part of the body').selectOption('near-leg', { timeout: 20_000 })
    await page.getByRole('spinbutton', { name: 'rounds' }).fill('2')
    await page.keyboard.press('Tab')
    await page.locator('.attack[aria-busy=false] .rolls').waitFor()
    // Each roll opens into the sum that it is, with the rules beside it.
    await page.locator('.roll-needs .opens').first().click()
    await page.locator('.attack .why').first().waitFor()
    expect(await page.locator('.attack .why').textContent()).toMatch(/range[\s\S]*roll 3d, -?\d+ or less/)
    await primary(page).click()
    await until(page, async () => /\(near leg\)/.test(await lines(page)), lucky)
    const told = await lines(page)
    expect(told).toMatch(/Yvette shoots at Anton with the Sten[\s\S]*critical hit/)
    expect(told).toMatch(/Anton loses \d+ hit points? \(near leg\)/)
    expect(told).toMatch(/it bleeds/)

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
    expect(await anton.locator('.upp-less b').first().textContent()).not.toBe(before)

    await anton.locator('button').first().click()
    await openPart(page, /^Act/)
    await page.getByRole('button', { name: 'Stop the blood' }).last().click()
    await until(page, async () => /Yvette stops the blood of Anton/.test(await lines(page)), [
      [/First Aid/, 1],
      [/bleed/i, 4],
    ])
    await anton.getByText(/bleeds: the next roll/).waitFor({ state: 'detached' })
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

/** Tab goes from one to the next until it stands on what is meant. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    if (name.test((await page.locator(':focus').allTextContents()).join(''))) return
  }
  throw new Error(`Tab never came to ${name}`)
}

test(
  'an attack is made by keyboard alone',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await ambush(page, here.serving.origin)
    await tabTo(page, /^Attack/)
    await page.keyboard.press('Enter')
    await page.locator('.rolls').waitFor()
    await tabTo(page, /^Fire/)
    await page.keyboard.press('Enter')
    await openPart(page, /^Log/)
    await page
      .locator('.log-scroll .log-line', { hasText: /Yvette shoots at/ })
      .first()
      .waitFor()
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)
