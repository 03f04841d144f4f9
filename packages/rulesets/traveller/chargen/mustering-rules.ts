import type { Callable, Option } from '@umpire/engine'
import { benefitWeapon, emptyGuns, noPolearms } from './benefit-weapon.ts'
import { benefitFreeTrader, benefitPassage, benefitScoutShip, benefitTravellersAid } from './benefits.ts'
import {
  benefitsTable,
  cashTable,
  gamblingLevelOnCash,
  musteringChoice,
  musteringDms,
  musteringRolls,
} from './mustering.ts'

/** Leaving a service, in the book's order. */
export const musteringRules: readonly Callable[] = [
  musteringRolls,
  musteringDms,
  musteringChoice,
  benefitsTable,
  cashTable,
  benefitWeapon,
  benefitFreeTrader,
  benefitScoutShip,
  benefitTravellersAid,
  benefitPassage,
]
export const musteringOptions: readonly Option[] = [gamblingLevelOnCash, noPolearms, emptyGuns]
