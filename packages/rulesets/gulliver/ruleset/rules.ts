/** All rules. The room of a rule is named by its id: gulliver.<area>.<topic>. */
import type { Callable, Choosable } from '@umpire/engine'
import { airfoilsRules } from '../airfoils/index.ts'
import { akRules } from '../ak/index.ts'
import { balanceRules } from '../balance/index.ts'
import { climbRules } from '../climb/index.ts'
import { collisionRules } from '../collision/index.ts'
import { combatRules } from '../combat/index.ts'
import { contestRules } from '../contest/index.ts'
import { controlRules } from '../control/index.ts'
import { costRules } from '../cost/index.ts'
import { creatureRules } from '../creature/index.ts'
import { damageRules } from '../damage/index.ts'
import { defenseRules } from '../defense/index.ts'
import { designRules } from '../design/index.ts'
import { dragRules } from '../drag/index.ts'
import { effortRules } from '../effort/index.ts'
import { encRules } from '../enc/index.ts'
import { envRules } from '../env/index.ts'
import { fallRules } from '../fall/index.ts'
import { fatigueRules } from '../fatigue/index.ts'
import { flightRules } from '../flight/index.ts'
import { injuryRules } from '../injury/index.ts'
import { jumpRules } from '../jump/index.ts'
import { knockbackRules } from '../knockback/index.ts'
import { liftRules } from '../lift/index.ts'
import { lightRules } from '../light/index.ts'
import { meleeRules } from '../melee/index.ts'
import { microgravityRules } from '../microgravity/index.ts'
import { moveRules } from '../move/index.ts'
import { playRules } from '../play/index.ts'
import { positionRules } from '../position/index.ts'
import { rangedRules } from '../ranged/index.ts'
import { shockRules } from '../shock/index.ts'
import { sizeRules } from '../size/index.ts'
import { slamRules } from '../slam/index.ts'
import { societyRules } from '../society/index.ts'
import { sportsRules } from '../sports/index.ts'
import { stRules } from '../st/index.ts'
import { stealthRules } from '../stealth/index.ts'
import { tableRules } from '../table/index.ts'
import { throwRules } from '../throw/index.ts'
import { toysRules } from '../toys/index.ts'
import { traitRules } from '../trait/index.ts'
import { unarmedRules } from '../unarmed/index.ts'
import { upkeepRules } from '../upkeep/index.ts'
import { weightRules } from '../weight/index.ts'

export const rules: readonly Callable[] = [
  ...stRules,
  ...costRules,
  ...sizeRules,
  ...encRules,
  ...tableRules,
  ...airfoilsRules,
  ...moveRules,
  ...controlRules,
  ...defenseRules,
  ...flightRules,
  ...microgravityRules,
  ...climbRules,
  ...jumpRules,
  ...throwRules,
  ...liftRules,
  ...balanceRules,
  ...positionRules,
  ...stealthRules,
  ...effortRules,
  ...sportsRules,
  ...societyRules,
  ...meleeRules,
  ...rangedRules,
  ...knockbackRules,
  ...contestRules,
  ...unarmedRules,
  ...combatRules,
  ...weightRules,
  ...damageRules,
  ...injuryRules,
  ...shockRules,
  ...lightRules,
  ...collisionRules,
  ...slamRules,
  ...fallRules,
  ...dragRules,
  ...fatigueRules,
  ...designRules,
  ...envRules,
  ...upkeepRules,
  ...traitRules,
  ...creatureRules,
  ...akRules,
  ...playRules,
  ...toysRules,
]

/** What a campaign chooses from. */
export const choosable: Choosable = { options: [], settings: [] }
