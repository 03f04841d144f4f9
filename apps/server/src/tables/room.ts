/**
 * Leads one table: carries out commands one after the other, has their facts stored, and only then tells everybody. What
 * is to be told is worked out when a command is decided, and sent when it is stored, so that nobody ever sees what is not.
 */
import { randomBytes } from 'node:crypto'
import { json } from '@umpire/engine'
import {
  type Command,
  changesBetween,
  type LogLine,
  PROTOCOL,
  type ServerMessage,
  type TableView,
} from '@umpire/protocol'
import { type Store, StoreError } from '@umpire/store'
import { linesOf, Refused, type Table, type TableFact, viewTable } from '@umpire/table'
import type { Connection } from './connection.ts'
import { Deadlines } from './deadlines.ts'
import { factsOf, loadTable, pastOf, saveSnapshot, storedFact } from './stored.ts'

/** Facts between two snapshots: opening a table takes up at most so many. */
const SNAPSHOT_EVERY = 200
/** Lines of the log that somebody gets who comes in. */
const FACTS_AT_FIRST = 60
const MOST_RECENT_COMMANDS = 500
const plain = json()

export class Room {
  readonly id: string
  readonly #store: Store
  /** Hears of what went wrong when nobody waits for it. */
  readonly #failed: (error: unknown) => void
  #table: Table
  readonly #connections = new Set<Connection>()
  readonly #deadlines = new Deadlines((scene, question) => void this.#answerLate(scene, question))
  /** Commands wait for each other here. */
  #turn: Promise<unknown> = Promise.resolve()
  /** Everything that has been decided is stored when this settles. */
  #stored: Promise<unknown> = Promise.resolve()
  /** Commands of late, by id: a retry gets the same answer. */
  readonly #recent = new Map<string, Promise<number>>()
  #lastSnapshot: number

  constructor(store: Store, table: Table, failed: (error: unknown) => void) {
    this.id = table.id
    this.#store = store
    this.#failed = failed
    this.#table = table
    this.#lastSnapshot = table.data.version
    this.#deadlines.follow(table)
  }

  get table(): Table {
    return this.#table
  }
  get idle(): boolean {
    return this.#connections.size === 0
  }

