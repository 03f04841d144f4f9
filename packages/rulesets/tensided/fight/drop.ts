/** Things that fall from a hand. */
import { dropped } from './arm-facts.ts'
import type { BodyAsking } from './asking.ts'
import { armsAt, heldArms, isUsable } from './now.ts'
import { fighterAt, standingAt } from './state.ts'

/** What an arm that cannot be used any more held. */
export function dropUseless(ask: BodyAsking, target: number): undefined {
  const [fighter, one] = [fighterAt(ask.state, target), standingAt(ask.state, target)]
  for (const arm of heldArms(one)) {
    const useless = armsAt(fighter, one.arms[arm]?.where ?? 'gone').some(limb => !isUsable(one, limb))
    if (useless) letFall(ask, target, arm)
  }
  return undefined
}

/** Everything he holds. */
export function dropAll(ask: BodyAsking, target: number): undefined {
  for (const arm of heldArms(standingAt(ask.state, target))) letFall(ask, target, arm)
  return undefined
}

export function letFall(ask: BodyAsking, target: number, arm: number): undefined {
  const { id: who, x, y } = standingAt(ask.state, target)
  return ask.record(dropped({ who, arm, x, y }))
}
