import type { Callable } from '@umpire/engine'
import { activeChoice } from './active-choice.ts'
import { dodge } from './dodge.ts'
import { parry } from './parry.ts'
import { parryBarehandedAttack, parryBreak, parryLimit } from './parry-limit.ts'
import { parrySpecial } from './parry-special.ts'
import { defensePosition, passive } from './passive.ts'
import { defenseTotal } from './total.ts'

/** The rules of this area, in the book's order. */
export const defenseRules: readonly Callable[] = [
  defenseTotal,
  activeChoice,
  dodge,
  parry,
  parryLimit,
  parryBreak,
  parryBarehandedAttack,
  parrySpecial,
  passive,
  defensePosition,
]
