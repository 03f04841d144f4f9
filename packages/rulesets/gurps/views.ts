/** What a seat sees of each kind of scene, as pages read it, and the words in it. */
import { type ValueOf, viewOf } from '@umpire/engine'
import { fightSight } from './fight/state/sight.ts'
import { fightState } from './fight/state/state.ts'
import { storySight } from './story/facts/sight.ts'
import { storyState } from './story/facts/state.ts'

export { POSITIONS } from './combat/basics/position-names.ts'
export { BARE_HANDS } from './fight/state/fighter.ts'
export { fightSight } from './fight/state/sight.ts'
export { STATUSES } from './fight/state/standing.ts'

export const fightView = viewOf(fightState, fightSight)
export type FightView = ValueOf<typeof fightView>

export const storyView = viewOf(storyState, storySight)
export type StoryView = ValueOf<typeof storyView>
