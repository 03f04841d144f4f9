/** The state of a story: its people as their files have them, how they are, what they work on, and the clock. */
import {
  BadInput,
  flag,
  int,
  list,
  map,
  nullable,
  num,
  oneOf,
  optional,
  or,
  ownValue,
  record,
  text,
  type ValueOf,
  type Why,
} from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'
import { UNITS } from '../../core/extended.ts'
import { score } from '../../core/roll.ts'
import { SKILL } from '../../tables/skills.ts'
import { type Body, body, bodyOf } from './body.ts'
import { clockField } from './clock.ts'

export const MOST_PEOPLE = 200
export const NAME = text(60)

/** An extended roll under way. */
export const task = record({
  who: NAME,
  /** What it is about; one of a kind among his. */
  name: text(100),
  skill: SKILL,
  situation: nullable(text(60)),
  field: nullable(text(60)),
  /** The task's own number. */
  base_df: score,
  success_at: int({ min: 1, max: 100_000 }),
  failure_at: int({ min: -100_000, max: -1 }),
  /** Between two rolls: these dice of that unit. */
  interval: text(20),
  unit: oneOf(...UNITS),
  cmos: score,
  rolls: int({ min: 0, max: 100_000 }),
  /** When the next roll may be made. */
  next: clockField,
})
export type Task = ValueOf<typeof task>

/** A use of a skill, for experience by use. */
const use = record({
  skill: text(100),
  minute: num({ min: 0, max: 1e9 }),
  mos: score,
  frivolous: flag(),
  critical: optional(flag()),
  botch: optional(flag()),
})

export const storyState = record({
  people: map(character, MOST_PEOPLE),
  bodies: map(body, MOST_PEOPLE),
  /** Seconds since it began. */
  clock: clockField,
  tasks: list(task, 1000),
  /** Since the last session's end. */
  uses: map(list(use, 10_000), MOST_PEOPLE),
  /** Voices and predicaments that were thrown for: once, and for good. */
  chances: or(map(map(flag(), 10_000), MOST_PEOPLE), {}),
})
export type Story = ValueOf<typeof storyState>

type People = { readonly [name: string]: Character }

/** How they are, as their files say. */
const bodiesOf = (people: People, clock: number, why: Why): Story['bodies'] =>
  Object.fromEntries(Object.entries(people).map(([who, one]) => [who, bodyOf(one, who, clock, why)]))

/** A story that begins with these people. */
export const storyOf = (people: People, why: Why): Story => ({
  people,
  bodies: bodiesOf(people, 0, why),
  clock: 0,
  tasks: [],
  uses: {},
  chances: {},
})

export function characterIn({ people }: Story, who: string): Character {
  const found = ownValue(people, who)
  if (found === undefined) throw new BadInput('character', `one of ${Object.keys(people).join(', ')}`, who)
  return found
}

export function bodyIn(story: Story, who: string): Body {
  characterIn(story, who)
  const found = ownValue(story.bodies, who)
  if (found === undefined) throw new BadInput('bodies', `how ${who} is`, found)
  return found
}

export const withBodyOf = (story: Story, who: string, change: (one: Body) => Partial<Body>): Story => {
  const before = bodyIn(story, who)
  return { ...story, bodies: { ...story.bodies, [who]: { ...before, ...change(before) } } }
}

export const placeIn = ({ people }: Story, who: string): number => Object.keys(people).indexOf(who)
