import type { Callable, Option } from '@umpire/engine'
import { defaultZero, jackOfAllTrades } from './effective-level.ts'
import { names } from './names.ts'
import { navigation, pilot, pilotOver100Tons, shipsBoat } from './throw/craft.ts'
import { computer, electronics, engineering, mechanical } from './throw/devices.ts'
import { gambling, gamblingCrooked } from './throw/gambling.ts'
import { forwardObserver, remedyBySkilled, vaccSuit } from './throw/hazards.ts'
import { levelDm, refereeThrow } from './throw/level.ts'
import { medical, xenoMedicine } from './throw/medical.ts'
import { administration, bribery, briberyAsPrinted, forgery } from './throw/officials.ts'
import { leader, streetwise } from './throw/people.ts'
import { airRaft, airRaftOneCondition, atv, vehicle } from './throw/vehicle.ts'
import { weaponSkillRules } from './weapon-skills.ts'

/** The rules of this area, in the book's order. */
export const skillRules: readonly Callable[] = [
  names,
  ...weaponSkillRules,
  administration,
  airRaft,
  atv,
  bribery,
  computer,
  electronics,
  engineering,
  forgery,
  forwardObserver,
  gambling,
  gamblingCrooked,
  jackOfAllTrades,
  leader,
  mechanical,
  medical,
  xenoMedicine,
  navigation,
  pilot,
  shipsBoat,
  streetwise,
  vehicle,
  vaccSuit,
  defaultZero,
  levelDm,
  refereeThrow,
]
export const skillOptions: readonly Option[] = [
  airRaftOneCondition,
  briberyAsPrinted,
  pilotOver100Tons,
  remedyBySkilled,
]
