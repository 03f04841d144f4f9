/**
 * A demonstration ruleset: ten rules, an option and its rival, one secret, one choice. It exercises every part of the engine in the
 * tests, and shows how a ruleset is written. It is no game anybody plays.
 */
import { seeded } from '@umpire/dice'
import { type Game, type NeverFires, resumable, simulator, takeFirst, worldOf } from '../src/index.ts'
import { effectiveSkill, light, success } from './attack.ts'
import { defenseAllowed, dodge, parry } from './defense.ts'
import { type Duel, type DuelFact, duelFacts, duelSight, duelState, evolveDuel } from './duel.ts'
import { duelEncounters } from './encounters.ts'
import { duel, exchange, turn } from './exchange.ts'
import { duelScene } from './scene.ts'
import { brutal, gentle, injury, knockdown, nerve, penetration } from './wound.ts'

export const demo: Game<Duel, DuelFact> = {
  id: 'demo',
  title: 'Demonstration duel',
  rules: [success, light, effectiveSkill, defenseAllowed, dodge, parry, penetration, injury, knockdown, nerve],
  options: [brutal, gentle],
  settings: [],
  procedures: [resumable(exchange), resumable(turn), resumable(duel)],
  facts: duelFacts,
  state: duelState,
  evolve: evolveDuel,
  sight: duelSight,
}

export const demoEncounters = duelEncounters(demo)
export const demoScenes = [duelScene(demo)]

/** Two fighters, ready. */
export const duelStart: Duel = {
  light: 'dusk',
  turn: 'Ada',
  fighters: {
    Ada: {
      skill: 13,
      speed: 5,
      load: 0,
      armour: 2,
      health: 11,
      weapon: 'sword',
      hit_points: 12,
      nerve: 2,
      down: false,
      out: false,
    },
    Bram: {
      skill: 12,
      speed: 4,
      load: 1,
      armour: 4,
      health: 12,
      weapon: 'mace',
      hit_points: 14,
      nerve: 0,
      down: false,
      out: false,
    },
  },
}

/** Held against the games below by a test. */
export const demoNeverFires: NeverFires = {
  'demo.defense.parry': 'whoever plays by himself takes the first defense, which is the dodge',
}

const GAMES_FOR_COUNTING = 50

/** How often each rule fired in some simulated duels. */
export function demoFired(): ReadonlyMap<string, number> {
  const world = worldOf(demo)
  const counter = world.ruleset.count()
  const duels = simulator(world, takeFirst, counter)
  for (let game = 0; game < GAMES_FOR_COUNTING; game++)
    duels.run(duel, { turns: 100 }, duelStart, seeded(`demo ${game}`))
  return counter.fired
}

export { effectiveSkill, success } from './attack.ts'
export { dodge } from './defense.ts'
export type { Duel, DuelFact } from './duel.ts'
export { duel, exchange } from './exchange.ts'
export { injury, knockdown, penetration } from './wound.ts'
