/** Things that fall from a hand. */
import { dropped } from '../facts/arm.ts'
import type { BodyAsking } from '../facts/ask.ts'
import { armsAt, heldArms, isUsable } from '../state/now.ts'
import { fighterAt, standingAt } from '../state/state.ts'

/** What an arm that cannot be used any more held. */
export function dropUseless(ask: BodyAsking, target: number): void {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  for (const arm of heldArms(one)) {
    const useless = armsAt(fighter, one.arms[arm]?.where ?? 'gone').some(limb => !isUsable(one, limb))
    if (useless) letFall(ask, target, arm)
  }
}

/** Everything he holds. */
export function dropAll(ask: BodyAsking, target: number): void {
  for (const arm of heldArms(standingAt(ask.state, target))) letFall(ask, target, arm)
}

export function letFall(ask: BodyAsking, target: number, arm: number): void {
  const { id: who, x, y } = standingAt(ask.state, target)
  return ask.record(dropped({ who, arm, x, y }))
}
