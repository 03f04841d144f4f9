/** A fight of GURPS that lasts: one side has a submachine gun, the other nothing but fists and a strong will. */
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

export const BRAWL = `system: gurps
title: The barn
map:
  - '. . . . . . . . . . . .'
  - ' . . . . . : . . . . . .'
  - '. . Y . . . . A . . . .'
  - ' . . . . . . . . . . . .'
  - '. . . . . . B . . . # #'
  - ' . . . . + + . . . . # #'
  - '. . . . . . . . . . . .'
sides:
  - name: the agent
    members:
      - { name: Yvette, template: commando, nation: british, seed: barn, at: Y }
  - name: the brothers
    members:
      - { name: Anton, template: conscript, nation: german, seed: barn, at: A, rounds: 0, spare: 0, nerve: 100 }
      - { name: Kurt, template: conscript, nation: german, seed: barn, at: B, rounds: 0, spare: 0, nerve: 100 }
`

/** Two, a few yards apart: one shoots, the other has empty hands and stands. */
export const DUEL = `system: gurps
title: The yard
options: [tactical, positions, modifiers, hit-locations, critical-tables, ranged-detail]
map:
  - '. . . . . . . .'
  - ' . . . . . . . .'
  - '. . Y . . A . .'
  - ' . . . . . . . .'
sides:
  - name: the agent
    members:
      - { name: Yvette, template: commando, nation: british, seed: barn, at: Y }
  - name: the guard
    members:
      - { name: Anton, template: conscript, nation: german, seed: barn, at: A, rounds: 0, spare: 0, nerve: 100 }
`

/** One that may be chosen: what is barred stands among them, too. */
export const maneuver = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: /may do/ }).getByRole('button', { name: new RegExp(`^${name}`), disabled: false })

/** The demonstration, up to the first question of the newcomer. */
export async function ambush(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('button', { name: /Patrol ambush/ }).click()
  await page
    .getByRole('button', { name: /^(Aim|Fire|Attack)/ })
    .last()
    .waitFor()
}

/** The builder, with the character of the worked examples in it. */
export async function builder(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/build/gurps`)
  await page.locator('.build-sheet[data-fresh="true"]').waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles(fileURLToPath(new URL('../../../examples/mado.json', import.meta.url)))
  await page.getByRole('heading', { level: 1, name: 'Mado' }).waitFor()
  await page.locator('.build-sheet[data-fresh="true"]').waitFor()
}
