/** A round of one second: tensided.proc.combat-round. */
import { type Ask, procedure } from '@umpire/engine'
import { STEPS } from '../../combat/act.ts'
import { MOST_ACTIONS } from '../../combat/actions.ts'
import { detonations } from '../attack/explode.ts'
import { declare } from '../declare/declare.ts'
import { type FightFact, roundEnded } from '../facts/facts.ts'
import type { Fight } from '../state/state.ts'
import { comeRound, endRound } from './round-end.ts'
import { doStep } from './step.ts'

export const round = procedure(
  { id: 'tensided.proc.combat-round', title: 'Play a combat round', given: {} },
  (ask: Ask<Fight, FightFact>): void => {
    comeRound(ask)
    declare(ask)
    for (let pass = 0; pass < MOST_ACTIONS; pass++) {
      for (const step of STEPS) {
        if (step !== 'detonations') doStep(ask, pass, step)
        else if (pass === 0) detonations(ask)
      }
    }
    endRound(ask)
    return ask.record(roundEnded({}))
  },
)
