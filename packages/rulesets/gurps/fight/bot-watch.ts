/** Where nobody is in sight and the rules in force know more than plain shots: out of cover and back, or on the watch. */
import { gait, type Hex, hexDisc, hexDistance, hexes } from '@umpire/geometry'
import { watchKey } from './action.ts'
import type { Moment } from './bot-moment.ts'
import type { Plan } from './bot-shoot.ts'
import { isSeen } from './bot-sight.ts'
import { hexAt, hexOf, isOpen, mapOf, withHimAt } from './ground.ts'
import { maneuverFor } from './maneuver.ts'
import { popsUp, popUpShot, wayOut } from './pop-up.ts'
import { PLAIN_FIRE } from './shoot.ts'
import { type Fight, idAt } from './state.ts'
import { canFire, worthOfShot } from './worth.ts'

/** Nobody lies in wait longer: those who wait for each other would wait forever. */
const LONGEST_WATCH = 3
/** Nearer than this there is nothing to wait for; and nobody waits for who is so far from where he would be seen. */
const [LEAST_YARDS, SOON] = [3, 8]
/** A shot at whoever comes that does less is not worth waiting for. */
const WORTH_WAITING = 0.03
/** The very hex, or all around it: the more of them, the harder the shot. */
const RADII = [0, 1]
const FIRE = { circumstances: ['opportunity-fire', 'evaluating-the-target'] }

/** The gun that he would shoot with. */
const loadedGun = ({ fighter, one }: Moment): number =>
  fighter.arms.findIndex(({ gun }, arm) => {
    const held = one.arms[arm]
    return (
      gun !== null && held !== undefined && canFire(held) && (!held.fired_before || (gun.rates[0]?.shots ?? 1) >= 1)
    )
  })

/** The best shot at somebody whom he sees only from beside his cover. */
export function popUp(moment: Moment): Plan | undefined {
  const { fight, place, one, foes, odds } = moment
  if (one.moved > 0 || mapOf(fight) === undefined || maneuverFor('pop-up-attack', odds.why) === undefined)
    return undefined
  const arm = loadedGun(moment)
  let best: Plan | undefined
  for (const target of arm < 0 ? [] : foes) {
    const action = { arm, rate: 0, target }
    if (popsUp(fight, place, action, odds.why) !== undefined) continue
    const out = wayOut(fight, place, target, odds.why)
    const there = out === undefined ? fight : withHimAt(fight, place, out)
    const rate = worthOfShot(moment, popUpShot(place, action), there)
    if (rate > (best?.rate ?? 0)) best = { key: `pop-up:${arm}:0:${idAt(fight, target)}`, rate }
  }
  return best
}

/** Keeps the gun on where the nearest foe comes into sight on his way here. */
export function keepWatch(moment: Moment): Plan | undefined {
  const { fight, place, one, foes, odds } = moment
  const [foe] = foes
  const map = mapOf(fight)
  if (foe === undefined || map === undefined || one.moved > 0) return undefined
  if (maneuverFor('opportunity-fire', odds.why) === undefined) return undefined
  const arm = loadedGun(moment)
  const [here, there] = [hexOf(one), hexAt(fight, foe)]
  if (arm < 0 || (one.watch?.turns ?? 0) >= LONGEST_WATCH || !map.contains(here) || !map.contains(there))
    return undefined
  const seen = map.path(ON_FOOT, there, here)?.find(({ cell }) => isSeen(fight, here, cell))?.cell
  if (seen === undefined || hexDistance(here, seen) < LEAST_YARDS || hexDistance(seen, there) > SOON) return undefined
  const x = { ...PLAIN_FIRE, by: place, target: foe, arm }
  let best: Plan | undefined
  let most = WORTH_WAITING
  for (const radius of RADII) {
    const hexes_watched = hexDisc(seen, radius).length
    const special = { ...FIRE, hexes_watched, aim_turns: 0 }
    const worth =
      worthOfShot(moment, { ...x, special }, withHimAt(fight, foe, seen)) * comesInto(fight, here, seen, radius)
    if (worth <= most) continue
    most = worth
    best = { key: watchKey({ arm, q: seen.q, r: seen.r, radius, looks: true }), rate: 0 }
  }
  return best
}

/** As the crow walks: figures and mud do not matter for the direction. */
const ON_FOOT = gait(hexes, { step: 1 })

/** Of the hexes about there that he sees and somebody may enter, the part that he watches. */
function comesInto(fight: Fight, from: Hex, about: Hex, radius: number): number {
  const ways = hexDisc(about, 1).filter(hex => isOpen(fight, hex) && isSeen(fight, from, hex))
  return ways.filter(hex => hexDistance(about, hex) <= radius).length / Math.max(1, ways.length)
}

/** On the ground he lets a turn pass before he gets up: as long as friends hold out, somebody may come into sight. */
export function stayDown({ one, friends, odds }: Moment): Plan | undefined {
  const maneuver = maneuverFor('all-out-defense', odds.why)?.maneuver
  return one.position === 'lying' && friends > 1 && one.maneuver !== maneuver ? { key: 'defend', rate: 0 } : undefined
}
