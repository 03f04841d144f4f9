/** What procedures of the body have in common. */
import { dice } from '@umpire/dice'
import type { Ask } from '@umpire/engine'
import { BadInput, flag, list, or } from '@umpire/engine'
import { isUp } from '../../condition/condition.ts'
import { NAME } from '../facts/fields.ts'
import { conditionIn, type Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'

export type Asking = Ask<Story, StoryFact>

export const ONE_DIE = dice('1d6')

/** Some people by their names; everybody, where none are named. */
export const PEOPLE = or(list(NAME, 1000), [])
/** Off where it happens beside something else that takes the time. */
export const TAKES_TIME = or(flag(), true)

/** Those who are meant and live. */
export const livingIn = (story: Story, named: readonly string[]): readonly string[] =>
  (named.length === 0 ? Object.keys(story.people) : named).filter(who => conditionIn(story, who).dead === null)

export const isAlive = (story: Story, who: string): boolean => conditionIn(story, who).dead === null

/** Refuses whoever cannot do anything now. */
export function mustBeUp(story: Story, who: string): void {
  const one = conditionIn(story, who)
  if (isUp(one)) return
  throw new BadInput('who', 'somebody who is awake', `${who}, who is ${one.dead === null ? 'out of it' : 'dead'}`)
}
