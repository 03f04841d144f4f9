/** Pieces of an exchange, weighed by themselves with the procedures of the fight. */
import {
  keyOf,
  type Odds,
  type Outcome,
  type Policy,
  procedure,
  type Returned,
  type Weigher,
  type Why,
  type World,
  weigher,
} from '@umpire/engine'
import type { Asking } from '../facts/ask.ts'
import type { FightFact } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import type { People } from './people.ts'

export type FightWorld = World<Fight, FightFact>

/** What is asked of, and of whom. */
export interface Weighing {
  readonly people: People
  readonly why: Why
  /** What comes of that, in which states: those that are the same people, or have the same text, are one. */
  ends<R extends Returned>(
    fight: Fight,
    last: boolean,
    run: Run<R>,
    text?: (fight: Fight, result: R) => string,
  ): Odds<Outcome<Fight, R>>
  /** What comes of it alone. */
  results<R extends Returned>(fight: Fight, run: Run<R>): Results<R>
}

export interface Results<R> {
  readonly ways: bigint
  readonly outcomes: readonly { readonly value: R; readonly weight: bigint }[]
}

type Run<R> = (ask: Asking) => R

/** Each is a procedure of its own, so that none is taken for another where one of them is called. */
const asked = <R extends Returned>(run: Run<R>) =>
  procedure({ id: 'gurps.odds.piece', title: 'A piece of an exchange', given: {} }, run)

export function weighing(world: FightWorld, policy: Policy<Fight>, people: People): Weighing {
  const pieces: Weigher<Fight, FightFact> = weigher(world, policy)
  return {
    people,
    why: world.ruleset.silent,
    ends: (fight, last, run, text = state => people.keyOf(state, last)) =>
      pieces.odds(asked(run), {}, fight, (result, state) => `${keyOf(result)} ${text(state, result)}`),
    results: (fight, run) => {
      const { ways, outcomes } = pieces.odds(asked(run), {}, fight, result => keyOf(result))
      return { ways, outcomes: outcomes.map(({ value, weight }) => ({ value: value.result, weight })) }
    },
  }
}
