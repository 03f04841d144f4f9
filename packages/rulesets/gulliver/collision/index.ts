import type { Callable } from '@umpire/engine'
import { absorption, collisionDamage, collisionHardness, sandwich } from './damage.ts'
import { collisionMass, torque, traction } from './mass.ts'
import { collisionSpeed, splitContest, splitMechanistic } from './speed.ts'

/** The rules of this area, in the book's order. */
export const collisionRules: readonly Callable[] = [
  collisionMass,
  collisionSpeed,
  splitMechanistic,
  splitContest,
  collisionDamage,
  collisionHardness,
  absorption,
  sandwich,
  torque,
  traction,
]
