/**
 * A playable at a table, its types forgotten: a fight, a career, the time between. Whoever runs a table knows states,
 * facts and questions as plain data only, and never which ruleset they belong to.
 *
 *     const scene = kind.open(chosen, kind.begin(given, chosen), helpers)
 *     scene.goOn()            // what happened until somebody must answer
 *     scene.answer(1, { choice: 'dodge' })
 */
import { BadInput } from './bad-input.ts'
import type { Answer, Question } from './drivers/answer.ts'
import type { Play, Resumable } from './drivers/play.ts'
import type { Thrower } from './drivers/play-ask.ts'
import type { Policy } from './drivers/simulate.ts'
import { type Entry, type EntryView, viewEntry } from './entry.ts'
import { type Fact, replay, type StoredFact } from './fact.ts'
import { json } from './fields.ts'
import type { Choosable, Playable } from './game.ts'
import { type Json, type Path, replacedAt, sameJson } from './json.ts'
import type { World } from './procedure.ts'
import { type Chosen, compose, type Ruleset } from './ruleset.ts'
import { type Seat, show } from './view.ts'

/** A procedure under way, as plain data. */
export interface Underway {
  readonly procedure: string
  readonly given: Json
  /** The state it began from. */
  readonly state: Json
  readonly answers: readonly Answer[]
}

/** A scene as plain data: all that must be stored to go on with it. */
export interface SceneData {
  readonly state: Json
  readonly underway: Underway | null
}

/** What happened in one go: a procedure that began or went on, and perhaps ended. */
export interface Stretch {
  /** The procedure that began with it. */
  readonly begun?: { readonly procedure: string; readonly given: Json }
  readonly answers: readonly Answer[]
  readonly entries: readonly Entry[]
  readonly ended: boolean
}

/** A question with the number by which it is answered. */
export interface Asking {
  /** The same as long as the question stands, whoever else answers in between. */
  readonly ask: number
  readonly question: Question
}

/** Who throws and chooses in place of people. Asked each time, so that both may change while a scene goes on. */
export interface Helpers {
  readonly throws: Thrower
  /** The program chooses for this actor. */
  readonly plays: (actor: string) => boolean
}

interface Startable {
  readonly procedure: string
  readonly title: string
}

export interface SceneKind {
  readonly kind: string
  readonly title: string
  /** Reads a set-up from outside and answers the state it begins with. */
  readonly begin: (given: unknown, place: string, chosen: Chosen) => Json
  readonly open: (chosen: Chosen, data: SceneData, helpers: Helpers) => Scene
  /** The state after facts that were stored, of any version: no rule is asked. */
  readonly after: (state: Json, facts: readonly StoredFact[]) => Json
  /** The character that came of it, by all that happened in it; none yet, or none at all. */
  readonly character: (state: Json, facts: readonly StoredFact[]) => Json
  /** What a seat may see of an entry of such a scene. */
  readonly viewEntry: (entry: Entry, seat: Seat) => EntryView | undefined
}

/** A scene that is ready to play, for somebody who has never been here. */
export interface Demo {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly kind: string
  readonly given: Json
  /** Companions whom the program plays at first, so that a newcomer has one person to lead. */
  readonly companions: readonly string[]
}

/** A scene in hand. */
export interface Scene {
  readonly data: SceneData
  /** Nothing more can happen in it by itself. */
  readonly over: boolean
  readonly actors: readonly string[]
  /** The actors whom the program plays unless somebody says otherwise. */
  readonly strangers: readonly string[]
  readonly asking: readonly Asking[]
  /** What may be started, when nothing is under way. */
  readonly startable: readonly Startable[]
  /** What the program would choose, knowing everything. */
  readonly proposal: (asking: Asking) => string | undefined
  /** That tells nothing secret. */
  readonly innocent: (asking: Asking) => boolean
  readonly view: (seat: Seat) => Json
  readonly start: (procedure: string, given: unknown) => readonly Stretch[]
  readonly answer: (ask: number, answer: Answer) => readonly Stretch[]
  /** Goes on where nobody needs to be asked. */
  readonly goOn: () => readonly Stretch[]
  /**
   * The game master's word: another value at that place, if it makes a state at all; answers what was there. A question
   * that stands was asked before; the next one heeds it.
   */
  readonly override: (at: Path, value: Json) => { readonly from: Json }
}

