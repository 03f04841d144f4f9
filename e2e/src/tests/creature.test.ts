import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { download } from '../helpers/download.ts'
import { findings } from '../helpers/looks.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { PHONE } from '../helpers/places.ts'
import { soon } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

async function designer(page: Page): Promise<void> {
  await page.goto(`${here.origin}/build/creature`)
  await page.getByRole('heading', { name: 'river hound' }).waitFor()
}

async function beginFrom(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /Begin from/ }).click()
  await page.getByRole('option', { name: new RegExp(`^${name}:`) }).click()
  await page.getByRole('heading', { name, exact: true }).waitFor()
}

/** A number that opens, by the words before it. */
const number = (page: Page, what: RegExp) => page.getByRole('button', { name: what })
const total = (page: Page, points: string) => number(page, new RegExp(`^Total ${points}: why`))

test('a creature is designed from one of the book, resized by keyboard, undone, saved, printed and put on the map', async () => {
  const { page, context } = await here.open()
  await designer(page)
  await beginFrom(page, 'tiger')
  await total(page, '415').waitFor()
  await number(page, /^Hit points 20: why/).waitFor()
  await number(page, /^Move, Land: 11.7: why/).waitFor()

  // Two Sizes up: everything is scaled, the price with it.
  const slider = page.getByRole('slider', { name: 'Size' })
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await number(page, /^Hit points 40: why/).waitFor()
  await soon(() => slider.getAttribute('aria-valuetext')).toBe('Size +3, 7 yd')
  await soon(() => total(page, '415').count()).toBe(0)

  // Reasons open under the numbers, down to the scale of its Size.
  const why = page.locator('.why')
  await number(page, /^Hit points 40: why/).press('Enter')
  await why.getByText('linear scale').waitFor()
  await page.keyboard.press('Escape')
  await why.waitFor({ state: 'detached' })
  await number(page, /^Move, Land: .*: why/).click()
  await why.getByRole('link', { name: 'Running Move' }).waitFor()
  await page.keyboard.press('Escape')

  // One run along the slider is one step back.
  await slider.focus()
  await page.keyboard.press('Control+z')
  await page.getByRole('button', { name: 'Undo' }).click()
  await total(page, '415').waitFor()
  await number(page, /^Hit points 20: why/).waitFor()
  await page.getByRole('button', { name: 'Redo' }).click()
  await number(page, /^Hit points 40: why/).waitFor()

  // What breaks a rule is told, and mended by its way out.
  const levels = page.getByRole('textbox', { name: 'Extra Encumbrance' })
  await levels.fill('9')
  await levels.press('Enter')
  await page.getByText(/9 levels, and its body speaks for/).waitFor()
  await page.getByRole('button', { name: /^Take \d$/ }).click()
  await page.getByText(/9 levels, and its body speaks for/).waitFor({ state: 'detached' })

  await page.getByRole('textbox', { name: 'Name' }).fill('Shere')
  const { name, path: file } = await download(page, here.folder, () =>
    page.getByRole('button', { name: 'Save as a file' }).click(),
  )
  expect(name).toBe('Shere.json')
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ kind: 'creature', name: 'Shere', size: 3 })

  const printing = context.waitForEvent('page')
  await page.getByRole('button', { name: 'Print' }).click()
  const paper = await printing
  await paper.getByRole('heading', { name: 'Shere' }).waitFor()
  await soon(() => paper.locator('.tick i').count()).toBe(40)
  await paper.close()

  // A new one, then the saved one again from its file; what is no creature is refused with its place.
  await page.getByRole('button', { name: 'New', exact: true }).click()
  await number(page, /^Hit points 10: why/).waitFor()
  const bad = join(here.folder, 'bad.json')
  await writeFile(bad, JSON.stringify({ system: 'gurps', kind: 'creature', version: 1, name: 'x', st: 'strong' }))
  await page.locator('input[type=file]').setInputFiles(bad)
  await page
    .getByText(/the file\.st: expected/)
    .first()
    .waitFor()
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('heading', { name: 'Shere' }).waitFor()
  await number(page, /^Hit points 40: why/).waitFor()

  await page.getByRole('button', { name: 'Take into a fight' }).click()
  await page.getByText('On the map it stands on 4 hexes (4 by 1).').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: /Rules/ }).click()
  await page.getByRole('option', { name: 'Realistic' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-token="Shere"]').waitFor()
  await soon(() => page.locator('[data-token]').count()).toBe(4)
  // Its body lies on all of its hexes.
  const body = page.locator('.map-figure').first()
  await soon(async () => (await body.getAttribute('d'))?.match(/M/g)?.length).toBe(4)
})

test('loading the page again loses nothing, and what cannot be used is told', async () => {
  const { page } = await here.open()
  await designer(page)
  await page.getByRole('textbox', { name: 'Name' }).fill('Rex')
  await page.getByRole('heading', { name: 'Rex' }).waitFor()
  await page.reload()
  await page.getByRole('heading', { name: 'Rex' }).waitFor()
  await page.evaluate(() => localStorage.setItem('umpire.build.creature', '{"kind":"creature"}'))
  await page.reload()
  await page.getByText(/What was kept in this browser cannot be used/).waitFor()
  await page.getByRole('heading', { name: 'river hound' }).waitFor()
})

test('a trait is added and taken away by keyboard alone', async () => {
  const { page } = await here.open()
  await designer(page)
  await page.getByRole('combobox', { name: 'Trait' }).focus()
  await page.keyboard.type('enhanced ju')
  await page.getByRole('option', { name: 'Enhanced Jump' }).waitFor()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await total(page, '307').waitFor()
  await page.getByRole('button', { name: 'Take Enhanced Jump away' }).focus()
  await page.keyboard.press('Enter')
  await total(page, '302').waitFor()
})

describe.each([
  ['light', DESKTOP],
  ['dark', PHONE],
] as const)('nobody is shut out of the designer, %s', (colors, size) => {
  test('with its reasons, a problem and the way into a fight open', async () => {
    const { page } = await here.open(size, colors)
    await designer(page)
    expect(await findings(page)).toEqual([])
    // Nothing but tables scrolls sideways.
    await soon(() => page.evaluate<number>('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.getByRole('checkbox', { name: 'air', exact: true }).press('Space')
    await page.getByRole('button', { name: 'Give it Powered Flight' }).waitFor()
    await number(page, /^Move, Land: .*: why/).click()
    await page.locator('.why').first().waitFor()
    await page.getByText('Strengths apart').click()
    await page.getByText('Details of Enhanced Move').click()
    expect(await findings(page)).toEqual([])
    await page.getByRole('button', { name: 'Take into a fight' }).click()
    await page.getByRole('dialog').waitFor()
    expect(await findings(page)).toEqual([])
  })
})
