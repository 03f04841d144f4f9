/** An act with everything that is chosen for it, and how it is done. */
import { MOST_WAITED } from '../../melee/modifiers.ts'
import { disarmIt } from '../attack/disarm.ts'
import { grapple } from '../attack/grapple.ts'
import { shoot } from '../attack/shoot.ts'
import type { Fire } from '../attack/shot-at.ts'
import { type Strike, strike } from '../attack/strike.ts'
import { ShootOffer, StrikeOffer } from '../attack/target-offer.ts'
import { type Throw, throwIt } from '../attack/throw.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { WhomOffer } from '../attack/whom-offer.ts'
import { type DeclaredAct, gripSubject } from '../choice/act.ts'
import { type Whom, whomFor } from '../declare/act-targets.ts'
import { hindered } from '../declare/refuse.ts'
import type { Asking } from '../facts/ask.ts'
import { waited } from '../facts/facts.ts'
import { type Destination, WhereOffer } from '../ground/destinations.ts'
import { type Fight, idAt, placeOf, standingAt } from '../state/state.ts'
import { type Treatment, treat } from '../wound/treat.ts'
import { doOther, goTo } from './other-acts.ts'

interface Own extends DeclaredAct {
  readonly place: number
}

export type Intent = Own &
  (
    | { readonly kind: 'strike'; readonly strike: Strike }
    | { readonly kind: 'grapple' | 'disarm' | 'wait'; readonly target: number }
    | { readonly kind: 'shoot'; readonly fire: Fire }
    | { readonly kind: 'throw'; readonly thrown: Throw }
    | { readonly kind: Treatment; readonly patient: number }
    | { readonly kind: 'move'; readonly to: Destination }
    | { readonly kind: 'other' }
  )

/** Who it is done to, and how; nothing where it comes to nothing. */
export function intend(ask: Asking, before: Fight, place: number, declared: DeclaredAct): Intent | undefined {
  const { act, subject } = declared
  if (hindered(before, place, act, ask.why) !== undefined) return undefined
  const own = { place, ...declared }
  switch (act.kind) {
    case 'strike': {
      const offer = new StrikeOffer(before, place, act.arm, ask.why, subject)
      if (offer.targets().length === 0) return undefined
      const chosen = offer.attack(ask.choose(offer))
      return chosen === undefined ? undefined : { ...own, kind: 'strike', strike: chosen }
    }
    case 'grapple':
    case 'disarm':
    case 'wait': {
      const target = chooseTarget(ask, before, own, act.kind)
      return target === undefined ? undefined : { ...own, kind: act.kind, target }
    }
    case 'shoot': {
      const offer = new ShootOffer(before, place, act.arm, ask.why, subject)
      if (offer.targets().length === 0) return undefined
      const fire = offer.attack(ask.choose(offer))
      return fire === undefined ? undefined : { ...own, kind: 'shoot', fire }
    }
    case 'throw': {
      const offer = new ThrowOffer(before, place, act.arm, ask.why, subject)
      const thrown = offer.attack(ask.choose(offer))
      return thrown === undefined ? undefined : { ...own, kind: 'throw', thrown }
    }
    case 'treat':
    case 'wake':
    case 'care': {
      const patient = chooseTarget(ask, before, own, act.kind)
      return patient === undefined ? undefined : { ...own, kind: act.kind, patient }
    }
    case 'move': {
      const offer = new WhereOffer(before, place, standingAt(before, place).pace, subject)
      const to = offer.destination(ask.choose(offer))
      return to === undefined || to.metres === 0 ? undefined : { ...own, kind: 'move', to }
    }
    default:
      return { ...own, kind: 'other' }
  }
}

/** One of those whom it can be done to. */
function chooseTarget(ask: Asking, before: Fight, { place, subject }: Own, kind: Whom): number | undefined {
  const near = whomFor(before, place, kind)
  return near.length === 0 ? undefined : placeOf(before, ask.choose(new WhomOffer(before, place, kind, near, subject)))
}

/** The opponent whose free swing it does not invite; none of what is done to nobody hand to hand. */
export function opponentOf(intent: Intent): number | null {
  switch (intent.kind) {
    case 'strike':
      return intent.strike.target
    case 'grapple':
    case 'disarm':
    case 'wait':
      return intent.target
    default:
      return null
  }
}

/** Done by how things stood before. */
export function perform(ask: Asking, before: Fight, intent: Intent): void {
  const { place, subject } = intent
  switch (intent.kind) {
    case 'strike':
      return strike(ask, before, intent.strike)
    case 'grapple':
      return grapple(ask, before, { by: place, target: intent.target }, gripSubject(subject))
    case 'disarm':
      return disarmIt(ask, before, { by: place, target: intent.target })
    case 'wait':
      return waitFor(ask, place, intent.target)
    case 'shoot':
      return shoot(ask, before, intent.fire)
    case 'throw':
      return throwIt(ask, before, intent.thrown)
    case 'treat':
    case 'wake':
    case 'care':
      return treat(ask, before, place, intent.patient, intent.kind)
    case 'move':
      return goTo(ask, place, intent.to)
    case 'other':
      return doOther(ask, before, place, intent)
  }
}

/** Another round of waiting for an opening against the same opponent. */
function waitFor(ask: Asking, place: number, target: number): void {
  const { id: who, waited: before } = standingAt(ask.state, place)
  const opponent = idAt(ask.state, target)
  const rounds = before !== null && before.target === opponent ? Math.min(MOST_WAITED, before.rounds + 1) : 1
  return ask.record(waited({ who, target: opponent, rounds }))
}
