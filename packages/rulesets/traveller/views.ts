/** What a seat sees of each kind of scene and of what happens there, as pages read it, and the words in it. */
export { careerFacts } from './career/facts.ts'
export { type CareerView, careerView } from './career/view.ts'
export { met, moved } from './encounter/facts/places.ts'
export { type EncounterView, encounterView } from './encounter/state/view.ts'
export { type DowntimeView, downtimeView } from './play/facts/view.ts'
export { MOVEMENTS } from './tables/combat/movement.ts'
export { CHARACTERISTICS, type Characteristic, SERVICES, type Service } from './tables/words.ts'
