/**
 * Takes pictures of every page, in three sizes, dark and light, to be looked at: `npm run pictures [folder]`. Those of the
 * README are among them.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { ambush, builder } from '../helpers/gurps.ts'
import { Browsers } from '../helpers/pages.ts'
import { demo, downtime, openedLog, openPart, PHONE } from '../helpers/places.ts'
import { serve } from '../helpers/serving.ts'
import { diner } from '../helpers/tensided.ts'

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: PHONE,
}
const THEMES = ['light', 'dark'] as const
/** However busy the machine is: thousands of fights take their time. */
const LONG = 240_000

const PLAIN: { readonly [name: string]: string } = {
  home: '/',
  rules: '/rules',
  rule: '/rules/traveller.combat.to-hit',
  coverage: '/coverage',
  odds: '/odds?dice=2d6&against=3d6',
  simulate: '/simulate',
  options: '/options/gurps',
  character: '/character',
  join: '/join',
}

/** Waits until nothing is being fetched or worked out any more. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(700)
}

async function primary(page: Page): Promise<void> {
  const button = page.locator('button.button-primary:not([disabled])').first()
  await button.waitFor()
  await button.click()
  await settled(page)
}

/** A fight at its most interesting moment: somebody is about to name an attack. */
async function fight(page: Page, origin: string): Promise<void> {
  await demo(page, origin)
  await settled(page)
  await primary(page)
}

/** Two sides, fought out some thousand times. */
async function simulation(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/simulate`)
  await page.getByRole('button', { name: /^Run/ }).click()
  await page.getByRole('heading', { name: 'Who wins' }).waitFor()
  await settled(page)
}

/** Far enough into a career that there is something to tell; who dies in the first term is no picture. */
async function career(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/character`)
  await page.getByRole('region', { name: 'Step by step' }).getByRole('textbox', { name: 'Name' }).fill('Ada Voss')
  await page.getByRole('button', { name: 'Begin', exact: true }).click()
  await settled(page)
  for (let step = 0; step < 4; step++) {
    await primary(page)
    if (await page.getByText('This scene is over').first().isVisible()) return career(page, origin)
  }
}

const folder = process.argv[2] ?? 'pictures'
const data = await mkdtemp(join(tmpdir(), 'umpire-pictures-'))
await mkdir(folder, { recursive: true })
const serving = await serve(data)
const browsers = await Browsers.launch()
try {
  for (const [sizeName, size] of Object.entries(SIZES)) {
    for (const theme of THEMES) {
      const { page, context } = await browsers.open(size, theme)
      page.setDefaultTimeout(LONG)
      const shoot = async (name: string): Promise<void> => {
        const path = join(folder, `${name}-${sizeName}-${theme}.png`)
        await page.screenshot({ path })
        process.stdout.write(`${path}\n`)
      }
      for (const [name, path] of Object.entries(PLAIN)) {
        await page.goto(`${serving.origin}${path}`)
        await settled(page)
        await shoot(name)
      }
      await simulation(page, serving.origin)
      await shoot('simulated')
      await fight(page, serving.origin)
      await shoot('table')
      await openPart(page, /^Table/)
      await settled(page)
      await shoot('table-tools')
      await openPart(page, /^(Act|Now)/)
      await primary(page)
      await openedLog(page, /fires/)
      await shoot('log')
      await downtime(page)
      await settled(page)
      await shoot('downtime')
      await career(page, serving.origin)
      await shoot('career')
      await ambush(page, serving.origin)
      await page
        .getByRole('toolbar', { name: /may do/ })
        .getByRole('button', { name: /^Attack/ })
        .click()
      await page.locator('.odds').first().waitFor()
      await settled(page)
      await shoot('table-gurps')
      await diner(page, serving.origin)
      await page
        .getByRole('toolbar', { name: /may do/ })
        .getByRole('button', { name: /^Shoot/ })
        .click()
      await page.locator('.odds').first().waitFor()
      await settled(page)
      await shoot('table-tensided')
      await builder(page, serving.origin)
      await settled(page)
      await shoot('builder-gurps')
      await page.goto(`${serving.origin}/build/creature`)
      await page.getByRole('slider', { name: 'Size' }).waitFor()
      await settled(page)
      await shoot('creature')
      await context.close()
    }
  }
} finally {
  await browsers.close()
  await serving.stop()
  await rm(data, { recursive: true })
}
