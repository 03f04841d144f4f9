/** Going somewhere: to blows, into a better range, behind something, or away. */
import { MemoTable, memoByObject } from '@umpire/engine'
import type { Square } from '@umpire/geometry'
import { CLUTTER_ROWS, HP_EACH } from '../../ranged/cover.ts'
import { PACES } from '../../tables/paces.ts'
import { aboutKey, STAY } from '../choice/about.ts'
import { actKey } from '../choice/act.ts'
import { STEPS, type WhereOffer } from '../ground/destinations.ts'
import { mapOf, metresApart, metresBetween, sees, squareAt } from '../ground/ground.ts'
import { paceNow } from '../state/now.ts'
import type { Fight } from '../state/state.ts'
import { bestStrike } from './blow.ts'
import { blades, guns, Moment, withStanding } from './moment.ts'
import { bestShot, type Leading, type Plan } from './shoot.ts'

const ARM_LENGTH = 1.5
/** Nobody gets to blows from farther off in time. */
const FAR = 60
/** Getting nearer is worth something even where nothing else is. */
const LEAST = 0.005

/** Running at somebody and striking, or only getting nearer. */
export function* closingPlans(moment: Moment): Generator<Plan> {
  const { fight, place, foes, fighter, one, why } = moment
  const [foe] = foes
  if (foe === undefined || moment.near.length > 0) return
  const away = metresApart(fight, place, foe) - ARM_LENGTH
  const [arm = 0] = blades(moment)
  for (const pace of PACES) {
    const metres = paceNow(fighter, one, pace, why)
    if (metres <= 0) continue
    const move = actKey({ kind: 'move', pace })
    const acts = [move, actKey({ kind: 'strike', arm })]
    const worth = bestStrike(moment.as({ acts, pace: metres }), arm, [foe])?.worth ?? 0
    if (away <= metres && sees(fight, place, foe)) yield { acts, worth }
    const nearer = Math.max(0, 1 - (away - metres) / FAR) * worth * 0.5
    // A sprint tires too much for the little it gains near the end.
    if (pace !== 'sprint' || away > 2 * metres) yield { acts: [move], worth: Math.max(LEAST * metres, nearer) }
  }
}

/** What cover helps for: the rounds that it will last. */
const ROUNDS = 2

/** What those who have a gun in the hand may do to him with one shot each. */
function threatOfShots(moment: Moment, fight: Fight): number {
  let sum = 0
  for (const foe of moment.foes) {
    const other = new Moment(fight, foe, moment.worth)
    const [gun] = guns(other)
    if (gun === undefined || (other.one.arms[gun]?.rounds ?? 0) === 0 || !sees(fight, foe, moment.place)) continue
    sum += bestShot(other, gun, [moment.place])?.worth ?? 0
  }
  return sum
}

const DIE = 3.5

/** Behind something, if those who shoot at him are dangerous. */
export function* coverPlans(moment: Moment, leading: Leading): Generator<Plan> {
  const { fight, place, one, near } = moment
  if (fight.clutter === 'none' || one.cover !== null || near.length > 0) return
  const now = threatOfShots(moment, fight)
  if (now * ROUNDS <= leading()) return
  const { dice, add } = CLUTTER_ROWS.rows[fight.clutter]
  const covers = [...fight.covers, { x: one.x, y: one.y, hp: (dice * DIE + add) * HP_EACH }]
  const behind = withStanding({ ...fight, covers }, place, { cover: fight.covers.length, exposed: true })
  yield { acts: ['cover'], worth: (now - threatOfShots(moment, behind)) * ROUNDS }
}

const EVERYWHERE = 5000
/** Each is as large as the map, and a simulation fights on one map for hours. */
const MOST_WAYS = 64
/** By map and square: what it costs to get there from anywhere. */
const waysOn = memoByObject((_map: object) => new MemoTable<number, ReadonlyMap<number, number>>(MOST_WAYS))
const WIDE = 2 ** 20

/** One number for each square. */
const numberOf = ({ x, y }: Square): number => x * WIDE + y

function waysTo(fight: Fight, to: Square): ReadonlyMap<number, number> | undefined {
  const map = mapOf(fight)
  if (map === undefined || !map.contains(to)) return undefined
  return waysOn(map).get(numberOf(to), () => {
    const costs = new Map<number, number>()
    for (const { cell, cost } of map.reach(STEPS, to, EVERYWHERE).stops()) costs.set(numberOf(cell), cost)
    return costs
  })
}

const NOWHERE = 1_000_000
const BESIDE = [-1, 0, 1] as const

/** Squares beside a foe: on open ground only the straight ways are listed, though any square may be gone to. */
function* around(offer: WhereOffer, { x, y }: Square): Generator<Square> {
  for (const dx of BESIDE) {
    for (const dy of BESIDE) {
      const square = { x: x + dx, y: y + dy }
      if (offer.reached(square) !== undefined) yield square
    }
  }
}

/** The square nearest to the foe by the ways there are; the farthest from all foes for whoever runs. */
export function whereTo(moment: Moment, offer: WhereOffer, runs: boolean): string {
  const { fight, place, foes } = moment
  const [foe] = foes
  if (foe === undefined) return STAY
  const to = squareAt(fight, foe)
  const ways = runs ? undefined : waysTo(fight, to)
  const far = (at: Square): number => {
    if (runs) return -Math.min(...foes.map(other => metresBetween(at, squareAt(fight, other))))
    const metres = metresBetween(at, to)
    return ways === undefined ? metres : (ways.get(numberOf(at)) ?? NOWHERE) + metres / FAR
  }
  const here = squareAt(fight, place)
  let best: Square | undefined
  let least = far(here)
  for (const square of [...offer.destinations(), ...around(offer, to)]) {
    const way = far(square)
    if (way < least) [best, least] = [square, way]
  }
  return best === undefined ? STAY : aboutKey({ kind: 'square', x: best.x, y: best.y })
}
