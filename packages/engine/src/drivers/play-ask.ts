/** Asks on behalf of a play: takes the answers there are, throws what it can, and stops at the first question left. */
import type { Dice, Source } from '@umpire/dice'
import type { Fact, StoredFact } from '../fact/fact.ts'
import type { Unseen } from '../fact/unseen.ts'
import { BadInput } from '../field/bad-input.ts'
import {
  type Answer,
  type Question,
  questionText,
  type RollQuestion,
  type Thrown,
  thrown,
} from '../procedure/answer.ts'
import type { Entry, RollMade } from '../procedure/entry.ts'
import {
  type About,
  type Ask,
  type Note,
  type Offer,
  OneWay,
  overridden,
  questionOf,
  type Result,
  SUSPENDED,
  taken,
  type World,
} from '../procedure/procedure.ts'
import { facesOf } from '../rule/faces.ts'
import type { Listener } from '../rule/listener.ts'
import type { Reason } from '../rule/reason.ts'
import { Plans } from './plans.ts'
import { poolOf, ranked } from './pool.ts'

/**
 * Throws the dice of a play and answers the faces in the order drawn: a table's fair dice, or a source. Nothing, if people
 * are to throw these. Who does not perceive whom at this moment is told along, as a log of the dice may name the thrower.
 */
export type Thrower = (dice: Dice, about: About, unseen: readonly Unseen[]) => readonly number[] | undefined

/** Throws from a source. */
export const throwing =
  (source: Source) =>
  (dice: Dice): readonly number[] =>
    facesOf(dice.roll(source))

const NONE: readonly Unseen[] = Object.freeze([])

const sameUnseen = (a: readonly Unseen[], b: readonly Unseen[]): boolean =>
  a === b || (a.length === b.length && a.every((one, index) => one.who.join('\n') === b[index]?.who.join('\n')))

/**
 * Makes some of the choices of a play in place of people: the key, or nothing where a person is to choose. `planned` is the
 * open choice which that person made beforehand; without bots, it is always taken.
 */
export type Bots<S> = (offer: Offer, state: S, planned: string | undefined) => string | undefined

export interface Pending {
  /** Which of the asks of this play it is, from 1 on: the same whenever the play is taken up again. */
  readonly ask: number
  /** Who is to choose, if it is a choice, and from what. */
  readonly who?: string
  readonly offer?: Offer
  /** What a policy would choose, if it is a choice. */
  readonly proposed?: (policy: (offer: Offer) => string | undefined) => string | undefined
  readonly question: Question
  /** Throws if the answer does not fit. */
  readonly check: (answer: Answer, place: string) => void
}

/** The key that an answer chooses from an offer. */
function choiceIn<K extends string>(offer: Offer<K>, answer: Answer, place: string): K {
  if ('choice' in answer) return taken(offer, answer.choice)
  throw new BadInput(place, questionText(questionOf(offer)), answer)
}

/** Listed when somebody looks; neither that nor trying an answer is part of the game, so no reasons are kept of them. */
const pendingChoice = <K extends string>(ask: number, offer: Offer<K>, why: Listener): Pending => ({
  ask,
  who: offer.who,
  offer,
  proposed: policy => why.aside(() => policy(offer)),
  get question() {
    return why.aside(() => questionOf(offer))
  },
  check: (answer, place) => why.aside(() => choiceIn(offer, answer, place)),
})

/** Whose choice an answer is: the only one's that is asked, or the one's it names. */
export function offerFor<O extends { readonly who: string }>(open: readonly O[], answer: Answer, place: string): O {
  const by = 'choice' in answer ? answer.by : undefined
  const meant = by === undefined && open.length === 1 ? open[0] : open.find(({ who }) => who === by)
  if (meant !== undefined) return meant
  throw new BadInput(`${place}.by`, `one of ${open.map(({ who }) => who).join(', ')}`, by)
}

export class PlayAsk<S, F extends Fact> extends OneWay<S, F> implements Ask<S, F> {
  readonly why: Listener
  state: S
  /** What is asked now, several things only where several people choose at the same time. */
  pending: readonly Pending[] = []
  readonly answers: Answer[]
  readonly entries: Entry[] = []
  readonly #world: World<S, F>
  readonly #begin: S
  readonly #thrower: Thrower | undefined
  readonly #bots: Bots<S> | undefined
  readonly #plans = new Plans()
  #next = 0
  #asks = 0
  #rolls: RollMade[] = []
  /** Answers the last question in place of people. */
  #help: () => Answer | undefined = () => undefined

  constructor(
    world: World<S, F>,
    state: S,
    thrower: Thrower | undefined,
    answers: readonly Answer[],
    bots: Bots<S> | undefined,
  ) {
    super()
    this.why = world.ruleset.listen()
    this.#world = world
    this.#thrower = thrower
    this.#bots = bots
    this.#begin = state
    this.state = state
    this.answers = [...answers]
  }

