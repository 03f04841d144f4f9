/** The state of a story: its people as their files have them, and what must be remembered between one roll and the next. */
import { BadInput, flag, int, list, map, num, or, ownValue, record, text, type ValueOf } from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'
import { type Condition, condition, SOUND } from '../../condition/condition.ts'
import { conditionOf, withoutCondition } from '../../condition/condition-file.ts'
import { vehicle } from './vehicle.ts'

const name = text(200)

/** Something that may come up in an adventure, and whether it does. */
const mayComeUp = record({ who: name, trait: name, note: text(2000), comes_up: flag() })

/** A job that somebody holds, and what it is listed to pay now. */
const held = record({ job: name, pay: num({ min: 0, max: 1e12 }) })

export const storyState = record({
  people: map(character, 1000),
  /** Seconds since it began. */
  clock: or(int({ min: 0 }), 0),
  /** How they are; of whom nothing is said, nothing is wrong. */
  conditions: or(map(condition, 1000), {}),
  jobs: or(map(held, 1000), {}),
  /** Vehicles that the game master told of. */
  vehicles: or(map(vehicle, 1000), {}),
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

type People = { readonly [name: string]: Character }

/** Their files, and how they are as the files say. */
export const broughtBy = (people: People): Pick<Story, 'people' | 'conditions'> => ({
  people: Object.fromEntries(Object.entries(people).map(([who, one]) => [who, withoutCondition(one)])),
  conditions: Object.fromEntries(
    Object.entries(people).flatMap(([who, one]): [string, Condition][] => {
      const found = conditionOf(one)
      return found === SOUND ? [] : [[who, found]]
    }),
  ),
})

/** A story that begins with these people. */
export const storyOf = (people: People): Story => ({
  ...broughtBy(people),
  clock: 0,
  jobs: {},
  vehicles: {},
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

export function conditionIn(story: Story, who: string): Condition {
  characterIn(story, who)
  return ownValue(story.conditions, who) ?? SOUND
}

export const withCondition = (story: Story, who: string, one: Condition): Story => ({
  ...story,
  conditions: { ...story.conditions, [who]: one },
})
