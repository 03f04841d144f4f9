/** What a bot makes of the ground: who sees where to, and how hard somebody there is to hit, by the rules in force. */
import { MemoTable, memoByRules, type Why } from '@umpire/engine'
import type { Hex } from '@umpire/geometry'
import type { Position } from '../../combat/basics/position-names.ts'
import { situational } from '../../ranged/modifier/situational.ts'
import { targetIs } from '../attempt/shot.ts'
import { type Sighted, sightBetween, sightOver } from '../ground/sight.ts'
import { type Fight, standingAt } from '../state/state.ts'

export const isSeen = (fight: Fight, from: Hex, there: Hex): boolean => sightOver(fight, from, there).seen

/** What takes off a shot at somebody now: cover, position, and whoever stands between them. */
export function hiddenNow(fight: Fight, from: number, place: number, why: Why): number {
  const sight = sightBetween(fight, from, place)
  const target_is = targetIs(standingAt(fight, place), sight)
  return situational({ ...SHOT, target_is, occupied_hexes: sight.between.length }, why)
}

const SHOT = { attacker_is: [], circumstances: [], weapon: 'gun' } as const

/** What cover and position together take off a shot: 0 or less. */
export const hidden = (why: Why, cover: Sighted['cover'], position: Position): number =>
  penalties(why)
    .get(cover, () => new MemoTable())
    .get(position, () => situational({ ...SHOT, target_is: cover === 'none' ? [position] : [position, cover] }, why))

const penalties = memoByRules(() => new MemoTable<Sighted['cover'], MemoTable<Position, number>>())
