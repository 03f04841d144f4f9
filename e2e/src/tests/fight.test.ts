import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LONG_FIGHT } from '../helpers/encounter-fixture.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { beginFight, joined, openPart, proposal } from '../helpers/places.ts'
import { umpire } from '../helpers/serving.ts'
import { pressIfThere, stepUntil } from '../helpers/soon.ts'
import { restartable, together } from '../helpers/together.ts'

const here = together()

/** A server that is being restarted cannot be reached for a while; the browser says so. */
const OUTAGE = /net::ERR_|WebSocket connection to/

/** Answers the question that stands as the program proposes, if there is one. */
async function goOn(page: Page): Promise<void> {
  if (await proposal(page).isVisible()) await pressIfThere(proposal(page))
  else if (await page.getByRole('region', { name: 'Questions to you' }).isVisible()) await page.keyboard.press('1')
}

test('a newcomer resolves a first attack in three clicks', async () => {
  const { page } = await here.open()
  await page.goto(here.origin)
  await page.getByRole('button', { name: /bonded warehouse/ }).click()
  await page.getByRole('button', { name: 'State this movement' }).click()
  await page.getByRole('button', { name: 'Name this attack' }).click()
  await page.getByRole('tab', { name: /^Log/ }).click()
  await page
    .getByText(/Ada fires/)
    .first()
    .waitFor()
})

test('a game master and two players play a whole fight, through a reload, a restart, an undo and a secret', () =>
  restartable(here.folder, async ({ origin, powerCut }) => {
    const { page: gm, received: gmReceived } = await here.open(DESKTOP, 'light', OUTAGE)
    await gm.goto(origin)
    await gm.getByRole('button', { name: /bonded warehouse/ }).click()
    await gm.getByRole('region', { name: 'The scene' }).waitFor()

    const { page: ann, received: annReceived } = await here.open(DESKTOP, 'light', OUTAGE)
    const { page: bea, received: beaReceived } = await here.open(DESKTOP, 'light', OUTAGE)
    await joined(gm, ann, 'Ann', 'Ada')
    await joined(gm, bea, 'Bea', 'Bram')

    // Another fight, in which surprise is thrown for and everyone can take a lot.
    await openPart(gm, /^Table/)
    await gm.getByRole('radiogroup', { name: 'Dial of Bram' }).getByText('propose').click()
    const file = join(here.folder, 'fight.json')
    await writeFile(file, JSON.stringify(LONG_FIGHT))
    await beginFight(gm, file, LONG_FIGHT.title)

    // A secret roll.
    await openPart(gm, /^Log/)
    const chat = gm.getByRole('textbox', { name: 'Say something, or a command' })
    await chat.fill('/gmr 2d6 does the butler notice')
    await chat.press('Enter')
    await gm.getByText('does the butler notice').first().waitFor()

    const over = gm.getByText(/It is over/).first()
    // Each was asked on their own screen where to take a wound.
    const wounds = /"question":"wound"/
    const isAsked = (): boolean => [...annReceived, ...beaReceived].some(text => wounds.test(text))
    const happenings = [() => ann.reload(), powerCut, () => gm.getByRole('button', { name: /^Undo/ }).first().click()]
    let steps = 0
    await stepUntil(
      () => over.isVisible(),
      async () => {
        for (const page of [ann, bea, gm]) await goOn(page)
        if (++steps % 3 === 0) await happenings.shift()?.()
      },
    )
    expect(happenings).toEqual([])
    expect(isAsked()).toBe(true)

    // The players' pages never received the secret.
    expect([...annReceived, ...beaReceived].join('\n')).not.toContain('butler')
    expect(gmReceived.join('\n')).toContain('butler')

    // The dice are sealed and verified.
    await gm.getByRole('button', { name: /rolls sealed/ }).click()
    await gm.getByRole('button', { name: 'Close the log and show the secret' }).click()
    await gm.getByText('The dice log was closed').first().waitFor()
    const table = new URL(gm.url()).pathname.split('/').at(-1)
    const sealed = await gm.request.get(`${origin}/api/tables/${table}/dice`)
    const { logs }: { logs: string[] } = await sealed.json()
    const log = join(here.folder, 'dice.log')
    await writeFile(log, logs[0] ?? '')
    const { stdout } = await promisify(execFile)(process.execPath, [umpire(), 'verify', log])
    expect(stdout).toContain('in order')
  }))
