/**
 * Tables over the network: attacks resolved, stored and delivered to rooms of four, beside what the store itself can
 * commit; and opening an old table beside a young one.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Json, json, list, map } from '@umpire/engine'
import type { Command } from '@umpire/protocol'
import { TestBrowser } from '@umpire/server/test-browser'
import { openEmbedded } from '@umpire/store'
import { report } from '../measure.ts'
import { BoardgameRoom, boardgameServed } from './boardgame.ts'
import { masters } from './masters.ts'
import { served } from './served.ts'

const ROOMS = 50
const PLAYERS = 3
const SECONDS = 4
const ROUNDS = 5
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

/** A new table with its game master and players, all of them there. */
export async function seatedRoom(origin: string, about: { readonly [name: string]: Json }): Promise<Room> {
  const gm = new TestBrowser(origin)
  const made = await gm.fetch('POST', '/api/tables', about)
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
  return { gm, others }
}

async function room(origin: string): Promise<Room> {
  const { gm, others } = await seatedRoom(origin, { system: 'demo', title: 'Bench' })
  for (const actor of ['Ada', 'Bram']) await gm.do({ type: 'dial', actor, to: 'propose' })
  await gm.do({ type: 'beginScene', kind: 'duel', title: 'A duel', given: masters })
  return { gm, others }
}

export async function openedRooms(origin: string, count: number): Promise<readonly Room[]> {
  const rooms: Room[] = []
  for (let index = 0; index < count; index++) rooms.push(await room(origin))
  return rooms
}

/** What the game master is asked next: the program may still be playing until then. */
async function question(gm: TestBrowser) {
  for (let version = -1; ; ) {
    await gm.until(() => gm.version > version)
    ;({ version } = gm)
    const scene = fields.read(fields.read(gm.view, 'view')['scene'], 'scene')
    const [asked] = questions.read(scene['questions'], 'questions')
    if (asked !== undefined) return { scene, asked }
    if (scene['plays'] !== true) throw new Error('a duel of masters: expected a question, got none')
  }
}

/** The next attack of a room: the question that stands is answered. Answers how much each was sent on average. */
export async function attack(room: Room): Promise<number> {
  const { scene, asked } = await question(room.gm)
  const answer = { choice: 'dodge' }
  await done(room, { type: 'answer', scene: String(scene['id']), question: String(asked['id']), answer })
  const all = [room.gm, ...room.others]
  const bytes = all.reduce((sum, { received }) => sum + received.reduce((length, text) => length + text.length, 0), 0)
  forgetHeard(room)
  return bytes / all.length
}

/** A command of the game master, until all four have what came of it. */
export async function done({ gm, others }: Room, command: Command): Promise<void> {
  const refusal = await gm.do(command)
  if (refusal !== undefined) throw new Error(`${command.type}: expected to be done, got ${refusal.message}`)
  const { version } = gm
  await Promise.all(others.map(one => one.until(() => one.version >= version)))
}

/** Browsers keep all that they hear, for tests. */
export function forgetHeard({ gm, others }: Room): void {
  for (const one of [gm, ...others]) {
    one.received.length = 0
    one.log.length = 0
  }
}

type Turns = readonly (() => Promise<void>)[]

/** How long one attack takes on the average, in nanoseconds, all rooms at once. */
async function attacks(rooms: Turns): Promise<number> {
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

/** Rooms on our server, which stores everything. */
async function onUmpire<T>(work: (turns: Turns) => Promise<T>): Promise<T> {
  return inFolder(async folder => {
    const server = await served(folder)
    try {
      const rooms = await openedRooms(server.origin, ROOMS)
      const answer = await work(rooms.map(one => async () => void (await attack(one))))
      await Promise.all(rooms.flatMap(({ gm, others }) => [gm, ...others].map(one => one.leave())))
      return answer
    } finally {
      await server.stop()
    }
  })
}

/** The same rooms on boardgame.io, which stores nothing. */
async function onBoardgame<T>(work: (turns: Turns) => Promise<T>): Promise<T> {
  const server = await boardgameServed()
  try {
    const matches = Array.from({ length: ROOMS }, (_, index) => `m${index}`)
    const rooms = matches.map(match => new BoardgameRoom(server.origin, match, PLAYERS + 1))
    await Promise.all(rooms.map(one => one.ready()))
    const answer = await work(rooms.map(one => () => one.attack()))
    for (const one of rooms) one.stop()
    return answer
  } finally {
    await server.stop()
  }
}

export async function benchTables(): Promise<void> {
  const [ours, stored, moved]: [number[], number[], number[]] = [[], [], []]
  await onUmpire(attacked =>
    onBoardgame(async moves => {
      await attacks(attacked)
      await attacks(moves)
      for (let round = 0; round < ROUNDS; round++) {
        stored.push(await inFolder(commits))
        ours.push(await attacks(attacked))
        moved.push(await attacks(moves))
      }
    }),
  )
  const what = `attacks resolved, stored and delivered to ${PLAYERS + 1} browsers in each of ${ROOMS} rooms`
  report(what, 'attacks', 'commits of one row by the store alone', 0.6, ours, stored)
  report(what, 'attacks', 'moves of boardgame.io, stored in memory only', 5, ours, moved)
}
