/** A turn of one's own: free actions and movement, then one maneuver. */
import { changePosition } from '../../combat/maneuver/change-position.ts'
import { isDeclared } from '../defense/declare.ts'
import { dropped, lostAim } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { chose, positioned } from '../facts/facts.ts'
import type { Action } from '../maneuver/action.ts'
import { isFreeChange, maneuverOf } from '../maneuver/maneuver.ts'
import { keepsAim } from '../maneuver/manner.ts'
import { moveNow, WhereOffer } from '../move/destinations.ts'
import type { Standing } from '../state/standing.ts'
import { idAt, standingAt } from '../state/state.ts'
import { go } from './go.ts'
import { ActOffer, actionIn } from './offer.ts'
import { perform } from './perform.ts'
import { interrupted } from './wait.ts'

export { PartOffer } from './target-part.ts'

/** What is done beside the maneuver: it costs no turn. */
type Free = Extract<Action, { kind: 'go' | 'crouch' | 'drop' }>

export function act(ask: Asking, place: number): void {
  let afterChange = false
  let hemmedIn = false
  for (;;) {
    const one = standingAt(ask.state, place)
    if (one.status !== 'active' || one.stun !== null || one.gone !== null) return
    const offer = new ActOffer(ask.state, place, afterChange ? 'attacks' : 'everything', ask.why)
    const key = ask.choose(offer)
    const action = actionIn(ask.state, key, ask.why)
    if (action === undefined) throw new Error(`${idAt(ask.state, place)} named nothing that can be done: ${key}`)
    if (action.kind === 'change' && isFreeChange(ask.state, place, action.to, ask.why)) {
      change(ask, place, action.to)
      continue
    }
    if (action.kind === 'go' || action.kind === 'crouch' || action.kind === 'drop') {
      const { moved } = standingAt(ask.state, place)
      doFreely(ask, place, action)
      if (action.kind !== 'go' || standingAt(ask.state, place).moved > moved) continue
      // Whoever finds no way out may think of something else, once.
      if (hemmedIn) return
      hemmedIn = true
      continue
    }
    // Nobody is told that it is a feint before he has named a defense, where he must.
    if (action.kind === 'feint' && isDeclared(ask.why)) {
      perform(ask, place, action)
      return recordManeuver(ask, place, action, afterChange)
    }
    if (!afterChange || action.kind !== 'nothing') recordManeuver(ask, place, action, afterChange)
    if (action.kind === 'change') {
      const { may_attack_same_turn } = change(ask, place, action.to)
      if (!may_attack_same_turn) return
      afterChange = true
      continue
    }
    if (action.kind !== 'further') return perform(ask, place, action)
    if (action.act.perform(ask, place, action.about) !== 'acts on') return
  }
}

const KEEPS_AIM: readonly Action['kind'][] = ['aim', 'shoot', 'throw', 'nothing', 'further']

/** With what was aimed, where rules let hand weapons be. */
const strikesAsAimed = (action: Action, aim: Standing['aim']): boolean =>
  (action.kind === 'strike' || action.kind === 'all-out') && action.arm === aim?.arm

/** The maneuver is on record: it decides the defenses until the next own turn. */
function recordManeuver(ask: Asking, place: number, action: Action, afterChange: boolean): void {
  const { moved } = standingAt(ask.state, place)
  const maneuver = maneuverOf(action, moved, moved === 0 ? 0 : moveNow(ask.state, place, ask.why), ask.why)
  if (maneuver === undefined || afterChange) return
  const who = idAt(ask.state, place)
  const loading = action.kind === 'reload' ? action.arm : null
  ask.record(chose({ who, maneuver: maneuver.maneuver, loading }))
  // Anything but aiming and shooting gives the aim up.
  const { aim } = standingAt(ask.state, place)
  const keeps = KEEPS_AIM.includes(action.kind) || strikesAsAimed(action, aim)
  if (!keeps && aim !== null) ask.record(lostAim({ who, because: 'gave it up' }))
}

function doFreely(ask: Asking, place: number, action: Free): void {
  const who = idAt(ask.state, place)
  if (action.kind === 'drop') return ask.record(dropped({ who, arm: action.arm }))
  if (action.kind === 'crouch') return ask.record(positioned({ who, position: 'crouching' }))
  const offer = new WhereOffer(ask.state, place, moveNow(ask.state, place, ask.why), ask.why)
  if (offer.destinations.length === 0) return
  const to = offer.destination(ask.choose(offer))
  if (to === undefined) return
  go(ask, place, offer, to)
  if (standingAt(ask.state, place).aim !== null && !keepsAim(to.yards, ask.why)) {
    ask.record(lostAim({ who, because: 'ran' }))
  }
  interrupted(ask, place)
}

function change(ask: Asking, place: number, to: Parameters<typeof positioned>[0]['position']) {
  const who = idAt(ask.state, place)
  const from = standingAt(ask.state, place).position
  const result = changePosition({ from, to }, ask.why)
  ask.record(positioned({ who, position: result.passes_through ?? to }))
  return result
}
