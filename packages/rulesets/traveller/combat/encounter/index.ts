import type { Callable, Option } from '@umpire/engine'
import { avoidance, closeEscapeAsPrinted, escapeAttempt } from './avoidance.ts'
import { encounterRange, placement, ranges, terrainDms } from './encounter-range.ts'
import { legalActions } from './legal-actions.ts'
import { morale } from './morale.ts'
import { closeRangeStatus, leavingTheField, movementStatus, openRangeStatus, running, standStatus } from './movement.ts'
import { halfWayFromFull, noHalfWay, recoveryFull, recoveryLight, recoveryMinor, recoverySerious } from './recovery.ts'
import { round, sequence } from './round.ts'
import { oneBattleDressSurprises, surpriseAttacks, surpriseDms, surpriseLoss, surpriseRoll } from './surprise.ts'
import { firstWound, firstWoundOneDie, randomCharacteristic, woundAllocation, woundStatus } from './wounds.ts'

/** The rules of this part of combat, in the book's order. */
export const encounterRules: readonly Callable[] = [
  round,
  sequence,
  surpriseRoll,
  surpriseDms,
  surpriseAttacks,
  surpriseLoss,
  terrainDms,
  encounterRange,
  ranges,
  placement,
  avoidance,
  escapeAttempt,
  movementStatus,
  closeRangeStatus,
  openRangeStatus,
  standStatus,
  running,
  legalActions,
  leavingTheField,
  woundAllocation,
  randomCharacteristic,
  firstWound,
  woundStatus,
  recoveryMinor,
  recoverySerious,
  recoveryLight,
  recoveryFull,
  morale,
]
export const encounterOptions: readonly Option[] = [
  oneBattleDressSurprises,
  closeEscapeAsPrinted,
  firstWoundOneDie,
  noHalfWay,
  halfWayFromFull,
]
