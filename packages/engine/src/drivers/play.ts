/**
 * Plays for real: dice come from the table or from people, choices from people. A play waits at a question until it is
 * answered, can be saved there as plain data, and taken up again in another process to the same end.
 *
 *     const play = startPlay(world, attack, { skill: 12 }, state, throwing(source))
 *     play.questions                       // what is asked, and of whom
 *     play.answer({ choice: 'dodge' })
 *     play.outcome                         // the result, once nothing is asked any more
 */
import { digest } from '@umpire/dice'
import type { Fact } from '../fact/fact.ts'
import { BadInput } from '../field/bad-input.ts'
import { type Field, int, json, list, map, text } from '../field/fields.ts'
import { brief, type Json, keyOf, type Path, sameJson } from '../field/json.ts'
import { record } from '../field/record.ts'
import { type Answer, answerField, type Question } from '../procedure/answer.ts'
import type { Entry } from '../procedure/entry.ts'
import { type ProcedureKind, SUSPENDED, type World } from '../procedure/procedure.ts'
import type { Chosen } from '../ruleset/ruleset.ts'
import { type Bots, offerFor, type Pending, PlayAsk, type Thrower } from './play-ask.ts'

/** A play that was put away: where it began, and every answer since. */
export interface SavedPlay {
  readonly procedure: string
  readonly given: Json
  readonly state: Json
  readonly chosen: Chosen
  readonly answers: readonly Answer[]
  /** What the log already has of it: so many entries, and a digest by which to know them again. */
  readonly recorded: { readonly count: number; readonly digest: string }
}

const digestOf = (entries: readonly Entry[]): string =>
  digest(keyOf(entries.map(({ fact, note, rolls }) => ({ fact, note, rolls }))))

const savedPlay = record({
  procedure: text(200),
  given: json(),
  state: json(),
  chosen: record({ options: list(text(200)), settings: map(json()) }),
  answers: list(answerField, 100_000),
  recorded: record({ count: int({ min: 0 }), digest: text(64) }),
})

/** What an answer is for: the only thing that is asked, or the choice of the one it names. */
function pendingFor(pending: readonly Pending[], answer: Answer): Pending {
  const [only] = pending
  if (only === undefined) throw new BadInput('answer', 'none, because the play is over', answer)
  if (pending.length === 1 && !('by' in answer)) return only
  const offered = pending.flatMap(one => (one.who === undefined ? [] : [{ who: one.who, one }]))
  return offerFor(offered, answer, 'answer').one
}

/** A procedure under way at the table. */
export class Play<S, F extends Fact, R> {
  readonly #begun: () => Omit<SavedPlay, 'answers' | 'recorded'>
  readonly #run: (ask: PlayAsk<S, F>) => R
  #ask: PlayAsk<S, F>
  #outcome: { readonly result: R } | undefined
  #failed = false

  constructor(
    begun: () => Omit<SavedPlay, 'answers' | 'recorded'>,
    ask: PlayAsk<S, F>,
    run: (ask: PlayAsk<S, F>) => R,
  ) {
    this.#begun = begun
    this.#run = run
    this.#ask = ask
    this.#goOn(ask)
  }

  /** What is asked now, several things where people choose at the same time; nothing when it is over. */
  get questions(): readonly Question[] {
    return this.#ask.pending.map(({ question }) => question)
  }
  /** The same, with whatever is needed to answer them by name or by a policy. */
  get pending(): readonly Pending[] {
    return this.#ask.pending
  }
  get outcome(): { readonly result: R } | undefined {
    return this.#outcome
  }
  get state(): S {
    return this.#ask.state
  }
  /** An error stopped it in the middle: it cannot go on, and must be taken up anew from what is stored. */
  get failed(): boolean {
    return this.#failed
  }
  /** The log of this play from its beginning. */
  get entries(): readonly Entry[] {
    return this.#ask.entries
  }

  /** Every answer so far, dice included. */
  get answers(): readonly Answer[] {
    return this.#ask.answers
  }
  /** Every answer there was has been used. */
  get upToDate(): boolean {
    return this.#ask.atEnd
  }

