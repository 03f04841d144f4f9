import type { Callable } from '@umpire/engine'
import { meleeAttack } from './attack.ts'
import { block, disarm } from './block.ts'
import { freeSwing } from './free-swing.ts'
import { grapple, sleeperHold } from './grapple.ts'
import { meleeModifiers, wait } from './modifiers.ts'

export const meleeRules: readonly Callable[] = [
  meleeAttack,
  meleeModifiers,
  wait,
  grapple,
  sleeperHold,
  block,
  disarm,
  freeSwing,
]
