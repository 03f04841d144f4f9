/** Waiting for what a person would wait for: that something is seen. */
import type { Locator } from 'playwright-core'
import { expect } from 'vitest'
import { LONGEST_WAIT } from './pages.ts'

/** What holds in a moment: `await soon(() => tokens.count()).toBe(3)`. It looks again until it does. */
export const soon = <T>(read: () => Promise<T> | T) => expect.poll(read, { timeout: LONGEST_WAIT, interval: 50 })

/** Longer than a whole fight takes, also on a busy machine. */
const LONGEST_WAY = 200_000

/** Takes one step after the other until the goal is in sight. */
export async function stepUntil(goal: () => Promise<boolean>, step: () => Promise<unknown>): Promise<void> {
  const end = performance.now() + LONGEST_WAY
  while (!(await goal())) {
    if (performance.now() > end) throw new Error(`the goal was not in sight after ${LONGEST_WAY} ms: ${goal}`)
    await step()
  }
}

/** Less than a look and a step: the step is tried again by `stepUntil`. */
const TRY = 3000

/**
 * Presses it unless it is gone. What was seen a moment ago may have been answered by now, by another person or by a bot,
 * and a fight may be over.
 */
export async function pressIfThere(button: Locator): Promise<void> {
  if (await button.isVisible()) await button.click({ timeout: TRY }).catch(() => undefined)
}
