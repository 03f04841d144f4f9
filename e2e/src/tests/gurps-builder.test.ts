import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { figure, pick, section, worked } from '../helpers/builder.ts'
import { download } from '../helpers/download.ts'
import { findings } from '../helpers/looks.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { PHONE } from '../helpers/places.ts'
import { soon } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

/** What a character is called before it has a name. */
const NEW = 'Somebody new'

async function open(page: Page): Promise<void> {
  await page.goto(`${here.origin}/build/gurps`)
  await worked(page)
}

test('somebody is built from nothing, mended, undone, saved, printed and taken into a fight', async () => {
  const { page, context } = await here.open()
  await open(page)
  await soon(() => figure(page, 'points left').textContent()).toBe('100')

  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await page.getByRole('textbox', { name: 'Concept' }).fill('scout')
  const st = page.getByRole('textbox', { name: 'ST', exact: true })
  await st.press('ArrowUp')
  await st.press('ArrowUp')
  await worked(page)
  await soon(() => figure(page, 'attributes').textContent()).toBe('20')
  await page.getByRole('button', { name: 'ST costs 20' }).click()
  await section(page, 'Attributes').getByRole('link', { name: 'Cost of beginning attributes' }).first().waitFor()

  await pick(page, 'Add an advantage', 'combat', /Combat Reflexes/)
  await soon(() => figure(page, 'advantages').textContent()).toBe('15')

  // A disadvantage over the limit: told with both numbers, mended by a way out.
  await pick(page, 'Add a disadvantage', 'greed', /Greed/)
  await pick(page, 'Add a disadvantage', 'one eye', /One Eye/)
  await pick(page, 'Add a disadvantage', 'hard of', /Hard of Hearing/)
  await pick(page, 'Add a disadvantage', 'stubborn', /Stubbornness/)
  const troubles = page.getByRole('region', { name: 'What stands against it' })
  await troubles.getByText(/−45 points in all: this campaign allows at most −40/).waitFor()
  await troubles.getByRole('button', { name: 'Take off Stubbornness, −5' }).click()
  await worked(page)
  await soon(() => figure(page, 'disadvantages').textContent()).toBe('40')
  await soon(() => troubles.count()).toBe(0)

  await pick(page, 'Add a skill', 'stealth', /^Stealth/)
  await page.getByRole('button', { name: 'Raise Stealth to 2' }).click()
  await worked(page)
  await page.getByRole('button', { name: 'Stealth: 10' }).waitFor()
  await pick(page, 'Add a skill', 'guns', /^Guns/)
  await soon(() => figure(page, 'skills').textContent()).toBe('3')

  // What is carried slows down; put down, it does not.
  const move = page.getByRole('button', { name: /^Move: / })
  await soon(() => move.textContent()).toBe('5')
  await pick(page, 'Add a weapon, armour or gear', 'garand', /M1 Garand/)
  await pick(page, 'Add a weapon, armour or gear', 'portable radio', /portable radio/)
  await soon(() => move.textContent()).toBe('4')
  await section(page, 'In play').getByText('light load').first().waitFor()
  await page.getByRole('radio', { name: 'put down' }).last().click()
  await worked(page)
  await soon(() => move.textContent()).toBe('5')
  await soon(() =>
    section(page, 'In play')
      .getByText(/M1 Garand/)
      .count(),
  ).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Undo' }).click()
  await worked(page)
  await soon(() => move.textContent()).toBe('4')
  await page.getByRole('button', { name: 'Redo' }).click()
  await worked(page)

  // Loading the page again loses nothing.
  await page.reload()
  await worked(page)
  await soon(() => figure(page, 'disadvantages').textContent()).toBe('40')
  expect(await findings(page)).toEqual([])

  const { name, path } = await download(page, here.folder, () =>
    page.getByRole('button', { name: 'Save as a file' }).click(),
  )
  expect(name).toBe('Ada.json')
  const saved = JSON.parse(await readFile(path, 'utf8'))
  expect(saved).toMatchObject({ system: 'gurps', attributes: { st: 12 }, identity: { name: 'Ada' } })
  expect(JSON.stringify(saved)).not.toContain('unknown_fields')

  const [paper] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('button', { name: 'Print', exact: true }).click(),
  ])
  await paper.getByText('Combat Reflexes').first().waitFor()
  await paper.close()

  await page.getByRole('button', { name: 'Take into a fight' }).click()
  await page.getByRole('dialog').waitFor()
  expect(await findings(page)).toEqual([])
  await page.getByRole('button', { name: 'Begin the fight' }).click()
  await page.waitForURL(/\/table\//)
  await page.locator('[data-token="Ada"]').waitFor()
  await page.locator('[data-token="Opponent"]').waitFor()
})

