/**
 * A table that is tried: whatever is done is done at a table that never stops and at another that dies now and then, and
 * told to a third one as it is stored. All of them must agree at every step.
 */
import { readDiceLog, verifyDice } from '@umpire/dice'
import { type Json, sameJson } from '@umpire/engine'
import { type Command, command as commandField } from '@umpire/protocol'
import { Refused } from '../../play/refused.ts'
import { Table } from '../../play/table.ts'
import { type Past, rollsIn } from '../../play/undo.ts'
import type { Game, TableData } from '../../state/data.ts'
import { DiceLogs } from '../../state/dice-logs.ts'
import { seated, type TableFact, tableFacts, tableField, unseated } from '../../state/facts.ts'
import { linesOf } from '../../view/lines.ts'
import { viewTable } from '../../view/view.ts'
import { Any } from './any.ts'
import { type Deed, deedAt, type Seen } from './deeds.ts'
import type { Stage } from './stages.ts'

const ID = 't1'
const AROUND = { online: () => false, until: () => undefined }
/** The last one comes and goes. */
const SEATS = ['gm', 'ann', 'bea', 'eve', 'tom']
const MOST_SHOWN = 300

/** As it comes back from a store. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
const readBack = (fact: TableFact): TableFact => tableFacts.read(stored(tableFacts.store(fact)), 'fact')
const snapshotOf = (data: TableData): TableData => tableField.read(stored(data), 'snapshot')

/** Where two values are not the same, for whoever looks for the reason. */
function difference(a: unknown, b: unknown, place = ''): string {
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)])
    for (const name of names) {
      const [one, other] = [Reflect.get(a, name), Reflect.get(b, name)]
      if (!sameJson(one, other)) return difference(one, other, `${place}.${name}`)
    }
  }
  const shown = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').slice(0, MOST_SHOWN)
  return `${place}: ${shown(a)} is not ${shown(b)}`
}

function agree(what: string, a: unknown, b: unknown): void {
  if (!sameJson(a, b)) throw new Error(`${what}${difference(a, b)}`)
}

type Outcome = { readonly facts: readonly TableFact[] } | { readonly refused: string }

export class Trial {
  readonly #stage: Stage
  /** It never stops. */
  #live: Table
  /** It dies now and then. */
  #other: Table
  /** It only hears of what happened, as it is stored. */
  readonly #told: Table
  readonly #facts: TableFact[] = []
  readonly #games: Game[] = []
  #snapshots: TableData[] = []
  readonly #seen: Seen = []
  readonly deeds: Deed[] = []
  /** How often each came: what was done, and what was refused. */
  readonly counts = new Map<string, number>()

  constructor(stage: Stage, seed: string) {
    this.#stage = stage
    const secret = secretOf(seed)
    const { system, chosen } = stage
    const first = Table.opened({ title: 'A trial', system, chosen, secret, at: 1 })
    const opening = readBack(first)
    if (opening.type !== 'opened') throw new Error('an opening is read back as something else')
    this.#live = Table.from(ID, system, first)
    this.#other = Table.from(ID, system, opening)
    this.#told = Table.from(ID, system, opening)
    this.#facts.push(opening)
    this.#games.push(this.#told.data.game, this.#told.data.game)
    this.#carryOut({ seat: 'gm', name: 'GM', role: 'gm', actors: [] }, seed)
    this.#carryOut({ seat: 'ann', name: 'Ann', role: 'player', actors: ['Ada', 'ours-0', 'Vera', 'Mirel'] }, seed)
    this.#carryOut({ seat: 'bea', name: 'Bea', role: 'player', actors: ['Bram', 'theirs-0'] }, seed)
    this.#carryOut({ seat: 'eve', name: 'Eve', role: 'spectator', actors: [] }, seed)
  }

