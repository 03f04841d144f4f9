import type { Callable, Option } from '@umpire/engine'
import { navigation, pilot, pilotOver100Tons, shipsBoat } from './craft.ts'
import { computer, electronics, engineering, mechanical } from './devices.ts'
import { defaultZero, jackOfAllTrades } from './effective-level.ts'
import { gambling, gamblingCrooked } from './gambling.ts'
import { forwardObserver, remedyBySkilled, vaccSuit } from './hazards.ts'
import { levelDm, refereeThrow } from './level.ts'
import { medical, xenoMedicine } from './medical.ts'
import { names } from './names.ts'
import { administration, bribery, briberyAsPrinted, forgery } from './officials.ts'
import { leader, streetwise } from './people.ts'
import { airRaft, airRaftOneCondition, atv, vehicle } from './vehicle.ts'
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
