import type { Ask } from '@umpire/engine'
import type { Fight } from '../state/state.ts'
import type { FightFact } from './facts.ts'

/** What every procedure of a fight is given: it asks for rolls and choices, and records facts. */
export type Asking = Ask<Fight, FightFact>
