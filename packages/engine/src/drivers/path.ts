/**
 * Runs a procedure along a path of answers and stops where the path ends, telling what is asked there. A generator
 * cannot be copied, so of all branches there it goes on along one; for every other it is run again along its path.
 */
import type { Dice } from '@umpire/dice'
import { BadInput } from '../bad-input.ts'
import type { Fact } from '../fact.ts'
import { keyOf } from '../json.ts'
import {
  type About,
  Answered,
  type Ask,
  type Asked,
  type Note,
  type Offer,
  type Procedure,
  type ProcedureKind,
  type Result,
  taken,
  type World,
} from '../procedure.ts'
import type { Why } from '../why.ts'
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

interface Branch {
  readonly step: number
  readonly weight: bigint
}

/** A procedure with everything it hangs on, so that it can be weighed by itself. */
export interface Called<S> {
  /** Equal for calls that come out alike from the same state. */
  readonly key: string
  readonly state: S
  /** Runs it along a path of its own. */
  readonly follow: (path: readonly Step<S>[]) => Run<S, unknown>
}

type Pause<S> =
  | { readonly kind: 'roll'; readonly ways: bigint; readonly branches: readonly Branch[] }
  | { readonly kind: 'choice'; readonly offer: Offer; readonly state: S }
  | { readonly kind: 'call'; readonly called: Called<S> }
  | {
      readonly kind: 'repeat'
      readonly from: Carried<S>
      readonly turn: (from: Carried<S>) => Called<S>
      /** What a turn answers goes into the next one; otherwise only the state does. */
      readonly handsOn: boolean
      readonly until: (from: Carried<S>) => boolean
      readonly most: number
    }

/** How choices are made on the way: by a policy, or left open so that every one of them is walked. */
export type Choosing<S> = Policy<S> | 'every'

const isInside = <S>(step: Step<S> | undefined): step is { readonly inside: readonly Step<S>[] } =>
  typeof step === 'object' && 'inside' in step
const isAfter = <S>(step: Step<S> | undefined): step is { readonly after: Carried<S> } =>
  typeof step === 'object' && 'after' in step

/** Stops the procedure, until whoever drives it has an answer. */
class Stopped<T> implements Asked<T>, Iterator<undefined, T, unknown> {
  readonly #answer: () => T
  #asked = false

  constructor(answer: () => T) {
    this.#answer = answer
  }

  [Symbol.iterator](): this {
    return this
  }

  next(): IteratorResult<undefined, T> {
    if (this.#asked) return { done: true, value: this.#answer() }
    this.#asked = true
    return { done: false, value: undefined }
  }
}

const never = (): boolean => false

class PathAsk<S, F extends Fact> implements Ask<S, F> {
  readonly why: Why
  state: S
  readonly #world: World<S, F>
  pause: Pause<S> | undefined
  readonly #evolve: (state: S, fact: F) => S
  readonly #choosing: Choosing<S>
  #path: readonly Step<S>[]
  #next = 0
  /** The answer to what it stopped at. */
  #given: Step<S> | undefined
  /** What it stopped at last. */
  stopped: Asked<unknown> | undefined
  /** Dice were thrown that the one who chooses does not see. */
  #secretly = false
  /** Who chose something that others do not learn. */
  readonly #secretive: string[] = []

  constructor(world: World<S, F>, choosing: Choosing<S>, state: S, path: readonly Step<S>[]) {
    this.#world = world
    this.why = world.ruleset.silent
    this.#evolve = world.evolve
    this.#choosing = choosing
    this.state = state
    this.#path = path
  }

