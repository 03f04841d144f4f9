/** The clock of a story: what bodies go through between fights. */
import { type ProcedureKind, type Resumable, resumable } from '@umpire/engine'
import { afterFight } from './body/after-fight.ts'
import { bringHelp, stopBleeding, treatWounds } from './body/aid.ts'
import { healingDay } from './body/day.ts'
import { limbs } from './body/heal.ts'
import { diagnose, sickness } from './body/sickness.ts'
import { passTime } from './body/time.ts'
import type { Story } from './facts/state.ts'
import type { StoryFact } from './facts/story-facts.ts'
import { climb } from './feats/climb.ts'
import { leap, lift, run } from './feats/exertion.ts'
import { fall, struckByFalling } from './feats/fall.ts'
import { inFire } from './feats/flame.ts'
import { marchDay } from './feats/march.ts'
import { throwObject } from './feats/throw.ts'
import { inTheWater } from './feats/water.ts'
import { inWeather } from './feats/weather.ts'
import { workMonth } from './feats/work.ts'
import { explosion } from './gunnery/explosion.ts'
import { observedFire } from './gunnery/observed-fire.ts'
import { strikeVehicle, tellVehicle } from './gunnery/vehicle-hit.ts'

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
