import type { Callable } from '@umpire/engine'
import { angleTable } from './angle-table.ts'
import { bodyPosition } from './body-position.ts'
import { hangTime, jumpGravity, jumpSpeed, startHeight } from './flight.ts'
import { fish, jd, jumpMovement, jumpSimple } from './jd.ts'
import { jumpingSkill, jumpSkill } from './skill.ts'

/** The rules of this area, in the book's order. */
export const jumpRules: readonly Callable[] = [
  jd,
  jumpSkill,
  angleTable,
  jumpMovement,
  bodyPosition,
  jumpingSkill,
  jumpSimple,
  fish,
  jumpSpeed,
  jumpGravity,
  hangTime,
  startHeight,
]
