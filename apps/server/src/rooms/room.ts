/**
 * Leads one table: carries out commands one after the other, has their facts stored, and only then tells everybody. What
 * is to be told is worked out when a command is decided, and sent when it is stored, so that nobody ever sees what is not.
 * What could not be stored never happened: the table is taken up again from what is. What the program plays by itself goes
 * on in pieces, each stored before the next, so that people and other tables get their turn in between.
 */
import { randomBytes } from 'node:crypto'
import { BadInput } from '@umpire/engine'
import type { Command, RefusalView, ServerMessage } from '@umpire/protocol'
import { type Store, type Command as StoredCommand, StoreError } from '@umpire/store'
import { Refused, type Table, type TableFact } from '@umpire/table'
import { factsOf, storedFact } from '../stored/facts.ts'
import { openTable, pastOf } from '../stored/open-table.ts'
import { saveSnapshot } from '../stored/snapshots.ts'
import { type Asker, Audience, type Numbered } from './audience.ts'
import type { Connection } from './connection.ts'
import { Deadlines } from './deadlines.ts'
import { type LogPage, logPage } from './log-page.ts'
import { Playing } from './playing.ts'
import { Recent } from './recent.ts'
import { longEnough, longEnoughForCommand, type Work } from './work.ts'

/** Facts between two snapshots: opening a table takes up at most so many. */
const SNAPSHOT_EVERY = 200
/** Facts whose lines somebody gets who comes in, and the most that somebody missed. */
const FACTS_AT_FIRST = 60
const MOST_MISSED = 500

interface Kept {
  /** Settles when it is stored. */
  readonly version: Promise<number>
  /** Whoever asked for it is told with the change that it is done. */
  readonly answered: boolean
}

/** A command that was carried out. */
interface Done {
  readonly version: number
  readonly answered: boolean
}

export class Room {
  readonly id: string
  readonly #store: Store
  readonly #work: Work
  /** Hears of what went wrong when nobody waits for it. */
  readonly #failed: (error: unknown) => void
  #table: Table
  readonly #deadlines = new Deadlines((scene, question) => void this.#answerLate(scene, question))
  readonly #audience = new Audience(question => this.#deadlines.until(question))
  /** Commands wait for each other here. */
  #turn: Promise<unknown> = Promise.resolve()
  /** Everything that has been decided is stored when this settles. */
  #stored: Promise<unknown> = Promise.resolve()
  /** The table went ahead of what could be stored: it must be loaded before anything else is done. */
  #ahead = false
  #closed = false
  /** By seat and id. */
  readonly #recent = new Recent()
  readonly #playing: Playing
  #lastSnapshot: number

  constructor(store: Store, table: Table, work: Work, failed: (error: unknown) => void) {
    this.id = table.id
    this.#store = store
    this.#work = work
    this.#failed = failed
    this.#table = table
    this.#lastSnapshot = table.data.version
    this.#deadlines.follow(table)
    this.#playing = new Playing(() => this.#playPiece(), failed)
    this.#playing.goOn()
  }

  get table(): Table {
    return this.#table
  }

