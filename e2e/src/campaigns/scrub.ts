/**
 * What the page's own thread does while a long fight is wound back and forth: `npm run scrub`. A fight of two thousand steps
 * on hexes, in the browser of the tests; no task may take longer than 50 ms.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { replayDocument } from '@umpire/protocol'
import type { Page } from 'playwright-core'
import { ask } from '../helpers/asking.ts'
import { Browsers } from '../helpers/pages.ts'
import { serve } from '../helpers/serving.ts'
import { perTask, told, traced } from './traced.ts'

const STEPS = 2000
const MOVES = 120
const FRAME = 16
const LONGEST = 50

/** Two companies that fight with their fists, which takes long. */
const side = (name: string, nation: string) => ({
  name,
  members: [{ name: `${name} man`, template: 'conscript', nation, count: 12, rounds: 0, spare: 0, nerve: 100 }],
})
const encounter = {
  system: 'gurps',
  title: 'A long fight',
  options: ['positions', 'tactical'],
  distance: 6,
  rounds: 600,
  sides: [side('British', 'british'), side('German', 'german')],
}

/** In the document of the fight, as the page received it. */
function factsIn(received: readonly string[]): number {
  const replay = received.find(text => text.includes('"steps":['))
  return replay === undefined ? 0 : replayDocument.parse(JSON.parse(replay)).steps.length
}

/** From end to end and back, with smaller ways between. */
async function scrub(page: Page): Promise<void> {
  const bar = page.getByRole('slider', { name: 'Step' })
  const box = await bar.boundingBox()
  if (box === null) throw new Error('scrub: expected a bar')
  const y = box.y + box.height / 2
  await page.mouse.move(box.x + 8, y)
  await page.mouse.down()
  for (let move = 0; move < MOVES; move++) {
    const turn = (move / MOVES) * 6 * Math.PI
    const share = (1 - Math.cos(turn)) / 2
    await page.mouse.move(box.x + 8 + share * (box.width - 16), y)
    await page.waitForTimeout(FRAME)
  }
  await page.mouse.up()
}

async function step(page: Page): Promise<void> {
  for (let press = 0; press < MOVES; press++) await page.keyboard.press(press % 3 === 2 ? 'ArrowLeft' : 'ArrowRight')
}

const data = await mkdtemp(join(tmpdir(), 'umpire-scrub-'))
const serving = await serve(data)
const browsers = await Browsers.launch()
try {
  const { id } = await ask(serving.origin, '/api/simulations', { system: 'gurps', encounter, runs: 1, seed: 'scrub' })
  const { page, context, received } = await browsers.open()
  await page.goto(`${serving.origin}/replay/${id}/0`)
  const bar = page.getByRole('slider', { name: 'Step' })
  await bar.waitFor({ timeout: 120_000 })
  const facts = factsIn(received)
  process.stdout.write(`a fight of ${facts} facts, ${await bar.getAttribute('max')} of them with a line of the log\n`)
  if (facts < STEPS) throw new Error(`scrub: expected at least ${STEPS} facts, got ${facts}`)
  await page.waitForTimeout(3000)
  const session = await context.newCDPSession(page)
  const wound = perTask(await traced(session, () => scrub(page)))
  told('wound back and forth', wound, 'tasks')
  await bar.evaluate(element => element.blur())
  const stepped = perTask(await traced(session, () => step(page)))
  told('step by step', stepped, 'tasks')
  const longest = Math.max(...wound, ...stepped)
  if (longest > LONGEST) throw new Error(`scrub: expected no task over ${LONGEST} ms, got ${longest.toFixed(1)} ms`)
} finally {
  await browsers.close()
  await serving.stop()
  await rm(data, { recursive: true })
}
