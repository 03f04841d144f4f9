/** An encounter from the first moment to the last: traveller.proc.encounter. */
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
import { recoveryLight } from '../../combat/encounter/recovery.ts'
import { sequence } from '../../combat/encounter/round.ts'
import { type EncounterFact, ended, fightBegan, recoveredHalfWay } from '../facts/facts.ts'
import { canAct, type Encounter, fighterAt, isOver, partyAt, standingAt } from '../state/state.ts'
import { settleAvoidance, settleRange, settleSurprise } from './beginning.ts'
import { round } from './round.ts'

type Asking = Ask<Encounter, EncounterFact>

export const encounter = procedure(
  { id: 'traveller.proc.encounter', title: 'An encounter', given: { rounds: int({ min: 1, max: 10_000 }) } },
  (ask: Asking, x): Won => {
    const left = begin(ask)
    if (left === null) ask.repeat(round, {}, isOver, x.rounds)
    return end(ask, left)
  },
)

/** At a table an encounter goes on from one procedure to the next, so that none of them grows long. */
export const opening = procedure(
  { id: 'traveller.proc.opening', title: 'How they meet', given: {} },
  (ask: Asking): void => {
    const left = begin(ask)
    if (left !== null) end(ask, left)
  },
)

export const ending = procedure(
  { id: 'traveller.proc.ending', title: 'How it ended', given: {} },
  (ask: Asking): void => {
    end(ask, null)
  },
)

/** `left` is the party that got away before it began. */
function end(ask: Asking, left: number | null): Won {
  const ending = left === null ? outcome(ask.state) : gone(ask.state, left)
  ask.record(ended(ending))
  recover(ask)
  return ending
}

/** Surprise, range, and the last chance to avoid it; answers the party that left, if one did. */
function begin(ask: Asking): number | null {
  for (;;) {
    const { stage } = ask.state
    const settled = {
      surprise_settled: stage !== 'surprise',
      range_known: stage !== 'surprise' && stage !== 'range',
      escape_settled: stage === 'fight' || stage === 'over',
      over: stage === 'over',
    }
    switch (sequence(settled, ask.why).next) {
      case 'surprise':
        settleSurprise(ask)
        break
      case 'range':
        settleRange(ask)
        break
      case 'escape': {
        const left = settleAvoidance(ask)
        if (left !== null) return left
        ask.record(fightBegan({}))
        break
      }
      default:
        return null
    }
  }
}

const gone = (state: Encounter, side: number): Won => ({
  winner: null,
  how: `${partyAt(state, side).name} got away before it came to blows`,
})

const fatesOf = (state: Encounter): readonly Fate[] =>
  state.standing.map((one, place) =>
    fateOf(fighterAt(state, place).party, { dead: one.status === 'dead', gone: one.gone, up: canAct(one) }),
  )

const outcome = (state: Encounter): Won =>
  outcomeOf(
    [0, 1].map(side => partyAt(state, side).name),
    fatesOf(state),
  )

/** Wounds of those who never fell go half way back. */
function recover(ask: Asking): void {
  for (let place = 0; place < ask.state.standing.length; place++) {
    const one = standingAt(ask.state, place)
    const { full, at_start, id: who } = fighterAt(ask.state, place)
    if (!one.wounded || one.status !== 'active') continue
    const x = { full, at_start, current: one, combat_over: true, fell: one.fell_at !== null }
    const { strength, dexterity, endurance } = recoveryLight(x, ask.why)
    ask.record(recoveredHalfWay({ who, strength, dexterity, endurance }))
  }
}

/** How a side came out of it. */
export const sideEnd = (state: Encounter, side: number): SideEnd =>
  sideEndOf(partyAt(state, side).name, fatesOf(state), side)
