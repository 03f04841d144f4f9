/** What a game master does with a map: paints it, lets fog fall over it, brings one along; and what a player gets of it. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { download } from '../helpers/download.ts'
import { ambush } from '../helpers/gurps.ts'
import { findings } from '../helpers/looks.ts'
import { CELLAR, TWO_ROOMS, YARD } from '../helpers/map-tools.ts'
import { boxOf, middle, token } from '../helpers/maps.ts'
import type { Opened } from '../helpers/pages.ts'
import { beginFight, joined, openPart } from '../helpers/places.ts'
import { soon, stepUntil } from '../helpers/soon.ts'
import { diner } from '../helpers/tensided.ts'
import { together } from '../helpers/together.ts'

const here = together()

const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Map tools' }).getByRole('button', { name })

async function seated(gm: Page): Promise<Opened> {
  const ann = await here.open()
  await joined(gm, ann.page, 'Ann', 'Dora')
  return ann
}

/** A point between two tokens, and so many pixels below. */
async function between(page: Page, a: string, b: string, down: number) {
  const [from, to] = [middle(await boxOf(token(page, a))), middle(await boxOf(token(page, b)))]
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + down }
}

test('a painted wall takes a foe out of sight, fog keeps him from the player alone, and undo brings him back', async () => {
  const { page: gm } = await here.open()
  await ambush(gm, here.origin)
  const file = join(here.folder, 'yard.yaml')
  await writeFile(file, YARD)
  await beginFight(gm, file, 'The yard')
  await token(gm, 'Zacharias').waitFor()
  const { page: ann, received } = await seated(gm)
  await token(ann, 'Zacharias').waitFor()
  // No tool of the game master's is a player's.
  await soon(() => tool(ann, 'Layers').count()).toBe(0)

  // Fog alone hides nobody on open ground.
  await tool(gm, 'Fog').click()
  await gm.getByText('Players see only what their side sees').click()
  await soon(() => gm.getByRole('checkbox', { name: /Players see only/ }).isChecked()).toBe(true)
  expect(await findings(gm)).toEqual([])
  await token(ann, 'Zacharias').waitFor()

  // A wall is drawn across the yard, from top to bottom between both.
  await tool(gm, 'Layers').click()
  await gm.getByRole('button', { name: 'Wall', exact: true }).click()
  expect(await findings(gm)).toEqual([])
  const [top, bottom] = [await between(gm, 'Dora', 'Zacharias', -190), await between(gm, 'Dora', 'Zacharias', 190)]
  await gm.mouse.move(top.x, top.y)
  await gm.mouse.down()
  await gm.mouse.move(bottom.x, bottom.y, { steps: 12 })
  await gm.mouse.up()
  await token(ann, 'Zacharias').waitFor({ state: 'detached' })
  await soon(() => token(gm, 'Zacharias').count()).toBe(1)
  await gm.getByText('Zacharias, unseen').waitFor()
  await openPart(gm, /^Log/)
  await gm
    .locator('.log-scroll')
    .getByText(/painted wall on \d+ hexes/)
    .waitFor()

  // Whoever comes to the table now has never heard of him.
  const from = received.length
  await ann.reload()
  await token(ann, 'Dora').waitFor()
  const welcomes = () => received.slice(from).filter(text => text.includes('"type":"welcome"'))
  await soon(() => welcomes().length).toBeGreaterThan(0)
  for (const text of welcomes())
    expect(text.slice(text.indexOf('"view"'), text.indexOf('"log"'))).not.toContain('Zacharias')

  // One stroke is one step back.
  await gm.getByRole('button', { name: 'Undo the last stroke' }).click()
  await token(ann, 'Zacharias').waitFor()
})

test('by keyboard alone: a brush is taken, moved and put away, and a place gets a name', async () => {
  const { page: gm } = await here.open()
  await ambush(gm, here.origin)
  const file = join(here.folder, 'keys.yaml')
  await writeFile(file, YARD)
  await beginFight(gm, file, 'The yard')
  await token(gm, 'Dora').waitFor()
  // Focus goes to what is asked, when it is: a press that came to nothing is made again.
  await stepUntil(
    () => gm.locator('.map-palette').isVisible(),
    () => tool(gm, 'Layers').press('Enter'),
  )
  await gm.getByRole('button', { name: 'Bushes', exact: true }).press('Enter')
  const map = gm.locator('.map-window')
  for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Enter']) await map.press(key)
  await openPart(gm, /^Log/)
  await gm
    .locator('.log-scroll')
    .getByText(/painted bushes on one hex/)
    .first()
    .waitFor()
  await map.press('Escape')
  await gm.locator('.map-painting').waitFor({ state: 'detached' })

  await gm.getByLabel('Name of a place').fill('The old mill')
  for (const key of ['ArrowDown', 'Enter']) await map.press(key)
  await gm.locator('.map-name', { hasText: 'The old mill' }).waitFor()
  // What was painted is taken home as a file that an encounter takes back.
  const { path } = await download(gm, here.folder, () => gm.getByRole('button', { name: 'Save the map' }).click())
  expect(await readFile(path, 'utf8')).toContain('The old mill')
})

test('a map of Universal VTT is taken with its walls, and they stop sight in the fog', async () => {
  const { page: gm } = await here.open()
  await ambush(gm, here.origin)
  const [file, map] = [join(here.folder, 'rooms.yaml'), join(here.folder, 'rooms.dd2vtt')]
  await writeFile(file, `${YARD.replace(/map:\n(?: .*\n)+/, 'fog: true\n').replaceAll(/, at: [AB]/g, '')}`)
  await writeFile(map, TWO_ROOMS)
  await beginFight(gm, file, 'The yard', map)
  await token(gm, 'Zacharias').waitFor()
  await gm.locator('.map-name', { hasText: 'door' }).waitFor()
  const { page: ann, received } = await seated(gm)
  await token(ann, 'Dora').waitFor()
  await soon(() => token(ann, 'Zacharias').count()).toBe(0)
  expect(received.join('')).not.toContain('Zacharias')
})

test('squares are painted, too, and a game master looks at them as one side sees them', async () => {
  const { page: gm } = await here.open()
  await diner(gm, here.origin)
  const file = join(here.folder, 'cellar.yaml')
  await writeFile(file, CELLAR)
  await beginFight(gm, file, 'The cellar')
  await token(gm, 'Kurt').waitFor()
  await tool(gm, 'Fog').click()
  const tools = gm.getByRole('region', { name: 'Fog' })
  await tools.locator('label.check').click()
  await gm.getByText('Kurt, unseen').waitFor()
  const lookAs = async (name: string): Promise<void> => {
    await tools.getByRole('button', { name: /Show the map/ }).click()
    await gm.getByRole('listbox').getByRole('option', { name }).click()
  }
  await lookAs('as seen by the cook')
  await token(gm, 'Kurt').waitFor({ state: 'detached' })
  await soon(() => token(gm, 'Vera').count()).toBe(1)
  await lookAs('with everything, as you know it')
  await token(gm, 'Kurt').waitFor()
  expect(await findings(gm)).toEqual([])

  await gm.keyboard.press('Escape')
  await tools.waitFor({ state: 'detached' })
  await tool(gm, 'Layers').click()
  await gm.getByRole('button', { name: 'Water or a pit' }).click()
  const map = gm.locator('.map-window')
  await map.focus()
  for (const key of ['ArrowDown', 'Enter']) await map.press(key)
  await openPart(gm, /^Log/)
  await gm
    .locator('.log-scroll')
    .getByText(/painted water or a pit on one square/)
    .waitFor()
})
