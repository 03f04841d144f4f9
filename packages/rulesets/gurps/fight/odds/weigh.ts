/** Pieces of an exchange, weighed by themselves with the procedures of the fight. */
import {
  keyOf,
  memoByObject,
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
import type { Attempt } from '../attempt/attempt.ts'
import { isDeclared } from '../defense/declare.ts'
import type { Asking } from '../facts/ask.ts'
import type { FightFact } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { Interned } from './alike.ts'
import type { People } from './people.ts'

export type FightWorld = World<Fight, FightFact>

/** What is asked of, and of whom. */
export interface Weighing {
  readonly people: People
  readonly why: Why
  /** One number for attacks that do the same where they hit. */
  blow(attempt: Attempt): number
  /** One number for attacks that are met alike. */
  met(attempt: Attempt): number
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

/** How far it goes counts only where it is too far: whoever steps back from a blow is struck no differently. */
const withoutYards = (attempt: Attempt): Attempt => (attempt.half_damage === null ? { ...attempt, yards: 0 } : attempt)

/** All about it but how it is rolled and met: what is not named here counts. */
function blowOf(attempt: Attempt) {
  const { effective, allowed, malf, dead_centre, off_centre, feint, presses, declared, ...blow } = withoutYards(attempt)
  return blow
}

/** All about it but how it is rolled, which only those care about who declare a defense before that. */
function metOf(attempt: Attempt) {
  const { effective, allowed, malf, ...met } = withoutYards(attempt)
  return met
}

export function weighing(world: FightWorld, policy: Policy<Fight>, people: People): Weighing {
  const pieces: Weigher<Fight, FightFact> = weigher(world, policy)
  const why = world.ruleset.silent
  const [blows, mets] = [new Interned<string, number>(), new Interned<string, number>()]
  return {
    people,
    why,
    blow: memoByObject(attempt => blows.get(keyOf(blowOf(attempt)), id => id)),
    met: memoByObject(attempt => mets.get(keyOf(isDeclared(why) ? attempt : metOf(attempt)), id => id)),
    ends: (fight, last, run, text = state => people.keyOf(state, last)) =>
      pieces.odds(asked(run), {}, fight, (result, state) => `${keyOf(result)} ${text(state, result)}`),
    results: (fight, run) => {
      const { ways, outcomes } = pieces.odds(asked(run), {}, fight, result => keyOf(result))
      return { ways, outcomes: outcomes.map(({ value, weight }) => ({ value: value.result, weight })) }
    },
  }
}