test('a template, a trait of one’s own, a file of another program and a broken file', async () => {
  const { page } = await here.open()
  await open(page)
  await page.getByRole('button', { name: 'Templates' }).click()
  await page.getByRole('textbox', { name: 'Seed' }).fill('kobold')
  await page.getByRole('button', { name: 'Begin from it' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await worked(page)
  const heading = page.getByRole('heading', { level: 1 })
  await soon(() => heading.textContent()).not.toBe(NEW)
  const name = (await heading.textContent()) ?? ''
  await soon(() => page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe(name)

  const before = Number(await figure(page, 'advantages').textContent())
  await section(page, 'Advantages').getByRole('button', { name: 'One of your own' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Cat’s Feet')
  await dialog.getByRole('textbox', { name: 'Points' }).fill('3')
  await dialog.getByRole('textbox', { name: 'What it changes' }).fill('skill:Stealth')
  await dialog.getByRole('textbox', { name: 'By how much' }).fill('2')
  expect(await findings(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Take it' }).click()
  await page.getByRole('button', { name: 'Cat’s Feet: 3' }).waitFor()
  await soon(() => figure(page, 'advantages').textContent()).toBe(String(before + 3))

  const files = page.locator('input[type=file]')
  await files.setInputFiles({
    name: 'x.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{"system":"chess"}'),
  })
  await page
    .locator('.builder-bar')
    .getByText(/expected gurps, a character of GURPS/)
    .waitFor()
  await files.setInputFiles({ name: 'y.json', mimeType: 'application/json', buffer: Buffer.from('no JSON') })
  await page
    .locator('.builder-bar')
    .getByText(/y\.json is no file that a builder wrote/)
    .waitFor()
  await soon(() => figure(page, 'advantages').textContent()).toBe(String(before + 3))

  const gcs = { type: 'character', version: 5, profile: { name: 'Greta' }, attributes: [] }
  await files.setInputFiles({ name: 'g.gcs', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(gcs)) })
  await page.getByRole('heading', { level: 1, name: 'Greta' }).waitFor()
  await page.getByText(/Not the same here/).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('heading', { level: 1, name }).waitFor()
})

test('by keyboard alone: a trait is taken, changed and taken off, and the focus is never lost', async () => {
  const { page } = await here.open()
  await open(page)
  await pick(page, 'Add an advantage', 'acute hear', /Acute Hearing/)
  // It is open for its level, right before the field.
  const level = section(page, 'Advantages').getByRole('textbox', { name: 'Level' })
  await level.press('ArrowUp')
  await page.getByRole('button', { name: 'Acute Hearing 2: 4' }).waitFor()
  await worked(page)
  await page.getByRole('button', { name: 'Hearing: 12' }).focus()
  await page.keyboard.press('Enter')
  await section(page, 'Attributes').locator('.why').waitFor()
  await page.keyboard.press('Escape')
  await section(page, 'Attributes').locator('.why').waitFor({ state: 'detached' })
  await section(page, 'Advantages').getByRole('button', { name: 'Take off' }).focus()
  await page.keyboard.press('Enter')
  await worked(page)
  await soon(() => figure(page, 'advantages').textContent()).toBe('0')
  await page.locator('.build-section:focus').waitFor()
  await page.keyboard.press('Control+z')
  await worked(page)
  await soon(() => figure(page, 'advantages').textContent()).toBe('4')
  await page.keyboard.press('Control+Shift+z')
  await worked(page)
  await soon(() => figure(page, 'advantages').textContent()).toBe('0')
})

test.each([
  ['a phone in the dark', PHONE, 'dark'],
  ['a wide page', DESKTOP, 'dark'],
] as const)('on %s nothing is cut off or out of reach', async (_, size, theme) => {
  const { page } = await here.open(size, theme)
  await open(page)
  await pick(page, 'Add a skill', 'first aid', /First Aid/)
  await page
    .getByRole('button', { name: /^First Aid/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Campaign' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Points to build a character with' }).fill('50')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await page.getByText('of 50 points').waitFor()
  expect(await findings(page)).toEqual([])
  await soon(() => page.evaluate('document.documentElement.scrollWidth')).toBe(size.width)
})

test('on a phone the ways of a file are in a menu', async () => {
  const { page } = await here.open(PHONE)
  await open(page)
  const file = page.getByRole('button', { name: 'File', exact: true })
  await page.getByRole('textbox', { name: 'Name' }).fill('Ada')
  await worked(page)
  await file.click()
  expect(await findings(page)).toEqual([])
  const saved = await download(page, here.folder, () => page.getByRole('menuitem', { name: 'Save as a file' }).click())
  await file.click()
  await page.getByRole('menuitem', { name: 'New' }).click()
  await page.getByRole('heading', { level: 1, name: NEW }).waitFor()
  await file.click()
  const [asked] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Open a file' }).click(),
  ])
  await asked.setFiles(saved.path)
  await page.getByRole('heading', { level: 1, name: 'Ada' }).waitFor()
})
