/**
 * Opportunity fire: whoever keeps his gun on some hexes shoots at whoever comes there, before his next turn. Unless he
 * makes sure first who it is, he shoots at friend and foe alike.
 */
import { type Choice, hushed, type Refusal, type Why } from '@umpire/engine'
import { type Hex, hexDisc, hexDistance, hexes, line } from '@umpire/geometry'
import { aim } from '../../combat/maneuver/aim.ts'
import { maneuverAttack } from '../../combat/maneuver/attack.ts'
import { gunOf, PLAIN_FIRE, type Shooting, shoot } from '../attack/shoot.ts'
import type { KindOfFire } from '../attempt/shot.ts'
import type { Asking } from '../facts/ask.ts'
import { chose, watched } from '../facts/facts.ts'
import { hexAt, stretched } from '../ground/ground.ts'
import { isVisible } from '../ground/sight.ts'
import type { OfWatch } from '../maneuver/action.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { no } from '../maneuver/refusal.ts'
import { turnTo } from '../move/turn-to.ts'
import { isHelpless } from '../state/now.ts'
import type { Watch } from '../state/standing.ts'
import { type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { gunReady, mayHit, reachable, tooFar } from './refuse-attack.ts'

type Area = Pick<Watch, 'q' | 'r' | 'radius'>

/** How many hexes that are; none of a line, which counts as one whatever its length. */
const hexesIn = ({ q, r, radius }: Area): number | null => (radius === null ? null : hexDisc({ q, r }, radius).length)

/** Whether a hex is one of them, for somebody who watches from there. */
export function isIn({ q, r, radius }: Area, from: Hex, hex: Hex): boolean {
  if (radius !== null) return hexDistance({ q, r }, hex) <= radius
  const yards = hexDistance(from, hex)
  const on = line(hexes, from, stretched(from, { q, r }, yards))[yards]
  return yards > 0 && on !== undefined && on.q === hex.q && on.r === hex.r
}

const [ALONG_A_LINE, AREA, EVALUATING] = [
  'opportunity-fire-along-a-line',
  'opportunity-fire',
  'evaluating-the-target',
] as const

/** Only whoever watches a single hex can aim at it meanwhile, for as long as nothing disturbs him. */
function aimedFor({ radius, turns }: Watch, disturbed: boolean, why: Why): number {
  if (radius !== 0 || turns < 2) return 0
  const x = { acc: 0, aim_turns: turns - 1, braced: false, past_half_damage: false, injured: false }
  return aim({ ...x, defended: false, lost: disturbed }, why).aim_turns
}

/** What the rules of such a shot are told of it, beside the aim. */
export function kindOfWatch(watch: Area & Pick<Watch, 'looks'>): Omit<KindOfFire, 'aim_turns'> {
  const hexes_watched = hexesIn(watch)
  const circumstances = [hexes_watched === null ? ALONG_A_LINE : AREA, ...(watch.looks ? [EVALUATING] : [])]
  return { circumstances, hexes_watched }
}

const kindOf = (fight: Fight, place: number, watch: Watch, why: Why): KindOfFire => ({
  ...kindOfWatch(watch),
  aim_turns: aimedFor(watch, standingAt(fight, place).injuries.length > 0, why),
})

const RATE = 0

/** The shot at whoever came there. */
const watchedShot = (fight: Fight, by: number, target: number, watch: Watch, why: Why): Shooting => ({
  ...PLAIN_FIRE,
  by,
  target,
  arm: watch.arm,
  rate: RATE,
  rounds: Math.ceil(gunOf(fight, by, watch.arm).rates[RATE]?.shots ?? 1),
  special: kindOf(fight, by, watch, why),
})

/** Why these hexes may not be watched now. */
export function watches(fight: Fight, place: number, { arm, q, r }: OfWatch, why: Why): Refusal | undefined {
  const gun = fighterAt(fight, place).arms[arm]?.gun ?? null
  if (gun === null) return no(maneuverAttack, 'only with a gun')
  const barred = gunReady(fight, place, arm, RATE, why)
  if (barred !== undefined) return barred
  const yards = hexDistance(hexAt(fight, place), { q, r })
  if (yards === 0) return no(maneuverAttack, 'not the own hex')
  const far = tooFar(yards, gun.max_range, why)
  if (far !== undefined) return far
  return isVisible(fight, place, { q, r }) ? undefined : no(maneuverAttack, 'out of sight')
}

/** Keeps his gun on them; the same ones as before he goes on watching. */
export function watch(ask: Asking, place: number, { arm, q, r, radius, looks }: OfWatch): void {
  turnTo(ask, place, { q, r })
  const { id: who, watch: before } = standingAt(ask.state, place)
  const turns = turnsOf(before, { arm, q, r, radius })
  ask.record(watched({ who, arm, q, r, radius, looks, turns }))
}

/** For how many turns he watches them then. */
function turnsOf(before: Watch | null, { arm, q, r, radius }: Omit<OfWatch, 'looks'>): number {
  const same = before !== null && before.arm === arm && before.q === q && before.r === r && before.radius === radius
  return same ? before.turns + 1 : 1
}

/** The shot that he will have at somebody who comes there. */
export function shotOnWatch(fight: Fight, place: number, action: OfWatch, target: number, why: Why): Shooting {
  const { arm, q, r, radius, looks } = action
  const turns = turnsOf(standingAt(fight, place).watch, action)
  return watchedShot(fight, place, target, { arm, q, r, radius, looks, turns }, why)
}

const CHOICES: readonly Choice<'shoot' | 'hold'>[] = [
  { key: 'shoot', label: 'Shoot' },
  { key: 'hold', label: 'Hold fire' },
]

/** The watch of somebody who could shoot at whoever is there now; none if he does not watch, or cannot. */
function watchOn(fight: Fight, place: number, target: number, why: Why): Watch | null {
  const one = standingAt(fight, place)
  const { watch: found } = one
  if (found === null || place === target || isHelpless(one) || one.stun !== null || one.gone !== null) return null
  if (!isIn(found, hexAt(fight, place), hexAt(fight, target))) return null
  // Whoever makes sure first spares his friends.
  if (found.looks && fighterAt(fight, place).side === fighterAt(fight, target).side) return null
  const barred = reachable(fight, place, target) ?? gunReady(fight, place, found.arm, RATE, why)
  if (barred !== undefined) return null
  return mayHit(fight, watchedShot(fight, place, target, found, why), why) === undefined ? found : null
}

/** Whether anyone watches any hexes: where nobody does, nobody's way is looked at. */
export const anybodyWatches = ({ standing }: Fight): boolean => standing.some(one => one.watch !== null)

/** Whether he would draw fire there. */
export const isWatched = (fight: Fight, target: number, why: Why): boolean =>
  fight.standing.some((_, place) => watchOn(fight, place, target, hushed(why)) !== null)

/** Somebody appeared: all who watch that place shoot, or decide whether to. */
export function drawsFire(ask: Asking, target: number): void {
  for (let place = 0; place < ask.state.standing.length; place++) {
    const found = watchOn(ask.state, place, target, hushed(ask.why))
    if (found === null) continue
    const who = idAt(ask.state, place)
    if (found.looks && ask.choose({ who, question: 'opportunity fire', choices: CHOICES }) === 'hold') continue
    const attack = maneuverFor('attack', ask.why)
    const shot = watchedShot(ask.state, place, target, found, ask.why)
    if (attack !== undefined) ask.record(chose({ who, maneuver: attack.maneuver, loading: null }))
    shoot(ask, shot)
    if (standingAt(ask.state, target).status !== 'active') return
  }
}
