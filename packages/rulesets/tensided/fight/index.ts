/** Fights: the state, what happens, and the procedures, joined for the drivers. */
import { type Playable, resumable } from '@umpire/engine'
import { evolveFight } from './facts/evolve.ts'
import { type FightFact, fightFacts } from './facts/facts.ts'
import { fightEdits } from './ground/paint.ts'
import { perceivedFight, unseenIn } from './ground/perceive.ts'
import { fightSight } from './state/sight.ts'
import { soundFight } from './state/sound.ts'
import { type Fight, fightState } from './state/state.ts'
import { ending, fight, opening } from './turn/fight.ts'
import { round } from './turn/round.ts'

export const fightPlay: Playable<Fight, FightFact> = {
  procedures: [resumable(fight), resumable(opening), resumable(round), resumable(ending)],
  facts: fightFacts,
  state: fightState,
  evolve: evolveFight,
  sound: soundFight,
  edits: fightEdits,
  sight: fightSight,
  unseen: unseenIn,
  perceived: perceivedFight,
}

export { bot } from './bot/bot.ts'
export { blocksAgainst, type Forecast, forecast, forecasts } from './odds/forecast.ts'
export { type Plan, type PlannedAct, standsStill } from './odds/plan.ts'
export { plansOf } from './odds/plan-list.ts'
export { fight } from './turn/fight.ts'
