/**
 * What an attack of GURPS costs at a table of four: every command from the turn's choice to the wound, decided, checked for
 * the store, seen by each seat and written for it. Processor time, beside that of writing and reading what the four see.
 */
import { type Command, changesBetween, type TableView } from '@umpire/protocol'
import { linesOf, seated, Table, type TableFact, tableFacts, Views } from '@umpire/table'
import { report } from '../measure.ts'
import { begun, gurps, isAttack, OF_A_TURN, patrol } from './patrol.ts'

const FIGHTS = 12
const ROUNDS = 5
/** Nanoseconds of the processor that an attack may take. */
const ALLOWED = 4e6

const SEATS = ['gm', 'p0', 'p1', 'p2'] as const
const AROUND = { online: () => true, until: () => undefined }

const cpuNs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) * 1000
}

/** One table with four people, who do what is proposed. */
class Sitting {
  readonly #table: Table
  readonly #seen = new Map<string, TableView>()
  readonly #scene: string
  #at = 1000
  #drawn: number
  /** Characters sent to the four. */
  sent = 0

  constructor(seed: number) {
    this.#drawn = seed
    const chosen = { options: patrol.options ?? [], settings: {} }
    const about = { title: patrol.title, system: gurps, chosen, at: this.#at }
    this.#table = Table.from('t1', gurps, Table.opened({ ...about, secret: this.#secret() }))
    this.#seat('gm', 'gm', [])
    this.#table.do(begun, 'gm', this.#now)
    this.#scene = this.#table.shown?.id ?? ''
    const { actors, strangers } = this.#table.scene(this.#scene)
    const players = actors.filter(actor => !strangers.includes(actor))
    for (const [place, seat] of SEATS.slice(1).entries()) {
      this.#seat(
        seat,
        'player',
        players.filter((_, index) => index % (SEATS.length - 1) === place),
      )
    }
    for (const actor of actors) this.#table.do({ type: 'dial', actor, to: 'propose' }, 'gm', this.#now)
    this.#tell([])
  }

  get over(): boolean {
    return this.#table.scene(this.#scene).over
  }
  /** What stands, as the four see it. */
  get views(): readonly TableView[] {
    return [...this.#seen.values()]
  }
  get asked(): { readonly question: string; readonly choice: string; readonly answer: () => void } {
    const [asked] = this.#seen.get('gm')?.scene?.questions ?? []
    if (asked === undefined || asked.question.kind !== 'choice') throw new Error('a fight: expected a choice, got none')
    const { id, proposed: choice, question } = asked
    if (choice === undefined) throw new Error(`${question.question}: expected a proposal, got none`)
    const by = this.#seats(question.who)
    const command: Command = { type: 'answer', scene: this.#scene, question: id, answer: { choice } }
    return { question: question.question, choice, answer: () => this.#tell(this.#table.do(command, by, this.#now)) }
  }

  get #now() {
    return { at: ++this.#at, secret: this.#secret }
  }
  readonly #secret = (): Uint8Array => Uint8Array.from({ length: 32 }, (_, index) => (index * 7 + ++this.#drawn) % 256)
  #seat(seat: string, role: 'gm' | 'player', actors: readonly string[]): void {
    this.#table.apply(seated({ by: seat, at: this.#at, seat, name: seat, role, actors }))
  }
  #seats(who: string): string {
    return SEATS.find(seat => this.#table.seat(seat).actors.includes(who)) ?? 'gm'
  }
  /** As a room does: facts in the form that is stored, and for each seat what has changed. */
  #tell(facts: readonly TableFact[]): void {
    this.sent += JSON.stringify(facts.map(fact => tableFacts.store(fact))).length
    const { names, kinds, version } = this.#table.data
    const seeing = {
      kindOf: (kind: string) => this.#table.kind(kind),
      kindOfScene: (id: string) => kinds[id],
      nameOf: (id: string) => names[id] ?? '',
    }
    const views = new Views(this.#table, AROUND)
    for (const seat of SEATS) {
      const view = views.of(seat)
      const changes = changesBetween(this.#seen.get(seat), view)
      const log = facts.flatMap((fact, index) =>
        linesOf(version - facts.length + index + 1, fact, this.#table.seat(seat), seeing),
      )
      this.#seen.set(seat, view)
      this.sent += JSON.stringify({ type: 'changed', version, changes, log }).length
    }
  }
}

/** Fights to their end; what their attacks took of the processor, each on the average, in nanoseconds. */
function attacks(round: number): number {
  let took = 0
  let made = 0
  for (let fight = 0; fight < FIGHTS; fight++) {
    const sitting = new Sitting(round * FIGHTS + fight)
    while (!sitting.over) {
      const { choice, answer } = sitting.asked
      const start = cpuNs()
      answer()
      if (!isAttack(choice)) continue
      while (!sitting.over && sitting.asked.question !== OF_A_TURN) sitting.asked.answer()
      took += cpuNs() - start
      made++
    }
  }
  return took / made
}

/** The same four views as text, and read again. */
function views(round: number): number {
  const all = new Sitting(round).views
  const start = cpuNs()
  let length = 0
  const TIMES = 100
  for (let time = 0; time < TIMES; time++) {
    for (const view of all) length += JSON.stringify(JSON.parse(JSON.stringify(view))).length
  }
  if (length === 0) throw new Error('a view: expected something in it')
  return (cpuNs() - start) / TIMES
}

export function benchGurpsAttack(): void {
  attacks(0)
  const ours: number[] = []
  const peer: number[] = []
  for (let round = 1; round <= ROUNDS; round++) {
    peer.push(views(round))
    ours.push(attacks(round))
  }
  const what = 'processor time of an attack of GURPS at a table of four: decided, checked, seen and written'
  report(what, 'an attack', 'the four views as text and back', 1 / 4, ours, peer)
  report(what, 'an attack', 'what is allowed', 1, ours, [ALLOWED])
}
