/** Whether it matters which way somebody looks. */
import { hushed, memoByRules } from '@umpire/engine'
import { maneuverMove } from '../../combat/maneuver/move.ts'

/** Facing counts where turning costs something. */
export const facingCounts = memoByRules(
  why => maneuverMove({ move: 10, turns: 1, evasive: 'no', forward: 0, hexsides: 1 }, hushed(why)).cost > 0,
)
