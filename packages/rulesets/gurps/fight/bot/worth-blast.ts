/** What a grenade is worth: what shock and fragments take of foes, less what they take of friends and of the thrower. */
import { memoByRecord, type Why } from '@umpire/engine'
import { hexDistance } from '@umpire/geometry'
import { damageDice, THREE_DICE } from '../../dice/thrown-dice.ts'
import type { Blast } from '../../explosion/blast.ts'
import { explosionDr } from '../../explosion/blow.ts'
import { concussion } from '../../explosion/concussion.ts'
import { fragmentRange, fragmentRoll } from '../../explosion/fragments.ts'
import { grenade } from '../../ranged/grenade.ts'
import type { Attempt } from '../attempt/attempt.ts'
import { hexAt } from '../ground/ground.ts'
import type { Fighter, Shot } from '../state/fighter.ts'
import { isHelpless } from '../state/now.ts'
import { protectionAt } from '../state/parts.ts'
import { type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import type { Moment } from './moment.ts'
import { isSeen } from './sight.ts'
import type { BotOdds } from './worth-odds.ts'

/** Burst where it should, or as far beside as it goes on the average when it misses. */
export function worthOfBlast(moment: Moment, attempt: Attempt): number {
  const { fighter, odds } = moment
  const thrown = fighter.arms[attempt.arm]?.thrown ?? null
  if (thrown === null) return 0
  const hits = odds.hits(attempt.effective, undefined, 1)
  const there = hits === 0 ? 0 : balanceOf(moment, attempt, thrown, 0)
  const beside = hits === 1 ? 0 : balanceOf(moment, attempt, thrown, astray(attempt, odds))
  return hits * there + (1 - hits) * beside
}

/** Yards that it goes wide, on the average of all misses. */
function astray({ effective, yards }: Attempt, odds: BotOdds): number {
  let [far, ways] = [0, 0n]
  for (const [roll, weight] of THREE_DICE.distribution()) {
    const { hit, miss_by_yards } = grenade({ effective, range_yards: yards, roll }, odds.why)
    if (hit) continue
    far += miss_by_yards * Number(weight)
    ways += weight
  }
  return ways === 0n ? 0 : Math.round(far / Number(ways))
}

/** Of everybody near it; where it goes wide, its mark is that much farther from it. */
function balanceOf({ fight, fighter, odds }: Moment, { target }: Attempt, thrown: Shot, wide: number): number {
  const blast = { concussion: thrown.damage, fragments: thrown.fragments, divisor: 1 }
  const reach = fragmentRange({ damage: blast }, odds.why).reach_yards
  const at = hexAt(fight, target)
  let sum = 0
  for (let place = 0; place < fight.standing.length; place++) {
    const one = standingAt(fight, place)
    if (!present(one) || isHelpless(one) || one.gone !== null) continue
    const yards = hexDistance(at, one) + (place === target ? wide : 0)
    if (yards > reach || !isSeen(fight, at, one)) continue
    const share = takenAt(fight, place, blast, yards, reach, odds)
    sum += fighterAt(fight, place).side === fighter.side ? -share : share
  }
  return sum
}

const FRAGMENT = { damage_bonus: 0, type: 'cutting', shot: false, half_damage: null, yards: 0 } as const

/** What it takes of somebody so far from it. */
function takenAt(fight: Fight, place: number, blast: Blast, yards: number, reach: number, odds: BotOdds): number {
  const [fighter, one] = [fighterAt(fight, place), standingAt(fight, place)]
  const shock = shockBy(odds.why, fighter, { ...blast, distance_yards: yards, hp: Math.max(1, one.hp) })
  if (blast.fragments === null) return shock
  const target_is = one.position === 'standing' ? [] : [one.position]
  const seen = {
    distance_yards: yards,
    reach_yards: reach,
    target_is,
    circumstances: [],
    air_burst: false,
    overhead_cover: false,
  }
  const { hit, hit_on } = fragmentRoll(seen, odds.why)
  const chance = hit ? 1 : hit_on === 'none' ? 0 : atMost(hit_on)
  const pieces = chance * odds.taken({ ...FRAGMENT, dice: blast.fragments }, fighter, one.hp)
  return 1 - (1 - shock) * (1 - pieces)
}

const atMost = (score: number): number => THREE_DICE.distribution().chance(roll => roll <= score).decimal

/** The shock of a blast, with all that its worth depends on. */
interface Shock extends Blast {
  readonly distance_yards: number
  /** That he has left. */
  readonly hp: number
}

/** What the shock alone takes of him. */
const shockBy = memoByRecord((why, fighter: Fighter, { distance_yards, hp, ...damage }: Shock): number => {
  const distribution = damageDice(damage.concussion).distribution()
  let sum = 0
  for (const [rolled, weight] of distribution) {
    const basic = concussion({ damage, rolled, distance_yards, contact: false, living: true }, why)
    sum += Math.min(1, injuryBy(fighter, basic, why) / hp) * Number(weight)
  }
  return sum / Number(distribution.ways)
})

const WORN = { target: 'human', dr: 0, natural_dr: null, location: 'torso', direct_hit: false, divisor: 1 } as const

const injuryBy = (fighter: Fighter, basic: number, why: Why): number =>
  basic === 0
    ? 0
    : explosionDr({ ...WORN, basic, armor_dr: protectionAt(fighter, 'torso').dr, toughness_dr: fighter.toughness }, why)
        .injury
