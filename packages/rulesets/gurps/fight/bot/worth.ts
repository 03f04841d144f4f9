/**
 * What an attack is worth to whoever weighs his turn: how much of what the target has left it takes on the average, by
 * the rules in force. To put somebody down for sure is worth 1.
 */

import { memoByRecord } from '@umpire/engine'
import { type Shooting, shotOf, type Volley, volleyOf } from '../attack/shoot.ts'
import { type Attempt, blowAt, PLAINLY } from '../attempt/attempt.ts'
import { type Defense, type Incoming, incomingAt } from '../attempt/defense.ts'
import { actKey } from '../choice/act.ts'
import { defensesInPlace, defensesOf } from '../defense/defenses.ts'
import { reachBetween } from '../ground/ground.ts'
import { allOutOf, walking } from '../maneuver/manner.ts'
import type { Arm } from '../state/fighter.ts'
import { mayStrikeWith } from '../state/hands.ts'
import type { Held, Standing } from '../state/standing.ts'
import { type Fight, fighterAt, standingAt } from '../state/state.ts'
import type { Moment } from './moment.ts'
import { bestThrow } from './worth-throw.ts'

/** More rounds than this climb over the target. */
export const BURST = 8
/** The form of All-Out Attack that makes a blow surer. */
const ALL_OUT = 'plus-4'
/** A blow that cannot do anything may still be a critical one. */
const HARDLY_ANYTHING = 1e-6
/** Nothing that is struck with reaches farther. */
const LONGEST_REACH = 20
export interface Option {
  readonly kind: 'shoot' | 'throw' | 'strike' | 'all-out' | 'wild' | 'feint'
  readonly target: number
  readonly arm: number
  /** Which of the gun's rates of fire, or which blow. */
  readonly way: number
  readonly worth: number
  /** Of an All-Out Attack. */
  readonly form?: string
}

export function keyOf({ kind, arm, way, target, form = ALL_OUT }: Option, fight: Fight): string {
  const at = { kind, arm, target: fighterAt(fight, target).id }
  switch (kind) {
    case 'throw':
      return actKey(at)
    case 'shoot':
      return actKey({ ...at, rate: way })
    case 'all-out':
      return actKey({ ...at, form, blow: way })
    default:
      return actKey({ ...at, blow: way })
  }
}

/** With an aim as good as this, nobody looks for another target. */
const GOOD_AIM = 0.3

/** Every shot, throw and blow that could be tried now, at the foes in sight; the best of them. */
export function bestAttack(moment: Moment): Option | undefined {
  const { fight, one } = moment
  const { targets } = moment
  if (targets.length === 0) return undefined
  const at = one.aim === null ? undefined : targets.find(target => fighterAt(fight, target).id === one.aim?.target)
  if (at !== undefined) {
    const aimed = bestAmong(moment, [at])
    if (aimed !== undefined && aimed.worth >= GOOD_AIM) return aimed
  }
  return bestAmong(moment, targets)
}

function bestAmong(moment: Moment, targets: readonly number[]): Option | undefined {
  let best: Option | undefined
  for (let arm = 0; arm < moment.one.arms.length; arm++) {
    const own = moment.fighter.arms[arm]
    const held = moment.one.arms[arm]
    if (own === undefined || held?.where !== 'ready' || held.harm === 'broken') continue
    if (own.gun !== null) best = bestShot(moment, targets, arm, best)
    else if (own.thrown !== null) best = bestThrow(moment, targets, arm, best)
    // With a blade one steps, and no more.
    if (own.blows.length > 0 && moment.one.moved <= 1) best = bestBlow(moment, targets, arm, own, best)
  }
  return best
}

/** The best blow that reaches somebody from here, however far he came in this turn. */
export function blowInReach(moment: Moment): Option | undefined {
  const { fighter, one, targets } = moment
  let best: Option | undefined
  for (const [arm, own] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held?.where === 'ready' && held.harm !== 'broken') best = bestBlow(moment, targets, arm, own, best)
  }
  return best
}

export const canFire = ({ where, rounds, jam_turns, harm }: Held): boolean =>
  where === 'ready' && rounds > 0 && jam_turns === null && harm === 'none'

function bestShot(moment: Moment, targets: readonly number[], arm: number, before?: Option): Option | undefined {
  let best = before
  for (const fire of firesOf(moment, arm)) {
    for (const target of targets) {
      const worth = worthOfFire(moment, fire, target, moment.fight)
      if (worth > (best?.worth ?? 0)) best = { kind: 'shoot', target, arm, way: fire.rate, worth }
    }
  }
  return best
}

/** The best blow with that, were he close enough. */
export function bestWith(moment: Moment, arm: number, target: number): number {
  const { fight, place, fighter, odds } = moment
  let best = 0
  for (const blow of fighter.arms[arm]?.blows ?? []) {
    const attempt = blowAt(fight, { by: place, target, arm }, blow, PLAINLY, odds.why)
    if (attempt.allowed) best = Math.max(best, worthOf(moment, attempt))
  }
  return best
}

