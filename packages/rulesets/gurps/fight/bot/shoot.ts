/** Taking a shot, or making it surer first. */

import { actKey } from '../choice/act.ts'
import { yardsBetween } from '../ground/ground.ts'
import type { Standing } from '../state/standing.ts'
import { fighterAt, idAt, standingAt } from '../state/state.ts'
import { isThreatened, type Moment, nearestFoe } from './moment.ts'
import { afterAiming, type Fire, firesOf, keyOf, type Option, worthOfFire } from './worth.ts'
import { dangerAt, firesAt, isUnderFire } from './worth-danger.ts'

/** An attack that does less than this is not worth a turn in which something better can be made ready. */
export const POOR_ATTACK = 0.02
/** What is done a turn later is worth so much less. */
const LATER = 0.95
/** A shot that hits as surely as this is taken. */
const SURE = 0.8
/** What a target is still worth that somebody else aims at. */
const TAKEN = 0.6
/** No aim makes much more of a turn than this. */
const GOOD_ENOUGH = 0.35
/** Nobody aims longer. */
const LONGEST_AIM = 3
/** Farther than this, whoever shoots goes down on the ground. */
const LONG_SHOT = 15
/** For so many turns to come he lies there. */
const TURNS_TO_COME = 4

const aimedSoFar = ({ aim }: Standing, arm: number, target: string): number =>
  aim?.arm === arm && aim.target === target ? aim.turns : 0

/** What is done, and what of a foe it takes in a turn, counting those that it takes until it is done. */
export interface Plan {
  readonly key: string
  readonly rate: number
}

/** The shot now, or another turn of aiming if that makes more of the time it takes. */
export function shootOrAim(moment: Moment, best: Option): Plan {
  const { fight, place, one } = moment
  const { arm, way, target, worth } = best
  const shot = { key: keyOf(best, fight), rate: worth }
  if (best.kind !== 'shoot' || one.moved > 0 || isThreatened(moment)) return shot
  const id = idAt(fight, target)
  const turns = aimedSoFar(one, arm, id)
  const fire = firesOf(moment, arm).find(({ rate }) => rate === way)
  if (fire === undefined || turns >= LONGEST_AIM || worth >= SURE) return shot
  const after = worthOfFire(moment, fire, target, afterAiming(fight, place, arm, id, turns + 1))
  // Whoever aims while he works the bolt loses nothing.
  const least = fire.everyTurn ? 1 : 2
  const now = worth / Math.max(turns + 1, least)
  const later = (after * LATER) / Math.max(turns + 2, least)
  if (later <= now) return { ...shot, rate: now }
  const aims = { key: actKey({ kind: 'aim', arm, target: id }), rate: later * unlessAimedAt(moment, id) }
  // Whoever has not begun may as well aim at somebody else.
  const other = turns === 0 && aims.rate < later ? takeAim(moment) : undefined
  return other !== undefined && other.rate > aims.rate ? other : aims
}

/** A shot that is too hard to try at once may be possible after some seconds of aiming. */
export function takeAim(moment: Moment): Plan | undefined {
  const { fighter, one, targets } = moment
  if (one.moved > 0 || targets.length === 0 || isThreatened(moment)) return undefined
  let best: Plan | undefined
  for (let arm = 0; arm < fighter.arms.length; arm++) {
    const fires = firesOf(moment, arm, true)
    for (const target of fires.length === 0 ? [] : targets) {
      const plan = aimAt(moment, target, arm, fires)
      if (plan !== undefined && plan.rate > (best?.rate ?? 0)) best = plan
      if (best !== undefined && best.rate >= GOOD_ENOUGH) return best
    }
  }
  return best
}

/** Whom a friend aims at already is likely to be down before one's own shot, and the aim is lost. */
function unlessAimedAt({ fight, place, fighter: { side } }: Moment, target: string): number {
  let spread = 1
  for (let other = 0; other < fight.standing.length; other++) {
    const { aim } = standingAt(fight, other)
    if (other !== place && aim?.target === target && fighterAt(fight, other).side === side) spread *= TAKEN
  }
  return spread
}

/** The shortest aim that leads to a shot worth taking. */
function aimAt(moment: Moment, target: number, arm: number, fires: readonly Fire[]): Plan | undefined {
  const { fight, place, fighter, one } = moment
  const { max_range = null } = fighter.arms[arm]?.gun ?? {}
  if (max_range !== null && yardsBetween(fight, place, target) > max_range) return undefined
  const id = idAt(fight, target)
  const turns = aimedSoFar(one, arm, id)
  for (let more = 1; turns + more <= LONGEST_AIM; more++) {
    const later = afterAiming(fight, place, arm, id, turns + more)
    for (const fire of fires) {
      const worth = worthOfFire(moment, fire, target, later)
      const spread = unlessAimedAt(moment, id)
      if (worth >= POOR_ATTACK)
        return { key: actKey({ kind: 'aim', arm, target: id }), rate: (worth * LATER * spread) / (turns + more + 1) }
    }
  }
  return undefined
}

/** On the ground one is hard to hit from afar, and a gun lies well, if there is time to get down. */
export function goesDown(moment: Moment, meanwhile: number): boolean {
  const { one } = moment
  if (one.position !== 'standing' || one.aim !== null || one.moved > 0) return false
  if (nearestFoe(moment) < LONG_SHOT || !isUnderFire(moment)) return false
  const fires = firesAt(moment)
  const saved = dangerAt(moment, fires, one, 'standing') - dangerAt(moment, fires, one, 'lying')
  return saved * TURNS_TO_COME > meanwhile
}
