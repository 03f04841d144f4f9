/**
 * Weighs: walks every outcome with its exact weight, in whole numbers, without sampling. What keeps the number of
 * branches small is that equal things are one: totals that read alike, results and states after a `call`, and states
 * between the turns of a `repeat`.
 *
 *     odds(world, attack, { skill: 12 }, state, takeFirst).chance(outcome => outcome.result.hit)
 */

import type { Fact } from '../fact/fact.ts'
import { BadInput } from '../field/bad-input.ts'
import { int } from '../field/fields.ts'
import { keyOf, stateKey } from '../field/json.ts'
import type { Offer, ProcedureKind, World } from '../procedure/procedure.ts'
import {
  type Called,
  type Carried,
  DEEPEST,
  follow,
  type Repeat,
  type Run,
  type Scales,
  type Step,
  type Stop,
  tooDeep,
} from './path.ts'
import type { Policy } from './simulate.ts'
import { certain, combine, Odds, type Weighed } from './weighed.ts'

export interface Outcome<S, R> {
  readonly result: R
  readonly state: S
}

/** How a procedure may end, and a path that leads there. */
interface End<S, R> extends Outcome<S, R> {
  readonly path: readonly Step<S>[]
}

/** A choice that was weighed: what each alternative is worth on average to the one who chooses. */
export interface Decision<S> {
  readonly who: string
  readonly question: string
  /** The situation it was made in. */
  readonly state: S
  readonly best: string
  readonly worth: readonly { readonly key: string; readonly sum: bigint; readonly of: bigint }[]
}

/** More branches than this are refused: a table cannot wait that long. */
const MOST_RUNS = 200_000
/** Calls that are kept from one question to the next: a table that goes on for days must not fill the memory. */
const MOST_CALLS = 20_000

const whole = int()

type Follow<S, R> = (path: readonly Step<S>[]) => Run<S, R>

/** One text for ends that are one to whoever asks. */
type Alike<S, R> = (result: R, state: S) => string

class Walk<S, R> implements Scales<S> {
  readonly decisions: Decision<S>[] = []
  readonly #worth: (who: string, outcome: Outcome<S, R>) => number
  readonly #calls = new Map<string, Weighed<End<S, unknown>>>()
  readonly #turns = new Map<string, Weighed<Carried<S>>>()
  /** States by number: their own keys are long. */
  readonly #numbers = new Map<string, number>()
  /** The one asked for last, which is often asked for next. */
  #lastState: S | undefined
  #lastNumber = -1
  #runs = 0
  #depth = 0
  #deciding = 0

  constructor(worth: (who: string, outcome: Outcome<S, R>) => number = () => 0) {
    this.#worth = worth
  }

  /** Another question: what was weighed for the others stays known, unless it is too much. */
  begin(): this {
    if (this.#calls.size > MOST_CALLS) this.#forget()
    this.#runs = 0
    // The last one may have been refused on its way.
    this.#depth = 0
    return this
  }

  #forget(): void {
    this.#calls.clear()
    this.#turns.clear()
    this.#numbers.clear()
    this.#lastState = undefined
    this.#lastNumber = -1
  }

