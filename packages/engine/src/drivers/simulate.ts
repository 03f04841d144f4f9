/**
 * Simulates: a fast generator throws the dice, a policy makes the choices, nobody listens. No question is ever left
 * open, so a procedure runs through without stopping.
 *
 *     const fights = simulator(world, bots)
 *     fights.run(attack, { skill: 12 }, start, seeded('fight 17')).result
 */
import { type Dice, drawFaces, type Source } from '@umpire/dice'
import type { Fact } from '../fact/fact.ts'
import {
  type About,
  type Ask,
  type Note,
  type Offer,
  OneWay,
  type ProcedureKind,
  type Result,
  taken,
  type World,
} from '../procedure/procedure.ts'
import type { Why } from '../rule/why.ts'
import { poolOf, ranked } from './pool.ts'

/** Makes the choices: a bot, or a plan to be weighed. Answers the key of a choice that is not refused. */
export interface Policy<S> {
  (offer: Offer, state: S): string
  /**
   * It chooses only what is allowed, which its tests have shown: a simulation need not look its choices up. Every other
   * driver does.
   */
  readonly trusted?: boolean
}

/** For procedures that offer no choice, or where the first allowed one will do. */
export const takeFirst: Policy<unknown> = ({ choices }) =>
  choices.find(choice => choice.refused === undefined)?.key ?? ''

/** Makes a choice for the simulation. */
type Chooser<S> = <K extends string>(offer: Offer<K>, state: S) => K

class SimulateAsk<S, F extends Fact> extends OneWay<S, F> implements Ask<S, F> {
  readonly why: Why
  state: S
  readonly #source: Source
  readonly #choose: Chooser<S>
  readonly #evolve: (state: S, fact: F) => S

  constructor(world: World<S, F>, why: Why, choose: Chooser<S>, state: S, source: Source) {
    super()
    this.why = why
    this.#evolve = world.evolve
    this.#choose = choose
    this.state = state
    this.#source = source
  }
  roll(dice: Dice, _about: About): number {
    return dice.total(this.#source)
  }
  read<T extends Result>(dice: Dice, _about: About, reading: (total: number) => T): T {
    return reading(dice.total(this.#source))
  }
  faces(dice: Dice, about: About): readonly number[] {
    return ranked(this.inOrder(dice, about))
  }
  inOrder(dice: Dice, _about: About): readonly number[] {
    const { count, sides } = poolOf(dice)
    return drawFaces(this.#source, sides, count)
  }
  choose<K extends string>(offer: Offer<K>): K {
    return this.#choose(offer, this.state)
  }
  chooseAll<K extends string>(offers: readonly Offer<K>[]): readonly K[] {
    const keys: K[] = []
    for (const offer of offers) keys.push(this.#choose(offer, this.state))
    return keys
  }
  record(fact: F): void {
    this.state = this.#evolve(this.state, fact)
  }
  note(_note: Note): void {}
}

export interface Simulated<S, R> {
  readonly result: R
  readonly state: S
}

export interface Simulator<S, F extends Fact> {
  run<X, R>(procedure: ProcedureKind<S, F, X, R>, x: X, state: S, source: Source): Simulated<S, R>
}

/** Simulates with that policy; pass a counter as `why` to learn which rules fire. */
export function simulator<S, F extends Fact>(
  world: World<S, F>,
  policy: Policy<S>,
  why: Why = world.ruleset.silent,
): Simulator<S, F> {
  const checked: Chooser<S> = (offer, state) => taken(offer, policy(offer, state))
  const trusting: Chooser<S> = (offer, state) => offer.trust?.(policy(offer, state)) ?? checked(offer, state)
  const choose = policy.trusted === true && why.quiet ? trusting : checked
  return {
    run(procedure, x, state, source) {
      const ask = new SimulateAsk(world, why, choose, state, source)
      const result = procedure.run(ask, x)
      return { result, state: ask.state }
    },
  }
}
