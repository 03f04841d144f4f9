/** What a story asks, and the same as the rules of wounds ask it. */
import type { Dice } from '@umpire/dice'
import type { About, Ask, Result } from '@umpire/engine'
import { type BodyAsking, reads, throws } from '../../fight/facts/ask.ts'
import type { Bodies } from '../../fight/state/state.ts'
import { standingOf } from './body.ts'
import type { StoryFact } from './facts.ts'
import { fighterOf } from './person.ts'
import { bodyIn, type Story } from './state.ts'

export type Asking = Ask<Story, StoryFact>

/** Everybody of the story on one side, the second it is as the round. */
function bodiesIn(ask: Asking): Bodies {
  const { state, why } = ask
  const names = Object.keys(state.people)
  return {
    roster: names.map(who => fighterOf(state, who, why)),
    standing: names.map(who => standingOf(who, bodyIn(state, who))),
    round: state.clock,
  }
}

/** For procedures that a fight and a story share. */
class OfBodies implements BodyAsking {
  readonly #ask: Asking
  constructor(ask: Asking) {
    this.#ask = ask
  }
  get why() {
    return this.#ask.why
  }
  get state(): Bodies {
    return bodiesIn(this.#ask)
  }
  roll(dice: Dice, about: About): number {
    return throws(this.#ask, dice, about)
  }
  read<T extends Result>(dice: Dice, about: About, reading: (total: number) => T): T {
    return reads(this.#ask, dice, about, reading)
  }
  choose: BodyAsking['choose'] = offer => this.#ask.choose(offer)
  record: BodyAsking['record'] = fact => this.#ask.record(fact)
}

export const ofBodies = (ask: Asking): BodyAsking => new OfBodies(ask)
