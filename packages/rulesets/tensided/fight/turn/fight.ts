/** A fight from the first second to the last. */
import {
  type Ask,
  type Fate,
  fateOf,
  int,
  outcomeOf,
  procedure,
  type SideEnd,
  sideEndOf,
  type Won,
} from '@umpire/engine'
import { began, ended, type FightFact } from '../facts/facts.ts'
import { canAct, type Fight, fighterAt, hasFighters, isOver } from '../state/state.ts'
import { round } from './round.ts'

type Asking = Ask<Fight, FightFact>

export const fight = procedure(
  { id: 'tensided.proc.fight', title: 'A fight from start to end', given: { rounds: int({ min: 1, max: 100_000 }) } },
  (ask: Asking, x): Won => {
    ask.record(began({}))
    ask.repeat(round, {}, isOver, x.rounds)
    return end(ask)
  },
)

/** At a table a fight goes on from one round to the next. */
export const opening = procedure(
  { id: 'tensided.proc.opening', title: 'The fight begins', given: {} },
  (ask: Asking): void => ask.record(began({})),
)

export const ending = procedure(
  { id: 'tensided.proc.ending', title: 'The fight is over', given: {} },
  (ask: Asking): void => {
    end(ask)
  },
)

function end(ask: Asking): Won {
  const outcome = outcomeOf(
    ask.state.sides.map(({ name }) => name),
    fatesOf(ask.state),
    // Whoever is only stunned or out of breath will fight on, though he does not stand.
    side => hasFighters(ask.state, side),
  )
  ask.record(ended(outcome))
  return outcome
}

const fatesOf = (fight: Fight): readonly Fate[] =>
  fight.standing.map((one, place) =>
    fateOf(fighterAt(fight, place).side, { dead: one.status === 'dead', gone: one.gone, up: canAct(one) }),
  )

/** How a side came out of it. */
export const sideEnd = (fight: Fight, side: number): SideEnd =>
  sideEndOf(fight.sides[side]?.name ?? `${side}`, fatesOf(fight), side)