  roll(dice: Dice, about: About): Asked<number> {
    const total = this.#stepOf(about)
    if (typeof total === 'number') return new Answered(total)
    const distribution = dice.distribution()
    const branches: Branch[] = []
    for (const [value, weight] of distribution) branches.push({ step: value, weight })
    return this.#stop({ kind: 'roll', ways: distribution.ways, branches }, () => this.#number())
  }
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): Asked<T> {
    return this.readUntil(dice, about, reading, never)
  }
  readUntil<T extends Result>(
    dice: Dice,
    about: About,
    reading: (total: number) => T,
    again: (read: T) => boolean,
  ): Asked<T> {
    const total = this.#stepOf(about)
    if (typeof total === 'number') return new Answered(reading(total))
    const distribution = dice.distribution()
    const alike = new Map<string, { readonly step: number; weight: bigint }>()
    let { ways } = distribution
    for (const [value, weight] of distribution) {
      const read = reading(value)
      if (again(read)) {
        ways -= weight
        continue
      }
      const key = keyOf(read)
      const known = alike.get(key)
      if (known === undefined) alike.set(key, { step: value, weight })
      else known.weight += weight
    }
    if (ways === 0n) throw new BadInput('odds', 'a throw that is not made again and again', about.purpose)
    const branches = [...alike.values()]
    return this.#stop({ kind: 'roll', ways, branches }, () => reading(this.#number()))
  }
  faces(dice: Dice, about: About): Asked<readonly number[]> {
    const { count, sides } = poolOf(dice)
    const all = poolsOf(dice)
    const thrown = (step: number): readonly number[] => ranked(all[step]?.faces ?? [])
    const chosen = this.#stepOf(about)
    if (typeof chosen === 'number') return new Answered(thrown(chosen))
    const branches = all.map(({ ways }, step) => ({ step, weight: BigInt(ways) }))
    const ways = BigInt(sides) ** BigInt(count)
    return this.#stop({ kind: 'roll', ways, branches }, () => thrown(this.#number()))
  }
  inOrder(dice: Dice, about: About): Asked<readonly number[]> {
    const { count, sides } = poolOf(dice)
    const chosen = this.#stepOf(about)
    if (typeof chosen === 'number') return new Answered(facesAt(chosen, count, sides))
    const ways = throwsOf(dice)
    const branches = Array.from({ length: ways }, (_, step) => ({ step, weight: 1n }))
    return this.#stop({ kind: 'roll', ways: BigInt(ways), branches }, () => facesAt(this.#number(), count, sides))
  }
  choose<K extends string>(offer: Offer<K>): Asked<K> {
    if (this.#choosing !== 'every') return new Answered(taken(offer, this.#choosing(offer, this.state)))
    if (this.#secretly) throw this.#unweighed(offer, 'no secret roll before it')
    if (this.#secretive.some(who => who !== offer.who))
      throw this.#unweighed(offer, "nobody else's secret choice before it")
    const chosen = (key: Step<S> | undefined): K => {
      if (offer.secret) this.#secretive.push(offer.who)
      return taken(offer, key)
    }
    const key = this.#step()
    if (key !== undefined) return new Answered(chosen(key))
    return this.#stop({ kind: 'choice', offer, state: this.state }, () => chosen(this.#given))
  }
  *chooseAll<K extends string>(offers: readonly Offer<K>[]): Procedure<readonly K[]> {
    const [first, second] = offers
    if (this.#choosing === 'every' && first && second)
      throw this.#unweighed(first, 'nobody who chooses at the same time')
    const keys: K[] = []
    for (const offer of offers) keys.push(yield* this.choose(offer))
    return keys
  }
  record(fact: F): Asked<undefined> {
    this.state = this.#evolve(this.state, fact)
    return new Answered(undefined)
  }
  note(_note: Note): Asked<undefined> {
    return new Answered(undefined)
  }
  *call<X, R extends Result>(procedure: ProcedureKind<S, F, X, R>, x: X): Procedure<R> {
    // Choices look beyond a call, so it cannot be weighed by itself where all of them are walked.
    if (this.#choosing === 'every') return yield* procedure.run(this, x)
    let step = this.#step()
    if (step === undefined) {
      step = yield* this.#stop({ kind: 'call', called: this.#called(procedure, x, this.state) }, () => this.#given)
    }
    if (!isInside(step)) throw new Error(`${procedure.id} was called, and no path leads through it`)
    const outside = { path: this.#path, next: this.#next }
    this.#path = step.inside
    this.#next = 0
    const result = yield* procedure.run(this, x)
    this.#path = outside.path
    this.#next = outside.next
    return result
  }
  *repeat<X>(
    procedure: ProcedureKind<S, F, X, unknown>,
    x: X,
    until: (state: S) => boolean,
    most: number,
  ): Procedure<undefined> {
    if (this.#choosing === 'every') {
      for (let times = 0; times < most && !until(this.state); times++) yield* procedure.run(this, x)
      return undefined
    }
    yield* this.#turns({
      kind: 'repeat',
      from: { state: this.state, value: undefined },
      turn: ({ state }) => this.#called(procedure, x, state),
      handsOn: false,
      until: ({ state }) => until(state),
      most,
    })
    return undefined
  }
  *iterate<X extends Result>(
    procedure: ProcedureKind<S, F, X, X>,
    x: X,
    done: (x: X) => boolean,
    most: number,
  ): Procedure<X> {
    if (this.#choosing === 'every') {
      let answer = x
      for (let times = 0; times < most && !done(answer); times++) answer = yield* procedure.run(this, answer)
      return answer
    }
    const read = (value: unknown): X => procedure.given.read(value, procedure.id)
    const value = yield* this.#turns({
      kind: 'repeat',
      from: { state: this.state, value: x },
      turn: from => this.#called(procedure, read(from.value), from.state),
      handsOn: true,
      until: from => done(read(from.value)),
      most,
    })
    return read(value)
  }

  *#turns(repeat: Extract<Pause<S>, { kind: 'repeat' }>): Procedure<unknown> {
    const step = this.#step() ?? (yield* this.#stop(repeat, () => this.#given))
    if (!isAfter(step)) throw new Error('turns were asked for, and nothing tells what comes after them')
    this.state = step.after.state
    return step.after.value
  }
  #called<X>(procedure: ProcedureKind<S, F, X, unknown>, x: X, state: S): Called<S> {
    return {
      key: `${procedure.serial} ${keyOf(x)}`,
      state,
      follow: path => follow(this.#world, procedure, x, state, this.#choosing, path),
    }
  }
  #stepOf(about: About): Step<S> | undefined {
    if (about.secret) this.#secretly = true
    return this.#step()
  }
  #step(): Step<S> | undefined {
    return this.#path[this.#next++]
  }
  /** The best of such a choice hangs on what its chooser cannot know: walking every side would be peeking. */
  #unweighed({ who, question }: Offer, without: string): BadInput {
    return new BadInput(`${who}, ${question}`, `a choice that can be weighed, with ${without}`, 'another')
  }
  #stop<T>(pause: Pause<S>, answer: () => T): Asked<T> {
    this.pause = pause
    const stopped = new Stopped(answer)
    this.stopped = stopped
    return stopped
  }
  #number(): number {
    if (typeof this.#given !== 'number') throw new Error('dice were thrown, and no number tells what they show')
    return this.#given
  }

  /** Goes on with that answer. */
  answer(step: Step<S>): void {
    this.pause = undefined
    this.#given = step
  }
}

