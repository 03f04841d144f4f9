import type { Callable } from '@umpire/engine'
import { marchingFatigue, overexertion, runningFatigue } from './exertion.ts'
import { battleFatigue, fatigue } from './general.ts'
import { dehydration, lostSleep, starvation, weather } from './needs.ts'
import { fatigueRecovery } from './recovery.ts'

/** The rules of this area, in the book's order. */
export const fatigueRules: readonly Callable[] = [
  fatigue,
  battleFatigue,
  marchingFatigue,
  runningFatigue,
  overexertion,
  lostSleep,
  weather,
  starvation,
  dehydration,
  fatigueRecovery,
]
