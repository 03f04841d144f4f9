/** Everybody whose browser is open at a table, and what each of them is told: always what their seat may see. */
import { json } from '@umpire/engine'
import { changesBetween, type LogLine, PROTOCOL, type RefusalView, type TableView } from '@umpire/protocol'
import { linesOf, Refused, type Table, type TableFact, viewTable } from '@umpire/table'
import type { Connection } from './connection.ts'

const MOST_FOR_A_SEAT = 10
const plain = json()

/** A fact with its place in the log. */
export interface Numbered {
  readonly version: number
  readonly fact: TableFact
}

export class Audience {
  readonly #all = new Set<Connection>()
  readonly #until: (question: string) => number | undefined

  constructor(until: (question: string) => number | undefined) {
    this.#until = until
  }
  get size(): number {
    return this.#all.size
  }

  /** A browser is there, though it has not said hello yet. */
  add(connection: Connection): void {
    const same = [...this.#all].filter(({ seat }) => seat === connection.seat).length
    if (same >= MOST_FOR_A_SEAT) throw new Refused('limit', `expected at most ${MOST_FOR_A_SEAT} pages of one seat`)
    this.#all.add(connection)
  }
  remove(connection: Connection): boolean {
    return this.#all.delete(connection)
  }
  /** Everybody, or everybody of a seat, is sent away at once. */
  dismiss(refusal: RefusalView, seat?: string): void {
    for (const connection of [...this.#all]) {
      if (seat !== undefined && connection.seat !== seat) continue
      this.#all.delete(connection)
      connection.dismiss(refusal)
    }
  }

  welcome(connection: Connection, table: Table, log: readonly LogLine[], earlier: boolean): void {
    const view = this.#view(table, connection.seat)
    connection.seen = { view, json: plain.read(view, 'view') }
    connection.send({ type: 'welcome', protocol: PROTOCOL, version: table.data.version, view, log, earlier })
  }
  /** What was told last may never have happened: everybody is told anew. */
  welcomeAll(table: Table): void {
    for (const connection of this.#welcomed(table)) this.welcome(connection, table, [], true)
  }
  /** What each is to be sent once these facts are stored. */
  telling(table: Table, facts: readonly Numbered[]): readonly (() => void)[] {
    const { version } = table.data
    return this.#welcomed(table).map(connection => {
      const changes = this.#changes(connection, this.#view(table, connection.seat))
      const log = this.lines(table, connection.seat, facts)
      return () => connection.send({ type: 'changed', version, changes, log })
    })
  }
  /** Who is here has changed, and nothing else. */
  tellingWhoIsHere(table: Table, besides: Connection): readonly (() => void)[] {
    const { version } = table.data
    return this.#welcomed(table).flatMap(connection => {
      if (connection === besides || connection.seen === null) return []
      const { seats } = this.#view(table, connection.seat)
      const changes = this.#changes(connection, { ...connection.seen.view, seats })
      return changes.length === 0 ? [] : [() => connection.send({ type: 'changed', version, changes, log: [] })]
    })
  }
  lines(table: Table, seat: string, facts: readonly Numbered[]): readonly LogLine[] {
    const { names, kinds } = table.data
    const seeing = {
      seat: table.seat(seat),
      kindOf: (kind: string) => table.kind(kind),
      kindOfScene: (scene: string) => (Object.hasOwn(kinds, scene) ? kinds[scene] : undefined),
      nameOf: (id: string) => (Object.hasOwn(names, id) ? (names[id] ?? '') : ''),
    }
    return facts.flatMap(({ version, fact }) => linesOf(version, fact, seeing))
  }

  /** Those who have been told something, and still have a seat. */
  #welcomed({ data }: Table): readonly Connection[] {
    return [...this.#all].filter(({ seen, seat }) => seen !== null && Object.hasOwn(data.members, seat))
  }
  #changes(connection: Connection, view: TableView) {
    const now = plain.read(view, 'view')
    const changes = changesBetween(connection.seen?.json ?? null, now)
    connection.seen = { view, json: now }
    return changes
  }
  #view(table: Table, seat: string): TableView {
    const here = new Set([...this.#all].flatMap(one => (one.seen === null ? [] : one.seat)))
    // Whoever is being welcomed is here, too.
    return viewTable(table, seat, { online: id => id === seat || here.has(id), until: this.#until })
  }
}
