/** A maneuver as it is carried out. */
import { hushed } from '@umpire/engine'
import { feint } from '../attack/feint.ts'
import { judoThrow } from '../attack/judo.ts'
import { strike } from '../attack/melee.ts'
import { firstShot, gunOf, PLAIN_FIRE, type Shooting, shoot } from '../attack/shoot.ts'
import { throwIt, thrownAt } from '../attack/throw.ts'
import { armAt, PLAINLY } from '../attempt/attempt.ts'
import { struckAs } from '../attempt/location.ts'
import { roundsKey } from '../choice/answer.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { dropped } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import { setOnFire } from '../facts/body.ts'
import { left, moved } from '../facts/facts.ts'
import { hexAt, withHimAt } from '../ground/ground.ts'
import { type Action, FEINT_AND_ATTACK, type OfBlow } from '../maneuver/action.ts'
import { allOutOf, walking, wildSwing } from '../maneuver/manner.ts'
import { turnTo } from '../move/turn-to.ts'
import { goesOff } from '../state/fighter.ts'
import { heldArms } from '../state/hands.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { popUp, popUpShot, wayOut } from './pop-up.ts'
import { secondBlow } from './second-attack.ts'
import { choosePart, partFor } from './target-part.ts'
import { clear, makeReady, takeAim } from './use-gear.ts'
import { watch } from './watch.ts'

/** What this book has. */
type Maneuver = Exclude<Action, { kind: 'further' }>

/** A maneuver carried out, once it is on record. */
export function perform(ask: Asking, place: number, action: Maneuver): void {
  const who = idAt(ask.state, place)
  if ('target' in action && action.kind !== 'pop-up') turnTo(ask, place, hexAt(ask.state, action.target))
  switch (action.kind) {
    case 'move': {
      const { q, r, facing } = standingAt(ask.state, place)
      if (action.evasive === 'no') return
      return ask.record(moved({ who, q, r, facing, yards: 0, evasive: action.evasive }))
    }
    case 'ready':
      return makeReady(ask, place, action.arm)
    case 'clear':
      return clear(ask, place, action.arm)
    case 'aim':
      return takeAim(ask, place, action.arm, action.target)
    case 'strike': {
      const { arm, blow, target } = action
      const location = partFor(ask, place, action, PLAINLY)
      strike(ask, { by: place, target, arm, blow, how: { ...PLAINLY, location } })
      return
    }
    case 'wild': {
      const { arm, blow, target } = action
      const skill = armAt(fighterAt(ask.state, place), arm).blows[blow]?.skill ?? 0
      const how = wildSwing(skill, ask.why) ?? PLAINLY
      strike(ask, { by: place, target, arm, blow, how })
      return
    }
    case 'all-out':
      return allOut(ask, place, action)
    case 'feint-attack':
      return feintAndAttack(ask, place, action)
    case 'shoot': {
      const { arm, rate, target } = action
      const fire = { ...PLAIN_FIRE, by: place, target, arm, rate, attacker_is: walking(ask.state, place, ask.why) }
      const location = partOfShot(ask, fire, ask.state)
      const rounds = roundsFor(ask, place, arm, rate)
      return shoot(ask, { ...fire, rounds, location })
    }
    case 'pop-up': {
      const out = wayOut(ask.state, place, action.target, hushed(ask.why))
      const there = out === undefined ? ask.state : withHimAt(ask.state, place, out)
      const location = partOfShot(ask, popUpShot(place, action), there)
      const rounds = roundsFor(ask, place, action.arm, action.rate)
      return popUp(ask, place, action, rounds, location)
    }
    case 'watch':
      return watch(ask, place, action)
    case 'throw': {
      const { arm, target } = action
      const thrown = armAt(fighterAt(ask.state, place), arm).thrown
      const why = hushed(ask.why)
      const flight = { by: place, target, arm, attacker_is: walking(ask.state, place, ask.why) }
      const bursts = thrown === null || goesOff(thrown)
      const location = bursts
        ? null
        : choosePart(ask, place, struckAs(ask.state, place, target, 'missile', thrown.type, why), part =>
            thrownAt(ask.state, { ...flight, location: part }, why),
          )
      return throwIt(ask, { ...flight, location })
    }
    case 'feint':
      return feint(ask, place, action)
    case 'judo':
      judoThrow(ask, place, action.target)
      return
    case 'put-out':
      return ask.record(setOnFire({ who, burns: false }))
    case 'surrender':
      for (const arm of heldArms(fighterAt(ask.state, place), standingAt(ask.state, place))) {
        ask.record(dropped({ who, arm }))
      }
      return ask.record(left({ who, how: 'surrendered' }))
    case 'flee':
      return ask.record(left({ who, how: 'fled' }))
    default:
      return
  }
}

function allOut(ask: Asking, place: number, action: Extract<Action, { kind: 'all-out' }>): void {
  const { arm, blow, target, form } = action
  const plain = allOutOf(form, null, ask.why)
  const how = { ...plain, location: partFor(ask, place, action, plain) }
  strike(ask, { by: place, target, arm, blow, how })
  if (form !== 'two-attacks') return
  const again = secondBlow(ask.state, place, action, hushed(ask.why))
  if (again !== null) strike(ask, { by: place, ...again, how: { ...how, location: null } })
}

/** The feint, and the blow at once: the other's next defense suffers from it. */
function feintAndAttack(ask: Asking, place: number, action: OfBlow): void {
  const plain = allOutOf(FEINT_AND_ATTACK, null, ask.why)
  const { arm, blow, target } = action
  feint(ask, place, action)
  const how = { ...plain, location: partFor(ask, place, action, plain) }
  strike(ask, { by: place, target, arm, blow, how })
}

/** A part to shoot at, from where it is shot. */
function partOfShot(ask: Asking, fire: Shooting, from: Fight): string | null {
  const why = hushed(ask.why)
  const { type } = gunOf(from, fire.by, fire.arm)
  const struck = struckAs(from, fire.by, fire.target, type === 'bullet' ? 'bullet' : 'missile', type, why)
  return choosePart(ask, fire.by, struck, location => firstShot(from, { ...fire, location }, why))
}

/** How many rounds to fire, where a gun fires several in a turn. */
function roundsFor(ask: Asking, place: number, arm: number, rate: number): number {
  const gun = gunOf(ask.state, place, arm)
  const left = standingAt(ask.state, place).arms[arm]?.rounds ?? 0
  const most = Math.min(left, Math.ceil(gun.rates[rate]?.shots ?? 1))
  if (most <= 1) return most
  const choices = Array.from({ length: most }, (_, index) => ({
    key: roundsKey(index + 1),
    label: `${index + 1} rounds`,
    about: { rounds: index + 1 },
  }))
  const key = ask.choose({ who: idAt(ask.state, place), question: QUESTIONS.rounds, choices })
  return choices.find(choice => choice.key === key)?.about.rounds ?? 1
}
