/**
 * A table in hand: it knows the scenes that are being played and remembers the last of what happened. It stores nothing
 * and sends nothing: whoever leads it appends the facts of a command and then publishes.
 *
 *     const table = Table.from(id, system, Table.opened({ title, system, chosen, secret, at }))
 *     table.do(command, seat, { at, secret })   // the facts, applied already; throws Refused
 */
import { digest, FacesError, FairDice, LogError, NotationError } from '@umpire/dice'
import {
  type Asking,
  BadInput,
  Barred,
  type Chosen,
  type Scene,
  type SceneData,
  type SceneKind,
  type Seat,
  type Stretch,
} from '@umpire/engine'
import type { Command, Dial, TableSettings } from '@umpire/protocol'
import type { System } from '@umpire/registry'
import type { Game, KeptRoll, Member, SceneEntry, TableData } from '../state/data.ts'
import { evolve, openedTable } from '../state/evolve.ts'
import { advanced, type FactOf, opened, type TableFact } from '../state/facts.ts'
import { decide } from './decide.ts'
import type { Known } from './known.ts'
import { keepIfChanged, unseenIn } from './people.ts'
import { titleOf, whoOf } from './questions.ts'
import { withoutLongReasons } from './reasons.ts'
import { Refused } from './refused.ts'
import { letGo } from './release.ts'
import { goOn, goOnIfItMay } from './resume.ts'
import { TableDice } from './table-dice.ts'
import { goesBackTo, type Past, rollsIn } from './undo.ts'

export interface NewTable {
  readonly title: string
  readonly system: System
  readonly chosen: Chosen
  /** 32 random bytes for the dice. */
  readonly secret: Uint8Array
  readonly at: number
}

/** A clock and random bytes: what a table cannot make by itself. */
export interface Circumstances {
  readonly at: number
  readonly secret: () => Uint8Array
  /** Enough was played in one go: what would go on by itself waits for `playOn`. Never, if left out. */
  readonly rests?: () => boolean
  /** For an undo or redo of what is no longer remembered. */
  readonly past?: Past
}

const USUAL: TableSettings = { dice: 'server', timer: null, undo: 'keep' }
const ID_DIGITS = 24
const MOST_IDS = 30
/** How many facts back the game is kept in memory. */
const REMEMBERED = 25

type Record = (fact: TableFact) => void

/** What else there is to say of play that went on. */
interface Circumstance {
  readonly follows?: boolean
  readonly timedOut?: { readonly who: string; readonly question: string } | null
  readonly insteadOf?: { readonly who: string; readonly seat: string } | null
}

interface Remembered {
  readonly version: number
  /** Before the fact. */
  readonly game: Game
  /** All that undoing needs of the fact itself, which is many times as big. */
  readonly rolls: readonly KeptRoll[]
}

export class Table {
  readonly id: string
  readonly #system: System
  #data: TableData
  #past: readonly Remembered[] = []
  /** Scenes in hand, each with the data it stands for, and how often it had gone on then. */
  readonly #open = new Map<string, { readonly entry: SceneEntry; readonly scene: Scene; readonly went: number }>()
  /** Names of questions: they are asked for again and again. */
  readonly #ids = new Map<string, string>()
  /** The dice of the command that is being carried out. */
  #dice: TableDice | null = null
  #rests: Circumstances['rests']
  /** The number that came with that command. */
  #number: string | undefined
  /** Facts come of what is being decided here; otherwise they are told. */
  #deciding = false

  /** A table as a snapshot holds it; facts since then follow by `apply`. */
  constructor(id: string, system: System, data: TableData) {
    this.id = id
    this.#system = system
    this.#data = data
  }
  /** The first fact of a new table. */
  static opened({ title, system, chosen, secret, at }: NewTable): FactOf<'opened'> {
    const { fair, opened: dice } = FairDice.open(secret, 2)
    return opened({ by: '', at, title, system: system.id, chosen, settings: USUAL, dice, fair: fair.state })
  }
  /** A table from its first fact. */
  static from(id: string, system: System, first: FactOf<'opened'>): Table {
    return new Table(id, system, openedTable(first))
  }

