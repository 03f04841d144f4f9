import type { Callable } from '@umpire/engine'
import { climbingRoll, climbingTable } from './climbing.ts'
import { hikingDaily, hikingParty, hikingRoll, hikingTerrain, hikingUnit } from './hiking.ts'
import { jumpBroad, jumpHigh, jumpObstacle, jumpSkill } from './jumping.ts'
import { lifting, pickUp } from './lifting.ts'
import { running } from './running.ts'
import { swimRescue, swimRoll, swimSpeed } from './swimming.ts'
import { throwDamage, throwDistance, throwLimit } from './throwing.ts'

/** The rules of this area, in the book's order. */
export const featRules: readonly Callable[] = [
  climbingRoll,
  climbingTable,
  hikingDaily,
  hikingRoll,
  hikingParty,
  hikingUnit,
  hikingTerrain,
  jumpObstacle,
  jumpHigh,
  jumpBroad,
  jumpSkill,
  lifting,
  pickUp,
  running,
  swimSpeed,
  swimRoll,
  swimRescue,
  throwLimit,
  throwDistance,
  throwDamage,
]
