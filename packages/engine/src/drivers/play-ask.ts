/** Asks on behalf of a play: takes the answers there are, throws what it can, and stops at the first question left. */
import type { Dice, Source } from '@umpire/dice'
import { BadInput } from '../bad-input.ts'
import type { Entry, RollMade } from '../entry.ts'
import type { Fact, StoredFact } from '../fact.ts'
import type { Listener } from '../listener.ts'
import {
  type About,
  Answered,
  type Ask,
  type Asked,
  type Choice,
  inTurn,
  type Note,
  type ProcedureKind,
  taken,
  Waiting,
  type World,
} from '../procedure.ts'
import { type Answer, type Question, questionText, type RollQuestion, type Thrown, thrown } from './answer.ts'
import { facesOf, poolOf, ranked } from './pool.ts'

/** Throws the dice of a play and answers the faces in the order drawn: a table's fair dice, or a source. */
export type Thrower = (dice: Dice, about: About) => readonly number[]

/** Throws from a source. */
export const throwing =
  (source: Source): Thrower =>
  dice =>
    facesOf(dice.roll(source))

interface Pending {
  readonly question: Question
  /** Throws if the answer does not fit. */
  readonly check: (answer: Answer, place: string) => void
}

export class PlayAsk<S, F extends Fact> implements Ask<S, F> {
  readonly why: Listener
  state: S
  pending: Pending | undefined
  readonly answers: Answer[]
  readonly entries: Entry[] = []
  readonly #world: World<S, F>
  readonly #thrower: Thrower | undefined
  #next = 0
  #rolls: RollMade[] = []

  constructor(world: World<S, F>, state: S, thrower: Thrower | undefined, answers: readonly Answer[]) {
    this.why = world.ruleset.listen()
    this.#world = world
    this.#thrower = thrower
    this.state = state
    this.answers = [...answers]
  }

  roll(dice: Dice, about: About): Asked<number> {
    return this.read(dice, about, total => total)
  }
  read<T>(dice: Dice, about: About, reading: (total: number) => T): Asked<T> {
    return new Waiting(() => {
      const made = this.#throw(dice, { kind: 'roll', dice: dice.text, about, single: false })
      return made && { value: reading(made.total) }
    })
  }
  faces(dice: Dice, about: About): Asked<readonly number[]> {
    poolOf(dice)
    return new Waiting(() => {
      const made = this.#throw(dice, { kind: 'roll', dice: dice.text, about, single: true })
      return made && { value: ranked(made.faces) }
    })
  }
  choose<K extends string>(who: string, question: string, choices: readonly Choice<K>[]): Asked<K> {
    const asked = { kind: 'choice' as const, who, question, choices }
    const read = (answer: Answer, place: string): K => {
      if ('choice' in answer) return taken(asked, answer.choice)
      throw new BadInput(place, questionText(asked), answer)
    }
    return new Waiting(() => {
      const answer = this.#answer({ question: asked, check: read })
      if (answer === undefined) return undefined
      const key = read(answer, this.#place)
      this.why.hear({ kind: 'chosen', who, question, key })
      return { value: key }
    })
  }
  record(fact: F): Asked<undefined> {
    this.state = this.#world.evolve(this.state, fact)
    return this.#enter({ fact: this.#world.facts.store(fact) })
  }
  note(note: Note): Asked<undefined> {
    return this.#enter({ note })
  }
  call<X, R>(procedure: ProcedureKind<S, F, X, R>, x: X): Asked<R> {
    return procedure.run(this, x)
  }
  repeat<X>(
    procedure: ProcedureKind<S, F, X, unknown>,
    x: X,
    until: (state: S) => boolean,
    most: number,
  ): Asked<undefined> {
    return inTurn(this, procedure, x, until, most)
  }
  /** Dice thrown after the last entry belong in the log too. */
  finish(): void {
    if (this.#rolls.length > 0) this.#enter({})
  }

  get #place(): string {
    return `answer ${this.#next}`
  }
  #enter(what: { fact: StoredFact } | { note: Note } | Record<never, never>): Asked<undefined> {
    this.entries.push({ ...what, rolls: this.#rolls, why: this.why.take() })
    this.#rolls = []
    return new Answered(undefined)
  }
  #answer(pending: Pending, own?: () => Answer): Answer | undefined {
    if (this.#next === this.answers.length) {
      if (own === undefined) {
        this.pending = pending
        return undefined
      }
      this.answers.push(own())
    }
    return this.answers[this.#next++]
  }
  #throw(dice: Dice, question: RollQuestion): Thrown | undefined {
    const thrower = this.#thrower
    const answer = this.#answer(
      { question, check: (given, place) => thrown(dice, question, given, place) },
      thrower && (() => ({ faces: thrower(dice, question.about) })),
    )
    if (answer === undefined) return undefined
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
