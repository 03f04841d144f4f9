/**
 * A bot that fights a sound fight: it takes what takes most of a foe on average by the rules, aims and calls shots where
 * that pays, gets behind cover, loads, clears, closes in, blocks, looks after its own, and gives up when all is lost. It
 * knows what the state says and cheats at nothing.
 */
import { MemoTable, memoByObject, type Offer, type Policy, type Ruleset } from '@umpire/engine'
import { SwingOffer } from '../attack/free-swing.ts'
import { ShootOffer, StrikeOffer, saidShot } from '../attack/target-offer.ts'
import { ThrowOffer } from '../attack/throw-offer.ts'
import { WhomOffer } from '../attack/whom-offer.ts'
import { aboutKey, LAPSE } from '../choice/about.ts'
import { gripKey } from '../choice/grip.ts'
import { DeclareOffer } from '../declare/declare.ts'
import { WhereOffer } from '../ground/destinations.ts'
import { type Fight, holdsOn, idAt, placeOf } from '../state/state.ts'
import { bestGrip, bestSleeps, bestStrike, withTrick } from './blow.ts'
import { caringPlans, despairs, whomToTreat } from './care.ts'
import { atLast, strikingPlans, threatOfBlows, worthSwinging } from './melee.ts'
import { guns, Moment } from './moment.ts'
import { closingPlans, coverPlans, whereTo } from './move.ts'
import { bestThrow, drawingPlans, loadingPlans, throwingPlans } from './ready.ts'
import { bestShot, type Leading, type Plan, shootingPlans } from './shoot.ts'
import { Worth } from './worth.ts'

/** Shooting with somebody upon one lets him strike. */
function* shooting(moment: Moment): Generator<Plan> {
  const danger = moment.near.length === 0 ? 0 : threatOfBlows(moment)
  for (const arm of guns(moment)) {
    for (const { acts, worth } of shootingPlans(moment, arm)) yield { acts, worth: worth - danger }
  }
}

function* plans(moment: Moment, leading: Leading): Generator<Plan> {
  yield* shooting(moment)
  yield* strikingPlans(moment)
  yield* throwingPlans(moment, leading)
  yield* loadingPlans(moment)
  yield* drawingPlans(moment, leading)
  yield* closingPlans(moment)
  yield* coverPlans(moment, leading)
  yield* caringPlans(moment)
}

/** The best that may be declared. */
function planned(moment: Moment): readonly string[] {
  const { fight, one, place, foes } = moment
  if (foes.length === 0) return caring(moment)
  if (despairs(moment)) return isAllowed(fight, place, ['flee'], moment) ? ['flee'] : ['surrender']
  if (holdsOn(fight, one.id).length > 0) return ['grapple']
  const allowed = ({ acts }: Plan): boolean => isAllowed(fight, place, acts, moment)
  let best: Plan | undefined
  for (const plan of plans(moment, () => best?.worth ?? 0)) {
    if (plan.worth > (best?.worth ?? 0) && allowed(plan)) best = plan
  }
  return (best ?? [atLast(moment)].find(allowed))?.acts ?? ['nothing']
}

function caring(moment: Moment): readonly string[] {
  const [best] = [...caringPlans(moment)].sort((a, b) => b.worth - a.worth)
  return best?.acts ?? ['nothing']
}

function isAllowed(fight: Fight, place: number, acts: readonly string[], { why }: Moment): boolean {
  return acts.every((act, at) => {
    const found = new DeclareOffer(fight, place, acts.slice(0, at), why).find(act)
    return found !== undefined && found.refused === undefined
  })
}

const first = ({ choices }: Offer): string => choices.find(({ refused }) => refused === undefined)?.key ?? ''

const FREE = gripKey({ kind: 'break-holds' })
const SLEEP = gripKey({ kind: 'hold', hold: 'sleeper hold' })
const BREAK = gripKey({ kind: 'break', part: 'body' })

class Bot {
  readonly #worth: Worth
  /** What somebody makes of a round is asked for act by act. */
  readonly #plans = memoByObject((_fight: Fight) => new MemoTable<number, readonly string[]>())

  constructor({ silent }: Ruleset) {
    this.#worth = new Worth(silent)
  }

  #moment = (fight: Fight, place: number): Moment => new Moment(fight, place, this.#worth)

  choose(offer: Offer, state: Fight): string {
    if (offer instanceof DeclareOffer) return this.#declare(offer)
    if (offer instanceof ShootOffer) {
      const shot = bestShot(this.#moment(offer.fight, offer.place), offer.arm)
      return shot === undefined ? LAPSE : aboutKey(saidShot(offer.fight, shot.fire))
    }
    if (offer instanceof StrikeOffer) {
      const moment = this.#moment(offer.fight, offer.place)
      const best = bestStrike(moment, offer.arm)
      return best === undefined ? LAPSE : aboutKey(withTrick(moment, best.strike))
    }
    if (offer instanceof ThrowOffer) {
      const best = bestThrow(this.#moment(offer.fight, offer.place), offer.arm)
      return best === undefined ? LAPSE : aboutKey({ kind: 'throw-on', ...best.at })
    }
    if (offer instanceof WhereOffer) return whereTo(this.#moment(offer.fight, offer.place), offer, false)
    if (offer instanceof SwingOffer) {
      return worthSwinging(this.#moment(offer.fight, offer.place), offer.target) ? 'swing' : 'leave'
    }
    const moment = this.#moment(state, placeOf(state, offer.who))
    if (offer instanceof WhomOffer) return this.#whom(moment, offer)
    if (offer.question === 'grapple') return this.#grip(moment, offer)
    return offer.question === 'action point' ? 'spend' : first(offer)
  }

  #declare(offer: DeclareOffer): string {
    const { fight, place, before } = offer
    const plan = this.#plans(fight).get(place, () => planned(this.#moment(fight, place)))
    // What somebody else began for him is not gone on with.
    const next = before.every((act, at) => plan[at] === act) ? plan[before.length] : undefined
    return next ?? (before.length === 0 ? 'nothing' : 'enough')
  }

  #whom(moment: Moment, offer: WhomOffer): string {
    const keys = offer.choices.map(({ key }) => key)
    const among = (target: number | undefined): string => {
      const id = target === undefined ? undefined : idAt(moment.fight, target)
      return id !== undefined && keys.includes(id) ? id : (keys[0] ?? '')
    }
    switch (offer.question) {
      case 'aim': {
        const [arm] = guns(moment)
        const shot = arm === undefined ? undefined : bestShot(moment, arm)
        return among(shot?.target)
      }
      case 'treat':
      case 'wake':
      case 'care':
        return whomToTreat(moment, keys)
      default:
        return among((offer.question === 'wait' ? moment.near[0] : undefined) ?? bestGrip(moment)?.target)
    }
  }

  /** Free first; then whatever breaks most; or sleep, where nothing breaks. */
  #grip(moment: Moment, offer: Offer): string {
    const has = (key: string): boolean => offer.choices.some(choice => choice.key === key)
    if (has(FREE)) return FREE
    const grip = bestGrip(moment)
    const sleeps = grip !== undefined && has(SLEEP) && bestSleeps(moment, grip)
    return sleeps ? SLEEP : BREAK
  }
}

export function bot(ruleset: Ruleset): Policy<Fight> {
  const fighting = new Bot(ruleset)
  return Object.assign((offer: Offer, state: Fight) => fighting.choose(offer, state), { trusted: true })
}
