import type { Callable } from '@umpire/engine'
import { powerLevel } from './built-on.ts'
import { dependentAward, dependentCost } from './dependents.ts'
import { enemyCost, enemyLimit } from './enemies.ts'
import { frequency, oncePerAdventure } from './frequency.ts'
import { allyCost, patronCost } from './helpers.ts'

/** The rules of this area, in the book's order. */
export const friendsRules: readonly Callable[] = [
  frequency,
  powerLevel,
  dependentCost,
  dependentAward,
  allyCost,
  patronCost,
  enemyCost,
  enemyLimit,
  oncePerAdventure,
]
