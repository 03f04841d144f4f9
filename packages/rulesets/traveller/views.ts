/** What a seat sees of each kind of scene, as pages read it, and the words in it. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { careerSight, careerState } from './career/state.ts'
import { encounterSight } from './encounter/state/sight.ts'
import { encounterState } from './encounter/state/state.ts'
import { playSight } from './play/facts/sight.ts'
import { playState } from './play/facts/state.ts'

export { MOVEMENTS } from './tables/combat/movement.ts'
export { CHARACTERISTICS, type Characteristic, SERVICES, type Service } from './tables/words.ts'

export const careerView = viewOf(careerState, careerSight)
export type CareerView = ValueOf<typeof careerView>

export const encounterView = viewOf(encounterState, encounterSight)
export type EncounterView = ValueOf<typeof encounterView>

export const downtimeView = viewOf(playState, playSight)
export type DowntimeView = ValueOf<typeof downtimeView>
