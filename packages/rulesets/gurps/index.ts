/** GURPS Lite, third edition: characters, what they do, and their fights. */
import { type CharacterKind, encountersWith, type Option, type Preset, withKinds } from '@umpire/engine'
import { charactersOf } from './characters.ts'
import { encountersOf } from './encounters.ts'
import { choosable as own, rules } from './ruleset/rules.ts'
import { scenesOf } from './scenes/index.ts'

/** With packages of options beside its own, and the kinds of characters they bring, of which it knows nothing. */
export function gurpsWith(
  options: readonly Option[],
  kinds: readonly CharacterKind[] = [],
  presets: readonly Preset[] = [],
) {
  const choosable = { ...own, options: [...own.options, ...options], presets }
  return {
    id: 'gurps',
    title: 'GURPS Lite, third edition',
    rules,
    ...choosable,
    characters: withKinds(charactersOf(choosable), kinds),
    encounters: encountersWith(encountersOf(choosable), kinds),
    scenes: scenesOf(choosable, kinds),
    demos: [],
  }
}

export type { Character } from './character/character.ts'
export { readCharacter } from './character/json.ts'
export * as edit from './edit/edit.ts'
export * as improve from './edit/improve.ts'
export { fromGcs, toFoundry, toGcs } from './exchange/index.ts'
export { ANIMALS } from './make/beast/animals.ts'
export { type Beast, beastJson, beastSchema, isBeast, makeBeast } from './make/beast/beast.ts'
export { type BeastSheet, beastSheet, beastText } from './make/beast/block.ts'
export { makeCharacter } from './make/make.ts'
export { gurpsNeverFires } from './ruleset/never-fires.ts'
export { isLegal, problemsOf } from './sheet/problems.ts'
export { explainedSheet, type Reasons, type Sheet, sheetOf } from './sheet/sheet.ts'
export { contestOdds, damageOdds, reactionOdds, skillOdds } from './story/odds/odds.ts'
