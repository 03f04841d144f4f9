/**
 * A procedure is a plain function that asks: for a roll, for a person's choice, and to record what happened. It never knows
 * who answers: fixed dice, the server, every outcome at once, or a fast generator.
 *
 *     const attack = procedure({ id: 'demo.proc.attack', title: 'An attack', given: { skill: int() } },
 *       (ask: Ask<Duel, DuelFact>, x) => {
 *         const hit = ask.read(threeDice, { purpose: 'attack' }, roll => roll <= x.skill)
 *         if (!hit) ask.record(missed({ who: 'Ada' }))
 *         return hit
 *       })
 *
 * It must do the same whenever it gets the same answers, and change nothing but by what it records: a play that waits for
 * an answer has left the procedure, and runs it again from its beginning along all answers there are.
 */
import type { Dice } from '@umpire/dice'
import type { Fact, Vocabulary } from '../fact/fact.ts'
import type { Unseen } from '../fact/unseen.ts'
import { BadInput } from '../field/bad-input.ts'
import { type Field, type Fields, json, type ValuesOf } from '../field/fields.ts'
import { type Json, ownValue, type Path, replacedAt } from '../field/json.ts'
import { record } from '../field/record.ts'
import type { Why } from '../rule/why.ts'
import type { Ruleset } from '../ruleset/ruleset.ts'

/** What a roll is for, for the log and the person who throws. */
export interface About {
  readonly purpose: string
  /** The actor whose roll it is. */
  readonly by?: string
  /** Only the game master sees it. */
  readonly secret?: boolean
}

/** Why something may not be done: the rule in the way, and what would be allowed. */
export interface Refusal {
  readonly rule: string
  readonly because: string
}

export interface Choice<K extends string = string, A extends Json = Json> {
  /** Names it in stored answers and on the command line. */
  readonly key: K
  readonly label: string
  /** What it is about, as data: pages read this and never look into the key. */
  readonly about?: A
  /** Present if it may not be chosen now; it is shown all the same. */
  readonly refused?: Refusal
}

/** A choice put to somebody. */
export interface Offer<K extends string = string> {
  readonly who: string
  readonly question: string
  /**
   * What it is asked about, where one round asks the same of several things: the second of the acts that were declared.
   * A choice made beforehand repeats it, and so answers for no other (`drivers/plans.ts`).
   */
  readonly subject?: string | undefined
  readonly choices: readonly Choice<K>[]
  /** Only the game master learns what was chosen, until a fact tells. */
  readonly secret?: boolean
  /**
   * The choice of that key. An offer of very many choices may list them only when `choices` is read, and tell one by its
   * key without listing the others: a bot that knows what it wants then costs little.
   */
  readonly find?: (key: string) => Choice<K> | undefined
  /** That key as one of this offer, not looked up: for a policy that chooses only what is allowed. */
  readonly trust?: (key: string) => K
}

export interface ChoiceQuestion extends Omit<Offer, 'find' | 'subject'> {
  readonly kind: 'choice'
}

/** The offer as a question: plain data. */
export const questionOf = ({ who, question, choices, secret }: Offer): ChoiceQuestion => ({
  kind: 'choice',
  who,
  question,
  choices,
  ...(secret === undefined ? {} : { secret }),
})

/** Words for the log that change nothing: a reminder, a ruling left to the game master. */
export interface Note {
  readonly text: string
  /** The rule it reminds of. */
  readonly rule?: string
  /** Only the game master sees it. */
  readonly secret?: boolean
}

export interface Ask<S, F extends Fact> {
  readonly why: Why
  /** The state as the facts recorded so far have made it. */
  readonly state: S
  /** The total of a roll. */
  roll(dice: Dice, about: About): number
  /** A roll as the rules read it. Totals that read alike are one outcome, so read as little as is needed. */
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): T
  /**
   * The same, thrown again for as long as what it reads as says so. Nothing may hang on how often: to the odds, what is
   * thrown again for is as if no die could show it.
   */
  readUntil<T extends Result>(dice: Dice, about: About, reading: (total: number) => T, again: (read: T) => boolean): T
  /** The single faces of a pool of equal dice, highest first, for rules that do not hang on the order they fell in. */
  faces(dice: Dice, about: About): readonly number[]
  /** The single faces of a pool of equal dice in the order they fell, for rules that use them one after the other. */
  inOrder(dice: Dice, about: About): readonly number[]
  choose<K extends string>(offer: Offer<K>): K
  /** Several people choose at the same time, each once, in whatever order they answer. */
  chooseAll<K extends string>(offers: readonly Offer<K>[]): readonly K[]
  /** The state has changed when this returns. */
  record(fact: F): void
  note(note: Note): void
  /** Another procedure as one step: outcomes with equal result and state are one outcome. */
  call<X, R extends Returned>(procedure: ProcedureKind<S, F, X, R>, x: X): R
  /** The same procedure again until the state says it is over, or `most` times. Equal states are one state. */
  repeat<X>(procedure: ProcedureKind<S, F, X, unknown>, x: X, until: (state: S) => boolean, most: number): void
  /**
   * The same procedure again, each time with what it answered last, until that is done with, or `most` times. Equal
   * answers in equal states are one.
   */
  iterate<X extends Result>(procedure: ProcedureKind<S, F, X, X>, x: X, done: (x: X) => boolean, most: number): X
}

/** What a roll reads as and a procedure answers: plain data, so that equal results are seen to be equal. */
export type Result = Json | undefined
/** What a procedure answers: often nothing. */
export type Returned = Result | void

