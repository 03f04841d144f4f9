/**
 * Weighs: walks every outcome with its exact weight, in whole numbers, without sampling. What keeps the number of
 * branches small is that equal things are one: totals that read alike, results and states after a `call`, and states
 * between the turns of a `repeat`.
 *
 *     odds(world, attack, { skill: 12 }, state, takeFirst).chance(outcome => outcome.result.hit)
 */
import { BadInput } from '../bad-input.ts'
import type { Fact } from '../fact.ts'
import { int } from '../fields.ts'
import { keyOf, stateKey } from '../json.ts'
import type { Offer, ProcedureKind, World } from '../procedure.ts'
import { type Called, type Carried, follow, type Step, type Stop } from './path.ts'
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
/** A procedure that never ends would otherwise be followed until the stack is full. */
const DEEPEST = 500

const whole = int()

type Follow<S, R> = (path: readonly Step<S>[]) => Stop<S, R>

class Walk<S, R> {
  readonly decisions: Decision<S>[] = []
  readonly #worth: (who: string, outcome: Outcome<S, R>) => number
  readonly #calls = new Map<string, Weighed<End<S, unknown>>>()
  readonly #turns = new Map<string, Weighed<Carried<S>>>()
  /** States by number: their own keys are long. */
  readonly #numbers = new Map<string, number>()
  #runs = 0
  #depth = 0
  #deciding = 0

  constructor(worth: (who: string, outcome: Outcome<S, R>) => number = () => 0) {
    this.#worth = worth
  }

  /** Everything that can come after this path. */
  explore<T>(follow: Follow<S, T>, path: readonly Step<S>[], decide: Decide<S, T>): Weighed<End<S, T>> {
    if (++this.#runs > MOST_RUNS) throw new BadInput('odds', `at most ${MOST_RUNS} branches`, 'more')
    if (this.#depth >= DEEPEST)
      throw new BadInput('odds', `at most ${DEEPEST} questions in a row without a turn of a repeat`, 'more')
    this.#depth++
    const found = this.#beyond(follow, path, decide)
    this.#depth--
    return found
  }

  #beyond<T>(follow: Follow<S, T>, path: readonly Step<S>[], decide: Decide<S, T>): Weighed<End<S, T>> {
    const stop = follow(path)
    const on = (step: Step<S>): Weighed<End<S, T>> => this.explore(follow, [...path, step], decide)
    switch (stop.kind) {
      case 'finished': {
        const { result, state } = stop
        return certain(this.#key(result, state), { result, state, path })
      }
      case 'roll':
        return combine(
          stop.branches.map(({ step, weight }) => ({ weight, leadsTo: on(step) })),
          stop.ways,
        )
      case 'choice':
        return decide(stop, on)
      case 'call':
        return then(this.#called(stop.called), end => on({ inside: end.path }))
      case 'repeat':
        return then(this.#repeated(stop), after => on({ after }))
    }
  }

  /** One text for equal values in equal states. */
  #key(value: unknown, state: S): string {
    return `${keyOf(value)} ${this.#numberOf(state)}`
  }

  #numberOf(state: S): number {
    const key = stateKey(state)
    const known = this.#numbers.get(key) ?? this.#numbers.size
    this.#numbers.set(key, known)
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
  #repeated({ from, turn, handsOn, until, most }: Extract<Stop<S, unknown>, { kind: 'repeat' }>): Weighed<Carried<S>> {
    const one = (carried: Carried<S>): Weighed<Carried<S>> => certain(this.#key(carried.value, carried.state), carried)
    const after = (called: Called<S>): Weighed<Carried<S>> => {
      const key = `${handsOn} ${called.key} ${this.#numberOf(called.state)}`
      const before = this.#turns.get(key)
      if (before !== undefined) return before
      const weighed = then(this.#called(called), ({ result, state }) =>
        one({ value: handsOn ? result : undefined, state }),
      )
      this.#turns.set(key, weighed)
      return weighed
    }
    let weighed = one(from)
    for (let turns = 0; turns < most; turns++) {
      if ([...weighed.outcomes.values()].every(({ value }) => until(value))) break
      weighed = then(weighed, carried => (until(carried) ? one(carried) : after(turn(carried))))
    }
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
  asked: Extract<Stop<S, T>, { kind: 'choice' }>,
  on: (step: Step<S>) => Weighed<End<S, T>>,
) => Weighed<End<S, T>>

/** A policy leaves none open. */
const unasked = ({ offer: { who, question } }: { readonly offer: Offer }): never => {
  throw new BadInput(`${who}, ${question}`, 'a policy that chooses', 'none')
}

/** Goes on from each outcome; what that leads to is weighed already. */
const then = <A, B>(weighed: Weighed<A>, leadsTo: (value: A) => Weighed<B>): Weighed<B> =>
  combine(
    [...weighed.outcomes.values()].map(({ weight, value }) => ({ weight, leadsTo: leadsTo(value) })),
    weighed.ways,
  )

/** The outcomes without the paths to them. */
const oddsOf = <S, R>({ ways, outcomes }: Weighed<End<S, R>>): Odds<Outcome<S, R>> => {
  const ends = new Map<string, { readonly weight: bigint; readonly value: Outcome<S, R> }>()
  for (const [key, { weight, value }] of outcomes) {
    ends.set(key, { weight, value: { result: value.result, state: value.state } })
  }
  return new Odds({ ways, outcomes: ends })
}

/** The exact odds of every outcome when choices are made by the policy. */
export function odds<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  policy: Policy<S>,
): Odds<Outcome<S, R>> {
  return oddsOf(new Walk<S, R>().explore(path => follow(world, procedure, x, start, policy, path), [], unasked))
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
  const weighed = walk.explore(path => follow(world, procedure, x, start, 'every', path), [], walk.best)
  return { odds: oddsOf(weighed), decisions: walk.decisions }
}
