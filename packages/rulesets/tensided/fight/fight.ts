/** A fight from the first second to the last. */
import { type Ask, int, type Procedure, procedure } from '@umpire/engine'
import { began, ended, type FightFact } from './facts.ts'
import { round } from './round.ts'
import { canAct, type Fight, fighterAt, hasFighters, isOver, present } from './state.ts'

type Asking = Ask<Fight, FightFact>
type Ending = { readonly winner: number | null; readonly how: string }

export const fight = procedure(
  { id: 'tensided.proc.fight', title: 'A fight from start to end', given: { rounds: int({ min: 1, max: 100_000 }) } },
  function* (ask: Asking, x): Procedure<Ending> {
    yield* ask.record(began({}))
    yield* ask.repeat(round, {}, isOver, x.rounds)
    return yield* end(ask)
  },
)

/** At a table a fight goes on from one round to the next. */
export const opening = procedure(
  { id: 'tensided.proc.opening', title: 'The fight begins', given: {} },
  function* (ask: Asking): Procedure<undefined> {
    return yield* ask.record(began({}))
  },
)

export const ending = procedure(
  { id: 'tensided.proc.ending', title: 'The fight is over', given: {} },
  function* (ask: Asking): Procedure<undefined> {
    yield* end(ask)
    return undefined
  },
)

function* end(ask: Asking): Procedure<Ending> {
  const outcome = outcomeOf(ask.state)
  yield* ask.record(ended(outcome))
  return outcome
}

function outcomeOf(fight: Fight): Ending {
  const standing = [0, 1].filter(side => hasFighters(fight, side))
  const [winner] = standing
  if (standing.length === 2) return { winner: null, how: 'both sides are still in the field' }
  if (winner === undefined) return { winner: null, how: 'nobody is left standing' }
  return { winner, how: `${fight.sides[1 - winner]?.name ?? 'the others'} ${howLost(fight, 1 - winner)}` }
}

function howLost(fight: Fight, side: number): string {
  const members = fight.standing.filter((_, place) => fighterAt(fight, place).side === side)
  if (members.some(({ gone }) => gone === 'fled')) return 'fled'
  if (members.some(({ gone }) => gone === 'surrendered')) return 'surrendered'
  return members.every(({ status }) => status === 'dead') ? 'are dead' : 'are down'
}

/** How a side came out of it. */
export function sideEnd(fight: Fight, side: number) {
  const members = fight.standing.filter((_, place) => fighterAt(fight, place).side === side)
  return {
    name: fight.sides[side]?.name ?? `${side}`,
    size: members.length,
    standing: members.filter(canAct).length,
    down: members.filter(one => present(one) && !canAct(one)).length,
    dead: members.filter(one => one.status === 'dead').length,
    fled: members.filter(one => one.gone !== null).length,
  }
}
