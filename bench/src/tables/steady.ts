/**
 * A thousand attacks a second, whatever the server does with them: how long the slowest of a hundred takes until all four
 * of its room have it, beside a bare WebSocket server that sends the same bytes.
 */
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { WebSocket } from 'ws'
import { report } from '../measure.ts'
import { served, started } from './served.ts'
import { attack, inFolder, openedRooms } from './tables.ts'

const PER_SECOND = 1000
const SECONDS = 6
const WARM_SECONDS = 3
const ROUNDS = 3
const PLAYERS = 4
const ROOMS = 50

/** Starts one piece of work every millisecond and tells the 99th percentile of how long they take, in nanoseconds. */
async function slowest(work: readonly (() => Promise<void>)[], seconds: number): Promise<number> {
  const took: number[] = []
  const all: Promise<void>[] = []
  const start = performance.now()
  for (let index = 0; index < seconds * PER_SECOND; index++) {
    const due = start + (index * 1000) / PER_SECOND
    // Sleeping, for whoever waits busily takes a core from those who are measured.
    while (performance.now() < due) await setTimeout(Math.max(0, due - performance.now()))
    const one = work[index % work.length]
    if (one === undefined) continue
    all.push(one().then(() => void took.push(performance.now() - due)))
  }
  await Promise.all(all)
  took.sort((a, b) => a - b)
  return (took[Math.floor(took.length * 0.99)] ?? Number.NaN) * 1e6
}

/** One after the other in each room: a second attack waits for the first, and that counts. */
function inTurn(work: () => Promise<void>): () => Promise<void> {
  let before: Promise<void> = Promise.resolve()
  return () => {
    before = before.then(work)
    return before
  }
}

/** A room of the bare server: what one sends, all four get. */
async function bareRoom(origin: string, room: number, bytes: number): Promise<() => Promise<void>> {
  const text = 'x'.repeat(bytes)
  const sockets = await Promise.all(
    Array.from({ length: PLAYERS }, async () => {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/${room}`)
      await new Promise(resolve => socket.once('open', resolve))
      return socket
    }),
  )
  return async () => {
    const heard = sockets.map(socket => new Promise(resolve => socket.once('message', resolve)))
    sockets[0]?.send(text)
    await Promise.all(heard)
  }
}

export const benchSteady = (): Promise<void> =>
  inFolder(async folder => {
    const server = await served(folder)
    const bare = await started(fileURLToPath(new URL('bare-server.ts', import.meta.url)))
    try {
      const rooms = await openedRooms(server.origin, ROOMS)
      const sizes: number[] = []
      const attacks = rooms.map(room => inTurn(async () => void sizes.push(await attack(room))))
      await slowest(attacks, WARM_SECONDS)
      const bytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / sizes.length)
      const sends = await Promise.all(Array.from({ length: ROOMS }, (_, room) => bareRoom(bare.origin, room, bytes)))
      const turns = sends.map(inTurn)
      await slowest(turns, 1)
      const ours: number[] = []
      const peer: number[] = []
      for (let round = 0; round < ROUNDS; round++) {
        peer.push(await slowest(turns, SECONDS))
        ours.push(await slowest(attacks, SECONDS))
      }
      const what = `${PER_SECOND} attacks a second in ${ROOMS} rooms of four: the 99th percentile`
      report(what, 'attacks, resolved and stored', `a bare server sending ${bytes} bytes to four`, 1 / 3, ours, peer)
    } finally {
      await server.stop()
      await bare.stop()
    }
  })
