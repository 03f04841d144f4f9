/** All that may happen in a story, and what it changes. */
import { ownValue, vocabulary } from '@umpire/engine'
import { type Character, character } from '../character/character.ts'
import { adventureFacts } from './adventure-facts.ts'
import { meetingFacts } from './meeting-facts.ts'
import { mindFacts } from './mind-facts.ts'
import { rollFacts } from './roll-facts.ts'
import { type Story, withCharacter } from './state.ts'

export const storyFacts = vocabulary(...rollFacts, ...meetingFacts, ...mindFacts, ...adventureFacts)
export type StoryFact = ReturnType<typeof storyFacts.read>

type Changed = { readonly changed: { readonly [part: string]: unknown }; readonly who: string }

const changedFile = (story: Story, { who, changed }: Changed): Story =>
  withCharacter(story, who, (before): Character => character.read({ ...before, ...changed }, who))

/** Tries that failed are counted until one succeeds. */
function counted(story: Story, who: string, task: string, success: boolean): Story {
  if (task === '') return story
  const { [task]: before = 0, ...others } = ownValue(story.attempts, who) ?? {}
  if (success && before === 0) return story
  const own = success ? others : { ...others, [task]: before + 1 }
  return { ...story, attempts: { ...story.attempts, [who]: own } }
}

export function evolveStory(story: Story, happened: StoryFact): Story {
  switch (happened.type) {
    case 'rolled':
      return counted(story, happened.values.who, happened.values.task, happened.values.success)
    case 'usedLuck':
      return { ...story, luck_used: { ...story.luck_used, [happened.values.who]: happened.values.at } }
    case 'wokeWithoutTobacco':
      return { ...story, withdrawal: { ...story.withdrawal, [happened.values.who]: !happened.values.success } }
    case 'smoked':
      return { ...story, withdrawal: { ...story.withdrawal, [happened.values.who]: false } }
    case 'beganAdventure':
      return { ...story, adventure: [] }
    case 'cameUp': {
      const { who, trait, note, comes_up } = happened.values
      return { ...story, adventure: [...story.adventure, { who, trait, note, comes_up }] }
    }
    case 'awarded':
    case 'improved':
    case 'cameOut':
    case 'hadBirthday':
      return changedFile(story, happened.values)
    default:
      return story
  }
}
