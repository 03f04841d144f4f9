import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { LONG_FIGHT } from '../helpers/encounter-fixture.ts'
import type { Opened } from '../helpers/pages.ts'
import { LONG, together } from '../helpers/together.ts'

const UMPIRE = fileURLToPath(import.meta.resolve('@umpire/cli/bin'))

const here = together()

const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? ''

/** Answers the question that stands as the program proposes, if there is one. */
async function goOn(page: Page): Promise<void> {
  const primary = page.locator('button.button-primary:not([disabled])').first()
  if (await primary.isVisible()) await primary.click({ timeout: 2000 }).catch(() => undefined)
  else if (await page.getByRole('region', { name: 'Questions to you' }).isVisible()) await page.keyboard.press('1')
}

test(
  'a newcomer resolves a first attack in three clicks',
  async () => {
    const { page, wrong } = await here.browsers.open()
    await page.goto(here.serving.origin)
    await page.getByRole('button', { name: /bonded warehouse/ }).click()
    await page.getByRole('button', { name: 'State this movement' }).click()
    await page.getByRole('button', { name: 'Name this attack' }).click()
    await page.getByRole('tab', { name: /^Log/ }).click()
    await page
      .getByText(/Ada fires/)
      .first()
      .waitFor()
    expect(wrong).toEqual([])
    await page.close()
  },
  LONG,
)

describe('a game master and two players', () => {
  const people: { gm?: Opened; ann?: Opened; bea?: Opened } = {}
  const opened = (who: 'gm' | 'ann' | 'bea'): Opened => {
    const found = people[who]
    if (found === undefined) throw new Error(`${who} is not here`)
    return found
  }

  test(
    'play a whole fight, through a reload, a restart, an undo and a secret',
    async () => {
      people.gm = await here.browsers.open()
      const { page: gm } = opened('gm')
      await gm.goto(here.serving.origin)
      await gm.getByRole('button', { name: /bonded warehouse/ }).click()
      await gm.getByRole('region', { name: 'The scene' }).waitFor()
      const table = tableOf(gm)

      // Two players come by their links.
      for (const [who, name, actor] of [
        ['ann', 'Ann', 'Ada'],
        ['bea', 'Bea', 'Bram'],
      ] as const) {
        const made = await gm.request.post(`${here.serving.origin}/api/tables/${table}/seats`, {
          data: { name, role: 'player', actors: [actor] },
        })
        const { link }: { link: string } = await made.json()
        people[who] = await here.browsers.open()
        const { page } = opened(who)
        await page.goto(link)
        await page.waitForURL(/\/table\//)
      }
      const { page: ann } = opened('ann')
      const { page: bea } = opened('bea')

      // Another fight, in which surprise is thrown for and everybody can take a lot.
      await gm.getByRole('tab', { name: 'Table' }).click()
      await gm.getByRole('radiogroup', { name: 'Dial of Bram' }).getByText('propose').click()
      await gm.getByRole('button', { name: 'Begin a scene' }).click()
      const file = join(here.folder, 'fight.json')
      await writeFile(file, JSON.stringify(LONG_FIGHT))
      await gm.locator('input[type=file]').first().setInputFiles(file)
      await gm.getByRole('button', { name: 'Begin the fight' }).click()

      // A secret roll.
      await gm.getByRole('tab', { name: /^Log/ }).click()
      const chat = gm.getByRole('textbox', { name: 'Say something, or a command' })
      await chat.fill('/gmr 2d6 does the butler notice')
      await chat.press('Enter')
      await gm.getByText('does the butler notice').first().waitFor()

      let restarted = false
      const over = () =>
        gm
          .getByText(/It is over/)
          .first()
          .isVisible()
      for (let step = 0; step < 300 && !(await over()); step++) {
        for (const page of [ann, bea, gm]) {
          await goOn(page)
        }
        await gm.waitForTimeout(60)
        if (step === 6) await ann.reload()
        if (step === 10 && !restarted) {
          restarted = true
          await here.powerCut()
        }
        if (step === 16) await gm.getByRole('button', { name: /^Undo/ }).first().click()
      }
      expect(await over()).toBe(true)
      // Each was asked on their own screen where to take a wound.
      const asked = (who: 'ann' | 'bea') => opened(who).received.some(text => /"question":"wound"/.test(text))
      expect(asked('ann') || asked('bea')).toBe(true)

      // The players' pages never received the secret.
      for (const who of ['ann', 'bea'] as const) expect(opened(who).received.join('\n')).not.toContain('butler')
      expect(opened('gm').received.join('\n')).toContain('butler')
      for (const who of ['gm', 'ann', 'bea'] as const) expect(opened(who).wrong).toEqual([])

      // The dice are sealed and verified.
      await gm.getByRole('button', { name: /rolls sealed/ }).click()
      await gm.getByRole('button', { name: 'Close the log and show the secret' }).click()
      await gm.getByText('The dice log was closed').first().waitFor()
      const sealed = await gm.request.get(`${here.serving.origin}/api/tables/${table}/dice`)
      const { logs }: { logs: string[] } = await sealed.json()
      const log = join(here.folder, 'dice.log')
      await writeFile(log, logs[0] ?? '')
      const { stdout } = await promisify(execFile)(process.execPath, [UMPIRE, 'verify', log])
      expect(stdout).toContain('in order')
    },
    LONG,
  )
})
