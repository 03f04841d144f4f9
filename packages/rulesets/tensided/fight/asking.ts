import { dice } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import type { dropped } from './arm-facts.ts'
import type { BodyFact } from './body-facts.ts'
import type { FightFact } from './facts.ts'
import type { Bodies, Fight } from './state.ts'

export type Asking = Ask<Fight, FightFact>

/** What wounds, blood and exhaustion ask: they are the same in a fight and outside of one. */
export type BodyAsking = Pick<
  Ask<Bodies, BodyFact | ReturnType<typeof dropped>>,
  'why' | 'state' | 'roll' | 'read' | 'choose' | 'record'
>

export const D10 = dice('1d10')
export const D8 = dice('1d8')
export const D6 = dice('1d6')
export const D4 = dice('1d4')