  /** Everything that can come after this path. */
  explore<T>(
    follow: Follow<S, T>,
    path: readonly Step<S>[],
    decide: Decide<S, T>,
    alike: Alike<S, T> = this.#alike,
    run: Run<S, T> = follow(path),
    gone = 0,
  ): Weighed<End<S, T>> {
    if (++this.#runs > MOST_RUNS) throw new BadInput('odds', `at most ${MOST_RUNS} branches`, 'more')
    if (this.#depth >= DEEPEST) throw tooDeep()
    this.#depth++
    const found = this.#beyond(follow, path, decide, alike, run, gone)
    this.#depth--
    return found
  }

  /** `gone` tells how many of its questions the path leads past already. */
  #beyond<T>(
    follow: Follow<S, T>,
    path: readonly Step<S>[],
    decide: Decide<S, T>,
    alike: Alike<S, T>,
    run: Run<S, T>,
    gone: number,
  ): Weighed<End<S, T>> {
    const { result, state, stops } = run
    const stop = stops[gone]
    if (stop === undefined) return certain(alike(result, state), { result, state, path })
    // The first way was gone already; for each other it is run again.
    const [first] = stop.branches
    const on = (step: Step<S>): Weighed<End<S, T>> =>
      step === first?.step
        ? this.explore(follow, [...path, step], decide, alike, run, gone + 1)
        : this.explore(follow, [...path, step], decide, alike)
    if (stop.choice !== undefined) return decide(stop.choice, on)
    return combine(
      stop.branches.map(({ step, weight }) => ({ weight, leadsTo: on(step) })),
      stop.ways,
    )
  }

  call(called: Called<S>): Stop<S> {
    return stopAt(this.#called(called), ({ path }) => ({ inside: path }))
  }
  repeat(repeat: Repeat<S>): Stop<S> {
    return stopAt(this.#repeated(repeat), after => ({ after }))
  }

  readonly #alike = (value: unknown, state: S): string => this.#key(value, state)

  /** One text for equal values in equal states. */
  #key(value: unknown, state: S): string {
    return `${keyOf(value)} ${this.#numberOf(state)}`
  }

  #numberOf(state: S): number {
    if (this.#lastNumber >= 0 && state === this.#lastState) return this.#lastNumber
    const key = stateKey(state)
    const known = this.#numbers.get(key) ?? this.#numbers.size
    this.#numbers.set(key, known)
    this.#lastState = state
    this.#lastNumber = known
    return known
  }

  /** Weighs a call by itself, once for each procedure, input and state. */
  #called({ key: input, state, follow }: Called<S>): Weighed<End<S, unknown>> {
    const key = `${input} ${this.#numberOf(state)}`
    const before = this.#calls.get(key)
    if (before !== undefined) return before
    const weighed = this.explore(follow, [], unasked)
    this.#calls.set(key, weighed)
    return weighed
  }

  /** What there is after the turns of a repeat; equal things are one, turn by turn. */
  #repeated({ from, turn, handsOn, until, most }: Repeat<S>): Weighed<Carried<S>> {
    /** Where each leads, by its key: nowhere if that is done with. The same come again turn after turn. */
    const known = new Map<string, Weighed<Carried<S>> | null>()
    let weighed = certain(this.#key(from.value, from.state), from)
    for (let turns = 0; turns < most; turns++) {
      let open = false
      const branches: { readonly weight: bigint; readonly leadsTo: Weighed<Carried<S>> }[] = []
      for (const [key, { weight, value }] of weighed.outcomes) {
        let next = known.get(key)
        if (next === undefined) {
          next = until(value) ? null : this.#turned(turn(value), handsOn)
          known.set(key, next)
        }
        open ||= next !== null
        branches.push({ weight, leadsTo: next ?? certain(key, value) })
      }
      if (!open) break
      weighed = combine(branches, weighed.ways)
    }
    return weighed
  }

  /** What one turn hands on. */
  #turned(called: Called<S>, handsOn: boolean): Weighed<Carried<S>> {
    const key = `${handsOn} ${called.key} ${this.#numberOf(called.state)}`
    const before = this.#turns.get(key)
    if (before !== undefined) return before
    const ends = this.#called(called)
    const weighed = handsOn
      ? answers(ends)
      : then(ends, ({ state }) => certain(this.#key(undefined, state), { value: undefined, state }))
    this.#turns.set(key, weighed)
    return weighed
  }

  /** Takes what is worth most to whoever chooses. */
  best: Decide<S, R> = (asked, on) => {
    const { who, question, choices } = asked.offer
    this.#deciding++
    const weighed = choices.filter(choice => choice.refused === undefined).map(({ key }) => ({ key, leadsTo: on(key) }))
    this.#deciding--
    const worth = weighed.map(({ key, leadsTo }) => ({ key, sum: this.#sum(who, leadsTo), of: leadsTo.ways }))
    let best = 0
    for (const [index, { sum, of }] of worth.entries()) {
      const leading = worth[best]
      if (leading !== undefined && sum * leading.of > leading.sum * of) best = index
    }
    const choice = weighed[best]
    if (choice === undefined) throw new BadInput(`${who}, ${question}`, 'a choice that is allowed', 'none')
    if (this.#deciding === 0) this.decisions.push({ who, question, state: asked.state, best: choice.key, worth })
    return choice.leadsTo
  }

  #sum(who: string, weighed: Weighed<End<S, R>>): bigint {
    let sum = 0n
    for (const { weight, value } of weighed.outcomes.values()) {
      sum += weight * BigInt(whole.read(this.#worth(who, value), 'worth'))
    }
    return sum
  }
}

/** What to do where a choice is left open. */
type Decide<S, T> = (
  asked: NonNullable<Stop<S>['choice']>,
  on: (step: Step<S>) => Weighed<End<S, T>>,
) => Weighed<End<S, T>>

/** A policy leaves none open. */
const unasked = ({ offer: { who, question } }: { readonly offer: Offer }): never => {
  throw new BadInput(`${who}, ${question}`, 'a policy that chooses', 'none')
}

/** What was weighed already, as something to go on from. */
const stopAt = <S, T>({ ways, outcomes }: Weighed<T>, step: (value: T) => Step<S>): Stop<S> => ({
  ways,
  branches: [...outcomes.values()].map(({ weight, value }) => ({ weight, step: step(value) })),
})

/** Goes on from each outcome; what that leads to is weighed already. */
const then = <A, B>(weighed: Weighed<A>, leadsTo: (value: A) => Weighed<B>): Weighed<B> =>
  combine(
    [...weighed.outcomes.values()].map(({ weight, value }) => ({ weight, leadsTo: leadsTo(value) })),
    weighed.ways,
  )

/** What is handed on to the next turn is told apart as the ends of the last one are: by answer and state. */
function answers<S>({ ways, outcomes }: Weighed<End<S, unknown>>): Weighed<Carried<S>> {
  const carried = new Map<string, { readonly weight: bigint; readonly value: Carried<S> }>()
  for (const [key, { weight, value }] of outcomes) {
    carried.set(key, { weight, value: { value: value.result, state: value.state } })
  }
  return { ways, outcomes: carried }
}

/** The outcomes without the paths to them. */
const oddsOf = <S, R>({ ways, outcomes }: Weighed<End<S, R>>): Odds<Outcome<S, R>> => {
  const ends = new Map<string, { readonly weight: bigint; readonly value: Outcome<S, R> }>()
  for (const [key, { weight, value }] of outcomes) {
    ends.set(key, { weight, value: { result: value.result, state: value.state } })
  }
  return new Odds({ ways, outcomes: ends })
}

/** Weighs again and again with one policy. What was weighed once, in calls and in turns, is known from then on. */
export interface Weigher<S, F extends Fact> {
  /**
   * Whoever asks for less than all of an end may say what makes two of them one: `alike` is a text of what counts, and one
   * of those that have it stands for all.
   */
  odds<X, R>(procedure: ProcedureKind<S, F, X, R>, x: X, start: S, alike?: Alike<S, R>): Odds<Outcome<S, R>>
}

export function weigher<S, F extends Fact>(world: World<S, F>, policy: Policy<S>): Weigher<S, F> {
  const walk = new Walk<S, never>()
  return {
    odds: (procedure, x, start, alike) =>
      oddsOf(walk.begin().explore(path => follow(world, procedure, x, start, policy, walk, path), [], unasked, alike)),
  }
}

/** The exact odds of every outcome when choices are made by the policy. */
export function odds<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  policy: Policy<S>,
): Odds<Outcome<S, R>> {
  return weigher(world, policy).odds(procedure, x, start)
}

/**
 * The exact odds when everybody chooses what is worth most to them on average, in whole numbers, and what those choices
 * are. Every choice is walked to its end, so nothing is merged on the way but totals that read alike.
 */
export function bestOdds<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  worth: (who: string, outcome: Outcome<S, R>) => number,
): { readonly odds: Odds<Outcome<S, R>>; readonly decisions: readonly Decision<S>[] } {
  const walk = new Walk<S, R>(worth)
  const weighed = walk.explore(path => follow(world, procedure, x, start, 'every', walk, path), [], walk.best)
  return { odds: oddsOf(weighed), decisions: walk.decisions }
}
