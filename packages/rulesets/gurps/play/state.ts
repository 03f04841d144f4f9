/** The state of a story: its people as their files have them, and what must be remembered between one roll and the next. */
import { BadInput, flag, int, list, map, or, ownValue, record, text, type ValueOf } from '@umpire/engine'
import { type Character, character } from '../character/character.ts'

const name = text(200)

/** Something that may come up in an adventure, and whether it does. */
const mayComeUp = record({ who: name, trait: name, note: text(2000), comes_up: flag() })

export const storyState = record({
  people: map(character, 1000),
  /** Attempts that failed without harm, by person and task. */
  attempts: or(map(map(int({ min: 0, max: 1000 }), 1000), 1000), {}),
  /** Whether this morning's roll against withdrawal failed. */
  withdrawal: or(map(flag(), 1000), {}),
  /** When Luck was used last, by the clock on the wall. */
  luck_used: or(map(text(5), 1000), {}),
  /** What the start of the adventure brought: the game master's. */
  adventure: or(list(mayComeUp, 10_000), []),
})
export type Story = ValueOf<typeof storyState>

/** A story that begins with these people. */
export const storyOf = (people: { readonly [name: string]: Character }): Story => ({
  people,
  attempts: {},
  withdrawal: {},
  luck_used: {},
  adventure: [],
})

export function characterIn({ people }: Story, who: string): Character {
  const found = ownValue(people, who)
  if (found === undefined) throw new BadInput('character', `one of ${Object.keys(people).join(', ')}`, who)
  return found
}

/** The story with one character changed. */
export const withCharacter = (
  story: Story,
  who: string,
  change: (character: Character) => Partial<Character>,
): Story => {
  const found = characterIn(story, who)
  return { ...story, people: { ...story.people, [who]: { ...found, ...change(found) } } }
}