/** What a ruleset says of a scene of its own. */
export interface SceneSpec<S, F extends Fact> {
  readonly kind: string
  readonly title: string
  readonly playable: Playable<S, F>
  readonly choosable: Choosable
  readonly begin: (given: unknown, place: string, ruleset: Ruleset) => S
  /** What goes on by itself in this state. */
  readonly next: (state: S) => { readonly procedure: string; readonly given: Json } | null
  readonly over: (state: S) => boolean
  readonly actors: (state: S) => readonly string[]
  readonly strangers: (state: S) => readonly string[]
  /** Procedures that people may start. */
  readonly startable: readonly string[]
  /** The character that came of it, by the facts of the scene; none yet, or none at all. */
  readonly character?: (state: S, facts: readonly StoredFact[]) => Json
  readonly bot: (ruleset: Ruleset) => Policy<S>
  /** What the bot would choose hangs on nothing that whoever is asked does not see, so that it may be told. */
  readonly innocent: (question: string) => boolean
}

const plain = json()

export function sceneKind<S, F extends Fact>(spec: SceneSpec<S, F>): SceneKind {
  const { kind, title, playable } = spec
  return {
    kind,
    title,
    begin: (given, place, chosen) => plain.read(spec.begin(given, place, compose(spec.choosable, chosen)), place),
    open: (chosen, data, helpers) => new LiveScene(spec, compose(spec.choosable, chosen), data, helpers),
    character: (state, facts) => spec.character?.(playable.state.read(state, 'state'), facts) ?? null,
    viewEntry: (entry, seat) => viewEntry(playable.facts, entry, seat),
    after: (state, stored) => {
      const facts = stored.map(one => playable.facts.read(one))
      return plain.read(replay(playable.state.read(state, 'state'), facts, playable.evolve), 'state')
    },
  }
}

/** A list of more plays than this, each begun by the last, is a ruleset that never asks anybody. */
const MOST_PLAYS = 1000

class LiveScene<S, F extends Fact> implements Scene {
  readonly #spec: SceneSpec<S, F>
  readonly #playable: Playable<S, F>
  readonly #world: World<S, F>
  readonly #policy: Policy<S>
  readonly #helpers: Helpers
  #state: S
  #play: { readonly begun: Omit<Underway, 'answers'>; readonly play: Play<S, F, unknown> } | null = null
  /** Nothing is thrown or chosen while a play is only being taken up again. */
  #helping = true

  constructor(spec: SceneSpec<S, F>, ruleset: Ruleset, data: SceneData, helpers: Helpers) {
    const { playable } = spec
    this.#spec = spec
    this.#playable = playable
    this.#world = { ...playable, ruleset }
    this.#policy = spec.bot(ruleset)
    this.#helpers = helpers
    this.#state = playable.state.read(data.state, 'state')
    if (data.underway !== null) this.#takeUp(data.underway)
  }

