/** Acts of a turn: running into somebody, throwing oneself at him, and pushing him. */
import { hushed, procedure, type Refusal, type Why } from '@umpire/engine'
import {
  type ActAbout,
  type ActOutcome,
  type Asking,
  type Attempt,
  bodyAttack,
  type Fight,
  type FurtherAct,
  fell,
  fighterAt,
  frameOf,
  freeHands,
  furtherActs,
  hitOrMiss,
  idAt,
  no,
  present,
  reachBetween,
  standingAt,
} from '@umpire/gurps/fight-rooms'
import { attackRoll } from '@umpire/gurps/rooms'
import { flyingTackle, push as pushRule, slamBasics } from '../../slam/slam.ts'
import { sizeAt, stepAt } from '../body/body.ts'
import { foeAt, foesOf, nameIn, placeField, placeIn } from '../foe/foes.ts'
import { heldOf, holderOf, takeHold } from '../hold/hold.ts'
import { grapple } from '../hold/wrestle.ts'
import { combinedSpeed, type Ram, ram, sidesOf } from './ram.ts'
import { barredBody, endOfAttack, slamAttempt } from './try.ts'
import { worthOfRam } from './worth.ts'

const atFoe = (kind: string) =>
  function* (fight: Fight, place: number): Generator<ActAbout> {
    for (const target of foesOf(fight, place)) yield { kind, target }
  }

/** Every Move will do, even a Step; but standing still nobody slams. */
function needsRun(fight: Fight, place: number, rule: { readonly id: string }): Refusal | undefined {
  return standingAt(fight, place).moved > 0 ? undefined : no(rule, 'it takes at least a step in this turn')
}

function ramOf(fight: Fight, by: number, target: number, low: boolean, why: Why): Ram {
  const speed = standingAt(fight, by).moved
  return { by, target, action: 'slam', combined: combinedSpeed(fight, by, target, speed, why), speed, low }
}

/** The roll to hit of an act with the whole body. */
export const bodyAs =
  (how: string) =>
  (fight: Fight, place: number, about: ActAbout, why: Why): Attempt | null => {
    const target = placeIn(fight, about.target)
    return target === undefined ? null : slamAttempt(fight, place, target, how, why)
  }

export const slam: FurtherAct = {
  name: 'slam',
  role: 'move',
  shapes: [['target']],
  choices: atFoe('slam'),
  label: (fight, _, about) => `Run into ${nameIn(fight, about.target)}`,
  target: foeAt,
  refused: (fight, place, about, why) =>
    barredBody(fight, place, placeIn(fight, about.target), 0, slamBasics, why) ?? needsRun(fight, place, slamBasics),
  perform(ask, place, about): ActOutcome {
    const target = placeIn(ask.state, about.target)
    return target === undefined ? 'failed' : slamInto(ask, place, target)
  },
  attempt: bodyAs('slam'),
  worth: (fight, place, about, why) => {
    const target = placeIn(fight, about.target)
    return target === undefined ? 0 : worthOfRam(fight, ramOf(fight, place, target, false, why), 'slam', why)
  },
}

function slamInto(ask: Asking, by: number, target: number): ActOutcome {
  const hit = bodyAttack(ask, slamAttempt(ask.state, by, target, 'slam', ask.why), hitOrMiss)
  if (hit.lands) ram(ask, ramOf(ask.state, by, target, false, ask.why))
  return endOfAttack(ask, hit)
}

/** The same as a step of its own: what follows is weighed once for every end of it. */
export const slamming = procedure(
  { id: 'gulliver.procedure.slam', title: 'A slam', given: { by: placeField, target: placeField } },
  (ask: Asking, { by, target }) => slamInto(ask, by, target),
)

const LOW = 'low'
const isLow = ({ form }: ActAbout): boolean => form === LOW

/** How much farther one reaches who flies the last yards. */
const farther = (fight: Fight, place: number, why: Why): number =>
  Math.floor(
    flyingTackle({ attacker_dimension_yd: frameOf(fighterAt(fight, place)).yards, low: false, flying: true }, why)
      .extra_reach_yd ?? 0,
  )

/** A tackle holds whoever is hit well: by how much the roll was made. */
function hitBy(attempt: Attempt, roll: number, why: Why) {
  const { margin } = attackRoll({ effective: attempt.effective, roll, rounds: 1 }, why)
  return { ...hitOrMiss(attempt, roll, hushed(why)), margin }
}

