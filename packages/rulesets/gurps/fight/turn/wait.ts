/** Whoever waits strikes as soon as a foe comes into his reach; whoever watches shoots. */
import { hushed, type Why } from '@umpire/engine'
import { type Hex, hexes, neighbours } from '@umpire/geometry'
import { strike } from '../attack/melee.ts'
import { PLAINLY } from '../attempt/attempt.ts'
import type { Asking } from '../facts/ask.ts'
import { chose, moved } from '../facts/facts.ts'
import { facingTo, hasRoom, hexAt, hexOf, isOpenTo, reachBetween, withHimAt } from '../ground/ground.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { mayStrikeNow } from '../maneuver/manner.ts'
import { canGo } from '../move/destinations.ts'
import { isReady } from '../state/hands.ts'
import { isHelpless } from '../state/now.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { strikes } from './refuse-attack.ts'
import { drawsFire } from './watch.ts'

/** A blow, by thing and blow, and the hex that he steps to for it, if he must. */
interface Waiting {
  readonly arm: number
  readonly blow: number
  readonly step: Hex | null
}

/** The blow that reaches him from where somebody stands; as the rules in force let him step, that was asked already. */
function blowFrom(fight: Fight, place: number, target: number, why: Why): Omit<Waiting, 'step'> | undefined {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const yards = reachBetween(fight, place, target)
  for (const [arm, { blows }] of fighter.arms.entries()) {
    const held = one.arms[arm]
    if (held === undefined || !isReady(held)) continue
    for (const [blow, { reach }] of blows.entries()) {
      if (reach.includes(yards) && strikes(fight, place, { arm, blow, target }, why) === undefined) return { arm, blow }
    }
  }
  return undefined
}

/** From where he stands, or with the step forward that he has not taken yet. */
function blowReaching(fight: Fight, place: number, target: number, why: Why): Waiting | undefined {
  const one = standingAt(fight, place)
  const yards = reachBetween(fight, place, target)
  const stepped = one.moved > 0
  const reaches = (found: Omit<Waiting, 'step'>): boolean =>
    mayStrikeNow(stepped, yards, farthest(fight, place, found), why)
  const here = blowFrom(fight, place, target, why)
  if (here !== undefined) return reaches(here) ? { ...here, step: null } : undefined
  if (stepped || !canGo(fight, place, why)) return undefined
  for (const hex of neighbours(hexes, hexOf(one))) {
    if (!isOpenTo(fight, one, hex) || !hasRoom(fight, place, hex, one.facing)) continue
    const there = withHimAt(fight, place, hex)
    if (reachBetween(there, place, target) >= yards) continue
    const found = blowFrom(there, place, target, why)
    if (found !== undefined && reaches(found)) return { ...found, step: hex }
  }
  return undefined
}

const farthest = (fight: Fight, place: number, { arm, blow }: Omit<Waiting, 'step'>): number =>
  Math.max(0, ...(fighterAt(fight, place).arms[arm]?.blows[blow]?.reach ?? []))

const CHOICES = [
  { key: 'strike', label: 'Strike now' },
  { key: 'wait', label: 'Wait on' },
] as const

/** Foes of his who wait and can strike. */
function waitingFor(fight: Fight, mover: number, why: Why): readonly number[] {
  const waits = maneuverFor('wait', why)
  if (waits === undefined) return []
  const { side } = fighterAt(fight, mover)
  return fight.standing.flatMap((one, place) => {
    const waiting = fighterAt(fight, place).side !== side && one.maneuver === waits.maneuver
    return waiting && !isHelpless(one) && one.stun === null && one.gone === null ? [place] : []
  })
}

/** Whether anybody waits for him: where nobody does, nobody's way is looked at. */
export const anybodyWaits = (fight: Fight, mover: number, why: Why): boolean => waitingFor(fight, mover, why).length > 0

/** Whether he would be struck at there. */
export const isAwaited = (fight: Fight, mover: number, why: Why): boolean =>
  waitingFor(fight, mover, why).some(place => blowReaching(fight, place, mover, hushed(why)) !== undefined)

/** After somebody has moved: first the shots, which need nobody to come near. */
export function interrupted(ask: Asking, mover: number): void {
  drawsFire(ask, mover)
  drawsBlows(ask, mover)
}

function drawsBlows(ask: Asking, mover: number): void {
  for (const place of waitingFor(ask.state, mover, ask.why)) {
    if (standingAt(ask.state, mover).status !== 'active') return
    const found = blowReaching(ask.state, place, mover, hushed(ask.why))
    if (found === undefined) continue
    const who = idAt(ask.state, place)
    if (ask.choose({ who, question: 'strike', choices: CHOICES }) === 'wait') continue
    const attack = maneuverFor('attack', ask.why)
    if (attack !== undefined) ask.record(chose({ who, maneuver: attack.maneuver, loading: null }))
    const { step, arm, blow } = found
    if (step !== null) {
      const { facing: before } = standingAt(ask.state, place)
      const toward = facingTo(step, hexAt(ask.state, mover), before)
      const facing = hasRoom(ask.state, place, step, toward) ? toward : before
      ask.record(moved({ who, q: step.q, r: step.r, facing, yards: 1, evasive: 'no' }))
    }
    strike(ask, { by: place, target: mover, arm, blow, how: PLAINLY })
  }
}