  get data(): SceneData {
    const underway = this.#play && { ...this.#play.begun, answers: [...this.#play.play.answers] }
    return { state: plain.read(this.#state, 'state'), underway }
  }
  get over(): boolean {
    return this.#play === null && this.#spec.over(this.#state)
  }
  get actors(): readonly string[] {
    return this.#spec.actors(this.#state)
  }
  get strangers(): readonly string[] {
    return this.#spec.strangers(this.#state)
  }
  get asking(): readonly Asking[] {
    return this.#play?.play.pending.map(({ ask, question }) => ({ ask, question })) ?? []
  }
  get startable(): readonly Startable[] {
    if (this.#play !== null) return []
    return this.#spec.startable.map(id => ({ procedure: id, title: this.#procedure(id).title }))
  }
  proposal({ ask, question }: Asking): string | undefined {
    const who = question.kind === 'choice' ? question.who : undefined
    const pending = this.#play?.play.pending.find(one => one.ask === ask && one.who === who)
    return pending?.proposed?.(offer => this.#policy(offer, this.#state))
  }
  innocent({ question }: Asking): boolean {
    return question.kind === 'choice' && this.#spec.innocent(question.question)
  }
  view(seat: Seat): Json {
    return show(this.#state, this.#playable.sight, seat) ?? {}
  }

  start(procedure: string, given: unknown): readonly Stretch[] {
    if (this.#play !== null) throw new BadInput('scene', 'nothing under way', this.#play.begun.procedure)
    if (!this.#spec.startable.includes(procedure)) {
      throw new BadInput('procedure', `one of ${this.#spec.startable.join(', ')}`, procedure)
    }
    const begun = this.#begin(procedure, given)
    return [begun, ...this.goOn()]
  }
  answer(ask: number, answer: Answer): readonly Stretch[] {
    const under = this.#play
    if (under === null || !under.play.pending.some(pending => pending.ask === ask)) {
      throw new BadInput('answer', 'a question that is still open', ask)
    }
    const stretch = this.#stretch(under.play, () => under.play.answer(answer))
    return [stretch, ...this.goOn()]
  }
  goOn(): readonly Stretch[] {
    const stretches: Stretch[] = []
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const under = this.#play
      if (under !== null) {
        const stretch = this.#stretch(under.play, () => under.play.goOn())
        if (stretch.answers.length > 0 || stretch.ended) stretches.push(stretch)
        if (this.#play !== null) return stretches
      }
      const next = this.#spec.next(this.#state)
      if (next === null) return stretches
      stretches.push(this.#begin(next.procedure, next.given))
    }
    throw new Error(`${this.#spec.kind}: more than ${MOST_PLAYS} procedures in one go`)
  }
  override(at: Path, value: Json): { readonly from: Json } {
    const { from, after } = replacedAt(plain.read(this.#state, 'state'), at, value)
    const state = this.#playable.state.read(after, 'state')
    this.#play?.play.override(at, value)
    this.#state = this.#play?.play.state ?? state
    return { from }
  }

  #procedure(id: string): Resumable<S, F> {
    const found = this.#playable.procedures.find(known => known.id === id)
    if (found !== undefined) return found
    throw new BadInput('procedure', `one of ${this.#playable.procedures.map(known => known.id).join(', ')}`, id)
  }
  readonly #throws: Thrower = (dice, about) => (this.#helping ? this.#helpers.throws(dice, about) : undefined)
  readonly #bots = (offer: Parameters<Policy<S>>[0], state: S): string | undefined =>
    this.#helping && this.#helpers.plays(offer.who) ? this.#policy(offer, state) : undefined

  #begin(id: string, given: unknown): Stretch {
    const state = plain.read(this.#state, 'state')
    const procedure = this.#procedure(id)
    // Read first, so that what is stored is what was used.
    const read = plain.read(procedure.given.read(given, 'given'), 'given')
    const play = procedure.start(this.#world, read, this.#state, this.#throws, [], this.#bots)
    this.#play = { begun: { procedure: id, given: read, state }, play }
    const { answers, entries, ended } = this.#settle(play, 0, 0)
    return { begun: { procedure: id, given: read }, answers, entries, ended }
  }
  #takeUp({ procedure, given, state, answers }: Underway): void {
    const from = this.#playable.state.read(state, 'underway.state')
    this.#helping = false
    const play = this.#procedure(procedure).start(this.#world, given, from, this.#throws, answers, this.#bots)
    this.#helping = true
    if (!play.upToDate || play.outcome !== undefined || !sameJson(play.state, this.#state)) {
      throw new BadInput('underway', 'a procedure that goes as it was recorded', 'another (the rules have changed)')
    }
    this.#play = { begun: { procedure, given, state }, play }
  }
  #stretch(play: Play<S, F, unknown>, act: () => void): Stretch {
    const answers = play.answers.length
    const entries = play.entries.length
    act()
    return this.#settle(play, answers, entries)
  }
  #settle(play: Play<S, F, unknown>, answers: number, entries: number): Stretch {
    this.#state = play.state
    const ended = play.outcome !== undefined
    if (ended) this.#play = null
    return { answers: play.answers.slice(answers), entries: play.entries.slice(entries), ended }
  }
}
