/** All that may happen in a story, and what it changes. */
import { ownValue, vocabulary } from '@umpire/engine'
import { type Character, character } from '../../character/character.ts'
import { adventureFacts } from './adventure-facts.ts'
import { evolveBody } from './evolve-body.ts'
import { featFacts } from './feat-facts.ts'
import { gunneryFacts } from './gunnery-facts.ts'
import { meetingFacts } from './meeting-facts.ts'
import { mindFacts } from './mind-facts.ts'
import { rollFacts } from './roll-facts.ts'
import { conditionIn, type Story, withCharacter, withCondition } from './state.ts'
import { bodyFacts, isBodyFact } from './time-facts.ts'
import { evolveVehicle, isVehicleFact, vehicleFacts } from './vehicle-facts.ts'

export const storyFacts = vocabulary(
  ...rollFacts,
  ...meetingFacts,
  ...mindFacts,
  ...adventureFacts,
  ...bodyFacts,
  ...featFacts,
  ...vehicleFacts,
  ...gunneryFacts,
)
export type StoryFact = ReturnType<typeof storyFacts.read>

type Work = Extract<StoryFact, { readonly type: 'worked' }>['values']
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

/** A session is over: whatever it was, the next one is another day. */
function withLuck(story: Story, who: string): Story {
  const { [who]: _, ...luck_used } = story.luck_used
  return { ...story, luck_used }
}

/** A month's pay; the raise comes with the next. */
function paid(story: Story, { who, job, paid: earned, pay }: Work): Story {
  const jobs = { ...story.jobs, [who]: { job, pay } }
  return withCharacter({ ...story, jobs }, who, ({ cash }) => ({ cash: cash + earned }))
}

export function evolveStory(story: Story, happened: StoryFact): Story {
  if (isBodyFact(happened)) return evolveBody(story, happened)
  if (isVehicleFact(happened)) return evolveVehicle(story, happened)
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
      return { ...story, adventure: [], luck_used: {} }
    case 'cameUp': {
      const { who, trait, note, comes_up } = happened.values
      return { ...story, adventure: [...story.adventure, { who, trait, note, comes_up }] }
    }
    case 'awarded':
      return changedFile(withLuck(story, happened.values.who), happened.values)
    case 'improved':
    case 'cameOut':
    case 'hadBirthday':
      return changedFile(story, happened.values)
    case 'settled': {
      const { who, entry } = happened.values
      const one = conditionIn(story, who)
      const gained = one.gained.filter((_, index) => index !== entry)
      return withCondition(changedFile(story, happened.values), who, { ...one, gained })
    }
    case 'worked':
      return paid(story, happened.values)
    default:
      return story
  }
}
