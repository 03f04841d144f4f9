/** A round of one second: tensided.proc.combat-round. */
import { type Ask, procedure } from '@umpire/engine'
import { STEPS, type Step } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { detonations } from '../attack/explode.ts'
import { declare } from '../declare/declare.ts'
import type { Asking } from '../facts/ask.ts'
import { type FightFact, roundEnded } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { comeRound, endRound } from './round-end.ts'
import { doStep } from './step.ts'

export const round = procedure(
  { id: 'tensided.proc.combat-round', title: 'Play a combat round', given: {} },
  (ask: Ask<Fight, FightFact>): void => {
    beginRound(ask)
    for (const { run } of STEPS_OF_ROUND) run(ask)
    endRound(ask)
    return ask.record(roundEnded({}))
  },
)

/** Those whose daze is over take part, and everybody says what he does in this round. */
export function beginRound(ask: Asking): void {
  comeRound(ask)
  declare(ask)
}

/** One step of one pass. */
export interface StepOfRound {
  readonly pass: number
  readonly step: Step
  readonly run: (ask: Asking) => void
}

/** All steps between declaring and the end of the round, in order: the odds of a round walk the same list. */
export const STEPS_OF_ROUND: readonly StepOfRound[] = [...stepsOfRound()]

function* stepsOfRound(): Generator<StepOfRound> {
  for (let pass = 0; pass < MOST_ACTIONS; pass++) {
    for (const step of STEPS) {
      if (step !== 'detonations') yield { pass, step, run: ask => doStep(ask, pass, step) }
      // What was thrown goes off once in a round, before anything else is done.
      else if (pass === 0) yield { pass, step, run: detonations }
    }
  }
}
