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
import { ActOffer, actionIn, type Left } from './offer.ts'
import { perform } from './perform.ts'
import { interrupted } from './wait.ts'

export { PartOffer } from './target-part.ts'

/** What is done beside the maneuver: it costs no turn. */
type Free = Extract<Action, { kind: 'go' | 'crouch' | 'drop' | 'change' }>

export function act(ask: Asking, place: number): void {
  const action = chooseAction(ask, place, 'everything')
  if (action === null) return
  // Nobody is told that it is a feint before he has named a defense, where he must.
  if (action.kind === 'feint' && isDeclared(ask.why)) {
    perform(ask, place, action)
    return recordManeuver(ask, place, action)
  }
  recordManeuver(ask, place, action)
  switch (action.kind) {
    case 'change':
      if (change(ask, place, action.to).may_attack_same_turn) attackAfterChange(ask, place)
      return
    case 'further':
      if (action.act.perform(ask, place, action.about) === 'acts on') act(ask, place)
      return
    default:
      return perform(ask, place, action)
  }
}

/** The maneuver on record is still the change of position. */
function attackAfterChange(ask: Asking, place: number): void {
  const action = chooseAction(ask, place, 'attacks')
  if (action !== null && action.kind !== 'further') perform(ask, place, action)
}

/** Free actions, until one is chosen that is not free; null where the fighter can do nothing more. */
function chooseAction(ask: Asking, place: number, left: Left): Action | null {
  let hemmedIn = false
  while (canAct(standingAt(ask.state, place))) {
    const action = nextAction(ask, place, left)
    const free = asFree(ask, place, action)
    if (free === null) return action
    const { moved } = standingAt(ask.state, place)
    doFreely(ask, place, free)
    const goesNowhere = free.kind === 'go' && standingAt(ask.state, place).moved <= moved
    // Whoever finds no way out may think of something else, once.
    if (goesNowhere && hemmedIn) return null
    hemmedIn ||= goesNowhere
  }
  return null
}

const canAct = ({ status, stun, gone }: Standing): boolean => status === 'active' && stun === null && gone === null

function nextAction(ask: Asking, place: number, left: Left): Action {
  const key = ask.choose(new ActOffer(ask.state, place, left, ask.why))
  const action = actionIn(ask.state, key, ask.why)
  if (action === undefined) throw new Error(`${idAt(ask.state, place)} named nothing that can be done: ${key}`)
  return action
}

/** The action, if it is free as things stand. */
function asFree(ask: Asking, place: number, action: Action): Free | null {
  switch (action.kind) {
    case 'go':
    case 'crouch':
    case 'drop':
      return action
    case 'change':
      return isFreeChange(ask.state, place, action.to, ask.why) ? action : null
    default:
      return null
  }
}

const KEEPS_AIM: readonly Action['kind'][] = ['aim', 'shoot', 'throw', 'nothing', 'further']

/** With what was aimed, where rules let hand weapons be. */
const strikesAsAimed = (action: Action, aim: Standing['aim']): boolean =>
  (action.kind === 'strike' || action.kind === 'all-out') && action.arm === aim?.arm

/** The maneuver is on record: it decides the defenses until the next own turn. */
function recordManeuver(ask: Asking, place: number, action: Action): void {
  const { moved } = standingAt(ask.state, place)
  const maneuver = maneuverOf(action, moved, moved === 0 ? 0 : moveNow(ask.state, place, ask.why), ask.why)
  if (maneuver === undefined) return
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
  switch (action.kind) {
    case 'drop':
      return ask.record(dropped({ who, arm: action.arm }))
    case 'crouch':
      return ask.record(positioned({ who, position: 'crouching' }))
    case 'change':
      change(ask, place, action.to)
      return
    default:
      return goSomewhere(ask, place)
  }
}

function goSomewhere(ask: Asking, place: number): void {
  const who = idAt(ask.state, place)
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
