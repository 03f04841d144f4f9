/** What a seat sees of a fight. */
import { viewOf } from '@umpire/engine'
import { fightSight } from './sight.ts'
import { fightState } from './state.ts'

export const fightView = viewOf(fightState, fightSight)
