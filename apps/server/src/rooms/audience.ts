/** Everybody whose browser is open at a table, and what each of them is told: always what their seat may see. */
import { type Change, changesBetween, type LogLine, PROTOCOL, type RefusalView, type TableView } from '@umpire/protocol'
import { likenessOf, linesOf, linesOfPlay, Refused, type Table, type TableFact, Views } from '@umpire/table'
import type { Connection } from './connection.ts'

const MOST_FOR_A_SEAT = 10

/** A fact with its place in the log. */
export interface Numbered {
  readonly version: number
  readonly fact: TableFact
}

/** Whose command it is, and which: one browser of a seat. */
export interface Asker {
  readonly connection: Connection
  readonly id: string
}

/** What is to be sent to everybody, and whether whoever asked will have the answer with it. */
interface Telling {
  readonly sends: readonly (() => void)[]
  readonly answers: boolean
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
    const view = this.#views(table, connection.seat).of(connection.seat)
    connection.seen = view
    connection.send({ type: 'welcome', protocol: PROTOCOL, version: table.data.version, view, log, earlier })
  }
  /** What was told last may never have happened: everybody is told anew. */
  welcomeAll(table: Table): void {
    for (const connection of this.#welcomed(table)) this.welcome(connection, table, [], true)
  }
  /** What each is to be sent once these facts are stored; whoever asked for them is told so, if that one listens. */
  telling(table: Table, facts: readonly Numbered[], asker?: Asker): Telling {
    const views = this.#views(table)
    const lines = new LineTexts(table)
    const differences = new Differences()
    const listening = this.#welcomed(table)
    const sends = listening.map(connection => {
      const changes = differences.told(connection, views.of(connection.seat))
      const done = connection === asker?.connection ? asker.id : undefined
      const text = changedText(table.data.version, changes, lines.of(connection.seat, facts), done)
      return () => connection.sendText(text)
    })
    return { sends, answers: asker !== undefined && listening.includes(asker.connection) }
  }
  /** Who is here has changed, and nothing else. */
  tellingWhoIsHere(table: Table, besides: Connection): readonly (() => void)[] {
    const views = this.#views(table)
    const differences = new Differences()
    return this.#welcomed(table).flatMap(connection => {
      if (connection === besides || connection.seen === null) return []
      const changes = differences.told(connection, {
        ...connection.seen,
        seats: views.seats(connection.seat),
      })
      const text = changedText(table.data.version, changes, '')
      return changes.length === 0 ? [] : [() => connection.sendText(text)]
    })
  }
  lines(table: Table, seat: string, facts: readonly Numbered[]): readonly LogLine[] {
    const seeing = seeingOf(table)
    return facts.flatMap(({ version, fact }) => linesOf(version, fact, table.seat(seat), seeing))
  }

  /** Those who have been told something, and still have a seat. */
  #welcomed({ data }: Table): readonly Connection[] {
    return [...this.#all].filter(({ seen, seat }) => seen !== null && Object.hasOwn(data.members, seat))
  }
  /** Whoever is being welcomed is here, too. */
  #views(table: Table, welcomed?: string): Views {
    const here = new Set([...this.#all].flatMap(one => (one.seen === null ? [] : one.seat)))
    return new Views(table, { online: id => id === welcomed || here.has(id), until: this.#until })
  }
}

/** How views differ from what was sent before. Seats share parts of theirs, so each such part is compared once. */
class Differences {
  readonly #known = new Map<unknown, { readonly before: unknown; readonly changes: readonly Change[] }>()

  /** From now on, this is what was sent. */
  told(connection: Connection, view: TableView): readonly Change[] {
    const before: { readonly [name: string]: unknown } = { ...connection.seen }
    const now: { readonly [name: string]: unknown } = { ...view }
    connection.seen = view
    const changes: Change[] = []
    for (const name of Object.keys(now)) {
      if (now[name] !== before[name]) changes.push(...this.#between(name, before[name], now[name]))
    }
    return changes
  }
  #between(name: string, before: unknown, after: unknown): readonly Change[] {
    const known = this.#known.get(after)
    if (known !== undefined && known.before === before) return known.changes
    const changes = changesBetween(before, after, [name])
    this.#known.set(after, { before, changes })
    return changes
  }
}

/** A message of the type `changed`, its lines being text already. */
function changedText(version: number, changes: readonly Change[], lines: string, done?: string): string {
  const answer = done === undefined ? '' : `,"done":${JSON.stringify(done)}`
  return `{"type":"changed","version":${version},"changes":${JSON.stringify(changes)},"log":[${lines}]${answer}}`
}

const seeingOf = (table: Table) => {
  const { names, kinds } = table.data
  return {
    kindOf: (kind: string) => table.kind(kind),
    kindOfScene: (scene: string) => (Object.hasOwn(kinds, scene) ? kinds[scene] : undefined),
    nameOf: (id: string) => (Object.hasOwn(names, id) ? (names[id] ?? '') : ''),
  }
}

/** The lines that each seat may see of some facts, as text. What happened in play is written once for seats alike. */
class LineTexts {
  readonly #table: Table
  readonly #seeing: ReturnType<typeof seeingOf>
  readonly #ofPlay = new Map<string, string>()

  constructor(table: Table) {
    this.#table = table
    this.#seeing = seeingOf(table)
  }
  of(seatId: string, facts: readonly Numbered[]): string {
    const seat = this.#table.seat(seatId)
    const likeness = likenessOf(seat)
    const texts = facts.map(({ version, fact }) => {
      if (fact.type !== 'advanced') return inner(linesOf(version, fact, seat, this.#seeing))
      const name = `${version} ${likeness}`
      const text = this.#ofPlay.get(name) ?? inner(linesOfPlay(version, fact, seat, this.#seeing))
      this.#ofPlay.set(name, text)
      return text
    })
    return texts.filter(text => text !== '').join()
  }
}

/** The text of a list without its brackets. */
const inner = (list: readonly LogLine[]): string => JSON.stringify(list).slice(1, -1)
