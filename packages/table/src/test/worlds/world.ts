/** One world: a table with its seats, and everything that each of them was sent, as text. */
import type { EntryView, Json, Seat } from '@umpire/engine'
import { type Command, changesBetween, type TableView } from '@umpire/protocol'
import { Refused } from '../../play/refused.ts'
import { Table } from '../../play/table.ts'
import { assigned, seated, type TableFact, unseated } from '../../state/facts.ts'
import { linesOf } from '../../view/lines.ts'
import { Views } from '../../view/view.ts'
import type { Game } from './games.ts'

/** Who is asked does not know when the program will answer before everybody is told. */
const AROUND = { online: () => true, until: () => 1_234 }

const SEATS = [
  { seat: 'gm', name: 'GM', role: 'gm', actors: [] },
  { seat: 'ann', name: 'Ann', role: 'player', actors: ['ours-0'] },
  { seat: 'bea', name: 'Bea', role: 'player', actors: ['ours-1'] },
  /** Plays one of the others, whom the GM gave away. */
  { seat: 'sly', name: 'Sly', role: 'player', actors: ['theirs-0'] },
  { seat: 'eve', name: 'Eve', role: 'spectator', actors: [] },
] as const

/** What a command came to: which seats were sent what, and what the GM knows of it. */
export interface Told {
  readonly refused: string | null
  /** It threw what is no refusal. */
  readonly failed: string | null
  readonly sent: ReadonlyMap<string, string>
  /** What anybody could see of it who was there. */
  readonly open: string
}

export class World {
  readonly table: Table
  readonly facts: TableFact[] = []
  readonly #seen = new Map<string, TableView>()
  #drawn = 0
  #at = 1000

  constructor({ system, options }: Game) {
    const chosen = { options, settings: {} }
    const first = Table.opened({ title: 'A table', system, chosen, secret: this.#secret(), at: this.#at })
    this.table = Table.from('t1', system, first)
    this.facts.push(first)
    for (const one of SEATS) {
      this.#take(this.table.record(seated({ by: one.seat, at: this.#at, ...one })))
    }
  }
  #secret(): Uint8Array {
    this.#drawn++
    return Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + this.#drawn) % 256)
  }
  #take(facts: readonly TableFact[]): void {
    this.facts.push(...facts)
  }

  get seats(): readonly Seat[] {
    return Object.keys(this.table.data.members).map(id => this.table.seat(id))
  }
  /** What the scene that is shown asks; nothing where none is. */
  get shown() {
    const { shown } = this.table
    return shown === null ? null : { id: shown.id, scene: this.table.scene(shown.id) }
  }
  view(seat: string): TableView {
    return new Views(this.table, AROUND).of(seat)
  }

  do(seat: string, command: Command): Told {
    const before = this.facts.length
    let refused: string | null = null
    try {
      this.#take(this.table.do(command, seat, { at: ++this.#at, secret: () => this.#secret() }))
    } catch (error) {
      if (!(error instanceof Error)) throw error
      // What went wrong is another test's business: nothing came of it, and the game ends there.
      if (!(error instanceof Refused)) return { failed: error.message, refused, ...this.#told(before) }
      const { code, message, rule } = error
      refused = JSON.stringify({ code, message, rule })
    }
    return { failed: null, refused, ...this.#told(before) }
  }
  /** The bot answers for whoever took too long. */
  late(): Told {
    const before = this.facts.length
    const { shown } = this
    const [asking] = shown?.scene.asking ?? []
    if (shown !== null && asking !== undefined) {
      this.#take(this.table.answerLate(shown.id, this.table.questionId(shown.id, asking), { at: ++this.#at }))
    }
    return { failed: null, refused: null, ...this.#told(before) }
  }
  /** A seat that leaves for good, and one that comes. */
  seated(seat: string, actors: readonly string[]): Told {
    const before = this.facts.length
    const values = { by: seat, at: ++this.#at, seat }
    if (!Object.hasOwn(this.table.data.members, seat)) {
      this.#take(this.table.record(seated({ ...values, name: seat, role: 'player', actors })))
    } else if (actors.length === 0) this.#take(this.table.record(unseated(values)))
    else this.#take(this.table.record(assigned({ ...values, actors })))
    return { failed: null, refused: null, ...this.#told(before) }
  }
  /** What a seat is sent that comes back: how things stand, and the lines of all that happened. */
  welcome(seat: string): string {
    return JSON.stringify([this.view(seat), this.#lines(seat, 0)])
  }

  #lines(seatId: string, from: number) {
    const { table } = this
    const seeing = {
      kindOf: (kind: string) => table.kind(kind),
      kindOfScene: (scene: string) => table.data.kinds[scene],
      nameOf: (id: string) => table.data.names[id] ?? '',
    }
    const seat = table.seat(seatId)
    return this.facts.slice(from).flatMap((fact, index) => linesOf(from + index + 1, fact, seat, seeing))
  }
  #told(from: number): Pick<Told, 'sent' | 'open'> {
    const sent = this.seats.map(({ id }): [string, string] => {
      const view = this.view(id)
      const changes = changesBetween(this.#seen.get(id), view)
      this.#seen.set(id, view)
      return [id, JSON.stringify([view, changes, this.#lines(id, from)])]
    })
    return { sent: new Map(sent), open: JSON.stringify([this.#opened(from), this.#asked()]) }
  }

  /** What happened, as those saw who were there: kinds, words and dice, and where things are; no other number. */
  #opened(from: number): Json {
    const entries = this.facts
      .slice(from)
      .flatMap(fact => (fact.type === 'advanced' ? fact.values.stretches : []))
      .flatMap(stretch => stretch.entries)
    return entries.map(({ fact, note, rolls, unseen }) => [
      fact === undefined ? null : [fact.type, worded(fact.values)],
      note === undefined ? null : note.text,
      rolls.map(({ dice, faces, purpose }: EntryView['rolls'][number]) => [dice, [...faces], purpose]),
      JSON.stringify(unseen ?? []),
    ])
  }
  /** Who is asked what, who is where, and who perceives whom. */
  #asked(): Json {
    const { shown } = this
    if (shown === null) return null
    const { scene } = shown
    const state = worded(scene.data.state)
    return [
      scene.asking.map(({ question }) => (question.kind === 'choice' ? [question.who, question.question] : [])),
      JSON.stringify(scene.unseen),
      OPEN.flatMap(name => (isMap(state) && name in state ? [state[name] ?? null] : [])),
    ]
  }
}

const OPEN = ['standing', 'stage', 'winner']
/** Numbers that anybody sees: where things are, and what a blow that came through cost. */
const OPEN_NUMBERS: ReadonlySet<string> = new Set([
  'injury',
  'dr',
  'q',
  'r',
  'x',
  'y',
  'band',
  'round',
  'second',
  'winner',
])
/** Words for what a number of theirs comes to, that nobody else sees. */
const OWN_WORDS: ReadonlySet<string> = new Set([
  'arms',
  'weapons',
  'healing',
  'gained',
  'injuries',
  'penalties',
  'watch',
  'feint',
  'limbs',
  'unaware',
  'coma',
])

const isMap = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Words and truths of it, without its numbers but those that anybody sees. */
function worded(value: Json, name = ''): Json {
  if (typeof value === 'number') return OPEN_NUMBERS.has(name) ? value : 0
  if (Array.isArray(value)) return value.map(item => worded(item, name))
  if (!isMap(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (OWN_WORDS.has(key) ? [] : [[key, worded(part, key)]])),
  )
}
