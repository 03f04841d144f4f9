import { expect, test } from 'vitest'
import { DESKTOP } from '../helpers/pages.ts'
import { demo, PHONE } from '../helpers/places.ts'
import { LONG, together } from '../helpers/together.ts'

const TABLET = { width: 1024, height: 768 }
/** As a part of the window: less is not seen. */
const MOST = 0.01
/** The browser takes what moves so soon after a click for its answer, and so do people. */
const ANSWERED = 600

/** What moved without anybody having done something, as the browser measures it. */
const WATCH = `
  globalThis.moved = []
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, sources } of list.getEntries()) {
      if (!hadRecentInput) moved.push([value, sources.map(({ node }) => node?.className ?? '').join(' ')])
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

const here = together()

test.each([
  ['a large screen', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])(
  'nothing moves by itself while a fight is played on %s',
  async (_, size) => {
    const { page, context } = await here.browsers.open(size)
    await page.addInitScript(WATCH)
    await demo(page, here.serving.origin)
    const over = page.getByText(/is over/).first()
    const primary = page.locator('button.button-primary:not([disabled])').first()
    while (!(await over.isVisible())) {
      if (await primary.isVisible()) await primary.click()
      await page.waitForTimeout(ANSWERED)
    }
    const moved = await page.evaluate<[number, string][]>('moved')
    expect(moved.filter(([value]) => value > MOST)).toEqual([])
    await context.close()
  },
  LONG,
)
