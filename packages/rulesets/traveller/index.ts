/** Traveller, Book 1: characters and combat. */
import { characters } from './characters.ts'
import { encounters } from './encounters.ts'
import { choosable, rules } from './ruleset/rules.ts'
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
export { wishing } from './career/policy/policy.ts'
export { NEW_CAREER } from './career/state.ts'
export { careerPlay, careerWorld } from './career/world.ts'
export { bot } from './encounter/bot/bot.ts'
export { RefusedByRule } from './encounter/enter/check-brought.ts'
export { encounterFile, startOf } from './encounter/enter/file.ts'
export { encounterPlay } from './encounter/index.ts'
export { type ActionForecast, actionsOf, forecast } from './encounter/odds/forecast.ts'
export { encounter } from './encounter/turn/encounter.ts'
export { encounters } from './encounters.ts'
export { afterEncounter } from './play/after-encounter.ts'
export { downtimePlay } from './play/index.ts'
export { travellerNeverFires } from './ruleset/never-fires.ts'
export { choosable } from './ruleset/rules.ts'
export { asFarAsSeen } from './scenes/as-seen.ts'
