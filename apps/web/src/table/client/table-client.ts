/**
 * The line to a table: it opens the socket, keeps the view and the log up to date, sends commands and sees to it that
 * each is answered, and comes back by itself when the connection is lost. It knows no page.
 *
 *     const client = new TableClient('/api/tables/7/socket', browser)
 *     client.subscribe(() => show(client.now))
 *     const refusal = await client.perform({ type: 'say', text: 'hello' })
 */
import type { Json } from '@umpire/engine'
import {
  type Change,
  type ClientMessage,
  type Command,
  changed,
  PROTOCOL,
  type RefusalView,
  type ServerMessage,
} from '@umpire/protocol'
import { mergedLines } from '../room/log-lines.ts'
import type { Standing, TableNow } from '../room/table-now.ts'
import { tableWords as text } from '../room/words.ts'
import { isMessage, isView, jsonIn, viewIn } from './server-message.ts'
import type { Line, Surroundings } from './surroundings.ts'

const FIRST_DELAY = 500
const MOST_DELAY = 15_000
const PING_EVERY = 25_000
const PONG_WITHIN = 10_000
/** By how many versions to go further back when a stretch held nothing for this seat. */
const BACK = 30
const POLICY_VIOLATION = 1008

/** What a command is told that was given to a table which is no longer there. */
const GONE: RefusalView = { code: 'closed', message: text.gone }

interface Waiting {
  readonly message: ClientMessage
  readonly answer: (refusal: RefusalView | undefined) => void
}

function applied(json: Json, changes: readonly Change[]): Json | undefined {
  try {
    return changed(json, changes)
  } catch {
    return undefined
  }
}

export class TableClient {
  readonly #path: string
  readonly #around: Surroundings
  readonly #listeners = new Set<() => void>()
  readonly #waiting = new Map<string, Waiting>()
  #line: Line | null = null
  #now: TableNow = { standing: 'opening', farewell: null, view: null, log: [], earlier: false, since: 0 }
  /** The view as data: changes are told from here. */
  #json: Json = null
  #version = 0
  #tries = 0
  #pings = 0
  #askedBefore: number | null = null
  #callOff: () => void = () => undefined

  constructor(path: string, around: Surroundings) {
    this.#path = path
    this.#around = around
  }

