/** A blow or a shot at what somebody holds: tensided.targeting.weapon. */
import { targetWeapon } from '../../targeting/weapon.ts'
import { dropped } from '../facts/arm.ts'
import { type Asking, D4, D10, reads, throws } from '../facts/ask.ts'
import { heldArms } from '../state/now.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'

/** Whether he keeps it; what is lost slides away from whoever struck. */
export function knockFromHand(ask: Asking, by: number, target: number, weapon: string): void {
  const [arm] = heldArms(standingAt(ask.state, target))
  if (arm === undefined) return
  const given = {
    weapon,
    attacker_physique: fighterAt(ask.state, by).stats.physique,
    holder_physique: fighterAt(ask.state, target).stats.physique,
  }
  const { attack } = targetWeapon(given, ask.why)
  const roller = idAt(ask.state, attack === 'gun' ? target : by)
  const came = reads(ask, D10, { purpose: 'the weapon', by: roller }, d10 => {
    const { weapon_lost = false, slides } = targetWeapon({ ...given, d10 }, ask.why)
    return { lost: weapon_lost, slides: slides ?? null }
  })
  if (!came.lost) return
  const metres = came.slides ?? throws(ask, D4, { purpose: 'how far it slides', by: roller })
  return knockAway(ask, by, target, arm, metres)
}

/** It flies that many metres, away from whoever struck. */
export function knockAway(ask: Asking, by: number, target: number, arm: number, metres: number): void {
  const [from, at] = [standingAt(ask.state, by), standingAt(ask.state, target)]
  const [dx, dy] = [at.x - from.x, at.y - from.y]
  const length = Math.hypot(dx, dy)
  const [x, y] =
    length === 0
      ? [at.x + metres, at.y]
      : [at.x + Math.round((dx / length) * metres), at.y + Math.round((dy / length) * metres)]
  return ask.record(dropped({ who: at.id, arm, x, y }))
}