  get facts(): number {
    return this.#facts.length
  }
  /** One thing by chance, and whether all of them agree about it; now and then about everything. */
  step(seed: string): void {
    const any = new Any(seed)
    const deed = deedAt({ any, table: this.#live, stage: this.#stage, seen: this.#seen, seats: SEATS })
    this.deeds.push(deed)
    this.#carryOut(deed, seed)
    if (any.once(8)) this.compare()
  }
  /** Seals the dice, and lets anybody verify them. */
  finish(): void {
    this.#carryOut({ do: { type: 'sealDice' }, by: 'gm', rests: 0 }, 'end')
    this.compare()
    const logs = new DiceLogs()
    for (const fact of this.#facts) logs.add(fact)
    for (const log of logs.sealed) {
      const verdict = verifyDice(readDiceLog(log))
      if (!verdict.ok) throw new Error(`dice: entry ${verdict.at}: ${verdict.reason}`)
    }
  }
  /** Everything that anybody can see, at every table. */
  compare(): void {
    const { system } = this.#stage
    const snapshot = snapshotOf(this.#live.data)
    const opened = new Table(ID, system, snapshot)
    const live = standing(this.#live)
    for (const [name, table] of [
      ['other', this.#other],
      ['told', this.#told],
      ['from a snapshot', opened],
    ] as const) {
      agree(`${name}: data`, this.#live.data, table.data)
      agree(`${name}: standing`, live, standing(table))
    }
    this.#snapshots = [...this.#snapshots.slice(-20), snapshot]
  }

  #carryOut(deed: Deed, seed: string): void {
    if ('crash' in deed) {
      this.#count('crash')
      this.#other = this.#reopened(deed.crash)
      return
    }
    const command = 'do' in deed ? commandField.safeParse(deed.do).data : undefined
    if ('do' in deed && command === undefined) return this.#count('no command')
    const name = command?.type ?? Object.keys(deed)[0] ?? ''
    const before = this.#live.data
    const looked = new Any(`look ${seed}`).once(4) ? standing(this.#live) : null
    const outcome = this.#by(this.#live, deed, command, seed)
    agree('outcome of other', outcome, this.#by(this.#other, deed, command, seed))
    if ('refused' in outcome) {
      this.#count(`${name}, refused`)
      if (this.#live.data !== before) throw new Error('a refusal changed the data')
      if (looked !== null) agree('after a refusal', looked, standing(this.#live))
      return
    }
    this.#count(name)
    for (const fact of outcome.facts) this.#tell(fact)
    agree('told: data', this.#live.data, this.#told.data)
    agree('other: data', this.#live.data, this.#other.data)
  }
  #count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1)
  }
  #by(table: Table, deed: Deed, command: Command | undefined, seed: string): Outcome {
    const at = this.#facts.length + 1000
    let played = 0
    const resting = (most: number) => (): boolean => ++played > most
    try {
      if ('do' in deed && command !== undefined) {
        const { by, rests } = deed
        const from = table.needs(command)
        const past = from === null ? {} : { past: this.#past(from) }
        const secret = () => secretOf(seed)
        return { facts: table.do(command, by, { at, secret, rests: resting(rests), ...past }) }
      }
      if ('playOn' in deed) return { facts: table.playOn({ at, rests: resting(deed.playOn) }) }
      if ('late' in deed) return { facts: table.answerLate(deed.scene, deed.late, { at, rests: resting(deed.rests) }) }
      if ('seat' in deed) return { facts: table.record(seated({ by: deed.seat, at, ...deed })) }
      if ('unseat' in deed) return { facts: table.record(unseated({ by: 'gm', at, seat: deed.unseat })) }
      return { facts: [] }
    } catch (error) {
      if (error instanceof Refused) return { refused: `${error.code}: ${error.message}` }
      throw error
    }
  }
  #past(from: number): Past {
    const game = this.#games[from - 1] ?? this.#told.data.game
    const rolls = this.#facts.slice(from - 1).map((fact, index) => ({ version: from + index, rolls: rollsIn(fact) }))
    return { game, rolls }
  }
  #tell(fact: TableFact): void {
    const back = readBack(fact)
    agree('a fact read back', fact, back)
    const { data } = this.#told
    this.#told.apply(back)
    this.#facts.push(back)
    this.#games.push(this.#told.data.game)
    const version = this.#facts.length
    if (fact.type === 'undone')
      agree('undone game', this.#games[(fact.values.steps[0]?.version ?? 0) - 1], fact.values.game)
    if (fact.type === 'redone')
      agree('redone game', this.#games[(data.undone.at(-1)?.version ?? 0) - 1], fact.values.game)
    for (const seat of Object.keys(this.#live.data.members)) {
      if (!Object.hasOwn(this.#told.data.members, seat)) continue
      agree(`lines of ${seat}`, linesFor(this.#live, version, fact, seat), linesFor(this.#told, version, back, seat))
    }
  }
  /** As a server takes it up that had died. */
  #reopened(ago: number | null): Table {
    const { system } = this.#stage
    const snapshot =
      ago === null ? undefined : this.#snapshots.findLast(({ version }) => version <= this.#facts.length - ago)
    const [first] = this.#facts
    if (first?.type !== 'opened') throw new Error('no opening')
    const table = snapshot === undefined ? Table.from(ID, system, first) : new Table(ID, system, snapshot)
    for (const fact of this.#facts.slice(table.data.version)) table.apply(fact)
    return table
  }
}

/** Everything of a table that is not data: what each seat sees, and each scene as it stands. */
function standing(table: Table): Json {
  const { members, game } = table.data
  const views = Object.keys(members).map(seat => [seat, viewTable(table, seat, AROUND)])
  const scenes = Object.entries(game.scenes).map(([id, { state, underway }]) => {
    const scene = table.scene(id)
    agree(`scene ${id} as it is stored`, { state, underway }, scene.data)
    const { asking, over, stopped } = scene
    return [id, asking.map(one => table.questionId(id, one)), over, stopped]
  })
  return JSON.parse(JSON.stringify([views, scenes, table.playsOn]))
}

function linesFor(table: Table, version: number, fact: TableFact, seat: string) {
  const { kinds, names } = table.data
  const seeing = {
    kindOf: (kind: string) => table.kind(kind),
    kindOfScene: (scene: string) => (Object.hasOwn(kinds, scene) ? kinds[scene] : undefined),
    nameOf: (of: string) => (Object.hasOwn(names, of) ? (names[of] ?? '') : ''),
  }
  return linesOf(version, fact, table.seat(seat), seeing)
}

function secretOf(seed: string): Uint8Array {
  const any = new Any(`secret ${seed}`)
  return Uint8Array.from({ length: 32 }, () => any.below(256))
}
