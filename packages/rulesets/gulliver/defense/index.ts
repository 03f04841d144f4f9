import type { Callable } from '@umpire/engine'
import { defensePosition, dodge, dodgeParts, dodgeSize, dodgingSkill } from './dodge.ts'
import { oomph, overwhelmed, powerPd, shields } from './oomph.ts'

/** The rules of this area, in the book's order. */
export const defenseRules: readonly Callable[] = [
  dodgingSkill,
  dodge,
  dodgeParts,
  defensePosition,
  dodgeSize,
  oomph,
  overwhelmed,
  shields,
  powerPd,
]
