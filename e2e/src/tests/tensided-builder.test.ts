import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { PHONE } from '../helpers/places.ts'
import { findings, LONG, together } from '../helpers/together.ts'

const here = together()

/** What is chosen now is worked out. */
const settled = (page: Page): Promise<void> => page.locator('.build-sheet[data-fresh="true"]').waitFor()

async function open(page: Page): Promise<void> {
  await page.goto(`${here.serving.origin}/build/tensided`)
  await settled(page)
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

/** The figure of the ledger under that label. */
const figure = (page: Page, label: string) =>
  page.locator('.ledger-part', { has: page.getByText(label, { exact: true }) }).locator('b')

/** One of a catalogue, found by typing, with no hand on the mouse. */
async function pick(page: Page, field: string, typed: string, name: RegExp): Promise<void> {
  const box = page.getByRole('combobox', { name: field })
  await box.fill(typed)
  await page.getByRole('option', { name }).first().waitFor()
  await box.press('ArrowDown')
  await box.press('Enter')
  await settled(page)
}

async function raise(page: Page, field: string, by: number): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true })
  for (let step = 0; step < by; step++) await box.press('ArrowUp')
  await settled(page)
}

test(
  'somebody is built with 300 XP, checked, printed, saved and taken into a gunfight',
  async () => {
    const { page, context, wrong } = await here.browsers.open()
    await open(page)
    expect(await figure(page, 'XP left').textContent()).toBe('300')
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')

    // Eight points for the stats; a ninth is told, and mended by a way out.
    await raise(page, 'Coordination', 5)
    await raise(page, 'Awareness', 3)
    await raise(page, 'Willpower', 1)
    const troubles = page.getByRole('region', { name: 'What stands against it' })
    await troubles.getByText(/49, 48 are allowed: 1 too many/).waitFor()
    await troubles.getByRole('button', { name: 'Coordination 9' }).click()
    await settled(page)
    expect(await troubles.getByText(/too many/).count()).toBe(0)

    // A flaw gives, a merit costs.
    await pick(page, 'Add a flaw', 'enemy', /^Enemy/)
    await pick(page, 'Add a merit', 'lucky', /^Lucky/)
    const merits = Number(await figure(page, 'merits').textContent())
    expect(merits).toBeGreaterThan(0)

    // A skill with the field that is free, and levels with their price.
    await pick(page, 'Add a skill', 'ranged', /^Ranged Combat/)
    await raise(page, 'Level of Ranged Combat', 4)
    expect(await figure(page, 'skills').textContent()).toBe('30')
    await page.getByRole('button', { name: /^Ranged Combat: / }).click()
    await section(page, 'Skills').locator('.why').first().waitFor()

    // An ability whose chain is missing: told with its rule, and bought as a way out.
    await pick(page, 'Add an ability', 'spotter', /^Spotter/)
    await troubles.getByRole('button', { name: 'Buy Scout, too' }).click()
    await settled(page)
    expect(await section(page, 'Abilities').locator('.build-line').count()).toBe(2)

    await pick(page, 'Add a weapon or armour', '9mm pistol', /^9mm Pistol/)
    await section(page, 'In play').getByText('9mm Pistol').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await settled(page)
    expect(await section(page, 'In play').getByText('9mm Pistol').count()).toBe(0)
    await page.getByRole('button', { name: 'Redo' }).click()
    await settled(page)
    expect(await troubles.locator('.problem:not(.problem-warning)').count()).toBe(0)

    // Loading the page again loses nothing, and what is saved is the file that the command line checks.
    await page.reload()
    await settled(page)
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ])
    const file: { readonly name: string; readonly abilities: readonly string[] } = JSON.parse(
      await readFile(await saved.path(), 'utf8'),
    )
    expect(file.name).toBe('Vera')
    expect(file.abilities).toEqual(['spotter', 'scout'])
    const checked = await page.request.post(`${here.serving.origin}/api/characters/check`, {
      data: { system: 'tensided', character: file },
    })
    const { problems }: { readonly problems: readonly { readonly severity?: string }[] } = await checked.json()
    expect(problems.filter(({ severity }) => severity === undefined)).toEqual([])

    const [paper] = await Promise.all([
      context.waitForEvent('page'),
      page.getByRole('button', { name: 'Print', exact: true }).click(),
    ])
    await paper.getByText('Vera').first().waitFor()
    expect(await paper.getByText('9mm Pistol').count()).toBeGreaterThan(0)
    await paper.close()

    await page.getByRole('button', { name: 'Take into a fight' }).click()
    await page.getByRole('button', { name: 'Begin the fight' }).click()
    await page.waitForURL(/\/table\//)
    await page.getByText('Vera').first().waitFor()
    expect(wrong).toEqual([])
    await context.close()
  },
  LONG,
)

test(
  'a file that is no character is refused in one line, and nothing is lost',
  async () => {
    const { page, context } = await here.browsers.open()
    await open(page)
    await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')
    const odd = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"system":"chess"}') }
    await page.locator('input[type=file]').setInputFiles(odd)
    await page
      .locator('.builder-bar')
      .getByText(/expected tensided, a character of G&G/)
      .waitFor()
    expect(await page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Vera')
    await context.close()
  },
  LONG,
)

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of the builder, %s', (colours, size) => {
  test(
    'with somebody in it, and with its dialogs',
    async () => {
      const { page, context, wrong } = await here.browsers.open(size, colours)
      await open(page)
      await page.getByRole('button', { name: 'From an archetype' }).click()
      expect(await findings(page), 'an archetype').toEqual([])
      await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
      await page.getByRole('button', { name: 'Begin from it' }).click()
      await page.getByRole('dialog').waitFor({ state: 'detached' })
      await settled(page)
      expect(await findings(page), 'somebody').toEqual([])
      await section(page, 'Skills').locator('.build-name').first().click()
      await section(page, 'Gear').locator('.build-name').first().click()
      expect(await findings(page), 'what can be said of a skill and a thing').toEqual([])
      await page.getByRole('button', { name: 'Campaign' }).click()
      expect(await findings(page), 'the campaign').toEqual([])
      expect(wrong).toEqual([])
      await context.close()
    },
    LONG,
  )
})
