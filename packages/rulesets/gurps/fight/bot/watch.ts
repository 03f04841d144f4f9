/** Where nobody is in sight and the rules in force know more than plain shots: out of cover and back, or on the watch. */
import { type GridMap, gait, type Hex, hexDistance, hexes } from '@umpire/geometry'
import { PLAIN_FIRE } from '../attack/shoot.ts'
import { actKey } from '../choice/act.ts'
import { hexAt, hexOf, mapOf, withHimAt } from '../ground/ground.ts'
import type { OfWatch } from '../maneuver/action.ts'
import { maneuverFor } from '../maneuver/maneuver.ts'
import { moveNow } from '../move/destinations.ts'
import { idAt } from '../state/state.ts'
import { popsUp, popUpShot, wayOut } from '../turn/pop-up.ts'
import { isIn, kindOfWatch } from '../turn/watch.ts'
import type { Moment } from './moment.ts'
import type { Plan } from './shoot.ts'
import { isSeen } from './sight.ts'
import { canFire, worthOfShot } from './worth.ts'

/** Nobody lies in wait longer: those who wait for each other would wait forever. */
const LONGEST_WATCH = 3
/** Nearer than this there is nothing to wait for, and beyond what foes walk nobody looks farther than this. */
const [LEAST_YARDS, FARTHEST_YARDS] = [3, 60]
/** Whoever comes only in the turn after next may as well not come. */
const LATER = 0.5
/** Nor does anybody step into sight where he would only be farther off. */
const AWAY = 0.2
/** How far behind where he is first seen; and how many hexes, foes and marks are looked at. */
const [DEEPER, MOST_ENTRANCES, MOST_FOES, MOST_MARKS] = [3, 24, 3, 6]
/** A shot at whoever comes that does less is not worth waiting for. */
const WORTH_WAITING = 0.03
/** The very hex, all around it, or a line: the more of them, the harder the shot. */
const RADII = [0, 1, null]

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
    if (rate > (best?.rate ?? 0))
      best = { key: actKey({ kind: 'pop-up', arm, rate: 0, target: idAt(fight, target) }), rate }
  }
  return best
}

/** Where somebody may come into sight, and how likely, if he comes at all. */
interface Entrance {
  readonly foe: number
  readonly hex: Hex
  readonly likely: number
}

/** As the crow walks: figures and mud do not matter for the direction. */
const ON_FOOT = gait(hexes, { step: 1 })
/** Whoever comes at all is in this turn most likely where he is seen first: each yard more is less so. */
const each = (further: number): number => 1 / (1 + further) ** 2

/** Hexes in sight that a foe reaches in his next turn; where there are none, in the one after, which is half as good. */
function entrancesOf(moment: Moment, map: GridMap<Hex>, foe: number): readonly Entrance[] {
  const { fight, one, odds } = moment
  const [here, there] = [hexOf(one), hexAt(fight, foe)]
  const move = moveNow(fight, foe, odds.why)
  if (move === 0 || hexDistance(here, there) > move * 2 + FARTHEST_YARDS) return []
  const stops = map.reach(ON_FOOT, there, move * 2).stops()
  const seen = stops.filter(({ cell }) => hexDistance(here, cell) >= LEAST_YARDS && isSeen(fight, here, cell))
  const first = seen[0]?.cost ?? 0
  const soon = first > move ? LATER : 1
  const near = seen.filter(({ cost }) => cost <= first + DEEPER).slice(0, MOST_ENTRANCES)
  // Most people come nearer.
  const weight = ({ cell, cost }: (typeof near)[number]): number =>
    each(cost - first) * (hexDistance(here, cell) <= hexDistance(here, there) ? 1 : AWAY)
  const sum = near.reduce((all, stop) => all + weight(stop), 0)
  return near.map(stop => ({ foe, hex: stop.cell, likely: (soon * weight(stop)) / sum }))
}

/** Keeps the gun on where foes are most likely to come into sight, one hex, all around it, or a whole line. */
export function keepWatch(moment: Moment): Plan | undefined {
  const { fight, one, foes, friends, odds } = moment
  const map = mapOf(fight)
  if (map === undefined || one.moved > 0 || maneuverFor('opportunity-fire', odds.why) === undefined) return undefined
  const arm = loadedGun(moment)
  const here = hexOf(one)
  if (arm < 0 || (one.watch?.turns ?? 0) >= LONGEST_WATCH || !map.contains(here)) return undefined
  const comers = foes.filter(foe => map.contains(hexAt(fight, foe))).slice(0, MOST_FOES)
  const entrances = comers.flatMap(foe => entrancesOf(moment, map, foe))
  const marks = entrances.toSorted((a, b) => b.likely - a.likely).slice(0, MOST_MARKS)
  let best: Plan | undefined
  let most = WORTH_WAITING
  for (const mark of marks) {
    for (const radius of RADII) {
      const watch = { arm, q: mark.hex.q, r: mark.hex.r, radius, looks: friends > 1 }
      const caught = entrances.reduce((sum, { hex, likely }) => sum + (isIn(watch, here, hex) ? likely : 0), 0)
      const worth = caught * worthOfWatching(moment, watch, mark)
      if (worth <= most) continue
      most = worth
      best = { key: actKey({ kind: 'watch', ...watch }), rate: 0 }
    }
  }
  return best
}

/** The shot at whoever comes there, better where he has aimed at that very hex for a while. */
function worthOfWatching(moment: Moment, watch: OfWatch, { foe, hex }: Entrance): number {
  const { fight, place, one } = moment
  const { arm, q, r, radius } = watch
  const before = one.watch
  const aims = before !== null && radius === 0 && before.radius === 0 && before.q === q && before.r === r
  const special = { ...kindOfWatch(watch), aim_turns: aims ? before.turns : 0 }
  return worthOfShot(moment, { ...PLAIN_FIRE, by: place, target: foe, arm, special }, withHimAt(fight, foe, hex))
}

/** On the ground he lets a turn pass before he gets up: as long as friends hold out, somebody may come into sight. */
export function stayDown({ one, friends, odds }: Moment): Plan | undefined {
  const maneuver = maneuverFor('all-out-defense', odds.why)?.maneuver
  return one.position === 'lying' && friends > 1 && one.maneuver !== maneuver ? { key: 'defend', rate: 0 } : undefined
}
