/** A scene in hand: the procedure under way, who answers in place of people, and what comes next. */

import type { Play, Resumable } from '../drivers/play.ts'
import type { Bots, Thrower } from '../drivers/play-ask.ts'
import type { Policy } from '../drivers/simulate.ts'
import type { Fact } from '../fact/fact.ts'
import { mentions, type Unseen, unseenBy } from '../fact/unseen.ts'
import { showing, type Viewer } from '../fact/view.ts'
import { BadInput } from '../field/bad-input.ts'
import { jsonOfStates } from '../field/fields.ts'
import { type Json, type Path, sameJson } from '../field/json.ts'
import { MemoForLast } from '../memo/memo-for-last.ts'
import type { Answer, Question } from '../procedure/answer.ts'
import { isOpen, type Offer, overridden, questionOf, taken, type World } from '../procedure/procedure.ts'
import type { Ruleset } from '../ruleset/ruleset.ts'
import { barredNote, checkBarred } from './barred.ts'
import { checkGoesOn } from './goes-on.ts'
import type { Playable } from './playable.ts'
import type { Asking, Helpers, People, Scene, SceneData, SceneSpec, Stretch, Underway } from './scene.ts'
import { type Startable, startableOf } from './startable.ts'

const plain = jsonOfStates()

/** A list of more plays than this, each begun by the last, is a ruleset that never asks anybody. */
const MOST_PLAYS = 1000

/** Kinds of seats whose looks are kept. */
const MOST_LOOKS = 50

/** The same for seats that see the same. */
const likenessOf = ({ role, actors }: Viewer): string => JSON.stringify([role, actors])

export class LiveScene<S, F extends Fact> implements Scene {
  readonly #spec: SceneSpec<S, F>
  readonly #playable: Playable<S, F>
  readonly #startable: readonly string[]
  readonly #world: World<S, F>
  readonly #policy: Policy<S>
  readonly #helpers: Helpers
  #state: S
  #went = 0
  #play: { readonly begun: Omit<Underway, 'answers'>; readonly play: Play<S, F, unknown> } | null = null
  readonly #startables = new MemoForLast<S, readonly Startable[]>()
  readonly #perceivedStates = new MemoForLast<S, S>()
  readonly #offeredAmong = new MemoForLast<S, { readonly from: Offer; readonly offer: Offer }>()
  /** What those see who look alike, each shown after the last. */
  readonly #looks = new Map<string, (state: S) => Json | undefined>()
  /** The procedure that was under way and does not go as it was recorded, because the rules have changed since. */
  #broken: string | null = null
  /** Nothing is thrown or chosen while a play is only being taken up again. */
  #helping = true

  constructor(spec: SceneSpec<S, F>, ruleset: Ruleset, data: SceneData, helpers: Helpers) {
    const further = spec.further?.(ruleset) ?? []
    const playable = { ...spec.playable, procedures: [...spec.playable.procedures, ...further] }
    this.#spec = spec
    this.#playable = playable
    this.#startable = [...spec.startable, ...further.map(({ id }) => id)]
    this.#world = { ...playable, ruleset }
    this.#policy = spec.bot(ruleset)
    this.#helpers = helpers
    this.#state = playable.state.read(data.state, 'state')
    if (data.underway !== null) this.#takeUp(data.underway)
  }