function bestBlow(
  moment: Moment,
  targets: readonly number[],
  arm: number,
  own: Arm,
  before: Option | undefined,
): Option | undefined {
  const { fight, place, fighter, one, odds } = moment
  let best = before
  for (const target of targets) {
    const yards = reachBetween(fight, place, target)
    if (yards > LONGEST_REACH) continue
    for (const [way, blow] of own.blows.entries()) {
      if (yards > Math.max(...blow.reach) || !mayStrikeWith(fighter, one, arm, blow)) continue
      const attempt = blowAt(fight, { by: place, target, arm }, blow, PLAINLY, odds.why)
      if (!attempt.allowed) {
        // What is too hard to try may be possible with all there is, and for nothing else.
        const allOut = blowAt(fight, { by: place, target, arm }, blow, allOutOf(ALL_OUT, null, odds.why), odds.why)
        if (allOut.allowed && one.moved === 0) best ??= { kind: 'all-out', target, arm, way, worth: HARDLY_ANYTHING }
        continue
      }
      // A heavy head has to be readied after each swing.
      const turns = own.unbalanced && !blow.thrust ? 2 : 1
      const worth = Math.max(HARDLY_ANYTHING, worthOf(moment, attempt) / turns)
      if (worth > (best?.worth ?? 0)) best = { kind: 'strike', target, arm, way, worth }
    }
  }
  return best
}

/** A turn of fire from a gun, whoever it is meant for. */
export interface Fire {
  readonly arm: number
  readonly rate: number
  /** It shoots every turn; a bolt has to be worked after each shot. */
  readonly everyTurn: boolean
  readonly rounds: number
  readonly attacker_is: readonly string[]
  readonly volley: Volley
}

const NO_FIRE: readonly Fire[] = []

/** As the gun can be fired now, or as soon as its bolt is worked. */
export function firesOf({ fight, place, fighter, one, odds }: Moment, arm: number, worked = false): readonly Fire[] {
  const rates = fighter.arms[arm]?.gun?.rates
  const held = one.arms[arm]
  if (rates === undefined || held === undefined || !canFire(held)) return NO_FIRE
  const attacker_is = walking(fight, place, odds.why)
  const fires: Fire[] = []
  for (const [rate, { shots }] of rates.entries()) {
    if (shots < 1 && held.fired_before && !worked) continue
    const rounds = Math.min(BURST, Math.ceil(shots))
    const x = { by: place, target: place, arm, rate, rounds, location: null, attacker_is }
    fires.push({ arm, rate, everyTurn: shots >= 1, rounds, attacker_is, volley: volleyOf(fight, x, odds.why) })
  }
  return fires
}

/** One roll for one round, however it is fired. */
export function worthOfShot(moment: Moment, x: Shooting, fight: Fight): number {
  const shot = shotOf(fight, x, 0, moment.odds.why)
  return shot.allowed ? worthOf(moment, shot) : 0
}

/** All rounds of a turn, each with its recoil; `fight` is the moment's own, or as it would be after some aiming. */
export function worthOfFire(moment: Moment, fire: Fire, target: number, fight: Fight): number {
  const { place, odds } = moment
  const { arm, rate, rounds, attacker_is, volley } = fire
  const [least = 0] = volley.recoil
  const first = shotOf(fight, { by: place, target, arm, rate, rounds, location: null, attacker_is }, least, odds.why)
  if (!first.allowed) return 0
  const [avoids, takes] = [avoiding(moment, first), taken(moment, first)]
  let left = 1
  for (let index = 0; index < volley.rounds.length; index++) {
    const less = (volley.recoil[index] ?? 0) - least
    left *= odds.left(first.effective + less, first.malf, volley.rounds[index] ?? 1, avoids, takes)
  }
  return 1 - left
}

const taken = ({ fight, odds }: Moment, attempt: Attempt): number =>
  odds.taken(attempt, fighterAt(fight, attempt.target), standingAt(fight, attempt.target).hp)

export const worthOf = (moment: Moment, attempt: Attempt): number =>
  1 - moment.odds.left(attempt.effective, attempt.malf, 1, avoiding(moment, attempt), taken(moment, attempt))

/** That the target gets out of its way. */
export function avoiding({ fight, odds }: Moment, attempt: Attempt): number {
  // A blow is met in many ways, and struck only now and then.
  if (attempt.kind !== 'gun') return odds.avoided(bestDefense(fight, attempt, odds.why))
  // A bullet is met alike, whoever sends it.
  const incoming = { ...incomingAt(fight, attempt, 'torso', odds.why), attacker: null }
  return odds.avoided(bestInPlace(odds.why, standingAt(fight, attempt.target), incoming))
}

/** By how the target stands, which is another object as soon as anything about it changes. */
const bestInPlace = memoByRecord((why, one: Standing, incoming: Incoming) =>
  bestOf(defensesInPlace(one, incoming, why)),
)

const HOPELESS = -100

export function bestDefense(fight: Fight, attempt: Attempt, why: Moment['odds']['why']): number {
  return bestOf(defensesOf(fight, attempt, 'torso', why))
}

function bestOf(defenses: readonly Defense[]): number {
  let best = HOPELESS
  for (const { total } of defenses) if (total > best) best = total
  return best
}

/** The fight as it is after so many turns of aiming, if nothing comes between. */
export function afterAiming(fight: Fight, place: number, arm: number, target: string, turns: number): Fight {
  const standing = fight.standing.slice()
  const one = standingAt(fight, place)
  standing[place] = { ...one, aim: { arm, target, turns, braced: one.position === 'lying' } }
  return { ...fight, standing }
}
