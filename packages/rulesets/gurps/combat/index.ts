import type { Callable } from '@umpire/engine'
import { attackModifiers } from './attack/attack-modifiers.ts'
import { attackRoll } from './attack/attack-roll.ts'
import { criticalHit, criticalMiss } from './attack/critical.ts'
import { maneuverList } from './basics/maneuver-list.ts'
import { minEffectiveSkill } from './basics/min-effective-skill.ts'
import { positions } from './basics/positions.ts'
import { freeActions } from './free-actions.ts'
import { aim } from './maneuver/aim.ts'
import { allOutAttack } from './maneuver/all-out-attack.ts'
import { allOutDefense } from './maneuver/all-out-defense.ts'
import { maneuverAttack } from './maneuver/attack.ts'
import { changePosition } from './maneuver/change-position.ts'
import { longAction } from './maneuver/long-action.ts'
import { maneuverMove } from './maneuver/move.ts'
import { ready } from './maneuver/ready.ts'
import { reload } from './maneuver/reload.ts'
import { turnLength, turnStart } from './turn.ts'
import { turnOrder } from './turn-order.ts'
import { weaponReady } from './weapon-ready.ts'

/** The rules of this area, in the book's order. */
export const combatRules: readonly Callable[] = [
  turnOrder,
  turnLength,
  turnStart,
  maneuverList,
  maneuverMove,
  changePosition,
  positions,
  ready,
  reload,
  aim,
  maneuverAttack,
  allOutAttack,
  allOutDefense,
  longAction,
  freeActions,
  weaponReady,
  attackModifiers,
  minEffectiveSkill,
  attackRoll,
  criticalHit,
  criticalMiss,
]
