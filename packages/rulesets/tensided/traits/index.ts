import type { Callable } from '@umpire/engine'
import { addiction } from './addiction.ts'
import { cost, stacking } from './cost.ts'
import { exclusive } from './exclusive.ts'
import { flaws } from './flaws.ts'
import { followers, information, money } from './followers.ts'
import { merits } from './merits.ts'
import { payback, when } from './when.ts'

/** The rules of this area, in the book's order. */
export const traitsRules: readonly Callable[] = [
  cost,
  stacking,
  exclusive,
  when,
  payback,
  merits,
  flaws,
  addiction,
  followers,
  information,
  money,
]
