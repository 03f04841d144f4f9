/** What the browser tests of one file share: a server with a folder of its own, and browsers; gone when they are over. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'
import { Browsers } from './pages.ts'
import { type Serving, serve } from './serving.ts'

/** Longer than anything takes that does not hang, also on a machine that does other things. */
export const LONG = 240_000

export interface Together {
  /** For files that the tests write; the server keeps its own in `data`. */
  readonly folder: string
  readonly serving: Serving
  readonly browsers: Browsers
  /** As if the power went out, and somebody started it again at the same address. */
  readonly powerCut: () => Promise<void>
}

/** Filled before the first test of the file. */
export function together(): Together {
  const there: { folder: string; serving?: Serving; browsers?: Browsers } = { folder: '' }
  const given = <T>(thing: T | undefined): T => {
    if (thing === undefined) throw new Error('nothing is there before the first test')
    return thing
  }
  beforeAll(async () => {
    there.folder = await mkdtemp(join(tmpdir(), 'umpire-e2e-'))
    there.serving = await serve(join(there.folder, 'data'))
    there.browsers = await Browsers.launch()
  }, LONG)
  afterAll(async () => {
    await there.browsers?.close()
    await there.serving?.stop()
    await rm(there.folder, { recursive: true })
  })
  return {
    get folder() {
      return there.folder
    },
    get serving() {
      return given(there.serving)
    },
    get browsers() {
      return given(there.browsers)
    },
    powerCut: async () => {
      const { origin, kill } = given(there.serving)
      await kill()
      there.serving = await serve(join(there.folder, 'data'), Number(new URL(origin).port))
    },
  }
}

/** What a person would stumble over, by the rules of accessibility: the serious and the critical. */
export async function findings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  return violations.flatMap(({ id, impact, nodes }) =>
    impact === 'serious' || impact === 'critical' ? [`${id}: ${nodes[0]?.target.join(' ')}`] : [],
  )
}

/** Nothing stands wider than the window. */
export const fits = (page: Page): Promise<boolean> =>
  page.locator('html').evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