export interface ProcedureKind<S, F extends Fact, X, R> {
  readonly id: string
  /** Tells procedures apart that were made with one id, such as those of a function that makes them. */
  readonly serial: number
  readonly title: string
  readonly given: Field<X>
  readonly run: (ask: Ask<S, F>, x: X) => R
}

let proceduresDefined = 0

export const procedure = <S, F extends Fact, const G extends Fields, R extends Returned>(
  spec: { readonly id: string; readonly title: string; readonly given: G },
  run: (ask: Ask<S, F>, x: ValuesOf<G>) => R,
): ProcedureKind<S, F, ValuesOf<G>, R> => ({
  id: spec.id,
  serial: proceduresDefined++,
  title: spec.title,
  given: record(spec.given),
  run,
})

/** The choice of that key, if it is there and may be taken; otherwise the rule in the way and what would be allowed. */
export function taken<K extends string>(offer: Offer<K>, key: unknown): K {
  const found = typeof key === 'string' ? choiceOf(offer, key) : undefined
  if (found !== undefined && found.refused === undefined) return found.key
  const allowed = offer.choices.filter(choice => choice.refused === undefined).map(choice => choice.key)
  const place = `${offer.who}, ${offer.question}`
  if (found?.refused === undefined) throw new BadInput(place, `one of ${allowed.join(', ')}`, key)
  const { rule, because } = found.refused
  throw new BadInput(place, `one of ${allowed.join(', ')} (${found.key} is barred by ${rule}: ${because})`, key)
}

function choiceOf<K extends string>(offer: Offer<K>, key: string): Choice<K> | undefined {
  if (offer.find !== undefined) return offer.find(key)
  for (const choice of offer.choices) if (choice.key === key) return choice
  return undefined
}

/** Whether the choice of that key is there and may be taken. */
export function isOpen(offer: Offer, key: string): boolean {
  const found = choiceOf(offer, key)
  return found !== undefined && found.refused === undefined
}

/** Thrown where an answer is not there yet, through the procedure, which must not catch it, to whoever drives it. */
export const SUSPENDED = new Error('a question without an answer')

/** Whoever throws so often for one thing throws for something that no die shows. */
const MOST_THROWS = 1000

/** Calls and repeats in the plain way, for drivers that go one way only and have nothing to merge. */
export class OneWay<S, F extends Fact> {
  readUntil<T extends Result>(
    this: Ask<S, F>,
    dice: Dice,
    about: About,
    reading: (total: number) => T,
    again: (read: T) => boolean,
  ): T {
    for (let times = 0; times < MOST_THROWS; times++) {
      const read = this.read(dice, about, reading)
      if (!again(read)) return read
    }
    throw new BadInput('dice', 'a throw that is not made again and again', about.purpose)
  }
  call<X, R extends Returned>(this: Ask<S, F>, procedure: ProcedureKind<S, F, X, R>, x: X): R {
    return procedure.run(this, x)
  }
  repeat<X>(
    this: Ask<S, F>,
    procedure: ProcedureKind<S, F, X, unknown>,
    x: X,
    until: (state: S) => boolean,
    most: number,
  ): void {
    for (let times = 0; times < most && !until(this.state); times++) procedure.run(this, x)
  }
  iterate<X extends Result>(
    this: Ask<S, F>,
    procedure: ProcedureKind<S, F, X, X>,
    x: X,
    done: (x: X) => boolean,
    most: number,
  ): X {
    let answer = x
    for (let times = 0; times < most && !done(answer); times++) answer = procedure.run(this, answer)
    return answer
  }
}

/**
 * A change of the game master that is more than one value: what it makes of the state, and what was there before, for the
 * log. Refused with `BadInput`.
 */
type Edit<S> = (state: S, value: Json, place: string) => { readonly from: Json; readonly state: S }
/** By names that no field of the state has. */
export type Edits<S> = { readonly [name: string]: Edit<S> }

/** What drivers need of a game: its state, its facts and how they change it, and the rules in force. */
export interface World<S, F extends Fact> {
  readonly state: Field<S>
  readonly facts: Vocabulary<F>
  readonly evolve: (state: S, fact: F) => S
  /** What follows when the game master has changed a value: whoever has no endurance left is down. */
  readonly settled?: (before: S, after: S, why: Why) => S
  readonly edits?: Edits<S>
  /** Who does not perceive whom: kept with every entry. */
  readonly unseen?: (state: S) => readonly Unseen[]
  readonly ruleset: Ruleset
}

const plain = json()

function editedBy<S>(edit: Edit<S>, before: S, value: Json, name: string) {
  const { from, state } = edit(before, value, name)
  return { from, after: plain.read(state, 'state') }
}

/** The state with another value at that place, or edited by that name, if it makes a state at all; and what was there. */
export function overridden<S>(
  world: Pick<World<S, Fact>, 'state' | 'settled' | 'edits' | 'ruleset'>,
  state: S,
  at: Path,
  value: Json,
): { readonly from: Json; readonly state: S } {
  const [name] = at
  const edit = at.length === 1 && typeof name === 'string' ? ownValue(world.edits ?? {}, name) : undefined
  const { from, after } =
    edit === undefined ? replacedAt(plain.read(state, 'state'), at, value) : editedBy(edit, state, value, String(name))
  const read = world.state.read(after, 'state')
  return { from, state: world.settled === undefined ? read : world.settled(state, read, world.ruleset.silent) }
}
