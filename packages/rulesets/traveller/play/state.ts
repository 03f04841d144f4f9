/** The state of play between fights: the clock, and the characters as they stand. */
import { BadInput, int, map, ownValue, record, type ValueOf } from '@umpire/engine'
import { type Character, character } from '../character/character.ts'

export const playState = record({
  /** Since the campaign began. */
  seconds: int({ min: 0 }),
  characters: map(character, 1000),
})
export type PlayState = ValueOf<typeof playState>

export function characterIn(state: PlayState, who: string): Character {
  const found = ownValue(state.characters, who)
  if (found === undefined) throw new BadInput('character', `one of ${Object.keys(state.characters).join(', ')}`, who)
  return found
}

/** The state with one character changed. */
export const withCharacter = (
  state: PlayState,
  who: string,
  change: (character: Character) => Partial<Character>,
): PlayState => {
  const found = characterIn(state, who)
  return { ...state, characters: { ...state.characters, [who]: { ...found, ...change(found) } } }
}
