/** What a person would stumble over, by the rules of accessibility: the serious and the critical. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'

export async function stumbles(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    impact === 'serious' || impact === 'critical' ? [`${id}: ${nodes[0]?.target.join(' ')}`] : [],
  )
}

/** Nothing stands wider than the window. */
export const fits = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
