/**
 * Runs a procedure along a path of answers, and on from there by the first way at every question: to its end. What was asked
 * beyond the path is told with all ways there were, so that for every other of them it is run again along its own path.
 */
import type { Dice } from '@umpire/dice'
import type { Fact } from '../fact/fact.ts'
import { BadInput } from '../field/bad-input.ts'
import { keyOf } from '../field/json.ts'
import {
  type About,
  type Ask,
  type Note,
  type Offer,
  type ProcedureKind,
  type Result,
  type Returned,
  taken,
  type World,
} from '../procedure/procedure.ts'
import type { Why } from '../rule/why.ts'
import { facesAt, poolOf, poolsOf, ranked, throwsOf } from './pool.ts'
import type { Policy } from './simulate.ts'

/**
 * An answer on a path: a total, the number of a throw, the key of a choice; how a procedure that was called went, by its
 * own path; or what there is after the turns of a repeat.
 */
export type Step<S> = number | string | { readonly inside: readonly Step<S>[] } | { readonly after: Carried<S> }

/** What the turns of a repeat hand on: the state, and what the last one answered if that goes into the next. */
export interface Carried<S> {
  readonly state: S
  readonly value: unknown
}

/** Something asked beyond the path: every way to go on, each with its weight out of `ways`. The first is the one gone. */
export interface Stop<S> {
  readonly ways: bigint
  readonly branches: readonly { readonly step: Step<S>; readonly weight: bigint }[]
  /** A choice that was left open: its ways have no weights. */
  readonly choice?: { readonly offer: Offer; readonly state: S }
}

/** A procedure with everything it hangs on, so that it can be weighed by itself. */
export interface Called<S> {
  /** Equal for calls that come out alike from the same state. */
  readonly key: string
  readonly state: S
  /** Runs it along a path of its own. */
  readonly follow: (path: readonly Step<S>[]) => Run<S, unknown>
}

export interface Repeat<S> {
  readonly from: Carried<S>
  readonly turn: (from: Carried<S>) => Called<S>
  /** What a turn answers goes into the next one; otherwise only the state does. */
  readonly handsOn: boolean
  readonly until: (from: Carried<S>) => boolean
  readonly most: number
}

/** Weighs what is called on the way, each by itself. */
export interface Scales<S> {
  call(called: Called<S>): Stop<S>
  repeat(repeat: Repeat<S>): Stop<S>
}

/** How choices are made on the way: by a policy, or left open so that every one of them is walked. */
export type Choosing<S> = Policy<S> | 'every'

/** A procedure that never ends would otherwise be followed for ever. */
export const DEEPEST = 500
export const tooDeep = (): BadInput =>
  new BadInput('odds', `at most ${DEEPEST} questions in a row without a turn of a repeat`, 'more')

const isInside = <S>(step: Step<S>): step is { readonly inside: readonly Step<S>[] } =>
  typeof step === 'object' && 'inside' in step
const isAfter = <S>(step: Step<S>): step is { readonly after: Carried<S> } =>
  typeof step === 'object' && 'after' in step

const never = (): boolean => false

class PathAsk<S, F extends Fact> implements Ask<S, F> {
  readonly why: Why
  state: S
  /** What was asked beyond the path. */
  readonly stops: Stop<S>[] = []
  readonly #world: World<S, F>
  readonly #evolve: (state: S, fact: F) => S
  readonly #choosing: Choosing<S>
  readonly #scales: Scales<S>
  #path: readonly Step<S>[]
  #next = 0
  /** Dice were thrown that the one who chooses does not see. */
  #secretly = false
  /** Who chose something that others do not learn. */
  readonly #secretive: string[] = []

  constructor(world: World<S, F>, choosing: Choosing<S>, scales: Scales<S>, state: S, path: readonly Step<S>[]) {
    this.#world = world
    this.why = world.ruleset.silent
    this.#evolve = world.evolve
    this.#choosing = choosing
    this.#scales = scales
    this.state = state
    this.#path = path
  }

