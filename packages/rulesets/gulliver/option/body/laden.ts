/** What the level of a body does beside Move and Dodge: to skills that haul it about, and on the march. */
import type { Why } from '@umpire/engine'
import { climbingRoll, hikingDaily, swimRoll } from '@umpire/gurps/rooms'
import { moveModifier, skillModifiers } from '../../enc/effects.ts'
import { type Layer, layer } from '../switch/layer.ts'

/** What the level takes off a skill of that name, or adds to it. */
const modifierOf = (skill_name: string, level: number, why: Why): number =>
  skillModifiers({ skill_name, level, skill: 0 }, why).effective

/** In the order in which they stand on each other. */
export const ladenLayers: readonly Layer[] = [
  layer('natural-encumbrance', hikingDaily, (x, why, base) =>
    moveModifier({ move: base({ encumbrance_level: 0 }, why), level: x.encumbrance_level }, why),
  ),
  // GURPS takes the level itself off a climb, and twice the level off a swim.
  layer('natural-encumbrance', climbingRoll, (x, why, base) =>
    base({ ...x, encumbrance_level: 0 - modifierOf('Climbing', x.encumbrance_level, why) }, why),
  ),
  layer('natural-encumbrance', swimRoll, (x, why, base) =>
    base({ ...x, encumbrance_level: 0 - modifierOf('Swimming', x.encumbrance_level, why) / 2 }, why),
  ),
]
