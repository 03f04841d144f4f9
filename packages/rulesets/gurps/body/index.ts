/** The clock of a story: what bodies go through between fights. */
import { type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import type { Story } from '../play/state.ts'
import type { StoryFact } from '../play/story-facts.ts'
import { afterFight } from './after-fight.ts'
import { bringHelp, stopBleeding, treatWounds } from './aid.ts'
import { climb } from './climb.ts'
import { healingDay } from './day.ts'
import { leap, lift, run } from './exertion.ts'
import { explosion } from './explosion.ts'
import { fall, struckByFalling } from './fall.ts'
import { inFire } from './flame.ts'
import { limbs } from './heal.ts'
import { marchDay } from './march.ts'
import { observedFire } from './observed-fire.ts'
import { diagnose, sickness } from './sickness.ts'
import { throwObject } from './throw.ts'
import { passTime } from './time.ts'
import { strikeVehicle, tellVehicle } from './vehicle-hit.ts'
import { inTheWater } from './water.ts'
import { inWeather } from './weather.ts'
import { workMonth } from './work.ts'

const joined = <X, R>(procedure: ProcedureKind<Story, StoryFact, X, R>): Resumable<Story, StoryFact> =>
  resumable(procedure)

export const bodyProcedures: readonly Resumable<Story, StoryFact>[] = [
  joined(passTime),
  joined(afterFight),
  joined(stopBleeding),
  joined(treatWounds),
  joined(limbs),
  joined(bringHelp),
  joined(healingDay),
  joined(sickness),
  joined(diagnose),
  joined(marchDay),
  joined(inWeather),
  joined(climb),
  joined(fall),
  joined(struckByFalling),
  joined(inTheWater),
  joined(inFire),
  joined(throwObject),
  joined(run),
  joined(leap),
  joined(lift),
  joined(workMonth),
  joined(explosion),
  joined(observedFire),
  joined(tellVehicle),
  joined(strikeVehicle),
]
