/** The second of two blows in one turn: with the other weapon, or with the same once more. */
import type { Why } from '@umpire/engine'
import { secondArm } from '../state/hands.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import { strikes } from './refuse-attack.ts'

interface OneBlow {
  readonly arm: number
  readonly blow: number
  readonly target: number
}

/** None where the first blow, or what came of it, has left nothing to strike with, or nobody within reach. */
export function secondBlow(fight: Fight, by: number, { arm, blow, target }: OneBlow, why: Why): OneBlow | null {
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const other = secondArm(fighter, one) ?? arm
  const again = { arm: other, blow: other === arm ? blow : 0, target }
  const able = one.status === 'active' && one.stun === null && !one.off_balance
  return able && strikes(fight, by, again, why) === undefined ? again : null
}
