/** The state of play between fights: the clock, and the characters as they stand. */
import { BadInput, type Field, int, list, map, ownValue, record, text, type ValueOf } from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'

export const playState = record({
  /** Since the campaign began. */
  seconds: int({ min: 0 }),
  characters: map(character, 1000),
})
export type PlayState = ValueOf<typeof playState>

/** A list of different characters, by their names. */
export function different(most: number): Field<readonly string[]> {
  const names = list(text(100), most)
  const read: typeof names.read = (value, place) => {
    const found = names.read(value, place)
    const again = found.findIndex((name, index) => found.indexOf(name) !== index)
    if (again < 0) return found
    throw new BadInput(`${place}[${again}]`, 'a name that is not in the list yet', found[again])
  }
  return { spec: names.spec, read }
}

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
