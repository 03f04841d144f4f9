import type { Callable } from '@umpire/engine'
import { duty, dutyCall } from './duty.ts'
import { reputationCost, reputationRecognition } from './reputation.ts'
import {
  clericalInvestment,
  legalEnforcementPowers,
  militaryRank,
  socialStigma,
  status,
  statusReaction,
} from './standing.ts'

/** The rules of this area, in the book's order. */
export const socialRules: readonly Callable[] = [
  clericalInvestment,
  duty,
  dutyCall,
  legalEnforcementPowers,
  militaryRank,
  reputationCost,
  reputationRecognition,
  socialStigma,
  status,
  statusReaction,
]
