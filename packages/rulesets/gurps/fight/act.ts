/** A turn of one's own: free actions and movement, then one maneuver. */
import type { Choice, Offer, Procedure } from '@umpire/engine'
import { hushed } from '../character/hushed.ts'
import { changePosition } from '../combat/maneuver/change-position.ts'
import { longAction } from '../combat/maneuver/long-action.ts'
import { locationDefault } from '../damage/location-default.ts'
import { pickUp } from '../feat/lifting.ts'
import { malfunction } from '../gun/malfunction.ts'
import { ActOffer } from './act-offer.ts'
import { type Action, actionOf, type OfBlow } from './action.ts'
import { aimed, clearing, dropped, lostAim, pickedUp, readied } from './arm-facts.ts'
import { type Attempt, armAt, blowAt, PLAINLY, type Struck as Swing } from './attempt.ts'
import { setOnFire } from './body-facts.ts'
import type { Asking } from './carry-out.ts'
import { THREE_DICE, TWO_DICE } from './dice.ts'
import { allOutOf, keepsAim, walking, wildSwing } from './doing.ts'
import { facingCounts } from './facing.ts'
import { chose, left, moved, positioned } from './facts.ts'
import { feint } from './feint.ts'
import { moveNow, WhereOffer } from './going.ts'
import { facingTo, hexAt } from './ground.ts'
import { heldArms, offHand } from './hands.ts'
import { judoThrow } from './judo.ts'
import { type Struck, struckAs } from './location.ts'
import { maneuverFor, roleOfAction } from './maneuver.ts'
import { strengthNow } from './now.ts'
import { strikes, tooHard } from './refused.ts'
import { firstShot, gunOf, shoot } from './shoot.ts'
import { type Fight, fighterAt, idAt, standingAt } from './state.ts'
import { strike } from './strike.ts'
import { throwIt, thrownAt } from './throw.ts'
import { interrupted } from './waiting.ts'

/** What is done beside the maneuver: it costs no turn. */
type Free = Extract<Action, { kind: 'go' | 'crouch' | 'drop' }>

export function* act(ask: Asking, place: number): Procedure<undefined> {
  let afterChange = false
  for (;;) {
    const one = standingAt(ask.state, place)
    if (one.status !== 'active' || one.stun !== null || one.gone !== null) return undefined
    const offer = new ActOffer(ask.state, place, afterChange ? 'attacks' : 'everything', ask.why)
    const key = yield* ask.choose(offer)
    const action = actionOf(ask.state, key)
    if (action === undefined) throw new Error(`${idAt(ask.state, place)} named nothing that can be done: ${key}`)
    if (action.kind === 'go' || action.kind === 'crouch' || action.kind === 'drop') {
      yield* doFreely(ask, place, action)
      continue
    }
    if (!afterChange || action.kind !== 'nothing') yield* choose(ask, place, action, afterChange)
    if (action.kind === 'change') {
      const { may_attack_same_turn } = yield* change(ask, place, action.to)
      if (!may_attack_same_turn) return undefined
      afterChange = true
      continue
    }
    return yield* perform(ask, place, action)
  }
}

/** The maneuver is on record: it decides the defenses until the next own turn. */
function* choose(ask: Asking, place: number, action: Action, afterChange: boolean): Procedure<undefined> {
  const role = roleOfAction(action)
  const maneuver = role === null ? undefined : maneuverFor(role, ask.why)
  if (maneuver === undefined || afterChange) return undefined
  const who = idAt(ask.state, place)
  const loading = action.kind === 'reload' ? action.arm : null
  yield* ask.record(chose({ who, maneuver: maneuver.maneuver, loading }))
  // Anything but aiming and shooting gives the aim up.
  const keeps = action.kind === 'aim' || action.kind === 'shoot' || action.kind === 'throw' || action.kind === 'nothing'
  if (!keeps && standingAt(ask.state, place).aim !== null) yield* ask.record(lostAim({ who, because: 'gave it up' }))
  return undefined
}

function* doFreely(ask: Asking, place: number, action: Free): Procedure<undefined> {
  const who = idAt(ask.state, place)
  if (action.kind === 'drop') return yield* ask.record(dropped({ who, arm: action.arm }))
  if (action.kind === 'crouch') return yield* ask.record(positioned({ who, position: 'crouching' }))
  const offer = new WhereOffer(ask.state, place, moveNow(ask.state, place, ask.why), ask.why)
  if (offer.choices.length === 0) return undefined
  const to = offer.destination(yield* ask.choose(offer))
  if (to === undefined) return undefined
  const { q, r, facing, yards } = to
  yield* ask.record(moved({ who, q, r, facing, yards, evasive: 'no' }))
  if (standingAt(ask.state, place).aim !== null && !keepsAim(yards, ask.why)) {
    yield* ask.record(lostAim({ who, because: 'ran' }))
  }
  return yield* interrupted(ask, place)
}

function* change(ask: Asking, place: number, to: Parameters<typeof positioned>[0]['position']) {
  const who = idAt(ask.state, place)
  const from = standingAt(ask.state, place).position
  const came = changePosition({ from, to }, ask.why)
  yield* ask.record(positioned({ who, position: came.passes_through ?? to }))
  return came
}

