/** What a seat sees of a fight, as pages read it, and the words in it. */
export { BARE_HANDS } from './fight/state/fighter.ts'
export { fightSight } from './fight/state/sight.ts'
export { inHand } from './fight/state/standing.ts'
export { LIGHTS } from './fight/state/state.ts'
export { fightView } from './fight/state/view.ts'
export { CLUTTERS } from './ranged/clutters.ts'
export { STATUSES } from './tables/health-levels.ts'
