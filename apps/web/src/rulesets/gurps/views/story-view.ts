/** The story between fights as this seat sees it: who is there, and what ails them. */
import { ownValue } from '@umpire/engine'
import { type StoryView as Seen, storyView } from '@umpire/gurps/views'
import { readOnce } from '../../common/read-once.ts'

/** Of whom nothing is said, nothing is wrong. */
const SOUND: Seen['conditions'][string] = {
  dead: null,
  out: null,
  bleeding: null,
  treated: 'no',
  crippled: [],
  scars: [],
}

/** Their files, and how they are: two lists by name. */
const peopleOf = ({ people, conditions }: Seen) =>
  Object.entries(people).map(([name, { npc, identity, attributes }]) => ({
    ...(ownValue(conditions, name) ?? SOUND),
    name,
    npc,
    concept: identity.concept ?? '',
    /** Its numbers are seen. */
    known: attributes !== undefined,
  }))

export type StoryPerson = Readonly<ReturnType<typeof peopleOf>[number]>

export const readStory = readOnce(state => {
  const seen = storyView.read(state, 'story')
  const people: readonly StoryPerson[] = peopleOf(seen)
  return { clock: seen.clock, people }
})
export type StoryView = Readonly<ReturnType<typeof readStory>>

export const isBleeding = ({ bleeding, drains = [], dead }: StoryPerson): boolean =>
  dead === null && (bleeding !== null || drains.length > 0)
export const isUp = ({ dead, out }: StoryPerson): boolean => dead === null && out === null
export const isWounded = ({ hp_lost = 0, dead }: StoryPerson): boolean => dead === null && hp_lost > 0

/** What tires a character, each with its points. */
export const tirednessOf = ({ fatigue }: StoryPerson): readonly (readonly [by: string, points: number])[] =>
  Object.entries(fatigue ?? {}).filter(([, points]) => points > 0)

/** Player characters are one side here, everyone else the other. */
export const sideOf = ({ npc }: StoryPerson): number => (npc ? 2 : 1)
