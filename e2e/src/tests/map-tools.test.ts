/** What a game master does with a map: paints it, lets fog fall over it, brings one along; and what a player gets of it. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ambush } from '../helpers/gurps.ts'
import { CELLAR, TWO_ROOMS, YARD } from '../helpers/map-tools.ts'
import type { Opened } from '../helpers/pages.ts'
import { openPart } from '../helpers/places.ts'
import { diner } from '../helpers/tensided.ts'
import { findings, LONG, together } from '../helpers/together.ts'

const here = together()

/** The game master begins a fight from a file, with a map of another one if there is one. */
async function begin(page: Page, file: string, map?: string): Promise<void> {
  await openPart(page, /^Table/)
  await page.getByRole('button', { name: 'Begin a scene' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'A fight' }).click()
  await page.locator('input[type=file]').first().setInputFiles(file)
  if (map !== undefined) {
    await page.locator('input[type=file]').nth(1).setInputFiles(map)
    await dialog.getByText(/its picture is left out/).waitFor()
  }
  await page.locator('button:has-text("Begin the fight"):not([disabled])').click()
  await dialog.waitFor({ state: 'detached' })
}

const token = (page: Page, id: string) => page.locator(`[data-token="${id}"]`)
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Map tools' }).getByRole('button', { name })

async function seated(gm: Page): Promise<Opened> {
  const table = new URL(gm.url()).pathname.split('/').at(-1) ?? ''
  const made = await gm.request.post(`${here.serving.origin}/api/tables/${table}/seats`, {
    data: { name: 'Ann', role: 'player', actors: ['Dora'] },
  })
  const { link }: { link: string } = await made.json()
  const opened = await here.browsers.open()
  await opened.page.goto(link)
  await opened.page.waitForURL(/\/table\//)
  return opened
}

/** A point between two tokens, and so many pixels below. */
async function between(page: Page, a: string, b: string, down: number) {
  const [one, other] = [await token(page, a).boundingBox(), await token(page, b).boundingBox()]
  if (one === null || other === null) throw new Error('expected two tokens on the map')
  const middle = (box: { x: number; y: number; width: number; height: number }) => ({
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  })
  const [from, to] = [middle(one), middle(other)]
  return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 + down }
}

test(
  'a painted wall takes a foe out of sight, fog keeps him from the player alone, and undo brings him back',
  async () => {
    const { page: gm, wrong: gmWrong } = await here.browsers.open()
    await ambush(gm, here.serving.origin)
    const file = join(here.folder, 'yard.yaml')
    await writeFile(file, YARD)
    await begin(gm, file)
    await token(gm, 'Zacharias').waitFor()
    const { page: ann, wrong, received } = await seated(gm)
    await token(ann, 'Zacharias').waitFor()
    // No tool of the game master's is a player's.
    expect(await tool(ann, 'Layers').count()).toBe(0)

    // Fog alone hides nobody on open ground.
    await tool(gm, 'Fog').click()
    await gm.getByText('Players see only what their side sees').click()
    await gm.getByRole('checkbox', { name: /Players see only/ }).isChecked()
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
    expect(await token(gm, 'Zacharias').count()).toBe(1)
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
    const state = received.slice(from).filter(text => text.includes('"type":"welcome"'))
    expect(state.length).toBeGreaterThan(0)
    for (const text of state)
      expect(text.slice(text.indexOf('"view"'), text.indexOf('"log"'))).not.toContain('Zacharias')

    // One stroke is one step back.
    await gm.getByRole('button', { name: 'Undo the last stroke' }).click()
    await token(ann, 'Zacharias').waitFor()
    expect(wrong).toEqual([])
    expect(gmWrong).toEqual([])
    await ann.context().close()
    await gm.context().close()
  },
  LONG,
)

test(
  'by keyboard alone: a brush is taken, moved and put away, and a place gets a name',
  async () => {
    const { page: gm, wrong } = await here.browsers.open()
    await ambush(gm, here.serving.origin)
    const file = join(here.folder, 'keys.yaml')
    await writeFile(file, YARD)
    await begin(gm, file)
    await token(gm, 'Dora').waitFor()
    // Focus goes to what is asked, when it is: a press that came to nothing is made again.
    await expect
      .poll(
        async () => {
          if ((await gm.locator('.map-palette').count()) === 0) await tool(gm, 'Layers').press('Enter')
          return gm.locator('.map-palette').count()
        },
        { timeout: 60_000, interval: 500 },
      )
      .toBe(1)
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
    const [saved] = await Promise.all([
      gm.waitForEvent('download'),
      gm.getByRole('button', { name: 'Save the map' }).click(),
    ])
    const path = join(here.folder, 'saved.map.json')
    await saved.saveAs(path)
    expect(wrong).toEqual([])
    await gm.context().close()
  },
  LONG,
)

test(
  'a map of Universal VTT is taken with its walls, and they stop sight in the fog',
  async () => {
    const { page: gm, wrong: gmWrong } = await here.browsers.open()
    await ambush(gm, here.serving.origin)
    const [file, map] = [join(here.folder, 'rooms.yaml'), join(here.folder, 'rooms.dd2vtt')]
    await writeFile(file, `${YARD.replace(/map:\n(?: .*\n)+/, 'fog: true\n').replaceAll(/, at: [AB]/g, '')}`)
    await writeFile(map, TWO_ROOMS)
    await begin(gm, file, map)
    await token(gm, 'Zacharias').waitFor()
    await gm.locator('.map-name', { hasText: 'door' }).waitFor()
    const { page: ann, wrong, received } = await seated(gm)
    await token(ann, 'Dora').waitFor()
    expect(await token(ann, 'Zacharias').count()).toBe(0)
    expect(received.join('')).not.toContain('Zacharias')
    expect(wrong).toEqual([])
    expect(gmWrong).toEqual([])
    await ann.context().close()
    await gm.context().close()
  },
  LONG,
)

test(
  'squares are painted, too, and a game master looks at them as one side sees them',
  async () => {
    const { page: gm, wrong } = await here.browsers.open()
    await diner(gm, here.serving.origin)
    const file = join(here.folder, 'cellar.yaml')
    await writeFile(file, CELLAR)
    await begin(gm, file)
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
    expect(await token(gm, 'Vera').count()).toBe(1)
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
    expect(wrong).toEqual([])
    await gm.context().close()
  },
  LONG,
)