export const tackle: FurtherAct = {
  name: 'tackle',
  role: 'move',
  shapes: [['target'], ['form', 'target']],
  *choices(fight, place) {
    for (const target of foesOf(fight, place)) {
      yield { kind: 'tackle', target }
      yield { kind: 'tackle', form: LOW, target }
    }
  },
  label: (fight, _, about) => `Throw oneself at ${isLow(about) ? 'the legs of ' : ''}${nameIn(fight, about.target)}`,
  target: foeAt,
  refused: (fight, place, about, why) =>
    barredBody(fight, place, placeIn(fight, about.target), farther(fight, place, why), flyingTackle, why) ??
    needsRun(fight, place, flyingTackle),
  attempt: bodyAs('tackle'),
  perform(ask, place, about): ActOutcome {
    const target = placeIn(ask.state, about.target)
    if (target === undefined) return 'failed'
    const hit = bodyAttack(ask, slamAttempt(ask.state, place, target, 'tackle', ask.why), hitBy)
    if (hit.lands) ram(ask, ramOf(ask.state, place, target, isLow(about), ask.why))
    const came = endOfAttack(ask, hit)
    mayHold(ask, place, target, hit.lands ? hit.margin : 0)
    // Whatever came of it, he has thrown himself to the ground.
    if (standingAt(ask.state, place).position !== 'lying') {
      ask.record(fell({ who: idAt(ask.state, place), position: 'lying' }))
    }
    return came
  },
}

/** Hit so well he is held as well, where wrestling is in force and he was not driven out of reach. */
function mayHold(ask: Asking, by: number, target: number, hit_by: number): void {
  const { grapples } = flyingTackle({ hit_by, low: false, flying: true }, ask.why)
  if (grapples !== true || !furtherActs.in(ask.why).includes(grapple)) return
  if (reachBetween(ask.state, by, target) > 1 || heldOf(ask.state, by) !== undefined) return
  const [one, foe] = [standingAt(ask.state, by), standingAt(ask.state, target)]
  if (one.status !== 'active' || !present(foe) || holderOf(ask.state, target) !== undefined) return
  takeHold(ask, by, target)
}

/** Both as they would push, and how fast. */
function pushOf(fight: Fight, by: number, target: number, why: Why): Ram {
  const own = Math.min(stepAt(fight, by, why), standingAt(fight, by).moved)
  const plain: Ram = { by, target, action: 'push', combined: 0, speed: own, low: false }
  const { a, b } = sidesOf(fight, plain, why)
  const combined = pushRule(
    {
      pusher_step: own,
      target_step: 0,
      load_st: frameOf(fighterAt(fight, by)).lift_st,
      size: sizeAt(fight, by),
      lighter_effective_mass: Math.min(a.effective_mass, b.effective_mass),
      basic_speed: fighterAt(fight, by).basic_speed,
    },
    why,
  )
  return { ...plain, combined, speed: combined }
}

export const push: FurtherAct = {
  name: 'push',
  role: 'attack',
  shapes: [['target']],
  choices: atFoe('push'),
  label: (fight, _, about) => `Push ${nameIn(fight, about.target)}`,
  target: foeAt,
  refused: (fight, place, about, why) => {
    const barred = barredBody(fight, place, placeIn(fight, about.target), 0, pushRule, why)
    if (barred !== undefined) return barred
    const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
    const hands = frameOf(fighter).arms === 0 || freeHands(fighter, one) > 0
    return hands ? undefined : no(pushRule, 'no hand is free')
  },
  attempt: bodyAs('push'),
  perform(ask, place, about): ActOutcome {
    const target = placeIn(ask.state, about.target)
    if (target === undefined) return 'failed'
    const hit = bodyAttack(ask, slamAttempt(ask.state, place, target, 'push', ask.why), hitOrMiss)
    if (hit.lands) ram(ask, pushOf(ask.state, place, target, ask.why))
    return endOfAttack(ask, hit)
  },
  worth: (fight, place, about, why) => {
    const target = placeIn(fight, about.target)
    return target === undefined ? 0 : worthOfRam(fight, pushOf(fight, place, target, why), 'push', why)
  },
}
