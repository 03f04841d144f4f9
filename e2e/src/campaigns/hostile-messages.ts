/**
 * Sends a server messages that no page of ours would: cut short, huge, of another seat, replayed, of the future. Each must
 * get a coded refusal, none may have an effect, and the server must stay as it was.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Stream, seeded } from '@umpire/dice'
import { json, map } from '@umpire/engine'
import { duelStart } from '@umpire/engine/demo'
import { Gone, TestBrowser } from '@umpire/server/test-browser'
import { serveUnlimited } from '../helpers/serving.ts'
import { pinging } from './pinging.ts'

export interface Withstood {
  readonly sent: number
  readonly refused: number
  /** How many facts the table got by all that. */
  readonly effects: number
  /** How long a table beside it waits for an answer in quiet, and meanwhile: the 99th percentile in milliseconds. */
  readonly quiet: number
  readonly beside: number
  /** What the server held in memory after a tenth of it, and at the end, in bytes. */
  readonly before: number
  readonly after: number
}

const fields = map(json())
const BATCH = 200
/** Who sends more than this without waiting is sent away. */
const MOST_UNANSWERED = 500_000
/** How long a table beside it is listened to in quiet. */
const QUIET_MS = 2000
/** More than a message may have: the socket is closed at once. */
const HUGE = 'x'.repeat(70_000)
const NAMES = ['__proto__', 'constructor', 'type', 'id', '', ' ', '\u0000', '\ud800', '😀'.repeat(50), 'a'.repeat(3000)]
const VALUES: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  '__proto__',
  [],
  {},
  [[[[]]]],
  { toString: 1 },
  'x'.repeat(5000),
  'a\u0000b',
  '\udfff half a pair',
]
/** As deep and as large as a message may be, and beyond. */
const nested = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`
const DEEP = [40, 60, 2000, 30_000].map(nested)
const LARGE = [
  `[${'0,'.repeat(30_000)}0]`,
  `[${'{"a":{}},'.repeat(7000)}0]`,
  `{${'"":0,'.repeat(12_000)}"":0}`,
  `"${'x'.repeat(65_000)}"`,
]

const one = <T>(random: Stream, of: readonly T[]): T => {
  const found = of[random.draw(of.length, 1)]
  if (found === undefined) throw new Error('expected something to choose from')
  return found
}

/** Commands that are well made, but that this seat may not give, or that name what is not there. */
function forbidden(random: Stream, scene: string, question: string): unknown {
  const commands: readonly unknown[] = [
    { type: 'undo' },
    { type: 'redo' },
    { type: 'sealDice' },
    { type: 'settings', settings: { dice: 'typed' } },
    { type: 'override', scene, at: ['fighters', 'Ada', 'skill'], value: 99, note: '' },
    { type: 'override', scene, at: ['__proto__', 'polluted'], value: 1, note: '' },
    { type: 'answer', scene, question, answer: { choice: 'dodge' } },
    { type: 'answer', scene: '__proto__', question, answer: { choice: 'dodge' } },
    { type: 'answer', scene, question: 'constructor', answer: { faces: [6, 6, 6] } },
    { type: 'assign', seat: 'toString', actors: ['Ada'] },
    { type: 'dial', actor: 'Ada', to: 'do' },
    { type: 'beginScene', kind: 'duel', title: 'mine', given: duelStart },
    { type: 'endScene', scene },
    { type: 'say', text: '/undo' },
    { type: 'entropy', text: 'mine' },
    { type: 'roll', dice: '99999d6', purpose: '', secret: true },
    { type: 'note', text: 'mine', shared: true },
  ]
  // The same id again and again: a replay.
  return { type: 'command', id: `hostile ${random.draw(50, 1)}`, command: one(random, commands) }
}

/** A command that is given this text of JSON. */
const givenTo = (random: Stream, given: string): string =>
  `{"type":"command","id":"hostile ${random.draw(1000, 1)}","command":{"type":"beginScene","kind":"duel","title":"x","given":${given}}}`

/** A message with something wrong in it. */
function spoilt(random: Stream, message: unknown): string {
  const text = JSON.stringify(message)
  switch (random.draw(9, 1)) {
    case 6:
      return givenTo(random, one(random, DEEP))
    case 7:
      return givenTo(random, one(random, LARGE))
    case 8:
      return JSON.stringify({ ...Object(message), id: `hostile ${one(random, NAMES)} ${random.draw(1000, 1)}` })
    case 0:
      return text.slice(0, random.draw(text.length, 1))
    case 1:
      return `${text}${text}`
    case 2:
      return JSON.stringify({ ...Object(message), [one(random, NAMES)]: one(random, VALUES) })
    case 3:
      return text.replace(/"[a-z]+"/i, JSON.stringify(one(random, VALUES)))
    case 4:
      return `${'['.repeat(1 + random.draw(20_000, 1))}`
    default:
      return String.fromCharCode(...Array.from({ length: 40 }, () => random.draw(0xffff, 1)))
  }
}

async function memoryOf(browser: TestBrowser): Promise<number> {
  // Time to clear away what nobody holds.
  await setTimeout(1500)
  const text = await (await fetch(`${browser.origin}/api/metrics`)).text()
  const bytes = /^umpire_memory_bytes\{[^}]*"heapUsed"[^}]*\} (\d+)/m.exec(text)?.[1]
  if (bytes === undefined) throw new Error('metrics: expected the memory of the process')
  return Number(bytes)
}

/** A spectator: whatever it sends may have no effect at all. */
async function spectator(origin: string) {
  const gm = new TestBrowser(origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'Hostile' })
  const table = String(fields.read(made.body, 'made')['table'])
  await gm.sit(table)
  for (const actor of ['Ada', 'Bram']) await gm.do({ type: 'dial', actor, to: 'propose' })
  await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
  const seat = await gm.fetch('POST', `/api/tables/${table}/seats`, { name: 'Eve', role: 'spectator' })
  const [, secret = ''] = String(fields.read(seat.body, 'seat')['link']).split('#')
  const eve = new TestBrowser(origin)
  await eve.fetch('POST', '/api/join', { secret })
  await eve.sit(table)
  const scene = fields.read(fields.read(gm.view, 'view')['scene'], 'scene')
  const questions = scene['questions']
  const [first] = Array.isArray(questions) ? questions : []
  const question = first === undefined ? '' : String(fields.read(first, 'question')['id'])
  return { gm, eve, table, scene: String(scene['id']), question }
}

/** Sends more than a message may have, is sent away, and comes back. */
async function sendHuge(eve: TestBrowser, table: string): Promise<void> {
  eve.raw(HUGE)
  await eve
    .until(() => false)
    .catch(error => {
      if (!(error instanceof Gone)) throw error
    })
  await eve.sit(table)
}

export async function withstand(
  messages: number,
  seed: string,
  tell: (line: string) => void = () => undefined,
): Promise<Withstood> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-hostile-'))
  const serving = await serveUnlimited(folder)
  const neighbor = await pinging(serving.origin)
  try {
    const random = seeded(seed)
    const { gm, eve, table, scene, question } = await spectator(serving.origin)
    await neighbor.measured()
    await setTimeout(QUIET_MS)
    const quiet = await neighbor.measured()
    const { version } = gm
    let refused = 0
    let before = 0
    for (let sent = 0; sent < messages; sent += BATCH) {
      const from = eve.received.length
      let unanswered = 0
      for (let index = 0; index < BATCH; index++) {
        const message = forbidden(random, scene, question)
        const text = random.draw(2, 1) === 0 ? JSON.stringify(message) : spoilt(random, message)
        unanswered += text.length
        if (unanswered > MOST_UNANSWERED) {
          await eve.until(() => eve.received.length >= from + index)
          unanswered = text.length
        }
        eve.raw(text)
      }
      await eve.until(() => eve.received.length >= from + BATCH)
      refused += eve.received.slice(from).filter(text => text.startsWith('{"type":"refused"')).length
      await sendHuge(eve, table)
      eve.received.length = 0
      if (before === 0 && sent >= messages / 10) before = await memoryOf(gm)
      if (sent % 10_000 === 0) tell(`${sent} of ${messages} messages, ${refused} refused`)
    }
    const beside = await neighbor.measured()
    const after = await memoryOf(gm)
    // It still works for those who may.
    const stillWell = await gm.do({ type: 'say', text: 'still here' })
    if (stillWell !== undefined) throw new Error(`the server: expected to go on, got ${stillWell.message}`)
    return {
      sent: Math.ceil(messages / BATCH) * BATCH,
      refused,
      effects: gm.version - version - 1,
      quiet,
      beside,
      before,
      after,
    }
  } finally {
    await neighbor.stop()
    await serving.stop()
    await rm(folder, { recursive: true })
  }
}
