/**
 * The socket of a seat in the main thread, which carries what is said to the thread that leads the table, and back. Here
 * it is only counted: how much is said, how much work that is, and how much is not read.
 */
import type { WebSocket } from '@fastify/websocket'
import { LIMITS, type RefusalView, type ServerMessage } from '@umpire/protocol'
import type { Limits } from '../options.ts'
import { Refused } from '../refused.ts'
import type { Result } from '../rooms/wire.ts'
import { Allowance, Allowances } from './allowance.ts'
import type { Browser, Seat } from './table-thread.ts'
import { cannotOpen } from './trouble.ts'
import { Unread } from './unread.ts'

/** So much may come at once, in seconds of what is allowed in the long run. */
const MESSAGES_SECONDS = 2.5
const WORK_SECONDS = 20
/** Messages of one browser that its table has in hand; further ones wait here. */
const MOST_IN_HAND = 16
/** Characters. */
const MOST_WAITING = 1024 * 1024
/** What it costs at least to carry a message to its table and back, in milliseconds of a processor. */
const CARRYING_MS = 0.05
const HEARTBEAT_MS = 30_000
/** Whoever is sent away must be gone by then. */
const FAREWELL_MS = 2000
const POLICY_VIOLATION = 1008
const GOING_AWAY = 1001

const PING = /^\{"type":"ping","n":(-?\d{1,15})\}$/
const LONGEST_PING = 40

/** What all sockets share. */
export class Sockets {
  readonly limits: Limits
  readonly unread = new Unread()
  /** Milliseconds of a processor, by seat and by address. */
  readonly ofSeats: Allowances
  readonly ofAddresses: Allowances
  readonly heard: (result: Result) => void
  /** How many are open, by address, whoever sits behind them. */
  readonly #open = new Map<string, number>()

  constructor(limits: Limits, heard: (result: Result) => void) {
    this.limits = limits
    this.heard = heard
    this.ofSeats = new Allowances(limits.seatMs, WORK_SECONDS)
    this.ofAddresses = new Allowances(limits.addressMs, WORK_SECONDS)
  }

  /** False if the address has as many as it may: then this one is sent away. */
  admits(socket: WebSocket, address: string): boolean {
    const most = this.limits.sockets
    const open = this.#open.get(address) ?? 0
    if (open >= most) {
      sendAway(socket, { code: 'limit', message: `expected at most ${most} open tables from one address` })
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

/** Says why, and sees to it that the other side goes. */
function sendAway(socket: WebSocket, refusal: RefusalView): void {
  const message: ServerMessage = { type: 'farewell', refusal }
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message))
  socket.close(refusal.code === 'closed' ? GOING_AWAY : POLICY_VIOLATION)
  setTimeout(() => socket.terminate(), FAREWELL_MS).unref()
}

/** A socket from its first moment on: what is said before it has its seat waits. */
export class Socket implements Browser {
  readonly #socket: WebSocket
  readonly #sockets: Sockets
  readonly #messages: Allowance
  readonly #address: string
  #name: string | undefined
  #seat: Seat | undefined
  readonly #waiting: string[] = []
  #waitingLength = 0
  #inHand = 0
  #later: NodeJS.Timeout | undefined
  /** Sent away: nothing it says is heard any more. */
  #dismissed = false

  constructor(socket: WebSocket, sockets: Sockets, address: string) {
    this.#socket = socket
    this.#sockets = sockets
    this.#messages = new Allowance(sockets.limits.messages, MESSAGES_SECONDS)
    this.#address = address
    let alive = true
    const heartbeat = setInterval(() => {
      if (!alive) return socket.terminate()
      alive = false
      socket.ping()
    }, HEARTBEAT_MS)
    socket.on('pong', () => {
      alive = true
    })
    socket.on('message', data => this.#said(data))
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearInterval(heartbeat)
      clearTimeout(this.#later)
      this.#dismissed = true
      this.#seat?.leave()
    })
  }

  /** It has its seat. */
  sit(seat: Seat, name: string): void {
    if (this.#dismissed) return seat.leave()
    this.#name = name
    this.#seat = seat
    this.#pass()
  }
  /** It gets no seat: for good, or it may come back when the table is open again. */
  refuse(error: unknown): void {
    if (cannotOpen(error)) return this.dismiss({ code: 'cannot-open', message: error.message })
    if (error instanceof Refused && error.statusCode < 500) {
      this.#dismissed = true
      return this.#socket.close(POLICY_VIOLATION, 'no seat')
    }
    this.dismiss({ code: 'closed', message: error instanceof Refused ? error.message : 'something went wrong here' })
  }
  send(message: Buffer): void {
    this.#sockets.unread.send(this.#socket, message)
  }
  dismiss(refusal: RefusalView): void {
    if (this.#dismissed) return
    this.#dismissed = true
    sendAway(this.#socket, refusal)
  }
  heard(work: number, result: Result | undefined): void {
    this.#inHand--
    const cost = work + CARRYING_MS
    for (const allowance of this.#allowances) allowance.take(cost)
    if (result !== undefined) this.#sockets.heard(result)
    this.#pass()
  }

  /** Looked up each time: those that are full may have been forgotten meanwhile. */
  get #allowances(): readonly Allowance[] {
    const { ofSeats, ofAddresses } = this.#sockets
    const own = this.#name === undefined ? [] : [ofSeats.of(this.#name)]
    return [...own, ofAddresses.of(this.#address)]
  }
  #said(data: unknown): void {
    if (this.#dismissed) return
    const { messages } = this.#sockets.limits
    if (!this.#messages.takeOne()) return this.#tooMuch(`expected at most ${messages} messages a second`)
    if (!Buffer.isBuffer(data)) return
    const n = data.length <= LONGEST_PING ? PING.exec(data.toString('latin1'))?.[1] : undefined
    if (n !== undefined) return this.send(Buffer.from(`{"type":"pong","n":${n}}`))
    const text = data.toString()
    this.#waiting.push(text)
    this.#waitingLength += text.length
    if (this.#waitingLength > MOST_WAITING || this.#waiting.length > messages * MESSAGES_SECONDS) {
      return this.#tooMuch('this is more work than one seat may ask for: wait a little before you go on')
    }
    this.#pass()
  }
  #tooMuch(message: string): void {
    this.#sockets.heard({ type: 'any', outcome: 'limit' })
    this.dismiss({ code: 'limit', message })
    this.#seat?.leave()
  }
  /** Passes on what waits, as long as there is work left for this seat and this address. */
  #pass(): void {
    clearTimeout(this.#later)
    while (this.#seat !== undefined && !this.#dismissed && this.#inHand < MOST_IN_HAND) {
      const empty = Math.max(...this.#allowances.map(one => one.empty))
      if (empty > 0) {
        this.#later = setTimeout(() => this.#pass(), empty)
        return
      }
      const text = this.#waiting.shift()
      if (text === undefined) return
      this.#waitingLength -= text.length
      this.#inHand++
      this.#seat.say(text)
    }
  }
}

/** Options of the socket server: what is larger is refused before it is read. */
export const SOCKET = { maxPayload: LIMITS.message }