  roll(dice: Dice, about: About): number {
    return this.#number(about, () => {
      const distribution = dice.distribution()
      return { ways: distribution.ways, branches: [...distribution].map(([step, weight]) => ({ step, weight })) }
    })
  }
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): T {
    return this.readUntil(dice, about, reading, never)
  }
  readUntil<T extends Result>(dice: Dice, about: About, reading: (total: number) => T, again: (read: T) => boolean): T {
    return reading(this.#number(about, () => readings(dice, about, reading, again)))
  }
  faces(dice: Dice, about: About): readonly number[] {
    const { count, sides } = poolOf(dice)
    const all = poolsOf(dice)
    const step = this.#number(about, () => ({
      ways: BigInt(sides) ** BigInt(count),
      branches: all.map(({ ways }, step) => ({ step, weight: BigInt(ways) })),
    }))
    return ranked(all[step]?.faces ?? [])
  }
  inOrder(dice: Dice, about: About): readonly number[] {
    const { count, sides } = poolOf(dice)
    const step = this.#number(about, () => {
      const ways = throwsOf(dice)
      return { ways: BigInt(ways), branches: Array.from({ length: ways }, (_, step) => ({ step, weight: 1n })) }
    })
    return facesAt(step, count, sides)
  }
  choose<K extends string>(offer: Offer<K>): K {
    if (this.#choosing !== 'every') return taken(offer, this.#choosing(offer, this.state))
    if (this.#secretly) throw this.#unweighed(offer, 'no secret roll before it')
    if (this.#secretive.some(who => who !== offer.who))
      throw this.#unweighed(offer, "nobody else's secret choice before it")
    const { state } = this
    const key = this.#step(() => {
      const open = offer.choices.filter(choice => choice.refused === undefined)
      return { ways: 1n, branches: open.map(choice => ({ step: choice.key, weight: 0n })), choice: { offer, state } }
    })
    if (offer.secret) this.#secretive.push(offer.who)
    return taken(offer, key)
  }
  chooseAll<K extends string>(offers: readonly Offer<K>[]): readonly K[] {
    const [first, second] = offers
    if (this.#choosing === 'every' && first && second)
      throw this.#unweighed(first, 'nobody who chooses at the same time')
    return offers.map(offer => this.choose(offer))
  }
  record(fact: F): void {
    this.state = this.#evolve(this.state, fact)
  }
  note(_note: Note): void {}
  call<X, R extends Returned>(procedure: ProcedureKind<S, F, X, R>, x: X): R {
    // Choices look beyond a call, so it cannot be weighed by itself where all of them are walked.
    if (this.#choosing === 'every') return procedure.run(this, x)
    const step = this.#step(() => this.#scales.call(this.#called(procedure, x, this.state)))
    if (!isInside(step)) throw new Error(`${procedure.id} was called, and no path leads through it`)
    const outside = { path: this.#path, next: this.#next }
    this.#path = step.inside
    this.#next = 0
    const result = procedure.run(this, x)
    this.#path = outside.path
    this.#next = outside.next
    return result
  }
  repeat<X>(procedure: ProcedureKind<S, F, X, unknown>, x: X, until: (state: S) => boolean, most: number): void {
    if (this.#choosing === 'every') {
      for (let times = 0; times < most && !until(this.state); times++) procedure.run(this, x)
      return
    }
    this.#turns({
      from: { state: this.state, value: undefined },
      turn: ({ state }) => this.#called(procedure, x, state),
      handsOn: false,
      until: ({ state }) => until(state),
      most,
    })
  }
  iterate<X extends Result>(procedure: ProcedureKind<S, F, X, X>, x: X, done: (x: X) => boolean, most: number): X {
    if (this.#choosing === 'every') {
      let answer = x
      for (let times = 0; times < most && !done(answer); times++) answer = procedure.run(this, answer)
      return answer
    }
    const read = (value: unknown): X => procedure.given.read(value, procedure.id)
    const value = this.#turns({
      from: { state: this.state, value: x },
      turn: from => this.#called(procedure, read(from.value), from.state),
      handsOn: true,
      until: from => done(read(from.value)),
      most,
    })
    return read(value)
  }

  #turns(repeat: Repeat<S>): unknown {
    const step = this.#step(() => this.#scales.repeat(repeat))
    if (!isAfter(step)) throw new Error('turns were asked for, and nothing tells what comes after them')
    this.state = step.after.state
    return step.after.value
  }
  #called<X>(procedure: ProcedureKind<S, F, X, unknown>, x: X, state: S): Called<S> {
    return {
      key: `${procedure.serial} ${keyOf(x)}`,
      state,
      follow: path => follow(this.#world, procedure, x, state, this.#choosing, this.#scales, path),
    }
  }
  #number(about: About, asked: () => Stop<S>): number {
    if (about.secret) this.#secretly = true
    const step = this.#step(asked)
    if (typeof step !== 'number') throw new Error('dice were thrown, and no number tells what they show')
    return step
  }
  /** The next answer of the path; beyond it, the first of those there are. */
  #step(asked: () => Stop<S>): Step<S> {
    const step = this.#path[this.#next++]
    if (step !== undefined) return step
    if (this.#path.length + this.stops.length >= DEEPEST) throw tooDeep()
    const stop = asked()
    const [first] = stop.branches
    if (first === undefined) throw nowhereToGo(stop)
    this.stops.push(stop)
    return first.step
  }
  /** The best of such a choice hangs on what its chooser cannot know: walking every side would be peeking. */
  #unweighed({ who, question }: Offer, without: string): BadInput {
    return new BadInput(`${who}, ${question}`, `a choice that can be weighed, with ${without}`, 'another')
  }
}

function nowhereToGo<S>({ choice }: Stop<S>): Error {
  if (choice === undefined) return new Error('something was asked that has no answer')
  const { who, question } = choice.offer
  return new BadInput(`${who}, ${question}`, 'a choice that is allowed', 'none')
}

/** Totals that read alike are one. */
function readings<T extends Result>(
  dice: Dice,
  about: About,
  reading: (total: number) => T,
  again: (read: T) => boolean,
): { readonly ways: bigint; readonly branches: readonly { readonly step: number; readonly weight: bigint }[] } {
  const distribution = dice.distribution()
  const alike = new Map<string, { readonly step: number; weight: bigint }>()
  let { ways } = distribution
  for (const [step, weight] of distribution) {
    const read = reading(step)
    if (again(read)) {
      ways -= weight
      continue
    }
    const key = keyOf(read)
    const known = alike.get(key)
    if (known === undefined) alike.set(key, { step, weight })
    else known.weight += weight
  }
  if (ways === 0n) throw new BadInput('odds', 'a throw that is not made again and again', about.purpose)
  return { ways, branches: [...alike.values()] }
}

/** A procedure that was run: what it asked beyond its path, and where the first ways have led. */
export interface Run<S, R> {
  readonly stops: readonly Stop<S>[]
  readonly result: R
  readonly state: S
}

/** Runs along the path, and on to the end. */
export function follow<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  choosing: Choosing<S>,
  scales: Scales<S>,
  path: readonly Step<S>[],
): Run<S, R> {
  const ask = new PathAsk(world, choosing, scales, start, path)
  const result = procedure.run(ask, x)
  return { stops: ask.stops, result, state: ask.state }
}
