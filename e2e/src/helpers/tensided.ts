/** Fights of G&G: the demonstration, and one hand to hand in which the longer weapon has its free swings. */
import type { Page } from 'playwright-core'
import { primary } from './places.ts'

export const BRAWL = `system: tensided
title: The kitchen
clutter: none
map:
  - '# # # # # # # #'
  - '# . . . . . . #'
  - '# . V K . . . #'
  - '# . . L . . . #'
  - '# # # # # # # #'
sides:
  - name: the cook
    members:
      - { name: Vera, archetype: brawler, xp: 600, seed: kitchen, at: V, ready: [Baseball Bat] }
  - name: the thieves
    members:
      - { name: Kurt, archetype: thief, xp: 100, seed: kitchen, at: K, ready: [Switchblade] }
      - { name: Lou, archetype: thief, xp: 100, seed: kitchen, at: L, ready: [Switchblade] }
`

/** The demonstration, up to the first question of the newcomer. */
export async function diner(page: Page, origin: string): Promise<void> {
  await page.goto(origin)
  await page.getByRole('button', { name: /^Gunfight in a diner/ }).click()
  await primary(page).waitFor()
}
