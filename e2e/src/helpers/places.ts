/** The ways to the parts of a table that are worth looking at, by mouse and in the words that people read. */
import type { Locator, Page } from 'playwright-core'
import { findings, settled } from './looks.ts'
import { soon } from './soon.ts'

export const PHONE = { width: 390, height: 844 }

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= PHONE.width

/** What can be pressed to open a part: tabs of the panel, or of a phone at the foot of the page. */
export const partsOf = (page: Page) =>
  isPhone(page) ? page.getByRole('navigation').getByRole('button') : page.getByRole('tab')

export async function openPart(page: Page, name: RegExp): Promise<void> {
  await partsOf(page).filter({ hasText: name }).click()
}

/** What does what was picked, or answers what is asked. */
export const primary = (page: Page) => page.locator('.act-pane button.button-primary:not([disabled])')

/** The first choice of what one is asked for beside one's own turn, such as a defense. */
export const prompt = (page: Page) => page.locator('.prompt .choice').first()

/** Answers what is asked as Umpire proposes. What is proposed after a scene, such as another one, is no question. */
export const proposal = (page: Page) => page.locator('button.button-primary:not([disabled]):not(.after *)').first()

/** The demonstration, up to the first question. */
export async function demo(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('button', { name: /bonded warehouse/ }).click()
  await page.getByRole('button', { name: 'State this movement' }).waitFor()
}

/** The time between fights, with people of the career generator, and the form of the first thing that may be started. */
export async function downtime(page: Page): Promise<void> {
  await openPart(page, /^Table/)
  await page.getByRole('button', { name: 'Begin a scene' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: /time|between/i }).click()
  await dialog.getByRole('button', { name: 'Make people by careers' }).click()
  await dialog.getByRole('button', { name: 'Make them' }).click()
  await dialog.getByText(/there now/).waitFor()
  await dialog.getByRole('button', { name: 'Begin', exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
  // A phone has the clock among what the table offers.
  await openPart(page, isPhone(page) ? /^Table/ : /^Clock/)
  await page.locator('.clock-title').first().click()
  await page.locator('.clock-form').waitFor()
}

/** The log, with the reasons of the first number of a line opened. */
export async function openedLog(page: Page, line: RegExp): Promise<void> {
  await openPart(page, /^Log/)
  await page.locator('.log-scroll .log-line', { hasText: line }).first().locator('.opens').first().click()
  await page.locator('.log-scroll .why').first().waitFor()
}

/** A player comes to the game master's table by the link of a new seat. */
export async function joined(gm: Page, player: Page, name: string, actor: string): Promise<void> {
  const { origin, pathname } = new URL(gm.url())
  const [basePath, table] = pathname.split('/table/')
  const made = await gm.request.post(`${origin}${basePath}/api/tables/${table}/seats`, {
    data: { name, role: 'player', actors: [actor] },
  })
  const { link }: { link: string } = await made.json()
  await player.goto(link)
  await player.waitForURL(/\/table\//)
}

/** The game master opens the form of a fight. */
async function setUpFight(page: Page): Promise<void> {
  await openPart(page, /^Table/)
  await page.getByRole('button', { name: 'Begin a scene' }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Kind/ }).click()
  await page.getByRole('option', { name: 'A fight' }).click()
  await page.getByRole('button', { name: 'Begin the fight' }).waitFor()
}

/** What stands in fields, or would if they are left empty. */
const titles = (fields: readonly object[]): readonly string[] =>
  fields.map(
    field => ('value' in field && String(field.value)) || ('placeholder' in field && String(field.placeholder)) || '',
  )

/** The game master begins a fight from a file that has this title, with a map of another file if there is one. */
export async function beginFight(page: Page, file: string, title: string, map?: string): Promise<void> {
  await setUpFight(page)
  const dialog = page.getByRole('dialog')
  await dialog.locator('input[type=file]').first().setInputFiles(file)
  // It is read when its title stands in the form.
  await soon(() => dialog.locator('input').evaluateAll(titles)).toContain(title)
  if (map !== undefined) {
    await dialog.locator('input[type=file]').nth(1).setInputFiles(map)
    await dialog.getByText(/its picture is left out/).waitFor()
  }
  await dialog.getByRole('button', { name: 'Begin the fight', disabled: false }).click()
  await dialog.waitFor({ state: 'detached' })
}

/** Begins the fight anew if it is over: someone may be knocked out before what a test waits for has happened. */
export async function anewIfOver(player: Page, gm: Page, file: string, title: string): Promise<void> {
  const over = player.getByText('It is over').first()
  if (!(await over.isVisible())) return
  await beginFight(gm, file, title)
  await over.waitFor({ state: 'detached' })
}

/** What shuts people out of a fight on a map: in every part of the table, in an attack, and where a fight is set up. */
export async function findingsOfFight(page: Page, attack: Locator): Promise<readonly string[]> {
  const found: string[] = []
  const look = async (part: string): Promise<void> => {
    await settled(page)
    found.push(...(await findings(page)).map(one => `${part}: ${one}`))
  }
  for (const tab of await partsOf(page).all()) {
    await tab.click()
    await look((await tab.textContent()) ?? '')
  }
  await openPart(page, /^(Act|Now)/)
  await attack.click()
  await page.locator('.odds').first().waitFor()
  await look('an attack')
  if (isPhone(page)) {
    await page
      .getByRole('button', { name: /map|scene/i })
      .first()
      .click()
    await page.locator('[data-token]').first().waitFor()
    await look('the map')
  }
  await setUpFight(page)
  await look('setting up a fight')
  return found
}
