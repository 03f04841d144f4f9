/** Traits that make jumps longer or shorter; throws have the like. */
import { int, or, table, type Why } from '@umpire/engine'
import { fraction } from '../common/fields.ts'

/** Enhanced Jump in halves of a level, Poor Jumper up to five levels. */
export const enhancedField = or(fraction({ min: 0, max: 1000 }), 0)
export const poorField = or(int({ min: 0, max: 5 }), 0)

const POOR = table('Poor Jumper', { 0: 1, 1: 2 / 3, 2: 1 / 2, 3: 1 / 3, 4: 1 / 5, 5: 0 })

/** What the distance is multiplied by: every level of the better trait doubles what was there at first. */
export const reachFactor = (enhanced: number, poor: number, why: Why): number =>
  (1 + why.input('levels better', enhanced)) * (poor === 0 ? 1 : POOR.at(poorLevel(poor), why))

type Poor = keyof (typeof POOR)['rows']
const LEVELS: readonly Poor[] = [0, 1, 2, 3, 4, 5]
const poorLevel = (levels: number): Poor => LEVELS[levels] ?? 5