  /** A browser is there; it will say hello. */
  arrive(connection: Connection): void {
    if (this.#closed) throw putAway()
    this.#audience.add(connection)
  }
  /** It is told how things stand, after everything that is being stored. */
  async enter(connection: Connection, seen: number): Promise<void> {
    await this.#next(async () => {
      await this.#stored.catch(() => undefined)
      await this.#catchUp()
      const { version } = this.#table.data
      const near = seen > 0 && seen <= version && version - seen <= MOST_MISSED
      const after = near ? seen : Math.max(0, version - FACTS_AT_FIRST)
      const { log, from } = await this.#page(connection, after, version)
      if (!connection.isOpen()) return
      // Who missed more than a page holds begins anew, with what is there at first.
      const resumes = near && from === seen
      this.#piece(connection, () => {
        this.#audience.welcome(connection, this.#table, log, !resumes && from > 0)
        for (const tell of this.#audience.tellingWhoIsHere(this.#table, connection)) tell()
      })
    })
  }
  leave(connection: Connection): void {
    if (!this.#audience.remove(connection)) return
    this.#next(async () => {
      await this.#stored.catch(() => undefined)
      for (const tell of this.#audience.tellingWhoIsHere(this.#table, connection)) tell()
    }).catch(this.#failed)
  }
  /** Older lines of the log. */
  async earlier(connection: Connection, before: number): Promise<Extract<ServerMessage, { type: 'earlier' }>> {
    const upTo = Math.min(before - 1, this.#table.data.version)
    const { log, from } = await this.#page(connection, Math.max(0, upTo - FACTS_AT_FIRST), upTo)
    return { type: 'earlier', log, earlier: from > 0 }
  }

  /**
   * Carries out a command of a seat, once that is stored. If it came by a browser that listens, and brings about something,
   * that browser is told with the change.
   */
  async command(seat: string, id: string, command: Command, connection?: Connection): Promise<Done> {
    const key = `${seat} ${id}`
    const recent = this.#recent.of(key)
    if (recent !== undefined) return { version: await recent, answered: false }
    const done = this.#once(seat, key, command, connection && { connection, id })
    this.#recent.add(
      key,
      done.then(one => one.version),
    )
    return done
  }
  /** A fact that comes from no command: somebody takes a seat, or loses it. */
  async record(fact: TableFact): Promise<number> {
    const kept = await this.#next(async () => this.#keep(() => this.#table.record(fact)))
    return kept.version
  }
  /** Everybody of a seat, or everybody, is sent away. */
  dismiss(refusal: RefusalView, seat?: string): void {
    this.#audience.dismiss(refusal, seat)
  }
  /** Sends everybody away, and puts the table away when all is stored. */
  async close(refusal: RefusalView): Promise<void> {
    this.#closed = true
    this.#playing.end()
    this.dismiss(refusal)
    await this.#turn.catch(() => undefined)
    await this.#stored.catch(() => undefined)
    // What had its turn until now may have started some.
    this.#deadlines.clear()
    const { data } = this.#table
    if (!this.#ahead && data.version > this.#lastSnapshot) await saveSnapshot(this.#store, this.id, data, this.#failed)
  }

  #piece<T>(connection: Connection | undefined, work: () => T): T {
    return this.#work.piece(this.id, work, connection)
  }
  /** What a seat may see of what happened after a fact up to another; as much of the end of it as a page holds. */
  async #page(connection: Connection, after: number, upTo: number): Promise<LogPage> {
    let enough = longEnough()
    const facts = async (from: number, to: number) => {
      if (enough()) {
        await this.#work.turn()
        enough = longEnough()
      }
      return this.#piece(connection, () => factsOf(this.#store, this.id, from, to))
    }
    const lines = (fact: Numbered) =>
      this.#piece(connection, () => this.#audience.lines(this.#table, connection.seat, [fact]))
    return logPage({ facts, lines }, after, upTo)
  }

  /** One after the other, whatever became of the one before; and never on top of what could not be stored. */
  #next<T>(work: () => Promise<T>): Promise<T> {
    if (this.#closed) return Promise.reject(putAway())
    const mine = this.#turn
      .catch(() => undefined)
      .then(() => this.#catchUp())
      .then(work)
    this.#turn = mine
    return mine
  }
  async #once(seat: string, key: string, command: Command, asker: Asker | undefined): Promise<Done> {
    const { version, answered } = await this.#next(async () => {
      const before = await this.#store.commandVersion(this.id, key)
      if (before !== null) return { version: Promise.resolve(before), answered: false }
      const from = this.#table.needs(command)
      // The past is looked up for the game master alone; others are refused without it.
      const far = from !== null && this.#table.member(seat).role === 'gm'
      if (far) await this.#stored.catch(() => undefined)
      const past = far ? { past: await pastOf(this.#store, this.id, from) } : {}
      const secret = (): Uint8Array => randomBytes(32)
      const circumstances = { at: Date.now(), secret, rests: longEnoughForCommand(), ...past }
      return this.#keep(() => this.#table.do(command, seat, circumstances), { id: key, seat }, asker)
    })
    return { version: await version, answered }
  }
  async #answerLate(scene: string, question: string): Promise<void> {
    try {
      const work = async () => this.#keep(() => this.#table.answerLate(scene, question, now()))
      await (await this.#next(work)).version
    } catch (error) {
      this.#failed(error)
    }
  }

  /** What goes on by itself takes its turn among the tables of this thread. */
  async #playPiece(): Promise<boolean> {
    if (!this.#table.playsOn) return false
    await this.#work.turn()
    const play = async () => (this.#closed ? undefined : this.#keep(() => this.#table.playOn(now())))
    const kept = await this.#next(play)
    await kept?.version
    return kept !== undefined
  }

  /** Decides, has it stored, and tells everybody when it is. */
  #keep(decide: () => readonly TableFact[], command?: StoredCommand, asker?: Asker): Kept {
    const kept = this.#piece(asker?.connection, () => this.#decided(decide, command, asker))
    this.#playing.goOn()
    return kept
  }
  #decided(decide: () => readonly TableFact[], command: StoredCommand | undefined, asker: Asker | undefined): Kept {
    const after = this.#table.data.version
    const facts = decide()
    if (facts.length === 0) return { version: Promise.resolve(after), answered: false }
    // From here on the table is ahead of the store, whatever goes wrong.
    try {
      const stored = facts.map(storedFact)
      const numbered = facts.map((fact, index) => ({ version: after + index + 1, fact }))
      this.#deadlines.follow(this.#table)
      const { sends, answers } = this.#audience.telling(this.#table, numbered, asker)
      return { version: this.#append(after, stored, sends, command), answered: answers }
    } catch (error) {
      this.#fellBehind()
      if (error instanceof BadInput) throw new Refused('limit', `it is too much for one step: ${error.message}`)
      throw error
    }
  }
  async #append(
    after: number,
    facts: Parameters<Store['append']>[2],
    sends: readonly (() => void)[],
    command: StoredCommand | undefined,
  ): Promise<number> {
    const before = this.#stored
    const appended = this.#store.append(this.id, after, facts, command)
    // It is waited for below, but only after those before it: until then nobody would hear it fail.
    appended.catch(() => undefined)
    const mine = before.then(() => appended)
    this.#stored = mine
    try {
      await mine
    } catch (error) {
      this.#fellBehind()
      if (error instanceof StoreError) throw new Refused('storage', `it could not be stored: ${error.message}`)
      throw error
    }
    for (const send of sends) send()
    this.#snapshotNowAndThen()
    return after + facts.length
  }
  /** The table is loaded again before the next turn, and soon: who was refused is told first. */
  #fellBehind(): void {
    this.#ahead = true
    if (!this.#closed) setImmediate(() => void this.#next(async () => undefined).catch(this.#failed))
  }
  async #catchUp(): Promise<void> {
    if (!this.#ahead || this.#closed) return
    await this.#stored.catch(() => undefined)
    this.#table = await openTable(this.#store, this.id, { heard: this.#failed })
    this.#stored = Promise.resolve()
    this.#ahead = false
    this.#deadlines.clear()
    this.#deadlines.follow(this.#table)
    this.#audience.welcomeAll(this.#table)
    this.#playing.resume()
  }
  #snapshotNowAndThen(): void {
    const { data } = this.#table
    if (this.#ahead || data.version - this.#lastSnapshot < SNAPSHOT_EVERY) return
    const before = this.#lastSnapshot
    this.#lastSnapshot = data.version
    // It may be ahead of what is stored: a snapshot of that would be a lie.
    this.#stored
      .then(() => saveSnapshot(this.#store, this.id, data, this.#failed))
      .catch(error => {
        this.#lastSnapshot = before
        this.#failed(error)
      })
  }
}

const putAway = (): Refused => new Refused('closed', 'the table was put away: try again')

/** The circumstances of what comes of no command: it goes on for one piece. */
const now = () => ({ at: Date.now(), rests: longEnough() })
