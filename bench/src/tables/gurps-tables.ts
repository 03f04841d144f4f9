/**
 * Fifty tables of GURPS with four people each, who fight the patrol's ambush all together: one attack at every table every
 * two seconds. How long it takes until all four have it, and how long the server's main thread was ever held up.
 */
import { setTimeout } from 'node:timers/promises'
import { json, list, map, text } from '@umpire/engine'
import { report } from '../measure.ts'
import { benchGurpsAttack } from './gurps-attack.ts'
import { begun, gurps, isAttack, OF_A_TURN, patrol } from './patrol.ts'
import { type Served, served } from './served.ts'
import { done, forgetHeard, inFolder, type Room, seatedRoom } from './tables.ts'

const TABLES = 50
const EVERY_MS = 2000
const SECONDS = 30
const WARM_SECONDS = 20
/** Nanoseconds: of the slowest attack of a hundred, and of the longest time that the main thread was held up. */
const ALLOWED = 200e6
const ALLOWED_BLOCK = 20e6

const fields = map(json())
const named = list(text(200))

/** What of a view leads on. */
interface Standing {
  readonly scene: string
  readonly over: boolean
  readonly asked: { readonly id: string; readonly question: string; readonly proposed: string } | undefined
}

function standing({ gm }: Room): Standing {
  const scene = fields.read(fields.read(gm.view, 'view')['scene'], 'scene')
  const [first] = list(fields).read(scene['questions'], 'questions')
  const asked = first && {
    id: text(200).read(first['id'], 'id'),
    question: text(200).read(fields.read(first['question'], 'question')['question'], 'question'),
    proposed: text(200).read(first['proposed'], 'proposed'),
  }
  return { scene: text(200).read(scene['id'], 'scene'), over: scene['over'] === true, asked }
}

/** A table of the patrol with its four people, who are there. */
export const inPatrol = (origin: string): Promise<Room> =>
  seatedRoom(origin, { system: gurps.id, title: patrol.title, options: [...(patrol.options ?? [])] })

export async function beginFight(room: Room): Promise<void> {
  await done(room, begun)
  const { actors } = fields.read(fields.read(room.gm.view, 'view')['scene'], 'scene')
  for (const actor of named.read(actors, 'actors')) await done(room, { type: 'dial', actor, to: 'propose' })
}

/** Does what is proposed, and tells how long each attack took from the choice of it to the last wound. */
export async function playOn(room: Room, took: (ms: number) => void): Promise<void> {
  for (let since: number | undefined; ; ) {
    const { scene, over, asked } = standing(room)
    forgetHeard(room)
    if (since !== undefined && (over || asked?.question === OF_A_TURN)) return took(performance.now() - since)
    if (asked === undefined) {
      await done(room, { type: 'endScene', scene })
      await beginFight(room)
      continue
    }
    const { id: question, proposed: choice } = asked
    if (isAttack(choice) && asked.question === OF_A_TURN) since = performance.now()
    await done(room, { type: 'answer', scene, question, answer: { choice } })
  }
}

/** An attack at every table every two seconds; the tables one after the other. How long they took, in milliseconds. */
async function played(rooms: readonly Room[], seconds: number): Promise<readonly number[]> {
  const took: number[] = []
  const start = performance.now()
  const one = async (room: Room, place: number): Promise<void> => {
    for (let due = (place * EVERY_MS) / rooms.length; due < seconds * 1000; due += EVERY_MS) {
      await setTimeout(Math.max(0, start + due - performance.now()))
      await playOn(room, ms => took.push(ms))
    }
  }
  await Promise.all(rooms.map(one))
  return took.sort((a, b) => a - b)
}

/** Seconds that the event loop of the server's main thread was held up at most since this was last asked. */
async function longestBlock({ origin }: Served): Promise<number> {
  const metrics = await (await fetch(`${origin}/api/metrics`)).text()
  return Number(/^umpire_event_loop_delay_seconds\{quantile="1"\} (\S+)/m.exec(metrics)?.[1])
}

const ofTables = (): Promise<void> =>
  inFolder(async folder => {
    const server = await served(folder)
    try {
      const rooms: Room[] = []
      for (let table = 0; table < TABLES; table++) rooms.push(await inPatrol(server.origin))
      for (const room of rooms) await beginFight(room)
      await played(rooms, WARM_SECONDS)
      await longestBlock(server)
      const took = await played(rooms, SECONDS)
      const block = (await longestBlock(server)) * 1e9
      const slowest = (took[Math.floor(took.length * 0.99)] ?? Number.NaN) * 1e6
      const what = `${TABLES} tables of GURPS, an attack at each every ${EVERY_MS / 1000} s`
      report(`${what}: the 99th percentile until all four have it`, 'an attack', 'allowed', 1, [slowest], [ALLOWED])
      report(`${what}: the longest block of the main thread`, 'a block', 'allowed', 1, [block], [ALLOWED_BLOCK])
      await Promise.all(rooms.flatMap(({ gm, others }) => [gm, ...others].map(one => one.leave())))
    } finally {
      await server.stop()
    }
  })

export async function benchGurpsTables(): Promise<void> {
  benchGurpsAttack()
  await ofTables()
}
