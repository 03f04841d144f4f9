import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { ask } from '../helpers/asking.ts'
import { findings, fits } from '../helpers/looks.ts'
import { PHONE } from '../helpers/places.ts'
import { soon, stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const here = together()

async function choose(page: Page, field: RegExp, option: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: field }).first().click()
  await page.getByRole('option', { name: option }).first().click()
}

const bar = (page: Page) => page.getByRole('slider', { name: 'Step' })
const place = async (page: Page): Promise<number> => Number(await bar(page).inputValue())
/** Where everybody stands, as the tokens tell it to who listens. */
const tokens = async (page: Page): Promise<string> =>
  (await page.locator('[data-token]').evaluateAll(all => all.map(one => one.getAttribute('aria-label') ?? '')))
    .map(label => /^(.*?), .*?(hex [^ ]+)/.exec(label)?.slice(1).join(' ') ?? label)
    .join('; ')

const DUEL = {
  gurps: {
    system: 'gurps',
    options: ['positions', 'tactical'],
    map: ['. . . . . . . .', ' . A . : . . B .', '. . . . . . . .'],
    sides: [
      { name: 'soldiers', members: [{ name: 'Tommy', template: 'rifleman', nation: 'british' }] },
      { name: 'dogs', members: [{ name: 'Rex', beast: 'dog' }] },
    ],
  },
  traveller: {
    system: 'traveller',
    terrain: 'city',
    sides: [
      { name: 'party', members: [{ name: 'Ada', upp: '777', weapons: ['Shotgun'] }] },
      { name: 'thugs', members: [{ name: 'Gorm', upp: '777', weapons: ['Club'] }] },
    ],
  },
  tensided: {
    system: 'tensided',
    map: ['. . . . . . .', 'A . . # . . B'],
    sides: [
      { name: 'regulars', members: [{ name: 'Tomas', archetype: 'brawler', xp: 300 }] },
      { name: 'robbers', members: [{ name: 'Rook', archetype: 'gunman', xp: 300 }] },
    ],
  },
} as const

test('a fight of GURPS on a map is simulated, and one of them looked at step by step', async () => {
  const { page } = await here.open()
  await page.goto(`${here.origin}/simulate`)
  await choose(page, /Rules/, /^GURPS/)
  await page.getByRole('button', { name: /Tommy, 2 of them/ }).click()
  await page.getByRole('textbox', { name: 'How many' }).fill('1')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: /Grenadier, 2 of them/ }).waitFor()
  await page.getByRole('button', { name: 'Remove Grenadier' }).click()
  await choose(page, /Ground/, 'two trenches')
  await choose(page, /Ground/, 'a yard with low walls')
  expect(await findings(page), 'the form').toEqual([])
  await choose(page, /^(10|1),?0+ ?Fights|Fights/, '100')
  await page.getByRole('button', { name: /^Run/ }).click()
  // It need not fight all of them: those that were fought tell enough.
  await soon(() => page.locator('.progress').textContent()).toMatch(/^([1-9]|Done)/)
  const stop = page.getByRole('button', { name: /^Stop/ })
  const typical = page.getByRole('link', { name: /a typical one/ })
  await stepUntil(
    () => typical.isVisible(),
    // They may be over just now.
    () => stop.click({ timeout: 1000 }).catch(() => undefined),
  )
  await soon(() => page.getByRole('img', { name: /the British .*±.*the Germans/ }).count()).toBe(1)
  expect(await findings(page), 'the results').toEqual([])
  await typical.click()

  await bar(page).waitFor()
  await soon(() => page.locator('[data-token]').count()).toBe(3)
  const start = await tokens(page)
  await page.keyboard.press('ArrowRight')
  await soon(() => place(page)).toBe(1)
  await page.locator('.replay-log .log-line').first().waitFor()
  await page.keyboard.press('Shift+ArrowRight')
  await soon(() => place(page)).toBeGreaterThan(1)
  await page.keyboard.press('End')
  const last = Number(await bar(page).getAttribute('max'))
  await soon(() => place(page)).toBe(last)
  await page.locator('.replay-over').waitFor()
  expect(await findings(page), 'the replay').toEqual([])
  await page.keyboard.press('Home')
  await soon(() => tokens(page)).toBe(start)
  await page.keyboard.press(' ')
  await page.getByRole('button', { name: /Pause/ }).waitFor()
  await soon(() => place(page)).toBeGreaterThan(0)
  await stepUntil(
    () => page.getByRole('button', { name: /Play/ }).isVisible(),
    () => page.keyboard.press(' '),
  )

  const box = await bar(page).boundingBox()
  if (box === null) throw new Error('expected a bar')
  for (const share of [0.9, 0.2, 0.6]) {
    await page.mouse.click(box.x + share * box.width, box.y + box.height / 2)
    await soon(async () => Math.abs((await place(page)) / last - share)).toBeLessThan(0.1)
  }
  await page.getByRole('link', { name: 'All fights' }).click()
  await typical.waitFor()
})

test('fights of every system are shown again, on a phone too, and say what happens', async () => {
  const { page } = await here.open(PHONE, 'light', /404/)
  for (const [system, encounter] of Object.entries(DUEL)) {
    const { id } = await ask(here.origin, '/api/simulations', { system, encounter, runs: 1, seed: 'phone' })
    await page.goto(`${here.origin}/replay/${id}/0`)
    await bar(page).waitFor()
    await soon(() => fits(page)).toBe(true)
    await page.getByRole('button', { name: 'One step on' }).click()
    await page.locator('.replay-log .log-line').first().waitFor()
    await page.getByRole('button', { name: 'To the end' }).click()
    await page.locator('.replay-over').waitFor()
    const spoken = page.locator('[aria-live=polite]', { hasText: / won|Nobody won/ })
    await soon(() => spoken.count()).toBeGreaterThan(0)
    expect(await findings(page), system).toEqual([])
  }
  await page.goto(`${here.origin}/replay/nothing/0`)
  await page.getByText(/no longer has these fights/).waitFor()
})
