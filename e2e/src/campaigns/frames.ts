/**
 * What the page's own thread does for each frame while a large map is panned and while a token is dragged on it:
 * `npm run frames`. A map of 100 by 100 hexes with 200 people on it, in the browser of the tests.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { Browsers } from '../helpers/pages.ts'
import { serve } from '../helpers/serving.ts'
import { perFrame, told, traced } from './traced.ts'

const MOVES = 90
const FRAME = 16

/** To and fro, a step a frame. */
async function swing(page: Page, from: { x: number; y: number }, reach: number): Promise<void> {
  for (let step = 0; step < MOVES; step++) {
    const turn = (step / MOVES) * 4 * Math.PI
    await page.mouse.move(from.x + reach * Math.sin(turn), from.y + (reach / 2) * Math.sin(turn / 2))
    await page.waitForTimeout(FRAME)
  }
}

/** A page with nothing on it but what follows the pointer: the least that this browser does here and now. */
const BARE = `<div id="it" style="position: absolute; width: 900px; height: 600px; background: #888; will-change: transform"></div>
<script>
  document.addEventListener('pointermove', ({ clientX, clientY }) => {
    requestAnimationFrame(() => {
      it.style.transform = 'translate(' + (clientX - 700) + 'px, ' + (clientY - 450) + 'px)'
    })
  })
</script>`

const data = await mkdtemp(join(tmpdir(), 'umpire-frames-'))
const serving = await serve(data)
const browsers = await Browsers.launch()
try {
  const bare = await browsers.open()
  await bare.page.setContent(BARE)
  const barely = await bare.context.newCDPSession(bare.page)
  const follow = (): Promise<void> => swing(bare.page, { x: 700, y: 450 }, 400)
  told('a bare page, the raw limit', perFrame(await traced(barely, follow)))
  await bare.context.close()
  for (const cells of ['hexes', 'squares']) {
    const { page, context } = await browsers.open()
    await page.goto(`${serving.origin}/elements/maps`)
    const map = page.getByRole('region', { name: `A large map of ${cells}` })
    await map.scrollIntoViewIfNeeded()
    await map.getByRole('button', { name: 'Zoom in' }).waitFor()
    // As large as it is drawn.
    for (let turn = 0; turn < 8; turn++) await map.getByRole('button', { name: 'Zoom in' }).click()
    await page.waitForTimeout(3000)
    const session = await context.newCDPSession(page)
    const box = await map.boundingBox()
    if (box === null) throw new Error('frames: expected a map')
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    const pan = async (): Promise<void> => {
      await page.mouse.move(middle.x, middle.y)
      await page.mouse.down({ button: 'right' })
      await swing(page, middle, 400)
      await page.mouse.up({ button: 'right' })
    }
    told(`${cells}, panning over new ground`, perFrame(await traced(session, pan)))
    told(`${cells}, panning over known ground`, perFrame(await traced(session, pan)))
    await map.getByRole('button', { name: 'Show everybody' }).click()
    await page.waitForTimeout(3000)
    told(`${cells}, panning all of it`, perFrame(await traced(session, pan)))
    const token = map.locator('[data-token="104"]')
    const at = await token.boundingBox()
    if (at === null) throw new Error('frames: expected somebody who may move')
    const from = { x: at.x + at.width / 2, y: at.y + at.height / 2 }
    const drag = async (): Promise<void> => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await swing(page, from, 150)
      await page.mouse.move(from.x, from.y)
      await page.mouse.up()
    }
    told(`${cells}, dragging a token`, perFrame(await traced(session, drag)))
    await context.close()
  }
} finally {
  await browsers.close()
  await serving.stop()
  await rm(data, { recursive: true })
}
