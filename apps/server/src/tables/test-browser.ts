/** A browser at a table, for tests and measurements: it keeps its view up to date as a page would. */
import type { Json } from '@umpire/engine'
import { type Command, changed, type LogLine, PROTOCOL, type RefusalView, type ServerMessage } from '@umpire/protocol'
import { WebSocket } from 'ws'

/** The server went away without an answer. */
export class Gone extends Error {
  override readonly name = 'Gone'
}

let commands = 0

export class TestBrowser {
  readonly origin: string
  readonly #onlyCounts: boolean
  readonly #cookies = new Map<string, string>()
  #socket: WebSocket | undefined
  /** Every byte that ever came. */
  readonly received: string[] = []
  view: Json = null
  version = 0
  readonly log: LogLine[] = []
  farewell: RefusalView | undefined
  /** Answers to commands, by their ids. */
  readonly #answers = new Map<string, Extract<ServerMessage, { type: 'done' | 'refused' }>>()
  #waiting: (() => void)[] = []
  #pings = 0
  #ponged = 0
  /** Why the socket was closed, once it was. */
  #gone: string | undefined

  /** One that only counts reads what comes and follows the version, not the view: for measurements of the server. */
  constructor(origin: string, onlyCounts = false) {
    this.origin = origin
    this.#onlyCounts = onlyCounts
  }
  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }
  async fetch(method: string, path: string, body?: unknown): Promise<{ readonly status: number; readonly body: Json }> {
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers: { cookie: this.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';')
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
    }
    const text = await answer.text()
    this.received.push(text)
    const parsed: Json = text === '' ? null : JSON.parse(text)
    return { status: answer.status, body: parsed }
  }

  /** The same browser, with all that it kept, at a server that was started anew. */
  back(origin: string): TestBrowser {
    const browser = new TestBrowser(origin)
    for (const [name, value] of this.#cookies) browser.#cookies.set(name, value)
    return browser
  }

  /** Opens the socket of a table, at one of the seats it has there, and waits for the welcome. */
  async sit(table: string, seen = 0, seat?: string): Promise<void> {
    const query = seat === undefined ? '' : `?seat=${seat}`
    const socket = new WebSocket(`${this.origin.replace('http', 'ws')}/api/tables/${table}/socket${query}`, {
      headers: { cookie: this.cookie, origin: this.origin },
    })
    this.#socket = socket
    this.#gone = undefined
    socket.on('message', data => this.#heard(String(data)))
    socket.on('close', (code, reason) => {
      const why = this.farewell?.message ?? String(reason)
      if (socket === this.#socket) this.#gone = `the socket was closed with ${code} ${why}`
      this.#wake()
    })
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('error', reject)
    })
    const before = this.received.length
    this.raw(JSON.stringify({ type: 'hello', protocol: PROTOCOL, seen }))
    await this.until(() => this.received.slice(before).some(text => text.startsWith('{"type":"welcome"')))
  }
  raw(text: string): void {
    this.#socket?.send(text)
  }
  /** Resolves when the server has answered the command: nothing if it was done, the refusal if not. */
  async do(command: Command, id = `command ${++commands}`): Promise<RefusalView | undefined> {
    this.#answers.delete(id)
    this.raw(JSON.stringify({ type: 'command', id, command }))
    await this.until(() => this.#answers.has(id))
    const answer = this.#answers.get(id)
    this.#answers.delete(id)
    return answer?.type === 'refused' ? answer.refusal : undefined
  }
  /** How long the server takes to answer when nothing is asked of it, in milliseconds. */
  async ping(): Promise<number> {
    const n = ++this.#pings
    const start = performance.now()
    this.raw(JSON.stringify({ type: 'ping', n }))
    await this.until(() => this.#ponged >= n)
    return performance.now() - start
  }
  /** Waits for what is to come; refused if the server goes away before. */
  async until(holds: () => boolean): Promise<void> {
    while (!holds()) {
      if (this.#gone !== undefined) throw new Gone(this.#gone)
      await new Promise<void>(resolve => this.#waiting.push(resolve))
    }
  }
  leave(): Promise<void> {
    const socket = this.#socket
    return new Promise(resolve => {
      if (socket === undefined || socket.readyState === socket.CLOSED) return resolve()
      socket.once('close', () => resolve())
      socket.close()
    })
  }

  #heard(text: string): void {
    this.received.push(text)
    const message: ServerMessage = JSON.parse(text)
    if (message.type === 'welcome') {
      this.view = JSON.parse(JSON.stringify(message.view))
      this.version = message.version
      this.log.push(...message.log)
    } else if (message.type === 'changed') {
      if (!this.#onlyCounts) {
        this.view = changed(this.view, message.changes)
        this.log.push(...message.log)
      }
      this.version = message.version
      const { done, version } = message
      if (done !== undefined) this.#answers.set(done, { type: 'done', id: done, version })
    } else if (message.type === 'farewell') this.farewell = message.refusal
    else if (message.type === 'pong') this.#ponged = message.n
    else if (message.type === 'done' || message.type === 'refused') this.#answers.set(message.id, message)
    this.#wake()
  }
  #wake(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const resolve of waiting) resolve()
  }
}