/** Looks at whoever he attacks, where that matters. */
function* face(ask: Asking, place: number, target: number): Procedure<undefined> {
  if (!facingCounts(ask.why)) return undefined
  const one = standingAt(ask.state, place)
  const facing = facingTo(hexAt(ask.state, place), hexAt(ask.state, target), one.facing)
  if (facing === one.facing) return undefined
  const { q, r, evasive } = one
  return yield* ask.record(moved({ who: one.id, q, r, facing, yards: 0, evasive }))
}

function* perform(ask: Asking, place: number, action: Action): Procedure<undefined> {
  const who = idAt(ask.state, place)
  if ('target' in action) yield* face(ask, place, action.target)
  switch (action.kind) {
    case 'move': {
      const { q, r, facing } = standingAt(ask.state, place)
      if (action.evasive === 'no') return undefined
      return yield* ask.record(moved({ who, q, r, facing, yards: 0, evasive: action.evasive }))
    }
    case 'ready':
      return yield* makeReady(ask, place, action.arm)
    case 'clear':
      return yield* clear(ask, place, action.arm)
    case 'aim':
      return yield* takeAim(ask, place, action.arm, action.target)
    case 'strike': {
      const { arm, blow, target } = action
      const location = yield* partFor(ask, place, action, PLAINLY)
      return yield* strike(ask, { by: place, target, arm, blow, how: { ...PLAINLY, location } })
    }
    case 'wild': {
      const { arm, blow, target } = action
      const skill = armAt(fighterAt(ask.state, place), arm).blows[blow]?.skill ?? 0
      const how = wildSwing(skill, ask.why) ?? PLAINLY
      return yield* strike(ask, { by: place, target, arm, blow, how })
    }
    case 'all-out':
      return yield* allOut(ask, place, action)
    case 'shoot': {
      const { arm, rate, target } = action
      const { type } = gunOf(ask.state, place, arm)
      const why = hushed(ask.why)
      const fire = { by: place, target, arm, rate, rounds: 1, attacker_is: walking(ask.state, place, ask.why) }
      const struck = struckAs(ask.state, place, target, type === 'bullet' ? 'bullet' : 'missile', type, why)
      const location = yield* choosePart(ask, place, struck, part =>
        firstShot(ask.state, { ...fire, location: part }, why),
      )
      const rounds = yield* roundsFor(ask, place, arm, rate)
      return yield* shoot(ask, { ...fire, rounds, location })
    }
    case 'throw': {
      const { arm, target } = action
      const thrown = armAt(fighterAt(ask.state, place), arm).thrown
      const why = hushed(ask.why)
      const flight = { by: place, target, arm, attacker_is: walking(ask.state, place, ask.why) }
      const bursts = thrown === null || thrown.fragments !== null
      const location = bursts
        ? null
        : yield* choosePart(ask, place, struckAs(ask.state, place, target, 'missile', thrown.type, why), part =>
            thrownAt(ask.state, { ...flight, location: part }, why),
          )
      return yield* throwIt(ask, { ...flight, location })
    }
    case 'feint':
      return yield* feint(ask, place, action)
    case 'judo':
      return yield* judoThrow(ask, place, action.target)
    case 'put-out':
      return yield* ask.record(setOnFire({ who, burns: false }))
    case 'surrender':
      for (const arm of heldArms(fighterAt(ask.state, place), standingAt(ask.state, place))) {
        yield* ask.record(dropped({ who, arm }))
      }
      return yield* ask.record(left({ who, how: 'surrendered' }))
    case 'flee':
      return yield* ask.record(left({ who, how: 'fled' }))
    default:
      return undefined
  }
}

function* allOut(ask: Asking, place: number, action: Extract<Action, { kind: 'all-out' }>): Procedure<undefined> {
  const { arm, blow, target, form } = action
  const plain = allOutOf(form, null, ask.why)
  const how = { ...plain, location: yield* partFor(ask, place, action, plain) }
  yield* strike(ask, { by: place, target, arm, blow, how })
  if (form !== 'two-attacks') return undefined
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const other = offHand(fighter, one) ?? arm
  const second = other === arm ? blow : 0
  const again = { arm: other, blow: second, target }
  // The first blow, or what came of it, may have left nothing to strike with.
  if (one.status !== 'active' || one.stun !== null || strikes(ask.state, place, again, hushed(ask.why)) !== undefined)
    return undefined
  return yield* strike(ask, { by: place, ...again, how: { ...how, location: null } })
}

/** A part of the body to aim for, where the rules in force know any but the body as a whole. */
function* choosePart(
  ask: Asking,
  place: number,
  struck: Struck,
  attempt: (location: string) => Attempt,
): Procedure<string | null> {
  const { locations } = locationDefault({ location_named: false, missed_by_one: false, ...struck }, hushed(ask.why))
  if (locations.length < 2) return null
  const key = yield* ask.choose(new PartOffer(ask.state, place, locations, attempt))
  return key === ANYWHERE ? null : key
}

