/** What a blow that is no weapon's is worth to whoever weighs his turn. */
import type { Why } from '@umpire/engine'
import { type Attempt, defensesOf, type Fight, fighterAt, protectionAt, standingAt } from '@umpire/gurps/fight-rooms'
import { average } from '@umpire/gurps/rooms'
import { chanceOf } from './chance.ts'

export function worthOfAttempt(fight: Fight, attempt: Attempt, why: Why): number {
  const { target, effective, dice, damage_bonus } = attempt
  const best = Math.max(0, ...defensesOf(fight, attempt, 'torso', why).map(({ total }) => total))
  const fighter = fighterAt(fight, target)
  const through = Math.max(0, average(dice) + damage_bonus - protectionAt(fighter, 'torso').dr - fighter.toughness)
  const share = Math.min(1, through / Math.max(1, standingAt(fight, target).hp))
  return chanceOf(effective) * (1 - chanceOf(best)) * share
}