  get data(): SceneData {
    const underway = this.#play && { ...this.#play.begun, answers: [...this.#play.play.answers] }
    return { state: this.#plain, underway }
  }
  get went(): number {
    return this.#went
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
  get stopped(): boolean {
    return this.#play === null && (this.#broken !== null || this.#spec.next(this.#state) !== null)
  }
  get broken(): boolean {
    return this.#broken !== null
  }
  get startable(): readonly Startable[] {
    return this.#startables.get(this.#state, '', () => {
      const meant = this.#spec.meant?.(this.#state, this.#world.ruleset) ?? {}
      return this.#startable.map(id => startableOf(this.#procedure(id), meant))
    })
  }
  proposal({ ask, question }: Asking, seat: Viewer): string | undefined {
    const who = question.kind === 'choice' ? question.who : undefined
    const pending = this.#pending(ask, who)
    const state = this.#perceived(seat)
    const seen = (offer: Offer): Offer =>
      seat.role === 'gm' ? offer : this.#spec.asSeen(offer, state, this.view(seat), this.#world.ruleset)
    const proposed = pending?.proposed?.(offer => this.#policy(seen(offer), state))
    if (proposed === undefined || pending?.offer === undefined || unseenBy(this.unseen, seat).size === 0)
      return proposed
    return this.#amongOffered(this.#offered(pending.offer, seat), proposed)
  }
  /** What the program would do may hang on somebody unseen; then whatever is open comes first. */
  #amongOffered(offer: Offer, proposed: string): string | undefined {
    try {
      return taken(offer, proposed)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return offer.choices.find(({ refused }) => refused === undefined)?.key
    }
  }
  view(seat: Viewer): Json {
    return this.#lookOf(seat)(this.#perceived(seat)) ?? {}
  }
  get unseen(): readonly Unseen[] {
    return this.#unseenIn(this.#state)
  }
  asked({ ask, question }: Asking, seat: Viewer): Question {
    const pending = question.kind === 'choice' ? this.#pending(ask, question.who) : undefined
    const offer = pending?.offer
    if (offer === undefined || unseenBy(this.unseen, seat).size === 0) return question
    return questionOf(this.#offered(offer, seat))
  }
  people(brought: People, left: boolean): People {
    return this.#spec.people?.(this.#state, brought, left, this.#world.ruleset) ?? {}
  }
  meets(people: People): Json {
    if (this.#play !== null || this.#broken !== null || this.#spec.meets === undefined) return null
    const after = plain.read(this.#spec.meets(this.#state, people), 'state')
    return sameJson(after, this.#plain) ? null : after
  }

  start(procedure: string, given: unknown): readonly Stretch[] {
    if (this.#play !== null) throw new BadInput('scene', 'nothing under way', this.#play.begun.procedure)
    if (!this.#startable.includes(procedure)) {
      throw new BadInput('procedure', `one of ${this.#startable.join(', ')}`, procedure)
    }
    const dropped = this.drop()
    const begun = this.#begin(procedure, given, checkBarred)
    return [...dropped, begun, ...this.goOn()]
  }
  answer(ask: number, answer: Answer, seat?: Viewer): readonly Stretch[] {
    const under = this.#play
    if (under === null || !under.play.pending.some(pending => pending.ask === ask)) {
      throw new BadInput('answer', 'a question that is still open', ask)
    }
    if (seat !== undefined) this.#checkPerceived(ask, answer, seat)
    const stretch = this.#stretch(under.play, () => under.play.answer(answer))
    return [stretch, ...this.goOn()]
  }
  goOn(): readonly Stretch[] {
    const stretches = [...this.drop()]
    for (let plays = 0; plays < MOST_PLAYS; plays++) {
      const under = this.#play
      if (under !== null) {
        const stretch = this.#stretch(under.play, () => under.play.goOn())
        if (stretch.answers.length > 0 || stretch.ended) stretches.push(stretch)
        if (this.#play !== null) return stretches
      }
      const next = this.#spec.next(this.#state)
      if (next === null) return stretches
      if (stretches.length > 0 && this.#helpers.rests?.() === true) return stretches
      stretches.push(this.#begin(next.procedure, next.given))
    }
    throw new Error(`${this.#spec.kind}: more than ${MOST_PLAYS} procedures in one go`)
  }
  drop(): readonly Stretch[] {
    if (this.#broken === null) return []
    const title = this.#playable.procedures.find(({ id }) => id === this.#broken)?.title ?? this.#broken
    this.#broken = null
    this.#went++
    const text = `${title}: dropped, because the rules have changed since it began. What is logged stands.`
    return [{ answers: [], entries: [{ note: { text }, rolls: [], why: [] }], ended: true }]
  }
  override(at: Path, value: Json, brought: People = {}): { readonly from: Json } {
    const before = this.#state
    const { from, state } = overridden(this.#world, before, at, value)
    this.#playable.sound?.(before, state)
    this.#went++
    this.#play?.play.override(at, value)
    this.#state = this.#play?.play.state ?? state
    checkGoesOn(this, at, value, () => {
      this.people(brought, true)
      this.#goThrough()
    })
    return { from }
  }
  /** Goes again through what is under way, or up to the first question of what comes next; nothing of it happens. */
  #goThrough(): void {
    const { underway } = this.data
    const next = underway === null ? this.#spec.next(this.#state) : null
    if (underway !== null && this.#playedAlong(underway) === undefined) {
      throw new BadInput('underway', 'what was played so far, played again', underway.procedure)
    }
    if (next === null) return
    const procedure = this.#procedure(next.procedure)
    void procedure.start(this.#world, procedure.given.read(next.given, 'given'), this.#state).questions
  }

  #pending(ask: number, who: string | undefined) {
    return this.#play?.play.pending.find(one => one.ask === ask && one.who === who)
  }
  get #plain(): Json {
    return plain.read(this.#state, 'state')
  }
  /** The state without those whom a seat does not perceive. */
  #perceived(seat: Viewer, state = this.#state): S {
    const { perceived } = this.#playable
    if (perceived === undefined || seat.role === 'gm') return state
    const work = () => perceived(state, unseenBy(this.#unseenIn(state), seat), seat)
    return this.#perceivedStates.get(state, likenessOf(seat), work)
  }
  #lookOf(seat: Viewer): (state: S) => Json | undefined {
    const likeness = likenessOf(seat)
    const known = this.#looks.get(likeness)
    if (known !== undefined) return known
    if (this.#looks.size === MOST_LOOKS) this.#looks.clear()
    const look = showing(this.#playable.sight, seat)
    this.#looks.set(likeness, look)
    return look
  }
  #unseenIn(state: S): readonly Unseen[] {
    return this.#playable.unseen?.(state) ?? []
  }
  /** What is offered among those whom a seat perceives. */
  #offered(from: Offer, seat: Viewer, state = this.#state): Offer {
    const work = () => ({ from, offer: this.#among(from, seat, state) })
    const known = this.#offeredAmong.get(state, `${from.who}: ${from.question} ${likenessOf(seat)}`, work)
    return known.from === from ? known.offer : work().offer
  }
  #among(offer: Offer, seat: Viewer, state: S): Offer {
    const unseen = unseenBy(this.#unseenIn(state), seat)
    const among = this.#spec.offered?.(offer, this.#perceived(seat, state), this.#world.ruleset) ?? offer
    if (among !== offer) return among
    const { who, question, choices, secret } = offer
    const left = choices.filter(choice => !mentions(choice, unseen))
    return { who, question, choices: left, ...(secret === undefined ? {} : { secret }) }
  }
  /** A refusal must not tell of anybody either: neither which choices there would be, nor who is in the way. */
  #checkPerceived(ask: number, answer: Answer, seat: Viewer): void {
    if (!('choice' in answer) || unseenBy(this.unseen, seat).size === 0) return
    const pending = this.#play?.play.pending.find(
      one => one.ask === ask && (answer.by === undefined || one.who === answer.by),
    )
    if (pending?.offer === undefined) return
    taken(this.#offered(pending.offer, seat), answer.choice)
    try {
      pending.check(answer, 'answer')
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      throw new BadInput('answer', 'another choice: something that you do not see is in the way', answer.choice)
    }
  }

  #procedure(id: string): Resumable<S, F> {
    const found = this.#playable.procedures.find(known => known.id === id)
    if (found !== undefined) return found
    throw new BadInput('procedure', `one of ${this.#playable.procedures.map(known => known.id).join(', ')}`, id)
  }
  readonly #throws: Thrower = (dice, about, unseen) =>
    this.#helping ? this.#helpers.throws(dice, about, unseen) : undefined
  readonly #bots: Bots<S> = (offer, state, planned) => {
    if (!this.#helping) return undefined
    const settled = this.#spec.settles?.(offer, state)
    if (settled !== undefined) return settled
    if (planned !== undefined && this.#perceives(offer, state, planned)) return planned
    return this.#helpers.plays(offer.who) ? this.#policy(offer, state) : undefined
  }
  /** A plan may name anything, so it is held against what its own actor perceives, as a typed answer is. */
  #perceives(offer: Offer, state: S, choice: string): boolean {
    const seat: Viewer = { role: 'player', actors: [offer.who] }
    return unseenBy(this.#unseenIn(state), seat).size === 0 || isOpen(this.#offered(offer, seat, state), choice)
  }

  #begin(id: string, given: unknown, check: (play: Play<S, F, unknown>) => void = () => undefined): Stretch {
    const state = this.#plain
    const turn = this.#spec.turn?.(this.#state)
    const procedure = this.#procedure(id)
    // Read first, so that what is stored is what was used.
    const read = plain.read(procedure.given.read(given, 'given'), 'given')
    const play = procedure.start(this.#world, read, this.#state, this.#throws, [], this.#bots)
    check(play)
    this.#went++
    this.#play = { begun: { procedure: id, given: read, state }, play }
    const begun = { procedure: id, given: read, ...(turn === undefined ? {} : { turn }) }
    return { begun, ...this.#settle(play, 0, 0) }
  }
  #takeUp({ procedure, given, state, answers }: Underway): void {
    const play = this.#playedAlong({ procedure, given, state, answers })
    if (play === undefined) this.#broken = procedure
    else this.#play = { begun: { procedure, given, state }, play }
  }
  /** The play along all answers there are, if it comes to where it was. Whatever the rules make of it otherwise is no news. */
  #playedAlong({ procedure, given, state, answers }: Underway): Play<S, F, unknown> | undefined {
    this.#helping = false
    try {
      const from = this.#playable.state.read(state, 'underway.state')
      const play = this.#procedure(procedure).start(this.#world, given, from, this.#throws, answers, this.#bots)
      return play.upToDate && play.outcome === undefined && sameJson(play.state, this.#state) ? play : undefined
    } catch {
      return undefined
    } finally {
      this.#helping = true
    }
  }
  #stretch(play: Play<S, F, unknown>, act: () => void): Stretch {
    const answers = play.answers.length
    const entries = play.entries.length
    try {
      act()
    } finally {
      // Also one that failed in the middle is no longer where it was.
      if (play.failed || play.answers.length > answers || play.outcome !== undefined) this.#went++
    }
    return this.#settle(play, answers, entries)
  }
  #settle(play: Play<S, F, unknown>, answers: number, entries: number): Stretch {
    // What could not be read back must not be stored: a count may have come to its end.
    if (play.state !== this.#state) this.#playable.state.read(plain.read(play.state, 'state'), 'state')
    this.#state = play.state
    const { outcome } = play
    const ended = outcome !== undefined
    const told = play.entries.slice(entries)
    if (ended) this.#play = null
    return { answers: play.answers.slice(answers), entries: ended ? [...told, ...barredNote(outcome)] : told, ended }
  }
}
