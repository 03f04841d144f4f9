/** What a bot makes of the ground: who sees where to, and how well somebody there is hidden. */
import { type GridMap, type Hex, Pairs } from '@umpire/geometry'
import { mapOf } from './ground.ts'
import type { Fight } from './state.ts'

/** What each level of cover takes off a shot, from none on; and what being out of sight is worth. */
const COVER = [0, 2, 3, 4]
export const UNSEEN = 5

/** Kept as one more than what hides, because nothing is 0. */
const LOOKS = new WeakMap<GridMap<Hex>, Pairs<Hex>>()

/** How well the ground hides somebody there from a foe; on open ground nothing does. */
export function coverFrom(fight: Fight, foe: Hex, there: Hex): number {
  const map = mapOf(fight)
  if (map === undefined) return 0
  const looks = LOOKS.get(map) ?? new Pairs(map)
  LOOKS.set(map, looks)
  const known = looks.at(foe, there)
  if (known > 0) return known - 1
  const sight = map.sight(foe, there)
  const level = sight.seen ? Math.min(COVER.length - 1, Math.max(sight.mostCover, map.terrain(there).cover)) : 0
  const hidden = sight.seen ? (COVER[level] ?? 0) : UNSEEN
  looks.keep(foe, there, hidden + 1)
  return hidden
}

export const isSeen = (fight: Fight, foe: Hex, there: Hex): boolean => coverFrom(fight, foe, there) < UNSEEN
