/**
 * Tables over the network: attacks resolved, stored and delivered to rooms of four, beside what the store itself can
 * commit; and opening an old table beside a young one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, map } from '@umpire/engine'
import { duelStart } from '@umpire/engine/demo'
import { TestBrowser } from '@umpire/server/test-browser'
import { openEmbedded } from '@umpire/store'
import { report } from './measure.ts'
import { served } from './served.ts'

const ROOMS = 50
const PLAYERS = 3
const SECONDS = 4
const ROUNDS = 3
const fields = map(json())

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

interface Room {
  readonly gm: TestBrowser
  readonly others: readonly TestBrowser[]
}

async function room(origin: string): Promise<Room> {
  const gm = new TestBrowser(origin)
  const made = await gm.fetch('POST', '/api/tables', { system: 'demo', title: 'Bench' })
  const table = String(fields.read(made.body, 'made')['table'])
  await gm.sit(table)
  const others: TestBrowser[] = []
  for (let player = 0; player < PLAYERS; player++) {
    const seat = await gm.fetch('POST', `/api/tables/${table}/seats`, { name: `P${player}`, role: 'player' })
    const [, secret = ''] = String(fields.read(seat.body, 'seat')['link']).split('#')
    const browser = new TestBrowser(origin)
    await browser.fetch('POST', '/api/join', { secret })
    await browser.sit(table)
    others.push(browser)
  }
  for (const actor of ['Ada', 'Bram']) await gm.do({ type: 'dial', actor, to: 'propose' })
  return { gm, others }
}

/** The next attack of a room: the question that stands is answered, or a new duel begins. */
async function attack({ gm, others }: Room): Promise<void> {
  const scene = fields.read(gm.view, 'view')['scene'] ?? null
  const questions = scene === null ? [] : fields.read(scene, 'scene')['questions']
  const [first] = Array.isArray(questions) ? questions : []
  if (first === undefined) {
    await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: duelStart })
  } else {
    const id = String(fields.read(scene, 'scene')['id'])
    const question = String(fields.read(first, 'question')['id'])
    await gm.do({ type: 'answer', scene: id, question, answer: { choice: 'dodge' } })
  }
  const { version } = gm
  await Promise.all(others.map(one => one.until(() => one.version >= version)))
  for (const one of [gm, ...others]) {
    one.received.length = 0
    one.log.length = 0
  }
}

/** How long one attack takes on the average, in nanoseconds, all rooms at once. */
async function attacks(rooms: readonly Room[]): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    rooms.map(async one => {
      while (performance.now() - start < SECONDS * 1000) {
        await attack(one)
        done++
      }
    }),
  )
  return ((performance.now() - start) / done) * 1e6
}

/** How long the store takes to commit one row, one after the other. */
async function commits(folder: string): Promise<number> {
  const store = await openEmbedded(folder)
  await store.createTable({ id: 'bench', title: 'bench', system: 'demo', created: 0 })
  const fact = { type: 'said', version: 1, values: { text: 'x'.repeat(2000) } }
  const start = performance.now()
  let version = 0
  while (performance.now() - start < 1000) version = (await store.append('bench', version, [fact])).version
  const each = ((performance.now() - start) / version) * 1e6
  await store.close()
  return each
}

export async function benchTables(): Promise<void> {
  const ours: number[] = []
  const peer: number[] = []
  await inFolder(async folder => {
    const server = await served(folder)
    try {
      const rooms: Room[] = []
      for (let index = 0; index < ROOMS; index++) rooms.push(await room(server.origin))
      await attacks(rooms)
      for (let round = 0; round < ROUNDS; round++) {
        peer.push(await inFolder(commits))
        ours.push(await attacks(rooms))
      }
      await Promise.all(rooms.flatMap(({ gm, others }) => [gm, ...others].map(one => one.leave())))
    } finally {
      await server.stop()
    }
  })
  const what = `attacks resolved, stored and delivered to ${PLAYERS + 1} browsers in each of ${ROOMS} rooms`
  report(what, 'attacks', 'commits of one row by the store alone', 0.6, ours, peer)
}