export type Stop<S, R> = { readonly kind: 'finished'; readonly result: R; readonly state: S } | Pause<S>

/** A procedure under way: what it stops at, and what that leads to. */
export interface Run<S, R> {
  readonly stop: Stop<S, R>
  /** Goes on from there, once: what it did cannot be undone. */
  readonly resume: (step: Step<S>) => Run<S, R>
  /** Unless it was nothing but that question: then it does nothing more, and may be answered again and again. */
  readonly again: boolean
}

/** Runs along the path, and stops at its end. */
export function follow<S, F extends Fact, X, R>(
  world: World<S, F>,
  procedure: ProcedureKind<S, F, X, R>,
  x: X,
  start: S,
  choosing: Choosing<S>,
  path: readonly Step<S>[],
): Run<S, R> {
  const ask = new PathAsk(world, choosing, start, path)
  const asked = procedure.run(ask, x)
  const again = asked === ask.stopped
  const steps = asked[Symbol.iterator]()
  const on = (): Run<S, R> => {
    const step = steps.next()
    return { stop: step.done ? { kind: 'finished', result: step.value, state: ask.state } : paused(), resume, again }
  }
  const paused = (): Pause<S> => {
    if (ask.pause !== undefined) return ask.pause
    throw new Error(`${procedure.id} yielded a question of its own: procedures must only yield* what they ask`)
  }
  const resume = (step: Step<S>): Run<S, R> => {
    ask.answer(step)
    return on()
  }
  return on()
}
