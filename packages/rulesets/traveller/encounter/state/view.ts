/** What a seat sees of an encounter. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { encounterSight } from './sight.ts'
import { encounterState } from './state.ts'

export const encounterView = viewOf(encounterState, encounterSight)
export type EncounterView = ValueOf<typeof encounterView>
