/** When sights that are up come down again: a part of tensided.ranged.aim. */
import type { Act as RuleAct } from '../../combat/act.ts'
import { aim } from '../../ranged/draw-and-aim.ts'
import { PACES, type Pace } from '../../tables/paces.ts'
import { actOf } from '../choice/act.ts'
import { lostAim } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import type { Standing } from '../state/standing.ts'
import { standingAt } from '../state/state.ts'

/** How fast he declared to go, if he did. */
export const declaredPace = ({ acts }: Standing): Pace | undefined => {
  for (const key of acts) {
    const act = actOf(key)
    if (act?.kind === 'move') return PACES.find(pace => pace === act.pace)
  }
  return undefined
}

/** Whatever is not done with sights up brings them down. */
export function sightsDown(ask: Asking, place: number, actions: readonly RuleAct[]): void {
  const one = standingAt(ask.state, place)
  if (one.aim === null || actions.length === 0) return
  const pace = declaredPace(one)
  const { sights_kept } = aim({ actions, ...(pace === undefined ? {} : { pace }) }, ask.why)
  return sights_kept ? undefined : ask.record(lostAim({ who: one.id, because: 'did something else' }))
}
