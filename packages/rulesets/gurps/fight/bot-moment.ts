/** What a bot sees of a fight when it must choose: who it is, who is against it, and how near. */

import { hexes, isOnLine } from '@umpire/geometry'
import { isSeen } from './bot-sight.ts'
import type { Fighter } from './fighter.ts'
import { yardsBetween } from './ground.ts'
import { isHelpless } from './now.ts'
import type { Standing } from './standing.ts'
import { canAct, type Fight, fighterAt, present, standingAt } from './state.ts'
import type { Odds } from './worth-odds.ts'

export class Moment {
  readonly fight: Fight
  readonly place: number
  readonly odds: Odds
  readonly fighter: Fighter
  readonly one: Standing
  /** Foes who can still do something, the nearest first; those who cannot are left alone. */
  readonly foes: readonly number[]
  /** Of the own side who can still do something, the own person included. */
  readonly friends: number
  #targets: readonly number[] | undefined

  constructor(fight: Fight, place: number, odds: Odds) {
    this.fight = fight
    this.place = place
    this.odds = odds
    this.fighter = fighterAt(fight, place)
    this.one = standingAt(fight, place)
    const foes: number[] = []
    let friends = 0
    for (let other = 0; other < fight.standing.length; other++) {
      const somebody = standingAt(fight, other)
      if (fighterAt(fight, other).side === this.fighter.side) friends += canAct(somebody) ? 1 : 0
      else if (present(somebody) && !isHelpless(somebody)) foes.push(other)
    }
    if (foes.length > 1) foes.sort((a, b) => yardsBetween(fight, place, a) - yardsBetween(fight, place, b))
    this.foes = foes
    this.friends = friends
  }

  /** Foes in sight, with no friend in the line of fire. */
  get targets(): readonly number[] {
    this.#targets ??= this.foes.filter(foe => {
      if (yardsBetween(this.fight, this.place, foe) <= 1) return true
      return isSeen(this.fight, this.one, standingAt(this.fight, foe)) && !this.#friendBefore(foe)
    })
    return this.#targets
  }

  #friendBefore(foe: number): boolean {
    const { fight, place, one, fighter } = this
    // On open ground only distances count.
    if (fight.map === null) return false
    const to = standingAt(fight, foe)
    for (let other = 0; other < fight.standing.length; other++) {
      const friend = standingAt(fight, other)
      if (other === place || fighterAt(fight, other).side !== fighter.side) continue
      if (present(friend) && friend.position !== 'lying' && isOnLine(hexes, one, to, friend)) return true
    }
    return false
  }
}

/** How far the nearest foe is away; farther than anything if there is none. */
export const nearestFoe = ({ fight, place, foes: [nearest] }: Moment): number =>
  nearest === undefined ? Number.POSITIVE_INFINITY : yardsBetween(fight, place, nearest)

/** A foe is near enough to strike. */
const NEAR = 2
export const isThreatened = (moment: Moment): boolean => nearestFoe(moment) <= NEAR

const hasGun = ({ arms }: Fighter, one: Standing): boolean =>
  arms.some(({ gun }, arm) => gun !== null && one.arms[arm]?.where === 'ready')

/** Foes who see him with a gun in their hands, the nearest first. */
export const shooters = ({ fight, one, foes }: Moment): readonly number[] =>
  foes.filter(
    foe => hasGun(fighterAt(fight, foe), standingAt(fight, foe)) && isSeen(fight, standingAt(fight, foe), one),
  )

/** Whether it has nothing that reaches farther than an arm. */
export function mustClose({ fighter, one }: Moment): boolean {
  return !fighter.arms.some(({ gun }, arm) => {
    const held = one.arms[arm]
    if (gun === null || held === undefined || held.harm !== 'none') return false
    return held.where !== 'gone' && held.where !== 'dropped' && (held.rounds > 0 || held.spare > 0)
  })
}
