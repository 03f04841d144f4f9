/** What can be said of a page by looking at it. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { soon } from './soon.ts'

interface Violation {
  readonly id: string
  readonly impact: string | null
  readonly where: string
}

/**
 * What people would stumble over, by the rules of accessibility: the serious and the critical. To write down what is in
 * order, too, would take ten times as long.
 */
export async function findings(page: Page): Promise<readonly string[]> {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axe.source)
  const violations = await page.evaluate<readonly Violation[]>(`
    axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, impact, nodes }) => ({ id, impact, where: nodes[0].target.join(' ') })))
  `)
  return violations.flatMap(({ id, impact, where }) =>
    impact === 'serious' || impact === 'critical' ? [`${id}: ${where}`] : [],
  )
}

/** Nothing stands wider than the window. */
export const fits = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)

const FRAME = 'new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))'

/** Nothing is being fetched or worked out any more, and what came of it is drawn. */
export async function settled(page: Page): Promise<void> {
  await soon(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  await page.evaluate(FRAME)
}
