/** A turn of fire from a gun: single shots with a roll each, or a burst in groups of four. */
import { memoLately, type Why } from '@umpire/engine'
import { burstRecoil } from '../../auto/recoil.ts'
import { shots } from '../../gun/rate.ts'
import { recoil } from '../../gun/recoil.ts'
import { type Attempt, armAt } from '../attempt/attempt.ts'
import { type Fired, type KindOfFire, shotAt } from '../attempt/shot.ts'
import { fired, lostAim } from '../facts/arm.ts'
import type { Asking } from '../facts/ask.ts'
import type { Gun } from '../state/fighter.ts'
import { strengthNow } from '../state/now.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { attack, isSpoiled } from './attack.ts'
import { goesWide } from './stray.ts'

export interface Shooting {
  readonly by: number
  readonly target: number
  readonly arm: number
  /** Which of the gun's rates of fire. */
  readonly rate: number
  /** Wanted; as many as it fires in a turn, or as it has, at most. */
  readonly rounds: number
  readonly location: string | null
  readonly attacker_is: readonly string[]
  /** Not an ordinary shot. */
  readonly special?: KindOfFire
}

const NONE: readonly string[] = Object.freeze([])

/** A single shot about which there is nothing special. */
export const PLAIN_FIRE = { rate: 0, rounds: 1, location: null, attacker_is: NONE } as const

export function gunOf(fight: Fight, by: number, arm: number): Gun {
  const own = armAt(fighterAt(fight, by), arm)
  if (own.gun === null) throw new Error(`${own.name} does not shoot`)
  return own.gun
}

/** The rounds of the turn, roll by roll, and what recoil takes off each. */
export interface Volley {
  readonly rounds: readonly number[]
  readonly recoil: readonly number[]
  readonly automatic: boolean
}

export function volleyOf(fight: Fight, { by, arm, rate, rounds }: Shooting, why: Why): Volley {
  const gun = gunOf(fight, by, arm)
  const [fighter, one] = [fighterAt(fight, by), standingAt(fight, by)]
  const held = one.arms[arm]
  const rof = gun.rates[rate] ?? gun.rates[0] ?? { shots: 1, automatic: false }
  const each = shots({ rof, rounds_left: held?.rounds ?? 0, rounds: Math.max(1, rounds) }, why)
  const arms = { rcl: gun.rcl, st: strengthNow(fighter, one, why), min_st: armAt(fighter, arm).min_st }
  const penalties = rof.automatic
    ? burstRecoil({ ...arms, rounds_by_turn: [each.rounds_fired], groups_before: held?.groups ?? 0 }, why).penalties[0]
    : recoil({ ...arms, shots_this_turn: each.rounds_fired, fired_last_turn: held?.fired_before ?? false }, why)
  return { rounds: each.groups, recoil: penalties ?? [], automatic: rof.automatic }
}

/** The first roll of it, by which it is judged whether it can be tried at all. */
export const firstShot = (fight: Fight, x: Shooting, why: Why): Attempt => opening(why, fight, x).first

/** One roll of it, with what recoil takes off. */
export const shotOf = (fight: Fight, x: Shooting, penalty: number, why: Why): Attempt =>
  shotAt(fight, x, gunOf(fight, x.by, x.arm), fire(x, penalty), why)

const fire = ({ location, attacker_is, special }: Shooting, penalty: number): Fired => ({
  kind: 'gun',
  location,
  attacker_is,
  recoil: penalty,
  aimed: true,
  ...(special === undefined ? {} : { special }),
})

interface Opening extends Volley {
  readonly first: Attempt
}

/** A turn of fire before its first roll: asked of the same moment to judge whether it can be tried, and to shoot. */
const opening = memoLately((why, fight: Fight, x: Shooting): Opening => {
  const volley = volleyOf(fight, x, why)
  return { ...volley, first: shotOf(fight, x, volley.recoil[0] ?? 0, why) }
})

/** The shots of a turn, one roll after the other, for as long as there is a reason to go on. */
export function shoot(ask: Asking, x: Shooting): void {
  const { by, arm, attacker_is } = x
  const who = idAt(ask.state, by)
  const { rounds: rolls, recoil: penalties, automatic, first } = opening(ask.why, ask.state, x)
  for (const [index, rounds] of rolls.entries()) {
    const penalty = penalties[index] ?? 0
    const attempt = index === 0 ? first : shotOf(ask.state, x, penalty, ask.why)
    if (!attempt.allowed && index === 0) throw new Error(`${who} named a shot that is barred`)
    // Nobody pulls the trigger once more for a shot that cannot hit.
    if (!attempt.allowed && !automatic) break
    // Recoil throws the later rounds of a burst so far off that nothing is rolled for them.
    const outcome = attempt.allowed ? attack(ask, attempt, rounds) : null
    // On open ground there is no line of fire.
    if (outcome === 'missed' && ask.state.map !== null) goesWide(ask, attempt, attacker_is, penalty)
    const spoiled = outcome !== null && isSpoiled(outcome)
    ask.record(fired({ who, arm, rounds: spoiled ? 0 : rounds, groups: automatic ? 1 : 0 }))
    if (spoiled || !goesOn(ask.state, x)) break
  }
  if (standingAt(ask.state, by).aim !== null) ask.record(lostAim({ who, because: 'used' }))
}

/** Whether the shooter can go on, and the target is not dead yet. */
function goesOn(fight: Fight, { by, target, arm }: Shooting): boolean {
  const { arms, status, stun } = standingAt(fight, by)
  const able = arms[arm]?.where === 'ready' && status === 'active' && stun === null
  return able && standingAt(fight, target).status !== 'dead'
}
