import type { Callable } from '@umpire/engine'
import { actionPoints } from './action-points.ts'
import { actionCosts, multipleActions, whirlwind } from './actions.ts'
import { hitPoints } from './hp.ts'
import { movement } from './movement.ts'
import { offHand } from './off-hand.ts'
import { combatRound } from './round.ts'
import { states } from './states.ts'

export const combatRules: readonly Callable[] = [
  combatRound,
  multipleActions,
  actionCosts,
  states,
  whirlwind,
  movement,
  hitPoints,
  actionPoints,
  offHand,
]
