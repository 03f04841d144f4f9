/** Where nobody is in sight and the rules in force know more than plain shots: out of cover and back, or on the watch. */
import { hexDisc, hexDistance, hexes, line } from '@umpire/geometry'
import { watchKey } from './action.ts'
import type { Moment } from './bot-moment.ts'
import type { Plan } from './bot-shoot.ts'
import { coverFrom, isSeen } from './bot-sight.ts'
import { hexAt, hexOf, mapOf, withHimAt } from './ground.ts'
import { maneuverFor } from './maneuver.ts'
import { popsUp, popUpShot, wayOut } from './pop-up.ts'
import { idAt } from './state.ts'
import { canFire, worthOfShot } from './worth.ts'

/** Nobody lies in wait longer: those who wait for each other would wait forever. */
const LONGEST_WATCH = 3
/** Nearer than this there is nothing to wait for; and nobody waits for who is so far from where he would be seen. */
const [LEAST_YARDS, SOON] = [3, 8]
/** A shot at whoever comes that does less is not worth waiting for. */
const WORTH_WAITING = 0.1
/** From so many hexes on, more of them make it no harder. */
const RADIUS = 4
const FIRE = { circumstances: ['opportunity-fire', 'evaluating-the-target'], aim_turns: 0 }

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

/** Keeps the gun on where the nearest foe must come from, as long as he is well hidden himself. */
export function keepWatch(moment: Moment): Plan | undefined {
  const { fight, place, one, foes, odds } = moment
  const [foe] = foes
  if (foe === undefined || one.moved > 0 || mapOf(fight) === undefined) return undefined
  if (maneuverFor('opportunity-fire', odds.why) === undefined) return undefined
  const arm = loadedGun(moment)
  const [here, there] = [hexOf(one), hexAt(fight, foe)]
  if (arm < 0 || (one.watch?.turns ?? 0) >= LONGEST_WATCH) return undefined
  const seen = line(hexes, here, there).findLast(hex => isSeen(fight, here, hex))
  if (seen === undefined || hexDistance(here, seen) < LEAST_YARDS || hexDistance(seen, there) > SOON) return undefined
  if (one.position !== 'lying' && coverFrom(fight, seen, here) === 0) return undefined
  const { q, r } = one.watch ?? seen
  const special = { ...FIRE, hexes_watched: hexDisc({ q, r }, RADIUS).length }
  const x = { by: place, target: foe, arm, rate: 0, rounds: 1, location: null, attacker_is: [], special }
  if (worthOfShot(moment, x, withHimAt(fight, foe, seen)) < WORTH_WAITING) return undefined
  return { key: watchKey({ arm, q, r, radius: RADIUS, looks: true }), rate: 0 }
}
