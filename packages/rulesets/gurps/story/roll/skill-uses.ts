/** What using some skills tells beside success or failure: how long it took, how fast it went. */
import type { Ask, Why } from '@umpire/engine'
import { TIMED_SKILLS, timedAttempts } from '../../skill/times.ts'
import { freightTime, telegraphySpeed } from '../../skill/uses.ts'
import type { Story } from '../facts/state.ts'
import type { StoryFact } from '../facts/story-facts.ts'
import type { Score } from '../person/score.ts'
import type { Made } from './success-roll.ts'

const HOUR = 60

/** Words for the log, and the rule they come from. */
function useOf(
  { skill, basic }: Score,
  { success }: Made,
  why: Why,
): { readonly text: string; readonly rule: string } | undefined {
  if (skill === null) return undefined
  if (skill === 'Telegraphy') {
    return { text: `${telegraphySpeed({ telegraphy: basic }, why)} words a minute`, rule: telegraphySpeed.id }
  }
  if (skill === 'Freight Handling') {
    const minutes = freightTime({ minutes: HOUR, success }, why)
    return { text: `an hour of loading takes ${minutes} minutes`, rule: freightTime.id }
  }
  if (!TIMED_SKILLS.includes(skill)) return undefined
  return { text: `time for each roll: ${timedAttempts({ skill }, why).interval}`, rule: timedAttempts.id }
}

export function tellUse(ask: Ask<Story, StoryFact>, who: string, score: Score, made: Made, secret: boolean): void {
  const use = useOf(score, made, ask.why)
  if (use !== undefined) ask.note({ text: `${who}, ${score.name}: ${use.text}.`, rule: use.rule, secret })
}
