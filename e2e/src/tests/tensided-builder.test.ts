import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { figure, pick, section, worked } from '../helpers/builder.ts'
import { download } from '../helpers/download.ts'
import { findings } from '../helpers/looks.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { PHONE } from '../helpers/places.ts'
import { soon } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

async function open(page: Page): Promise<void> {
  await page.goto(`${here.origin}/build/tensided`)
  await worked(page)
}

async function raise(page: Page, field: string, by: number): Promise<void> {
  const box = page.getByRole('textbox', { name: field, exact: true })
  for (let step = 0; step < by; step++) await box.press('ArrowUp')
  await worked(page)
}

test('somebody is built with 300 XP, checked, printed, saved and taken into a gunfight', async () => {
  const { page, context } = await here.open()
  await open(page)
  await soon(() => figure(page, 'XP left').textContent()).toBe('300')
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')

  // Eight points for the stats; a ninth is told, and mended by a way out.
  await raise(page, 'Coordination', 5)
  await raise(page, 'Awareness', 3)
  await raise(page, 'Willpower', 1)
  const troubles = page.getByRole('region', { name: 'What stands against it' })
  await troubles.getByText(/49, 48 are allowed: 1 too many/).waitFor()
  await troubles.getByRole('button', { name: 'Coordination 9' }).click()
  await worked(page)
  await soon(() => troubles.getByText(/too many/).count()).toBe(0)

  // A flaw gives, a merit costs.
  await pick(page, 'Add a flaw', 'enemy', /^Enemy/)
  await pick(page, 'Add a merit', 'lucky', /^Lucky/)
  await soon(async () => Number(await figure(page, 'merits').textContent())).toBeGreaterThan(0)

  // A skill with the field that is free, and levels with their price.
  await pick(page, 'Add a skill', 'ranged', /^Ranged Combat/)
  await raise(page, 'Level of Ranged Combat', 4)
  await soon(() => figure(page, 'skills').textContent()).toBe('30')
  await page.getByRole('button', { name: /^Ranged Combat: / }).click()
  await section(page, 'Skills').locator('.why').first().waitFor()

  // An ability whose chain is missing: told with its rule, and bought as a way out.
  await pick(page, 'Add an ability', 'spotter', /^Spotter/)
  await troubles.getByRole('button', { name: 'Buy Scout, too' }).click()
  await worked(page)
  await soon(() => section(page, 'Abilities').locator('.build-line').count()).toBe(2)

  await pick(page, 'Add a weapon or armour', '9mm pistol', /^9mm Pistol/)
  await section(page, 'In play').getByText('9mm Pistol').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await worked(page)
  await soon(() => section(page, 'In play').getByText('9mm Pistol').count()).toBe(0)
  await page.getByRole('button', { name: 'Redo' }).click()
  await worked(page)
  await soon(() => troubles.locator('.problem:not(.problem-warning)').count()).toBe(0)

  // Loading the page again loses nothing, and what is saved is the file that the command line checks.
  await page.reload()
  await worked(page)
  const { path } = await download(page, here.folder, () => page.getByRole('button', { name: 'Save as a file' }).click())
  const file: { readonly name: string; readonly abilities: readonly string[] } = JSON.parse(
    await readFile(path, 'utf8'),
  )
  expect(file.name).toBe('Vera')
  expect(file.abilities).toEqual(['spotter', 'scout'])
  const checked = await page.request.post(`${here.origin}/api/characters/check`, {
    data: { system: 'tensided', character: file },
  })
  const { problems }: { readonly problems: readonly { readonly severity?: string }[] } = await checked.json()
  expect(problems.filter(({ severity }) => severity === undefined)).toEqual([])

  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Print', exact: true }).click(),
  ])
  await paper.getByText('Vera').first().waitFor()
  await soon(() => paper.getByText('9mm Pistol').count()).toBeGreaterThan(0)
  await paper.close()

  await page.getByRole('button', { name: 'Take into a fight' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await page.waitForURL(/\/table\//)
  await page.getByText('Vera').first().waitFor()
})

test('a file that is no character is refused in one line, and nothing is lost', async () => {
  const { page } = await here.open()
  await open(page)
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Vera')
  const odd = { name: 'odd.json', mimeType: 'application/json', buffer: Buffer.from('{"system":"chess"}') }
  await page.locator('input[type=file]').setInputFiles(odd)
  await page
    .locator('.builder-bar')
    .getByText(/expected tensided, a character of G&G/)
    .waitFor()
  await soon(() => page.getByRole('textbox', { name: 'Name', exact: true }).inputValue()).toBe('Vera')
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of the builder, %s', (colors, size) => {
  test('with somebody in it, and with its dialogs', async () => {
    const { page } = await here.open(size, colors)
    await open(page)
    await page.getByRole('button', { name: 'From an archetype' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page), 'an archetype').toEqual([])
    await page.getByRole('textbox', { name: 'Seed' }).fill('e2e')
    await page.getByRole('button', { name: 'Begin from it' }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await worked(page)
    expect(await findings(page), 'somebody').toEqual([])
    await section(page, 'Skills').locator('.build-name').first().click()
    await section(page, 'Gear').locator('.build-name').first().click()
    expect(await findings(page), 'what can be said of a skill and a thing').toEqual([])
    await page.getByRole('button', { name: 'Campaign' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page), 'the campaign').toEqual([])
  })
})