  /** A browser comes in: it is told how things stand, after everything that is being stored. */
  async enter(connection: Connection, seen: number): Promise<void> {
    await this.#next(async () => {
      await this.#stored
      const { version } = this.#table.data
      const from = seen > 0 && seen <= version ? seen : Math.max(0, version - FACTS_AT_FIRST)
      const log = await this.#lines(connection.seat, from, version)
      this.#connections.add(connection)
      const view = this.#view(connection.seat)
      connection.seen = { view, json: plain.read(view, 'view') }
      connection.send({ type: 'welcome', protocol: PROTOCOL, version, view, log, earlier: from > 0 && seen <= 0 })
      this.#tellWhoIsHere(connection)
    })
  }
  leave(connection: Connection): void {
    if (this.#connections.delete(connection)) this.#tellWhoIsHere(connection)
  }
  /** Older lines of the log. */
  async earlier(seat: string, before: number): Promise<Extract<ServerMessage, { type: 'earlier' }>> {
    const from = Math.max(0, before - 1 - FACTS_AT_FIRST)
    return { type: 'earlier', log: await this.#lines(seat, from, before - 1), earlier: from > 0 }
  }

  /** Carries out a command of a seat; answers the version that the table has then, once that is stored. */
  async command(seat: string, id: string, command: Command): Promise<number> {
    const recent = this.#recent.get(id)
    if (recent !== undefined) return recent
    const done = this.#once(seat, id, command)
    this.#recent.set(id, done)
    for (const oldest of this.#recent.keys()) {
      if (this.#recent.size <= MOST_RECENT_COMMANDS) break
      this.#recent.delete(oldest)
    }
    // Who was refused may try again.
    done.catch(() => this.#recent.delete(id))
    return done
  }

  /** A fact that comes from no command: somebody takes a seat, or loses it. */
  record(fact: TableFact): Promise<number> {
    return this.#act(table => {
      table.apply(fact)
      return [fact]
    })
  }

  /** Everybody of a seat, or everybody, is sent away. */
  dismiss(refusal: { readonly code: 'not-allowed' | 'closed'; readonly message: string }, seat?: string): void {
    for (const connection of [...this.#connections]) {
      if (seat === undefined || connection.seat === seat) connection.close({ type: 'farewell', refusal })
    }
  }
  async close(): Promise<void> {
    this.#deadlines.clear()
    this.dismiss({ code: 'closed', message: 'the server is closing; your table is stored' })
    await this.#turn.catch(() => undefined)
    await this.#stored.catch(() => undefined)
    const { data } = this.#table
    if (data.version > this.#lastSnapshot) await saveSnapshot(this.#store, this.id, data)
  }

  /** One after the other, whatever became of the one before. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    const mine = this.#turn.catch(() => undefined).then(work)
    this.#turn = mine
    return mine
  }

  async #once(seat: string, id: string, command: Command): Promise<number> {
    const decided = await this.#next(async () => {
      const before = await this.#store.commandVersion(this.id, id)
      if (before !== null) return { version: Promise.resolve(before) }
      const from = this.#table.needs(command)
      if (from !== null) await this.#stored
      const past = from === null ? {} : { past: await pastOf(this.#store, this.id, from) }
      const secret = (): Uint8Array => randomBytes(32)
      const facts = this.#table.do(command, seat, { at: Date.now(), secret, ...past })
      return { version: this.#keep(facts, { id, seat }) }
    })
    return decided.version
  }
  async #answerLate(scene: string, question: string): Promise<void> {
    try {
      await this.#act(table => table.answerLate(scene, question, Date.now()))
    } catch (error) {
      this.#failed(error)
    }
  }
  /** Something is done that no seat asked for. */
  async #act(work: (table: Table) => readonly TableFact[]): Promise<number> {
    const done = await this.#next(async () => ({ version: this.#keep(work(this.#table), undefined) }))
    return done.version
  }

  /** Stores facts that are applied already, and tells everybody when they are. */
  async #keep(
    facts: readonly TableFact[],
    command: { readonly id: string; readonly seat: string } | undefined,
  ): Promise<number> {
    const { version } = this.#table.data
    if (facts.length === 0) return version
    const expected = version - facts.length
    this.#deadlines.follow(this.#table)
    const telling = this.#telling(facts, expected)
    const appended = this.#store.append(this.id, expected, facts.map(storedFact), command)
    const before = this.#stored
    // It is waited for below, but only after those before it: until then nobody would hear it fail.
    appended.catch(() => undefined)
    const mine = (async () => {
      await before
      await appended
      for (const tell of telling) tell()
    })()
    this.#stored = mine
    try {
      await mine
    } catch (error) {
      await this.#startAgain(mine)
      if (error instanceof StoreError) throw new Refused('storage', `it could not be stored: ${error.message}`)
      throw error
    }
    this.#snapshotNowAndThen()
    return version
  }
  /** What is to be sent to each browser once these facts are stored. */
  #telling(facts: readonly TableFact[], after: number): readonly (() => void)[] {
    const { version } = this.#table.data
    return [...this.#connections].flatMap(connection => {
      if (connection.seen === null) return []
      if (!Object.hasOwn(this.#table.data.members, connection.seat)) return []
      const view = this.#view(connection.seat)
      const now = plain.read(view, 'view')
      const changes = changesBetween(connection.seen.json, now)
      connection.seen = { view, json: now }
      const log = this.#linesNow(
        connection.seat,
        facts.map((fact, index) => ({ version: after + index + 1, fact })),
      )
      return [() => connection.send({ type: 'changed', version, changes, log })]
    })
  }
  /** What was decided and could not be stored never happened. */
  async #startAgain(failed: Promise<unknown>): Promise<void> {
    // Only the first to fail starts again; those after it failed with it.
    if (this.#stored !== failed) return
    this.#stored = Promise.resolve()
    this.#table = await loadTable(this.#store, this.id)
    this.#deadlines.follow(this.#table)
    for (const connection of this.#connections) {
      const view = this.#view(connection.seat)
      connection.seen = { view, json: plain.read(view, 'view') }
      const { version } = this.#table.data
      connection.send({ type: 'welcome', protocol: PROTOCOL, version, view, log: [], earlier: true })
    }
  }

  #snapshotNowAndThen(): void {
    const { data } = this.#table
    if (data.version - this.#lastSnapshot < SNAPSHOT_EVERY) return
    const before = this.#lastSnapshot
    this.#lastSnapshot = data.version
    // It may be ahead of what is stored: a snapshot of that would be a lie.
    this.#stored
      .then(() => saveSnapshot(this.#store, this.id, data))
      .catch(error => {
        this.#lastSnapshot = before
        this.#failed(error)
      })
  }

  #view(seat: string): TableView {
    return viewTable(this.#table, seat, {
      online: id => [...this.#connections].some(connection => connection.seat === id),
      until: question => this.#deadlines.until(question),
    })
  }
  async #lines(seat: string, after: number, upTo: number): Promise<readonly LogLine[]> {
    return this.#linesNow(seat, await factsOf(this.#store, this.id, after, upTo))
  }
  #linesNow(
    seat: string,
    facts: readonly { readonly version: number; readonly fact: TableFact }[],
  ): readonly LogLine[] {
    const table = this.#table
    const { names, kinds } = table.data
    const seeing = {
      seat: table.seat(seat),
      kindOf: (kind: string) => table.kind(kind),
      kindOfScene: (scene: string) => (Object.hasOwn(kinds, scene) ? kinds[scene] : undefined),
      nameOf: (id: string) => (Object.hasOwn(names, id) ? (names[id] ?? '') : ''),
    }
    return facts.flatMap(({ version, fact }) => linesOf(version, fact, seeing))
  }
  /** Nothing of the table changed but who is here. */
  #tellWhoIsHere(besides: Connection): void {
    for (const connection of this.#connections) {
      if (connection === besides || connection.seen === null) continue
      const { seats } = this.#view(connection.seat)
      const view = { ...connection.seen.view, seats }
      const now = plain.read(view, 'view')
      const changes = changesBetween(connection.seen.json, now)
      connection.seen = { view, json: now }
      if (changes.length > 0) connection.send({ type: 'changed', version: this.#table.data.version, changes, log: [] })
    }
  }
}
