import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { settled } from '../helpers/looks.ts'
import { DESKTOP } from '../helpers/pages.ts'
import { demo, PHONE, proposal } from '../helpers/places.ts'
import { pressIfThere, stepUntil } from '../helpers/soon.ts'
import { together } from '../helpers/together.ts'

const TABLET = { width: 1024, height: 768 }
/** As a part of the window: less is not seen. */
const MOST = 0.01

/**
 * What moved without anyone having done something. The browser takes what moves within half a second of a click for its
 * answer, and so do people; here, too, however late a busy machine brings the answer.
 */
const WATCH = `
  globalThis.moved = []
  const ANSWER_MS = 500
  const answered = []
  let isClicked = true
  addEventListener('click', () => { isClicked = true }, { capture: true })
  globalThis.WebSocket = class extends WebSocket {
    constructor(...args) {
      super(...args)
      this.addEventListener('message', () => {
        if (!isClicked) return
        isClicked = false
        const answer = { from: performance.now(), to: Infinity }
        answered.push(answer)
        const frames = left => requestAnimationFrame(now => {
          if (left > 0) frames(left - 1)
          else answer.to = Math.max(now, answer.from + ANSWER_MS)
        })
        frames(3)
      })
    }
  }
  const isAnswer = time => answered.some(({ from, to }) => time >= from && time <= to)
  new PerformanceObserver(list => {
    for (const { value, hadRecentInput, startTime, sources } of list.getEntries()) {
      if (hadRecentInput || isAnswer(startTime)) continue
      moved.push([value, startTime, sources.map(({ node }) => node?.className || node?.nodeName).join(', ')])
    }
  }).observe({ type: 'layout-shift', buffered: true })
`

const here = together()

/** What was seen to move so far. */
async function movedOn(page: Page): Promise<readonly string[]> {
  const moved = await page.evaluate<readonly (readonly [part: number, time: number, what: string])[]>('moved')
  const seen = moved.filter(([part]) => part > MOST)
  return seen.map(([part, time, what]) => `${part} of the window at ${time} ms: ${what}`)
}

/** The table with its first question, and nothing that moved on the way there. */
async function watched(size: typeof DESKTOP): Promise<Page> {
  const { page } = await here.open(size)
  await page.addInitScript(WATCH)
  await demo(page, here.origin)
  // The way there leads over another page, which changes as it is clicked.
  await page.evaluate('moved.length = 0')
  return page
}

test('what moves by itself is seen', async () => {
  const page = await watched(DESKTOP)
  await stepUntil(
    async () => (await movedOn(page)).length > 0,
    async () => {
      await page.evaluate(`{
        const { style } = document.querySelector('main')
        style.marginTop = style.marginTop === '' ? '99px' : ''
      }`)
      await settled(page)
    },
  )
})

test.each([
  ['a large screen', DESKTOP],
  ['a tablet', TABLET],
  ['a phone', PHONE],
])('nothing moves by itself while a fight is played on %s', async (_, size) => {
  const page = await watched(size)
  const over = page.getByText(/is over/).first()
  await stepUntil(
    () => over.isVisible(),
    async () => {
      await proposal(page).or(over).first().waitFor()
      await settled(page)
      await pressIfThere(proposal(page))
    },
  )
  expect(await movedOn(page)).toEqual([])
})
