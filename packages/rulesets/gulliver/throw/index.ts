import type { Callable } from '@umpire/engine'
import { throwAngles, throwDamage, throwMisses, throwMovement } from './path.ts'
import { bonusSum, penaltyKinds, throwManeuvers, throwSkill, throwSkills } from './skill.ts'
import { armMass, td, throwAdvanced, throwAoa, throwSimple, twoHanded, weightLimit } from './td.ts'

/** The rules of this area, in the book's order. */
export const throwRules: readonly Callable[] = [
  penaltyKinds,
  armMass,
  td,
  twoHanded,
  weightLimit,
  throwMisses,
  throwSkill,
  throwAoa,
  bonusSum,
  throwMovement,
  throwAngles,
  throwSkills,
  throwManeuvers,
  throwSimple,
  throwAdvanced,
  throwDamage,
]
