import type { Callable } from '@umpire/engine'
import { alertness } from './alertness.ts'
import { majorMinor, skillCatalog } from './catalog.ts'
import { complex } from './complex.ts'
import { concentrations, hthConcentrations, rangedConcentrations } from './concentrations.ts'
import { cryptography, demolitions, disguise, music } from './crafts.ts'
import { educationCommonKnowledge, educationStandIn } from './education.ts'
import { animalEmpathy, climbing, tracking } from './outdoors.ts'
import { command, intimidation, socialOpposed } from './persuasion.ts'
import { spotCategory, spotHiddenThings, spotModifiers, spotTable } from './spot.ts'
import { securityOpposed, securityTime, sleightStealth } from './thief.ts'
import { driving, pilot } from './vehicles.ts'

export const skillsRules: readonly Callable[] = [
  majorMinor,
  concentrations,
  complex,
  skillCatalog,
  hthConcentrations,
  rangedConcentrations,
  educationCommonKnowledge,
  educationStandIn,
  spotCategory,
  spotTable,
  spotModifiers,
  spotHiddenThings,
  alertness,
  socialOpposed,
  command,
  intimidation,
  driving,
  pilot,
  sleightStealth,
  securityOpposed,
  securityTime,
  tracking,
  animalEmpathy,
  climbing,
  music,
  demolitions,
  disguise,
  cryptography,
]
