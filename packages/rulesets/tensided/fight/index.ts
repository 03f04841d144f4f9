/** Fights: the state, what happens, and the procedures, joined for the drivers. */
import { type Playable, resumable } from '@umpire/engine'
import { evolveFight } from './evolve.ts'
import { type FightFact, fightFacts } from './facts.ts'
import { ending, fight, opening } from './fight.ts'
import { fightEdits, perceivedFight, unseenIn } from './perceive.ts'
import { round } from './round.ts'
import { fightSight } from './sight.ts'
import { type Fight, fightState } from './state.ts'

export const fightPlay: Playable<Fight, FightFact> = {
  procedures: [resumable(fight), resumable(opening), resumable(round), resumable(ending)],
  facts: fightFacts,
  state: fightState,
  evolve: evolveFight,
  edits: fightEdits,
  sight: fightSight,
  unseen: unseenIn,
  perceived: perceivedFight,
}

export { bot } from './bot.ts'
export { fight } from './fight.ts'
export { blocksAgainst, type Forecast, forecast, forecasts } from './forecast.ts'
export { type Plan, type PlannedAct, standsStill } from './plan.ts'
export { plansOf } from './plan-list.ts'
