/** What a seat sees of each kind of scene and of what happens there, as pages read it, and the words in it. */
export { POSITIONS } from './combat/basics/position-names.ts'
export { attacked } from './fight/facts/attacked.ts'
export { BARE_HANDS } from './fight/state/fighter.ts'
export { fightSight } from './fight/state/sight.ts'
export { STATUSES } from './fight/state/standing.ts'
export { fightView } from './fight/state/view.ts'
export { type StoryView, storyView } from './story/facts/view.ts'
