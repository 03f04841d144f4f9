/** A condition goes with the character's file from scene to scene, beside whatever else play keeps there. */
import { BadInput } from '@umpire/engine'
import type { Character } from '../character/character.ts'
import { type Condition, condition, SOUND } from './condition.ts'

const KEY = 'condition'

/** As the file has it; what cannot be read counts as nothing wrong, because no file is refused for one bad line. */
export function conditionOf({ state }: Character): Condition {
  if (!Object.hasOwn(state, KEY)) return SOUND
  try {
    return condition.read(state[KEY], KEY)
  } catch (error) {
    if (error instanceof BadInput) return SOUND
    throw error
  }
}

/**
 * The same, for whoever must not take somebody hurt for somebody sound.
 *
 * @throws BadInput with what is expected there
 */
export const readCondition = ({ state }: Character, place: string): Condition =>
  Object.hasOwn(state, KEY) ? condition.read(state[KEY], `${place}.state.${KEY}`) : SOUND

/** The file without it: in a story it has a place of its own, where not everybody sees all of it. */
export function withoutCondition(character: Character): Character {
  if (!Object.hasOwn(character.state, KEY)) return character
  return withConditionOf(character, SOUND)
}

/** The file with that condition. */
export function withConditionOf(character: Character, one: Condition): Character {
  const { [KEY]: _, ...others } = character.state
  return { ...character, state: one === SOUND ? others : { ...others, [KEY]: one } }
}
