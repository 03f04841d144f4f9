/** What a bot sees of a fight when it must choose: who it is, who is against it, and how near. */

import { yardsBetween } from '../ground/ground.ts'
import { sightBetween } from '../ground/sight.ts'
import type { Fighter } from '../state/fighter.ts'
import { isHelpless } from '../state/now.ts'
import type { Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, present, standingAt } from '../state/state.ts'
import type { BotOdds } from './worth-odds.ts'

export class Moment {
  readonly fight: Fight
  readonly place: number
  readonly odds: BotOdds
  readonly fighter: Fighter
  readonly one: Standing
  /** Foes who can still do something, the nearest first; those who cannot are left alone. */
  readonly foes: readonly number[]
  /** Of the own side who can still do something, the own person included. */
  readonly friends: number
  #targets: readonly number[] | undefined

  constructor(fight: Fight, place: number, odds: BotOdds) {
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
      const { seen, between } = sightBetween(this.fight, this.place, foe)
      return seen && !between.some(other => fighterAt(this.fight, other).side === this.fighter.side)
    })
    return this.#targets
  }
}

/** How far the nearest foe is away; farther than anything if there is none. */
export const nearestFoe = ({ fight, place, foes: [nearest] }: Moment): number =>
  nearest === undefined ? Number.POSITIVE_INFINITY : yardsBetween(fight, place, nearest)

/** A foe is near enough to strike. */
const NEAR = 2
export const isThreatened = (moment: Moment): boolean => nearestFoe(moment) <= NEAR

/** The gun in somebody's hands that would shoot, now or once it is loaded; below zero if there is none. */
export const gunInHand = ({ arms }: Fighter, one: Standing): number =>
  arms.findIndex(({ gun }, arm) => {
    const held = one.arms[arm]
    if (gun === null || held === undefined || held.where !== 'ready' || held.harm !== 'none') return false
    return held.rounds > 0 || held.spare > 0
  })

/** Whether it has nothing that reaches farther than an arm. */
export function mustClose({ fighter, one }: Moment): boolean {
  return !fighter.arms.some(({ gun }, arm) => {
    const held = one.arms[arm]
    if (gun === null || held === undefined || held.harm !== 'none') return false
    return held.where !== 'gone' && held.where !== 'dropped' && (held.rounds > 0 || held.spare > 0)
  })
}

/** Yards that the longest weapon in hand reaches. */
export function longestReach({ fighter, one }: Moment): number {
  let most = 1
  for (const [arm, { blows }] of fighter.arms.entries()) {
    if (one.arms[arm]?.where !== 'ready') continue
    for (const { reach } of blows) most = Math.max(most, ...reach)
  }
  return most
}

/** On his feet: whoever is not must get up before he goes anywhere. */
export const isUpright = ({ position }: Standing): boolean => position === 'standing' || position === 'crouching'
