import type { Callable } from '@umpire/engine'
import { bleedingRate, clotting, stopBleeding } from './bleeding.ts'
import { fighting, lifting, march, running, sleep } from './exertion.ts'
import { fatiguePoints, fatigueRecovery, thresholds } from './points.ts'
import { cold, heat } from './weather.ts'

export const fatigueRules: readonly Callable[] = [
  fatiguePoints,
  fatigueRecovery,
  thresholds,
  lifting,
  march,
  running,
  fighting,
  sleep,
  heat,
  cold,
  bleedingRate,
  clotting,
  stopBleeding,
]
