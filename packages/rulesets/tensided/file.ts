/** The form of a character's file: what was chosen, and nothing that follows from it. */
export {
  BOUGHT_ABILITIES,
  type Character,
  type Learned,
  learned,
  type TakenTrait,
  taken,
} from './character/character.ts'
export { fileOf, readCharacter } from './print/json.ts'
