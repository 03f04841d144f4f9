/**
 * A round with every way it may go. The steps of the round's own procedure are walked one by one; between two of them,
 * people who go on alike are one.
 */
import {
  type Ask,
  memoByObject,
  type Offer,
  type Policy,
  procedure,
  type Weigher,
  type Why,
  type World,
  weigher,
} from '@umpire/engine'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { evolveFight } from '../facts/evolve.ts'
import type { FightFact } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { actsIn } from '../turn/pass.ts'
import { beginRound, STEPS_OF_ROUND, type StepOfRound } from '../turn/round.ts'
import { endRound } from '../turn/round-end.ts'
import { type Blood, bloodOf, bodyText, type Seen, UNSEEN, type Watched } from './body.ts'
import { certainly, likeliest, onward, regrouped, type Spread, weights } from './spread.ts'

export type FightWorld = World<Fight, FightFact>
type Run = (ask: Ask<Watched, FightFact>) => void

/** Who chooses what: those who declare, and in which pass something is asked. */
export type Choosing = (offer: Offer, fight: Fight, pass: number) => string

/** What is seen of him in a fact. */
function seenIn({ hit }: Seen, fact: FightFact, who: string): Seen | undefined {
  if (fact.type !== 'attacked' || fact.values.who !== who || fact.values.how === 'a free swing') return undefined
  return { came: fact.values.came, hit: hit || fact.values.came === 'hit' }
}

export function watching({ state, facts, ruleset }: FightWorld, who: string): World<Watched, FightFact> {
  return {
    state: { spec: state.spec, read: (value, place) => ({ ...state.read(value, place), seen: UNSEEN }) },
    facts,
    ruleset,
    evolve: (fight, fact) => ({ ...evolveFight(fight, fact), seen: seenIn(fight.seen, fact, who) ?? fight.seen }),
  }
}

/** One of his attacks: how it came out, over all ways that the round may have gone until then. */
export interface Attack {
  readonly pass: number
  /** How things most likely stood before it. */
  readonly before: Fight
  readonly ways: bigint
  /** By how it came out; nothing where it was not made after all. */
  readonly came: ReadonlyMap<string | null, bigint>
}

export interface Walked {
  readonly end: Spread
  readonly attacks: readonly Attack[]
}

/** Wounds of this round keep nobody's breath but their own, however fast they bleed. */
const STAND_IN = { type: 'cutting', first_rate: 1, rate: 0, rounds: 0, internal: false, cmos: 0, next_try: 0 } as const

function bleeding(fight: Watched, blood: Blood): Watched {
  const wound = { ...STAND_IN, since: fight.round }
  const standing = fight.standing.map((one, place) =>
    (blood[place] ?? 0) > 0 ? { ...one, wounds: [...one.wounds, wound] } : one,
  )
  return { ...fight, standing }
}

/** A piece of a round, for each of those who are not alike. */
export function piece(
  world: World<Watched, FightFact>,
  start: Fight,
  spread: Spread,
  policy: Policy<Watched>,
  run: Run,
): Spread {
  const asked = procedure({ id: 'tensided.odds.piece', title: 'A piece of a round', given: {} }, run)
  const weighing: Weigher<Watched, FightFact> = weigher(world, policy)
  const { round } = start
  const textOf = memoByObject((now: Watched) => bodyText(start, now))
  const alike = (_: unknown, now: Watched): string => `${textOf(now)} ${bloodOf(now, round).join()}`
  return onward(spread, round, textOf, fight => weighing.odds(asked, {}, fight, alike))
}

class Walk {
  readonly #world: World<Watched, FightFact>
  readonly #choosing: Choosing
  readonly #start: Fight
  spread: Spread

  constructor(world: FightWorld, start: Fight, who: string, choosing: Choosing) {
    this.#world = watching(world, who)
    this.#choosing = choosing
    this.#start = start
    this.spread = certainly({ ...start, seen: UNSEEN })
  }

  go(run: Run, pass: number): void {
    const policy: Policy<Watched> = (offer, fight) => this.#choosing(offer, fight, pass)
    this.spread = piece(this.#world, this.#start, this.spread, policy, run)
  }

  /** How his attack came out, if he made one; from here on it is one of those before. */
  attack(pass: number, before: Spread): Attack | undefined {
    const came = weights(this.spread, ({ seen }) => seen.came)
    if (came.size === 1 && came.has(null)) return undefined
    this.spread = regrouped(this.spread, fight => {
      const now = { ...fight, seen: { came: null, hit: fight.seen.hit } }
      return [bodyText(this.#start, now), now]
    })
    return { pass, before: likeliest(before) ?? this.#start, ways: this.spread.ways, came }
  }

  end(): void {
    this.spread = regrouped(this.spread, (fight, blood, key) => [
      `${key} ${blood.map(rate => rate > 0).join()}`,
      bleeding(fight, blood),
    ])
    this.go(endRound, MOST_ACTIONS)
  }
}

/** Whether nothing can happen in it: nobody declared anything for it, or nothing lies there to go off. */
const isIdle = ({ pass, step }: StepOfRound, declared: Fight, why: Why): boolean =>
  step === 'detonations'
    ? declared.live.length === 0
    : declared.standing.every((_, place) => actsIn(declared, place, pass, step, why).length === 0)

/** Everything that may come of the round that is about to be declared. */
export function walkRound(world: FightWorld, fight: Fight, who: string, choosing: Choosing): Walked {
  const walk = new Walk(world, fight, who, choosing)
  const why = world.ruleset.silent
  const attacks: Attack[] = []
  walk.go(beginRound, 0)
  const [declared = fight] = [...walk.spread.all.values()].map(one => one.fight)
  for (const one of STEPS_OF_ROUND) {
    if (isIdle(one, declared, why)) continue
    const before = walk.spread
    walk.go(one.run, one.pass)
    const attack = walk.attack(one.pass, before)
    if (attack !== undefined) attacks.push(attack)
  }
  walk.end()
  return { end: walk.spread, attacks }
}
