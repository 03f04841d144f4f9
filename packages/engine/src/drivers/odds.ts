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
import type { ProcedureKind, World } from '../procedure.ts'
import { follow, type GateKind, ON, type Step, type Stop } from './path.ts'
import type { Policy } from './simulate.ts'
import { certain, combine, Odds, type Weighed } from './weighed.ts'

export interface Outcome<S, R> {
  readonly result: R
  readonly state: S
}

type Leaf<S, R> =
  | { readonly kind: 'finished'; readonly outcome: Outcome<S, R> }
  | { readonly kind: GateKind; readonly key: string; readonly path: readonly Step[] }

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

class Walk<S, R> {
  readonly decisions: Decision<S>[] = []
  readonly #follow: (path: readonly Step[]) => Stop<S, R>
  readonly #worth: (who: string, outcome: Outcome<S, R>) => number
  readonly #calls = new Map<string, Explored<S, R>>()
  #runs = 0
  #depth = 0
  #deciding = 0

  constructor(
    along: (path: readonly Step[]) => Stop<S, R>,
    worth: (who: string, outcome: Outcome<S, R>) => number = () => 0,
  ) {
    this.#follow = along
    this.#worth = worth
  }

  /** Everything that can come after this path, as far as its end or the gate that closes the call or turn it is in. */
  explore(path: readonly Step[]): Weighed<Leaf<S, R>> {
    if (++this.#runs > MOST_RUNS) throw new BadInput('odds', `at most ${MOST_RUNS} branches`, 'more')
    if (this.#depth >= DEEPEST)
      throw new BadInput('odds', `at most ${DEEPEST} questions in a row without a turn of a repeat`, 'more')
    this.#depth++
    const found = this.#beyond(path)
    this.#depth--
    return found
  }

  #beyond(path: readonly Step[]): Weighed<Leaf<S, R>> {
    const stop = this.#follow(path)
    switch (stop.kind) {
      case 'finished': {
        const { result, state } = stop
        return certain(`${keyOf(result)} ${stateKey(state)}`, { kind: 'finished', outcome: { result, state } })
      }
      case 'roll':
        return combine(
          stop.branches.map(({ step, weight }) => ({ weight, leadsTo: this.explore([...path, step]) })),
          stop.ways,
        )
      case 'choice':
        return this.#decide(stop, path)
      case 'call':
        return this.#goOn(this.#once(this.#calls, stop.key, path))
      case 'repeat':
        return this.#goOn(this.#turns(path, Number(stop.key)))
      default:
        return certain(`${stop.kind} ${stop.key}`, { kind: stop.kind, key: stop.key, path })
    }
  }

  /** Explores past the gate at the end of the path, once for each key. */
  #once(known: Map<string, Explored<S, R>>, key: string, path: readonly Step[]): Weighed<Leaf<S, R>> {
    const before = known.get(key)
    if (before !== undefined) return moved(before, path)
    const weighed = this.explore([...path, ON])
    known.set(key, { from: path.length, weighed })
    return weighed
  }

  /** Goes on from each of the outcomes that met at a gate. */
  #goOn(met: Weighed<Leaf<S, R>>): Weighed<Leaf<S, R>> {
    const branches = [...met.outcomes.values()].map(({ weight, value }) => ({
      weight,
      leadsTo: this.explore('path' in value ? [...value.path, ON] : []),
    }))
    return combine(branches, met.ways)
  }

  #turns(path: readonly Step[], most: number): Weighed<Leaf<S, R>> {
    const known = new Map<string, Explored<S, R>>()
    let weighed = this.explore([...path, ON])
    for (let turn = 1; [...weighed.outcomes.values()].some(({ value }) => value.kind === 'turn'); turn++) {
      const branches = [...weighed.outcomes].map(([key, { weight, value }]) => {
        if (value.kind !== 'turn') return { weight, leadsTo: certain(key, value) }
        // The last turn is followed by the end whatever the state, so what is known of that state does not hold.
        const leadsTo = turn < most ? this.#once(known, value.key, value.path) : this.explore([...value.path, ON])
        return { weight, leadsTo }
      })
      weighed = combine(branches, weighed.ways)
    }
    return weighed
  }

  #decide(asked: Extract<Stop<S, R>, { kind: 'choice' }>, path: readonly Step[]): Weighed<Leaf<S, R>> {
    const { who, question, choices } = asked.offer
    this.#deciding++
    const weighed = choices
      .filter(choice => choice.refused === undefined)
      .map(({ key }) => ({ key, leadsTo: this.explore([...path, key]) }))
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

  #sum(who: string, weighed: Weighed<Leaf<S, R>>): bigint {
    let sum = 0n
    for (const { weight, value } of weighed.outcomes.values()) {
      if (value.kind === 'finished') sum += weight * BigInt(whole.read(this.#worth(who, value.outcome), 'worth'))
    }
    return sum
  }

  finished(): Odds<Outcome<S, R>> {
    const { ways, outcomes } = this.explore([])
    const ends = new Map<string, { readonly weight: bigint; readonly value: Outcome<S, R> }>()
    for (const [key, { weight, value }] of outcomes) {
      if (value.kind === 'finished') ends.set(key, { weight, value: value.outcome })
    }
    return new Odds({ ways, outcomes: ends })
  }
}

/** What was found beyond a path of that length. */
interface Explored<S, R> {
  readonly from: number
  readonly weighed: Weighed<Leaf<S, R>>
}

/** The same outcomes reached by another path. */
function moved<S, R>({ from, weighed }: Explored<S, R>, path: readonly Step[]): Weighed<Leaf<S, R>> {
  const outcomes = new Map<string, { readonly weight: bigint; readonly value: Leaf<S, R> }>()
  for (const [key, { weight, value }] of weighed.outcomes) {
    const there = 'path' in value ? { ...value, path: [...path, ...value.path.slice(from)] } : value
    outcomes.set(key, { weight, value: there })
  }
  return { ways: weighed.ways, outcomes }
}

/** The exact odds of every outcome when choices are made by the policy. */
export function odds<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  policy: Policy<S>,
): Odds<Outcome<S, R>> {
  return new Walk<S, R>(path => follow(world, procedure, x, start, policy, path)).finished()
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
  const walk = new Walk<S, R>(path => follow(world, procedure, x, start, 'every', path), worth)
  return { odds: walk.finished(), decisions: walk.decisions }
}
