/** Who holds whom: as marks on both, and what follows for whoever is held. */
import type { Refusal, Why } from '@umpire/engine'
import {
  type Asking,
  canAct,
  type Fight,
  fighterAt,
  idAt,
  marked,
  no,
  standingAt,
  yardsBetween,
} from '@umpire/gurps/fight-rooms'
import { armLock } from '../../unarmed/judo.ts'
import { breakFree, pin } from '../../unarmed/wrestle.ts'
import { placeIn } from '../foe/foes.ts'

/** On whoever holds: whom. On whoever is held: by whom, whether he is pinned to the ground, how well he is locked. */
const HOLDS = 'holds'
const HELD = 'held-by'
export const PINNED = 'pinned'
export const LOCKED = 'locked'
/** Of a beast whose jaws are held shut. */
export const JAWS = 'jaws-held'

/** Near enough, and awake enough to hold on. */
const isHolding = (fight: Fight, by: number, target: number): boolean =>
  canAct(standingAt(fight, by)) &&
  standingAt(fight, target).gone === null &&
  standingAt(fight, target).status !== 'dead' &&
  yardsBetween(fight, by, target) <= 1

/** Whoever holds him. */
export function holderOf(fight: Fight, place: number): number | undefined {
  const by = placeIn(fight, standingAt(fight, place).marks[HELD])
  return by !== undefined && isHolding(fight, by, place) ? by : undefined
}

/** Whom he holds. */
export function heldOf(fight: Fight, place: number): number | undefined {
  const target = placeIn(fight, standingAt(fight, place).marks[HOLDS])
  return target !== undefined && isHolding(fight, place, target) ? target : undefined
}

export const isPinned = (fight: Fight, place: number): boolean =>
  holderOf(fight, place) !== undefined && standingAt(fight, place).marks[PINNED] === true

/** The degree of the lock that he is in; none where he is in none. */
export function lockOf(fight: Fight, place: number): number | null {
  const degree = standingAt(fight, place).marks[LOCKED]
  return holderOf(fight, place) !== undefined && typeof degree === 'number' ? degree : null
}

export function takeHold(ask: Asking, by: number, target: number): void {
  const [one, foe] = [fighterAt(ask.state, by), fighterAt(ask.state, target)]
  ask.record(marked({ who: one.id, key: HOLDS, value: foe.id, says: '' }))
  ask.record(marked({ who: foe.id, key: HELD, value: one.id, says: `${one.name} holds ${foe.name}.` }))
}

export function tighten(ask: Asking, target: number, key: string, value: number | true, says: string) {
  return ask.record(marked({ who: idAt(ask.state, target), key, value, says }))
}

const OF_HELD = [HELD, PINNED, LOCKED, JAWS] as const

/** Both are rid of each other. */
export function endHold(ask: Asking, by: number | undefined, target: number, says: string): void {
  if (by !== undefined && standingAt(ask.state, by).marks[HOLDS] === idAt(ask.state, target)) {
    ask.record(marked({ who: idAt(ask.state, by), key: HOLDS, value: null, says: '' }))
  }
  const { marks, id: who } = standingAt(ask.state, target)
  for (const key of OF_HELD) {
    if (marks[key] !== undefined) ask.record(marked({ who, key, value: null, says: key === HELD ? says : '' }))
  }
}

/** When a turn begins: a hold that nobody keeps is none. */
export function looseHolds(ask: Asking, place: number): void {
  const { marks } = standingAt(ask.state, place)
  if (marks[HELD] !== undefined && holderOf(ask.state, place) === undefined) {
    endHold(ask, placeIn(ask.state, marks[HELD]), place, `${fighterAt(ask.state, place).name} is free.`)
  }
  if (marks[HOLDS] === undefined || heldOf(ask.state, place) !== undefined) return
  const target = placeIn(ask.state, marks[HOLDS])
  if (target !== undefined) return endHold(ask, place, target, '')
  ask.record(marked({ who: idAt(ask.state, place), key: HOLDS, value: null, says: '' }))
}

const FREE_WHILE_HELD: ReadonlySet<string> = new Set(['break-free', 'nothing', 'surrender', 'defend'])
const GOES: ReadonlySet<string> = new Set(['go', 'flee', 'wild', 'pop-up', 'slam', 'tackle', 'trample'])

/** Whoever is held goes nowhere, and whoever is pinned does nothing but struggle. */
export function heldBack(fight: Fight, place: number, kind: string): Refusal | undefined {
  if (standingAt(fight, place).marks[HELD] === undefined || holderOf(fight, place) === undefined) return undefined
  if (isPinned(fight, place) && !FREE_WHILE_HELD.has(kind)) return no(pin, 'pinned: break free first')
  if (GOES.has(kind)) return no(breakFree, 'held: break free first')
  return kind === 'change' ? no(breakFree, 'held: no getting up or down alone') : undefined
}

/** In a lock one has only part of one's strength; the lock is as strong as it was set. */
export function lockedStrength(victim_st: number, attacker_st: number, degree: number, why: Why) {
  const locked = armLock({ victim_st, attacker_st, lock: 'arm', stage: 'break free', degree }, why)
  return { victim: locked.victim, holder: locked.attacker ?? attacker_st, after: locked.fixed_st_bonus }
}