  /** The same from the beginning, along every answer there is by now. */
  anew(): PlayAsk<S, F> {
    return new PlayAsk(this.#world, this.#begin, this.#thrower, this.answers, this.#bots)
  }

  roll(dice: Dice, about: About): number {
    return this.read(dice, about, total => total)
  }
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): T {
    return reading(this.#throw(++this.#asks, dice, { kind: 'roll', dice: dice.text, about, single: false }).total)
  }
  faces(dice: Dice, about: About): readonly number[] {
    return this.#pool(dice, about, ranked)
  }
  inOrder(dice: Dice, about: About): readonly number[] {
    return this.#pool(dice, about, faces => faces)
  }
  choose<K extends string>(offer: Offer<K>): K {
    return this.#choice(++this.#asks, [offer]).key
  }
  chooseAll<K extends string>(offers: readonly Offer<K>[]): readonly K[] {
    const chosen = new Map<string, K>()
    const ask = ++this.#asks
    for (;;) {
      const open = offers.filter(({ who }) => !chosen.has(who))
      if (open.length === 0) return offers.flatMap(({ who }) => chosen.get(who) ?? [])
      const made = this.#choice(ask, open)
      chosen.set(made.who, made.key)
    }
  }
  record(fact: F): void {
    const stored = this.#world.facts.store(fact)
    const before = this.#unseen
    this.state = this.#world.evolve(this.state, fact)
    // Who rolled in hiding and has come into view with this did so unseen all the same.
    if (this.#rolls.length > 0 && !sameUnseen(before, this.#unseen)) this.#write({}, this.why.take(), before)
    return this.#enter({ fact: stored })
  }
  note(note: Note): void {
    return this.#enter({ note })
  }
  /** Dice, choices and reasons after the last entry belong in the log too. */
  finish(): void {
    const why = this.why.take()
    if (this.#rolls.length > 0 || why.length > 0) this.#write({}, why)
  }
  /** No answer is left over. */
  get atEnd(): boolean {
    return this.#next === this.answers.length
  }

  get #place(): string {
    return `answer ${this.#next}`
  }
  #enter(what: { fact: StoredFact } | { note: Note } | Record<never, never>): void {
    this.#write(what, this.why.take())
  }
  get #unseen(): readonly Unseen[] {
    return this.#world.unseen?.(this.state) ?? NONE
  }
  #write(
    what: { fact: StoredFact } | { note: Note } | Record<never, never>,
    why: readonly Reason[],
    unseen = this.#unseen,
  ): void {
    this.entries.push({ ...what, rolls: this.#rolls, why, ...(unseen.length > 0 && { unseen }) })
    this.#rolls = []
  }
  #pool(dice: Dice, about: About, seen: (faces: readonly number[]) => readonly number[]): readonly number[] {
    poolOf(dice)
    return seen(this.#throw(++this.#asks, dice, { kind: 'roll', dice: dice.text, about, single: true }).faces)
  }
  /** Takes the game master's word where it was given. */
  heed(): void {
    for (let next = this.answers[this.#next]; next !== undefined && 'set' in next; next = this.answers[++this.#next]) {
      this.state = overridden(this.#world, this.state, next.at, next.set).state
    }
  }
  /** The next choice of those that are open. */
  #choice<K extends string>(ask: number, open: readonly Offer<K>[]): { readonly who: string; readonly key: K } {
    this.heed()
    const answer = this.#answer(
      open.map(offer => pendingChoice(ask, offer, this.why)),
      () => this.#byPlanOrBot(open),
    )
    const offer = offerFor(open, answer, this.#place)
    const { who, question, secret = false } = offer
    const key = choiceIn(offer, answer, this.#place)
    this.#plans.follow(offer, answer)
    this.why.hear({ kind: 'chosen', who, question, key, secret })
    return { who, key }
  }
  /** The first choice that was planned or that a bot makes, if any. Neither plans nor weighing are part of the game. */
  #byPlanOrBot(open: readonly Offer[]): Answer | undefined {
    const bots = this.#bots ?? ((_offer, _state, planned) => planned)
    for (const offer of open) {
      const choice = this.why.aside(() => bots(offer, this.state, this.#plans.planned(offer)))
      if (choice !== undefined) return { choice, by: offer.who }
    }
    return undefined
  }
  /** The answer that is there, or that is made here; without one, nothing more can be done. */
  #answer(pending: readonly Pending[], help: () => Answer | undefined): Answer {
    this.#help = help
    if (this.atEnd) this.helped()
    const answer = this.answers[this.#next]
    if (answer === undefined) {
      this.pending = pending
      throw SUSPENDED
    }
    this.#next++
    return answer
  }
  /** Whether whoever throws or chooses in place of people answers what is asked now. */
  helped(): boolean {
    const own = this.#help()
    if (own !== undefined) this.answers.push(own)
    return own !== undefined
  }
  #throw(ask: number, dice: Dice, question: RollQuestion): Thrown {
    this.heed()
    const answer = this.#answer(
      [{ ask, question, check: (given, place) => thrown(dice, question, given, place) }],
      () => {
        const faces = this.#thrower?.(dice, question.about, this.#unseen)
        return faces && { faces }
      },
    )
    const { faces, total } = thrown(dice, question, answer, this.#place)
    const { about } = question
    this.#rolls.push({ ...about, dice: dice.text, faces, total })
    this.why.hear({
      kind: 'rolled',
      dice: dice.text,
      purpose: about.purpose,
      faces,
      total,
      secret: about.secret === true,
    })
    return { faces, total }
  }
}
