/** Traveller, Book 1: characters and combat. */
import { characters } from './characters.ts'
import { encounters } from './encounters.ts'
import { choosable, rules } from './rules.ts'
import { demos, scenes } from './scenes/index.ts'

export const traveller = {
  id: 'traveller',
  title: 'Traveller, Book 1',
  rules,
  ...choosable,
  characters,
  encounters,
  scenes,
  demos,
}

export { careers } from './career/bulk.ts'
export { characterFrom, characterOf } from './career/character.ts'
export { createCharacter } from './career/create.ts'
export { wishing } from './career/policy.ts'
export { NEW_CAREER } from './career/state.ts'
export { careerPlay, careerWorld } from './career/world.ts'
export { bot } from './encounter/bot.ts'
export { encounter } from './encounter/encounter.ts'
export { encounterFile, startOf } from './encounter/file.ts'
export { type ActionForecast, actionsOf, forecast } from './encounter/forecast.ts'
export { encounterPlay } from './encounter/index.ts'
export { encounters } from './encounters.ts'
export { travellerNeverFires } from './never-fires.ts'
export { afterEncounter } from './play/after-encounter.ts'
export { downtimePlay } from './play/index.ts'
export { choosable } from './rules.ts'
export { asFarAsSeen } from './scenes/as-seen.ts'
