/** The socket of a seat: one schema for what comes in, limits on how much and how fast, and coded refusals. */
import type { WebSocket } from '@fastify/websocket'
import { BadInput } from '@umpire/engine'
import {
  type ClientMessage,
  clientMessage,
  LIMITS,
  PROTOCOL,
  type RefusalView,
  type ServerMessage,
} from '@umpire/protocol'
import { Refused } from '@umpire/table'
import { checked } from '../input/checked.ts'
import type { Connection } from './connection.ts'
import type { Room } from './room.ts'

/** So many messages may come at once, in seconds of what is allowed in the long run. */
const BURST_SECONDS = 2.5
/** A browser that reads slower than this much behind is cut off; it resumes when it is back. */
const MOST_UNREAD = 4 * 1024 * 1024
const HEARTBEAT_MS = 30_000
const POLICY_VIOLATION = 1008
const GOING_AWAY = 1001

/** Fills up with time, and is emptied by messages. */
class Bucket {
  readonly #perSecond: number
  #left: number
  #at = performance.now()

  constructor(perSecond: number) {
    this.#perSecond = perSecond
    this.#left = perSecond * BURST_SECONDS
  }

  take(): boolean {
    const now = performance.now()
    const filled = this.#left + ((now - this.#at) / 1000) * this.#perSecond
    this.#left = Math.min(this.#perSecond * BURST_SECONDS, filled)
    this.#at = now
    if (this.#left < 1) return false
    this.#left--
    return true
  }
}

const text = (data: unknown): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '')

function parsed(data: unknown): ClientMessage {
  let value: unknown
  try {
    value = JSON.parse(text(data))
  } catch {
    throw new Refused('malformed', 'message: expected JSON')
  }
  try {
    return checked(clientMessage, value, 'message')
  } catch (error) {
    if (error instanceof BadInput) throw new Refused('malformed', error.message)
    throw error
  }
}

export interface Watch {
  /** How many messages a second are taken. */
  readonly perSecond: number
  /** Something that is our own mistake. */
  readonly failed: (error: unknown) => string
  readonly heard: (type: string, outcome: string) => void
}

export function serveSocket(socket: WebSocket, room: Room, seat: string, watch: Watch): void {
  const bucket = new Bucket(watch.perSecond)
  let alive = true
  let welcomed = false

  const send = (message: ServerMessage): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(JSON.stringify(message))
  }
  const connection: Connection = {
    seat,
    seen: null,
    send,
    close: message => {
      send(message)
      socket.close(GOING_AWAY)
    },
  }
  const refusalOf = (error: unknown): RefusalView =>
    error instanceof Refused ? error.view : { code: 'busy', message: watch.failed(error) }
  const away = (refusal: RefusalView): void => {
    send({ type: 'farewell', refusal })
    socket.close(POLICY_VIOLATION)
  }

  async function heard(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL)
          return away({ code: 'protocol', message: 'this page is of another version: load it again' })
        if (welcomed) throw new Refused('malformed', 'hello: expected once')
        welcomed = true
        return room.enter(connection, message.seen)
      case 'ping':
        return send({ type: 'pong', n: message.n })
      case 'earlier':
        return send(await room.earlier(seat, message.before))
      case 'command': {
        if (!welcomed) throw new Refused('malformed', 'command: expected hello first')
        try {
          const version = await room.command(seat, message.id, message.command)
          send({ type: 'done', id: message.id, version })
          watch.heard(message.command.type, 'done')
        } catch (error) {
          const refusal = refusalOf(error)
          send({ type: 'refused', id: message.id, refusal })
          watch.heard(message.command.type, refusal.code)
        }
      }
    }
  }

  socket.on('message', data => {
    if (!bucket.take()) {
      watch.heard('any', 'limit')
      return away({ code: 'limit', message: `expected at most ${watch.perSecond} messages a second` })
    }
    void (async () => {
      try {
        await heard(parsed(data))
      } catch (error) {
        const refusal = refusalOf(error)
        watch.heard('any', refusal.code)
        send({ type: 'refused', id: '', refusal })
      }
    })()
  })
  socket.on('pong', () => {
    alive = true
  })
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, HEARTBEAT_MS)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(heartbeat)
    room.leave(connection)
  })
}

/** Options of the socket server: what is larger is refused before it is read. */
export const SOCKET = { maxPayload: LIMITS.message }
