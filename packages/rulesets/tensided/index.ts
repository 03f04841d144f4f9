/** G&G, the Tensided system: characters and their fights. */
import { characters } from './characters.ts'
import { demos } from './demos.ts'
import { encounters } from './encounters.ts'
import { choosable, rules } from './ruleset/rules.ts'
import { scenesOf } from './scenes/index.ts'

export const tensided = {
  id: 'tensided',
  title: 'G&G, the Tensided system',
  rules,
  ...choosable,
  characters,
  encounters,
  scenes: scenesOf(choosable),
  demos,
}

export type { Character } from './character/character.ts'
export { type Fighting, fightingOf } from './character/fighting.ts'
export { isLegal, problemsOf } from './character/problems/problems.ts'
export { explainedSheet, type Sheet, sheetOf } from './character/sheet.ts'
export { makeCharacter } from './make/make.ts'
export { readCharacter } from './print/json.ts'
export { tensidedNeverFires } from './ruleset/never-fires.ts'
export { choosable } from './ruleset/rules.ts'