  /** Tries again to go on: whoever throws or chooses in place of people may have been changed. */
  goOn(): void {
    if (this.#outcome === undefined && this.#ask.helped()) this.#goOn(this.#ask.anew())
  }

  /** The game master's word: another value in the state, heeded from the next question on. */
  override(at: Path, set: Json): void {
    this.#ask.answers.push({ at, set })
    this.#ask.heed()
  }

  /** Answers the question and goes on to the next one. An answer that does not fit changes nothing. */
  answer(answer: Answer): void {
    const read = answerField.read(answer, 'answer')
    pendingFor(this.#ask.pending, read).check(read, 'answer')
    this.#ask.answers.push(read)
    this.#goOn(this.#ask.anew())
  }

  /** Plain data from which `resume` comes to the same point. */
  save(): SavedPlay {
    const recorded = { count: this.entries.length, digest: digestOf(this.entries) }
    return { ...this.#begun(), answers: [...this.#ask.answers], recorded }
  }

  /** Refuses to go on if this is not the play that was put away: then the rules have changed in between. */
  checkAgainst({ answers, recorded }: SavedPlay): void {
    const expected = 'a play that goes as it was recorded (the rules may have changed since)'
    if (!this.#ask.atEnd)
      throw new BadInput('saved.answers', expected, `${answers.length} answers, some of them after its end`)
    const again = this.entries.slice(0, recorded.count)
    if (again.length < recorded.count) throw new BadInput('saved.recorded', expected, `only ${again.length} entries`)
    if (digestOf(again) !== recorded.digest) throw new BadInput('saved.recorded', expected, 'other entries')
  }

  /** From the beginning, to the first question without an answer. */
  #goOn(ask: PlayAsk<S, F>): void {
    this.#failed = true
    this.#ask = ask
    try {
      const result = this.#run(ask)
      if (ask.pending.length > 0) throw new Error(`${this.#begun().procedure} caught the question it should wait at`)
      ask.finish()
      this.#outcome = { result }
    } catch (stopped) {
      if (stopped !== SUSPENDED) throw stopped
    }
    this.#failed = false
  }
}

/**
 * Starts a procedure from a state. Without a thrower, people throw the dice and are asked for them; with bots, these make
 * the choices they are for.
 */
export function startPlay<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  given: X,
  state: S,
  thrower?: Thrower,
  answers: readonly Answer[] = [],
  bots?: Bots<S>,
): Play<S, F, R> {
  const begun = () => ({
    procedure: procedure.id,
    given: json().read(given, 'given'),
    state: json().read(state, 'state'),
    chosen: world.ruleset.chosen,
  })
  const ask = new PlayAsk(world, state, thrower, answers, bots)
  return new Play(begun, ask, asking => procedure.run(asking, given))
}

/** A procedure that can be taken up by its id, its input's type forgotten. */
export interface Resumable<S, F extends Fact> {
  readonly id: string
  readonly title: string
  /** Reads its input, from outside. */
  readonly given: Field<unknown>
  /** Starts it, along the answers there are already. */
  readonly start: (
    world: World<S, F>,
    given: unknown,
    state: S,
    thrower?: Thrower,
    answers?: readonly Answer[],
    bots?: Bots<S>,
  ) => Play<S, F, unknown>
  readonly resume: (world: World<S, F>, saved: SavedPlay, thrower?: Thrower, bots?: Bots<S>) => Play<S, F, unknown>
}

export const resumable = <S, F extends Fact, X, R>(procedure: ProcedureKind<S, F, X, R>): Resumable<S, F> => ({
  id: procedure.id,
  title: procedure.title,
  given: procedure.given,
  start: (world, given, state, thrower, answers, bots) =>
    startPlay(world, procedure, procedure.given.read(given, 'given'), state, thrower, answers, bots),
  resume: (world, saved, thrower, bots) => {
    const given = procedure.given.read(saved.given, 'saved.given')
    const state = world.state.read(saved.state, 'saved.state')
    // Nothing new is thrown until the old part is known to be the same.
    const again = startPlay(world, procedure, given, state, undefined, saved.answers)
    again.checkAgainst(saved)
    if (thrower === undefined && bots === undefined) return again
    return startPlay(world, procedure, given, state, thrower, saved.answers, bots)
  },
})

/**
 * Takes up a saved play in a world with the same options, dice and choices made so far included. Entries before
 * `recorded` are in the log already.
 */
export function resume<S, F extends Fact>(
  world: World<S, F>,
  procedures: readonly Resumable<S, F>[],
  saved: unknown,
  thrower?: Thrower,
  bots?: Bots<S>,
): Play<S, F, unknown> {
  const play = savedPlay.read(saved, 'saved')
  const procedure = procedures.find(known => known.id === play.procedure)
  if (procedure === undefined) {
    throw new BadInput('saved.procedure', `one of ${procedures.map(known => known.id).join(', ')}`, play.procedure)
  }
  if (!sameJson(play.chosen, world.ruleset.chosen)) {
    throw new BadInput('saved.chosen', `the options in force, ${brief(world.ruleset.chosen)}`, play.chosen)
  }
  return procedure.resume(world, play, thrower, bots)
}
