/**
 * Tables over the network: attacks resolved, stored and delivered to rooms of four, beside what the store itself can
 * commit; and opening an old table beside a young one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, list, map } from '@umpire/engine'
import { TestBrowser } from '@umpire/server/test-browser'
import { openEmbedded } from '@umpire/store'
import { BoardgameRoom, boardgameServed } from './boardgame.ts'
import { masters } from './masters.ts'
import { report } from './measure.ts'
import { served } from './served.ts'

const ROOMS = 50
const PLAYERS = 3
const SECONDS = 4
const ROUNDS = 3
const fields = map(json())
const questions = list(fields)

export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'umpire-bench-'))
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true })
  }
}

export interface Room {
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
    const browser = new TestBrowser(origin, true)
    await browser.fetch('POST', '/api/join', { secret })
    await browser.sit(table)
    others.push(browser)
  }
  for (const actor of ['Ada', 'Bram']) await gm.do({ type: 'dial', actor, to: 'propose' })
  await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: masters })
  return { gm, others }
}

export async function openedRooms(origin: string, count: number): Promise<readonly Room[]> {
  const rooms: Room[] = []
  for (let index = 0; index < count; index++) rooms.push(await room(origin))
  return rooms
}

/** The next attack of a room: the question that stands is answered. Answers how much one of them was sent. */
export async function attack({ gm, others }: Room): Promise<number> {
  const scene = fields.read(fields.read(gm.view, 'view')['scene'], 'scene')
  const [asked] = questions.read(scene['questions'], 'questions')
  if (asked === undefined) throw new Error('a duel of masters: expected a question, got none')
  const answer = { choice: 'dodge' }
  const refusal = await gm.do({ type: 'answer', scene: String(scene['id']), question: String(asked['id']), answer })
  if (refusal !== undefined) throw new Error(`an attack: expected to be done, got ${refusal.message}`)
  const { version } = gm
  await Promise.all(others.map(one => one.until(() => one.version >= version)))
  const bytes = others[0]?.received.reduce((sum, text) => sum + text.length, 0) ?? 0
  for (const one of [gm, ...others]) {
    one.received.length = 0
    one.log.length = 0
  }
  return bytes
}

/** How long one attack takes on the average, in nanoseconds, all rooms at once. */
async function attacks(rooms: readonly (() => Promise<void>)[]): Promise<number> {
  const start = performance.now()
  let done = 0
  await Promise.all(
    rooms.map(async attackOnce => {
      while (performance.now() - start < SECONDS * 1000) {
        await attackOnce()
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

/** The same rooms on boardgame.io, which stores nothing. */
async function onBoardgame(round: (rooms: readonly (() => Promise<void>)[]) => Promise<number>): Promise<number[]> {
  const server = await boardgameServed()
  try {
    const rooms = Array.from(
      { length: ROOMS },
      (_, index) => new BoardgameRoom(server.origin, `m${index}`, PLAYERS + 1),
    )
    await Promise.all(rooms.map(one => one.ready()))
    const turns = rooms.map(one => () => one.attack())
    await round(turns)
    const took: number[] = []
    for (let index = 0; index < ROUNDS; index++) took.push(await round(turns))
    for (const one of rooms) one.stop()
    return took
  } finally {
    await server.stop()
  }
}

export async function benchTables(): Promise<void> {
  const ours: number[] = []
  const peer: number[] = []
  await inFolder(async folder => {
    const server = await served(folder)
    try {
      const rooms = await openedRooms(server.origin, ROOMS)
      const turns = rooms.map(one => async () => void (await attack(one)))
      await attacks(turns)
      for (let round = 0; round < ROUNDS; round++) {
        peer.push(await inFolder(commits))
        ours.push(await attacks(turns))
      }
      await Promise.all(rooms.flatMap(({ gm, others }) => [gm, ...others].map(one => one.leave())))
    } finally {
      await server.stop()
    }
  })
  const what = `attacks resolved, stored and delivered to ${PLAYERS + 1} browsers in each of ${ROOMS} rooms`
  report(what, 'attacks', 'commits of one row by the store alone', 0.6, ours, peer)
  report(what, 'attacks', 'moves of boardgame.io, stored in memory only', 5, ours, await onBoardgame(attacks))
}