  get now(): TableNow {
    return this.#now
  }
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Opens the line; nothing if it is open or the table has ended. */
  start(): void {
    if (this.#line !== null || this.#isOver()) return
    this.#callOff()
    // A line that was given up may still speak: only the one in hand is heard.
    const mine = (act: () => void): void => {
      if (this.#line === line) act()
    }
    const line: Line = this.#around.open(this.#path, {
      opened: () => mine(() => this.#send({ type: 'hello', protocol: PROTOCOL, seen: this.#version })),
      heard: data => mine(() => this.#heard(data)),
      closed: code => mine(() => this.#closed(code)),
    })
    this.#line = line
    this.#expect(PONG_WITHIN)
  }
  /** Closes it; commands that were not answered never will be. */
  stop(): void {
    this.#callOff()
    const line = this.#line
    this.#line = null
    line?.close()
  }
  /** The network is back, or somebody looks at the page again: no need to wait any longer. */
  hurry(): void {
    if (this.#line === null) this.start()
    else if (this.#now.standing === 'here') this.#ping()
  }

  /** Sends a command, again if need be, and answers why it was refused, if it was. */
  perform(command: Command): Promise<RefusalView | undefined> {
    if (this.#isOver()) return Promise.resolve(this.#now.farewell ?? GONE)
    const id = this.#around.newId()
    return new Promise(answer => {
      const message: ClientMessage = { type: 'command', id, command }
      this.#waiting.set(id, { message, answer })
      if (this.#now.standing === 'here') this.#send(message)
    })
  }
  /** Asks for older lines, once at a time. */
  fetchEarlier(): void {
    const { log, earlier, standing } = this.#now
    if (!earlier || standing !== 'here' || this.#askedBefore !== null) return
    this.#askEarlier(log[0]?.version ?? this.#version + 1)
  }

  #askEarlier(before: number): void {
    this.#askedBefore = before
    this.#send({ type: 'earlier', before })
  }
  #send(message: ClientMessage): void {
    this.#line?.send(JSON.stringify(message))
  }
  #tell(change: Partial<TableNow>): void {
    this.#now = { ...this.#now, ...change }
    for (const listener of this.#listeners) listener()
  }
  #isOver(): boolean {
    const { standing } = this.#now
    return standing === 'ended' || standing === 'no-seat' || standing === 'outdated'
  }

  #heard(data: string): void {
    this.#callOff()
    this.#callOff = this.#around.later(PING_EVERY, () => this.#ping())
    const json = jsonIn(data)
    const message: unknown = json
    if (!isMessage(message)) {
      this.#lose()
      return
    }
    switch (message.type) {
      case 'welcome':
        this.#welcomed(message, viewIn(json))
        break
      case 'changed':
        this.#changed(message)
        break
      case 'done':
        this.#answered(message.id, undefined)
        break
      case 'refused':
        this.#answered(message.id, message.refusal)
        break
      case 'earlier':
        this.#earlier(message)
        break
      case 'farewell':
        this.#farewell(message.refusal)
        break
      case 'pong':
        break
    }
  }
  #earlier({ log, earlier }: Extract<ServerMessage, { type: 'earlier' }>): void {
    const before = this.#askedBefore
    this.#askedBefore = null
    if (log.length === 0 && earlier && before !== null && before > 1) this.#askEarlier(Math.max(1, before - BACK))
    else this.#tell({ log: mergedLines(this.#now.log, log), earlier })
  }
  #welcomed({ protocol, version, log, earlier }: Extract<ServerMessage, { type: 'welcome' }>, view: Json): void {
    if (protocol !== PROTOCOL) {
      this.#end('outdated', null)
      return
    }
    if (!isView(view)) {
      this.#lose()
      return
    }
    const known = this.#now.log
    const first = this.#version === 0
    // A table that is younger than what was seen was put back from a copy: what was seen of it is void.
    const again = version < this.#version
    // Too much was missed to be told: the log begins anew, and what lies between is fetched when it is asked for.
    const gap = earlier && log.length > 0
    this.#version = version
    this.#json = view
    this.#tries = 0
    this.#askedBefore = null
    this.#tell({
      standing: 'here',
      farewell: null,
      view,
      log: first || again || gap ? log : mergedLines(known, log),
      earlier: first || gap ? earlier : again ? (log[0]?.version ?? 0) > 1 : this.#now.earlier,
      ...(first || again ? { since: version } : {}),
    })
    for (const { message: unanswered } of this.#waiting.values()) this.#send(unanswered)
  }
  #changed({ version, changes, log, done }: Extract<ServerMessage, { type: 'changed' }>): void {
    const view = applied(this.#json, changes)
    // Out of step with the server: it tells everything afresh to who comes back.
    if (!isView(view)) {
      this.#lose()
      return
    }
    this.#json = view
    this.#version = Math.max(this.#version, version)
    this.#tell({ view, log: mergedLines(this.#now.log, log) })
    if (done !== undefined) this.#answered(done, undefined)
  }
  #answered(id: string, refusal: RefusalView | undefined): void {
    const waiting = this.#waiting.get(id)
    this.#waiting.delete(id)
    waiting?.answer(refusal)
  }
  #farewell(refusal: RefusalView): void {
    // A server that closes comes back, and the table with it.
    if (refusal.code === 'closed') this.#tell({ farewell: refusal })
    else this.#end(refusal.code === 'protocol' ? 'outdated' : 'ended', refusal)
  }
  #closed(code: number): void {
    // Who comes back to a seat that was taken away meanwhile would try for ever.
    if (code === POLICY_VIOLATION) this.#end(this.#now.view === null ? 'no-seat' : 'ended', null)
    else this.#lose()
  }

  #end(standing: Standing, farewell: RefusalView | null): void {
    this.stop()
    this.#tell({ standing, farewell })
    for (const id of [...this.#waiting.keys()]) this.#answered(id, farewell ?? GONE)
  }
  #lose(): void {
    this.stop()
    this.#askedBefore = null
    if (this.#now.standing === 'here') this.#tell({ standing: 'lost' })
    // Longer each time, and never all at once: a server that comes back is not to be overrun.
    const most = Math.min(MOST_DELAY, FIRST_DELAY * 2 ** this.#tries)
    this.#tries++
    this.#callOff = this.#around.later(most / 2 + (most / 2) * this.#around.chance(), () => this.start())
    if (this.#now.standing === 'opening' && this.#tries > 1) this.#tell({ standing: 'lost' })
  }
  #ping(): void {
    this.#pings++
    this.#send({ type: 'ping', n: this.#pings })
    this.#expect(PONG_WITHIN)
  }
  /** Something must be heard by then, or the line is dead. */
  #expect(milliseconds: number): void {
    this.#callOff()
    this.#callOff = this.#around.later(milliseconds, () => this.#lose())
  }
}