  get data(): TableData {
    return this.#data
  }
  /** What a seat plays, for the rulesets' own sight. */
  seat(id: string): Seat {
    const { role, actors } = this.member(id)
    return { id, role, actors }
  }
  member(id: string): Member {
    const found = Object.hasOwn(this.#data.members, id) ? this.#data.members[id] : undefined
    if (found === undefined) throw new Refused('not-allowed', 'this seat is no longer at the table')
    return found
  }
  dialOf(actor: string, scene: Scene): Dial {
    const set = Object.hasOwn(this.#data.dials, actor) ? this.#data.dials[actor] : undefined
    return set ?? (scene.strangers.includes(actor) ? 'do' : 'propose')
  }
  kind(kind: string): SceneKind {
    const found = this.#system.scenes.find(known => known.kind === kind)
    if (found !== undefined) return found
    const known = this.#system.scenes.map(one => one.kind)
    throw new Refused('malformed', `kind: expected one of ${known.join(', ')}, got ${JSON.stringify(kind)}`)
  }
  /** The data of a scene that is not put away. */
  entry(id: string): SceneEntry {
    const { scenes } = this.#data.game
    const entry = Object.hasOwn(scenes, id) ? scenes[id] : undefined
    if (entry === undefined)
      throw new Refused('no-such-scene', `scene: expected one of ${Object.keys(scenes).join(', ')}`)
    if (entry.ended) throw new Refused('no-such-scene', `${entry.title} has been put away`)
    return entry
  }
  scene(id: string): Scene {
    const entry = this.entry(id)
    const open = this.#open.get(id)
    if (open !== undefined && open.entry === entry) return open.scene
    const scene: Scene = this.kind(entry.kind).open(this.#data.chosen, entry, {
      throws: (dice, about, unseen) => this.#dice?.throws(dice, about, unseen),
      // Outside of a command nothing goes on.
      plays: actor => this.#dice !== null && this.dialOf(actor, scene) === 'do',
      rests: () => this.#rests?.() === true,
    })
    this.#open.set(id, { entry, scene, went: scene.went })
    return scene
  }
  /** The scene that is shown and not put away. */
  get shown(): { readonly id: string; readonly entry: SceneEntry } | null {
    const { shown, scenes } = this.#data.game
    const entry = shown === null ? undefined : scenes[shown]
    return shown === null || entry === undefined || entry.ended ? null : { id: shown, entry }
  }
  /** By what a seat knows somebody by name: the scene that is shown, and whom it did not perceive before. */
  get known(): Known {
    return { data: this.#data, scene: this.shown === null ? null : this.scene(this.shown.id) }
  }
  /**
   * The name of a question: another one has another name, so that a late answer answers nothing else. It tells nobody who
   * is asked, or what.
   */
  questionId(scene: string, { ask, question }: Asking): string {
    const { plays } = this.entry(scene)
    const what = question.kind === 'choice' ? question.question : question.about.purpose
    const named = JSON.stringify([this.#data.fair.secret, scene, plays, ask, whoOf(question) ?? '', what])
    const known = this.#ids.get(named)
    if (known !== undefined) return known
    const id = digest(named).slice(0, ID_DIGITS)
    if (this.#ids.size >= MOST_IDS) this.#ids.clear()
    this.#ids.set(named, id)
    return id
  }

  /** Carries on a fact that was decided here or stored. */
  apply(fact: TableFact): void {
    const { version, game } = this.#data
    this.#past = [...this.#past.slice(1 - REMEMBERED), { version: version + 1, game, rolls: rollsIn(fact) }]
    this.#data = evolve(
      this.#data,
      fact,
      kind => this.kind(kind),
      id => this.#advancing(id),
    )
    this.#followed(game, fact)
  }

  /** The fact before which the past must be told for this command, if it is not remembered. */
  needs(command: Command): number | null {
    const from = goesBackTo(this.#data, command)
    return from === null || this.#past.some(({ version }) => version === from) ? null : from
  }

  /** The facts that a command of a seat brings about; they are applied already. */
  do(command: Command, seat: string, circumstances: Circumstances): readonly TableFact[] {
    this.#number = 'number' in command ? command.number : undefined
    return this.#carryOut(record => {
      const before = this.#data
      let wentOn = false
      decide(this, command, seat, circumstances, fact => {
        wentOn ||= fact.type === 'advanced'
        record(fact)
      })
      if (!wentOn) goOnIfItMay(this, before, seat, circumstances.at, record)
      keepIfChanged(this, before, seat, circumstances.at, record)
    }, circumstances.rests)
  }

  /** Nobody is asked, and more follows by itself: `playOn` goes on with it. */
  get playsOn(): boolean {
    return !this.#data.held && this.shown !== null && this.scene(this.shown.id).stopped
  }
  /** The next piece of what goes on by itself. With what came before it is one step. */
  playOn({ at, rests }: Pick<Circumstances, 'at' | 'rests'>): readonly TableFact[] {
    if (!this.playsOn) return []
    return this.#carryOut(record => {
      const before = this.#data
      goOn(this, '', at, record, true)
      keepIfChanged(this, before, '', at, record)
    }, rests)
  }

  /** A fact that comes from no command, such as a seat that was given, and what follows from it; applied already. */
  record(fact: TableFact): readonly TableFact[] {
    const turning = fact.type === 'seated' ? letGo(this, fact.values, fact.values.at) : []
    const facts = [fact, ...turning]
    for (const one of facts) this.apply(one)
    return facts
  }

  /**
   * Somebody took too long: the program answers as it would have proposed, knowing no more than who plays the actor. It
   * would be nobody's advantage to wait for a choice that knows the enemy's secrets.
   */
  answerLate(
    sceneId: string,
    questionId: string,
    { at, rests }: Pick<Circumstances, 'at' | 'rests'>,
  ): readonly TableFact[] {
    return this.#carryOut(record => {
      const scene = this.scene(sceneId)
      const asking = scene.asking.find(one => this.questionId(sceneId, one) === questionId)
      const who = asking && whoOf(asking.question)
      if (asking === undefined || who === undefined) return
      const choice = scene.proposal(asking, { role: 'player', actors: [who] })
      if (choice === undefined) return
      const before = this.#data
      const title = titleOf(asking.question)
      this.advance('', at, sceneId, title, record, () => scene.answer(asking.ask, { choice, by: who }), {
        timedOut: { who, question: title },
      })
      keepIfChanged(this, before, '', at, record)
    }, rests)
  }

  /** The dice of the command in hand, with the number that came with it. */
  dice(scene?: Scene): TableDice {
    const dice = new TableDice(this.#data, scene, this.#number)
    this.#number = undefined
    return dice
  }

  /** Plays on in a scene and records what happened; answers whether anything did. */
  advance(
    by: string,
    at: number,
    scene: string,
    what: string,
    record: Record,
    act: (dice: TableDice) => readonly Stretch[],
    { follows = false, timedOut = null, insteadOf = null }: Circumstance = {},
  ): boolean {
    const live = this.scene(scene)
    const dice = this.dice(live)
    this.#dice = dice
    const unseen = unseenIn(live)
    const stretches = act(dice).map(withoutLongReasons)
    const { log, used, kept } = dice
    // A fact for each stretch, all one step: a whole fight in one go would be too much for one.
    const [first, ...rest] = stretches
    if (first === undefined) return false
    const one = { by, at, scene, what, kept, ...unseen }
    record(advanced({ ...one, stretches: [first], dice: log, used, follows, timedOut, insteadOf }))
    const same = { ...one, dice: [], used: [], follows: true, timedOut: null, insteadOf: null }
    for (const stretch of rest) record(advanced({ ...same, stretches: [stretch] }))
    return true
  }

  /** The game before a fact, and the dice since. */
  before(version: number, past: Past | undefined): Past {
    if (past !== undefined) return past
    const index = this.#past.findIndex(one => one.version === version)
    const found = this.#past[index]
    if (found === undefined) throw new Refused('busy', 'that step is far back; try again')
    return { game: found.game, rolls: this.#past.slice(index) }
  }

  /** Either all of it happens or nothing. */
  #carryOut(work: (record: (fact: TableFact) => void) => void, rests: Circumstances['rests']): readonly TableFact[] {
    const [data, past] = [this.#data, this.#past]
    this.#rests = rests
    this.#deciding = true
    const facts: TableFact[] = []
    try {
      work(fact => {
        this.apply(fact)
        facts.push(fact)
      })
      return facts
    } catch (error) {
      this.#data = data
      this.#past = past
      // A scene that has gone on half way is taken up anew from the data; the others stand where they stood.
      for (const [id, { scene, went }] of this.#open) if (scene.went !== went) this.#open.delete(id)
      if (error instanceof Barred) throw new Refused('rules', error.because, error.rule)
      if (error instanceof BadInput) throw new Refused('rules', error.message)
      if (error instanceof NotationError || error instanceof FacesError || error instanceof LogError) {
        throw new Refused('malformed', `dice: ${error.message}`)
      }
      throw error
    } finally {
      this.#dice = null
      this.#rests = undefined
      this.#number = undefined
      this.#deciding = false
    }
  }
  /** The scene that a command is playing on with: it is ahead of the data until its fact is applied. */
  #advancing(id: string): SceneData | undefined {
    return this.#dice === null ? undefined : this.#open.get(id)?.scene.data
  }
  /** A scene in hand stands for the data that came of what it did; not for what happened without it. */
  #followed(before: Game, fact: TableFact): void {
    if (fact.type === 'undone' || fact.type === 'redone') this.#open.clear()
    if (fact.type !== 'advanced' && fact.type !== 'overridden') return
    const id = fact.values.scene
    if (!this.#deciding) this.#open.delete(id)
    const open = this.#open.get(id)
    const entry = this.#data.game.scenes[id]
    if (open === undefined || entry === undefined) return
    const { scene } = open
    if (open.entry === before.scenes[id]) this.#open.set(id, { entry, scene, went: scene.went })
  }
}
