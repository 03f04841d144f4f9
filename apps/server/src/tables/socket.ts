/** The socket of a seat: one schema for what comes in, limits on how much and how fast, and coded refusals. */
import type { WebSocket } from '@fastify/websocket'
import { BadInput } from '@umpire/engine'
import {
  beyond,
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
/** Whoever says nothing goes, and whoever is sent away must be gone by then. */
const HELLO_MS = 20_000
const FAREWELL_MS = 2000
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

/** Says why, and sees to it that the other side goes. */
function sendAway(socket: WebSocket, refusal: RefusalView): void {
  const message: ServerMessage = { type: 'farewell', refusal }
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  socket.close(refusal.code === 'closed' ? GOING_AWAY : POLICY_VIOLATION)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}

/** Counts the open sockets of every address, whoever sits behind them. */
export class Sockets {
  readonly #most: number
  readonly #open = new Map<string, number>()

  constructor(most: number) {
    this.#most = most
  }

  /** False if the address has as many as it may: then this one is sent away. */
  admits(socket: WebSocket, address: string): boolean {
    const open = this.#open.get(address) ?? 0
    if (open >= this.#most) {
      sendAway(socket, { code: 'limit', message: `expected at most ${this.#most} open tables from one address` })
      return false
    }
    this.#open.set(address, open + 1)
    socket.once('close', () => this.#left(address))
    return true
  }
  #left(address: string): void {
    const open = (this.#open.get(address) ?? 0) - 1
    if (open > 0) this.#open.set(address, open)
    else this.#open.delete(address)
  }
}

const text = (data: unknown): string => (Buffer.isBuffer(data) ? data.toString('utf8') : '')

function parsed(data: unknown): ClientMessage {
  const message = text(data)
  const expected = beyond(message, LIMITS)
  if (expected !== undefined) throw new Refused('limit', `message: expected ${expected}, got more`)
  let value: unknown
  try {
    value = JSON.parse(message)
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
  /** The link is still good that this browser came by. */
  readonly stillValid: () => Promise<boolean>
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
  /** Sent away: nothing it says is heard any more. */
  let dismissed = false

  const sendText = (message: string): void => {
    if (socket.readyState !== socket.OPEN) return
    if (socket.bufferedAmount > MOST_UNREAD) socket.terminate()
    else socket.send(message)
  }
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message))
  const dismiss = (refusal: RefusalView): void => {
    dismissed = true
    sendAway(socket, refusal)
  }
  const isOpen = (): boolean => !dismissed && socket.readyState === socket.OPEN
  const connection: Connection = { seat, seen: null, isOpen, send, sendText, dismiss }
  const refusalOf = (error: unknown): RefusalView =>
    error instanceof Refused ? error.view : { code: 'busy', message: watch.failed(error) }

  async function hello(protocol: number, seen: number): Promise<void> {
    if (protocol !== PROTOCOL)
      return dismiss({ code: 'protocol', message: 'this page is of another version: load it again' })
    if (welcomed) throw new Refused('malformed', 'hello: expected once')
    welcomed = true
    if (!(await watch.stillValid()))
      return dismiss({ code: 'not-allowed', message: 'this link was replaced or revoked' })
    try {
      await room.enter(connection, seen)
    } catch (error) {
      // Without a welcome a page would wait for ever; it comes back by itself.
      dismiss({ ...refusalOf(error), code: 'closed' })
    }
  }
  async function carryOut({ id, command }: Extract<ClientMessage, { type: 'command' }>): Promise<void> {
    if (!welcomed) throw new Refused('malformed', 'command: expected hello first')
    try {
      const { version, answered } = await room.command(seat, id, command, connection)
      if (!answered) send({ type: 'done', id, version })
      watch.heard(command.type, 'done')
    } catch (error) {
      const refusal = refusalOf(error)
      send({ type: 'refused', id, refusal })
      watch.heard(command.type, refusal.code)
    }
  }
  async function heard(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        return hello(message.protocol, message.seen)
      case 'ping':
        return send({ type: 'pong', n: message.n })
      case 'earlier':
        if (!welcomed) throw new Refused('malformed', 'earlier: expected hello first')
        return send(await room.earlier(seat, message.before))
      case 'command':
        return carryOut(message)
    }
  }

  try {
    room.arrive(connection)
  } catch (error) {
    dismiss(refusalOf(error))
    return
  }
  socket.on('message', data => {
    if (dismissed) return
    if (!bucket.take()) {
      watch.heard('any', 'limit')
      return dismiss({ code: 'limit', message: `expected at most ${watch.perSecond} messages a second` })
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
  const silence = setTimeout(() => {
    if (!welcomed) dismiss({ code: 'closed', message: 'expected hello sooner' })
  }, HELLO_MS)
  const heartbeat = setInterval(() => {
    if (!alive) return socket.terminate()
    alive = false
    socket.ping()
  }, HEARTBEAT_MS)
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    clearInterval(heartbeat)
    clearTimeout(silence)
    room.leave(connection)
  })
}

/** Options of the socket server: what is larger is refused before it is read. */
export const SOCKET = { maxPayload: LIMITS.message }