const partFor = (ask: Asking, by: number, { arm, blow, target }: OfBlow, how: Swing): Procedure<string | null> => {
  const why = hushed(ask.why)
  const struck = armAt(fighterAt(ask.state, by), arm).blows[blow]
  if (struck === undefined) throw new Error(`there is no blow ${blow}`)
  const { thrust, type } = struck
  return choosePart(ask, by, struckAs(ask.state, by, target, thrust ? 'thrust' : 'swing', type, why), location =>
    blowAt(ask.state, by, target, arm, struck, { ...how, location }, why),
  )
}

export const ANYWHERE = 'anywhere'

/** Where to strike: a part of the body with what it is worth, or wherever the blow lands. */
export class PartOffer implements Offer {
  readonly who: string
  readonly question = 'location'
  readonly #fight: Fight
  readonly #place: number
  readonly #locations: readonly { location: string; modifier: number }[]
  readonly #attempt: (location: string) => Attempt

  constructor(
    fight: Fight,
    place: number,
    locations: readonly { location: string; modifier: number }[],
    attempt: (location: string) => Attempt,
  ) {
    this.who = idAt(fight, place)
    this.#fight = fight
    this.#place = place
    this.#locations = locations
    this.#attempt = attempt
  }

  get choices(): readonly Choice[] {
    return [WHEREVER, ...this.#locations.map(one => this.#choice(one))]
  }

  find(key: string): Choice | undefined {
    if (key === ANYWHERE) return WHEREVER
    const found = this.#locations.find(({ location }) => location === key)
    return found === undefined ? undefined : this.#choice(found)
  }

  #choice({ location, modifier }: { location: string; modifier: number }): Choice {
    const refused = tooHard(this.#attempt(location), standingAt(this.#fight, this.#place).position)
    const label = `${location} (${modifier})`
    return refused === undefined ? { key: location, label } : { key: location, label, refused }
  }
}

const WHEREVER = { key: ANYWHERE, label: 'Anywhere' }

/** How many rounds to fire, where a gun fires several in a turn. */
function* roundsFor(ask: Asking, place: number, arm: number, rate: number): Procedure<number> {
  const gun = gunOf(ask.state, place, arm)
  const left = standingAt(ask.state, place).arms[arm]?.rounds ?? 0
  const most = Math.min(left, Math.ceil(gun.rates[rate]?.shots ?? 1))
  if (most <= 1) return most
  const choices = Array.from({ length: most }, (_, index) => ({ key: `${index + 1}`, label: `${index + 1} rounds` }))
  return Number(yield* ask.choose({ who: idAt(ask.state, place), question: 'rounds', choices }))
}

function* makeReady(ask: Asking, place: number, arm: number): Procedure<undefined> {
  const [fighter, one] = [fighterAt(ask.state, place), standingAt(ask.state, place)]
  const held = one.arms[arm]
  const own = armAt(fighter, arm)
  const who = fighter.id
  if (held?.where === 'dropped') {
    const st = strengthNow(fighter, one, ask.why)
    const seconds = pickUp({ st, weight_lb: own.weight_lb }, ask.why)
    return yield* ask.record(pickedUp({ who, arm, turns_left: seconds - 1 }))
  }
  const turns = held?.where === 'unready' ? Math.max(1, held.turns_to_ready) : own.ready_turns
  return yield* ask.record(readied({ who, arm, turns_left: turns - 1 }))
}

function* clear(ask: Asking, place: number, arm: number): Procedure<undefined> {
  const who = idAt(ask.state, place)
  const held = standingAt(ask.state, place).arms[arm]
  if (held?.jam_turns == null) return undefined
  const done = held.work_done + 1
  const { finished } = longAction({ task_turns: held.jam_turns, turns_done: done, disturbed: false }, ask.why)
  if (!finished) return yield* ask.record(clearing({ who, arm, done, cleared: false, again: null }))
  const given = {
    malf: null,
    jammed: true,
    rounds: 0,
    clear_2d: held.jam_turns,
    skill: gunOf(ask.state, place, arm).clear,
    clear_modifier: held.jam_modifier,
  }
  const cleared = yield* ask.read(
    THREE_DICE,
    { purpose: 'clear the jam', by: who },
    roll => !malfunction({ ...given, roll }, ask.why).jammed,
  )
  const again = cleared ? null : yield* ask.roll(TWO_DICE, { purpose: 'turns to clear it', by: who })
  return yield* ask.record(clearing({ who, arm, done, cleared, again }))
}

function* takeAim(ask: Asking, place: number, arm: number, at: number): Procedure<undefined> {
  const one = standingAt(ask.state, place)
  const target = idAt(ask.state, at)
  const on = one.aim !== null && one.aim.arm === arm && one.aim.target === target ? one.aim.turns : 0
  // On the ground a gun rests.
  const braced = one.position === 'lying' && armAt(fighterAt(ask.state, place), arm).gun !== null
  return yield* ask.record(aimed({ who: one.id, arm, target, turns: on + 1, braced }))
}
