/** Whether it matters which way somebody looks. */
import { hushed, type Why } from '@umpire/engine'
import { maneuverMove } from '../../combat/maneuver/move.ts'

/** Facing counts where turning costs something. */
const FACING = new WeakMap<object, boolean>()

export function facingCounts(why: Why): boolean {
  const known = FACING.get(why.settings)
  if (known !== undefined) return known
  const counts = maneuverMove({ move: 10, turns: 1, evasive: 'no', forward: 0, hexsides: 1 }, hushed(why)).cost > 0
  FACING.set(why.settings, counts)
  return counts
}
