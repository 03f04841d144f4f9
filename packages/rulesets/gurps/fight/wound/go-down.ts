/** Whoever goes down lets go of what he holds. */
import type { Ask } from '@umpire/engine'
import { dropped } from '../facts/arm.ts'
import { died } from '../facts/body.ts'
import type { FightFact } from '../facts/facts.ts'
import { heldArms } from '../state/hands.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'

export function goDown(ask: Ask<Fight, FightFact>, place: number): void {
  const fighter = fighterAt(ask.state, place)
  for (const arm of heldArms(fighter, standingAt(ask.state, place))) {
    ask.record(dropped({ who: fighter.id, arm }))
  }
}

export function die(ask: Ask<Fight, FightFact>, place: number, of: string): void {
  goDown(ask, place)
  ask.record(died({ who: fighterAt(ask.state, place).id, of }))
}
