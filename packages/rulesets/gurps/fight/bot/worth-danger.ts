/** What foes would take of somebody in a turn, by where and how he is: the other side of what his own attacks are worth. */
import { memoByObject } from '@umpire/engine'
import type { Hex } from '@umpire/geometry'
import type { Position } from '../../combat/basics/position-names.ts'
import { PLAIN_FIRE, shotOf } from '../attack/shoot.ts'
import { hexAt } from '../ground/ground.ts'
import { sightOver } from '../ground/sight.ts'
import { canAct, type Fight, fighterAt, standingAt } from '../state/state.ts'
import { gunInHand, type Moment } from './moment.ts'
import { hidden, hiddenNow, isSeen } from './sight.ts'
import { afterAiming, avoiding } from './worth.ts'

/** Whoever shoots aims before it. */
const AIMED_TURNS = 2

/** The fire of one foe, as it would be at somebody who stands in the open. */
export interface FireAt {
  readonly from: Hex
  readonly effective: number
  readonly malf: number | null | undefined
  /** What a hit takes on the average of a turn: he aims first, may shoot at others, and the bullet may be dodged. */
  readonly takes: number
}

/** Somebody with a gun in his hands sees him: without that, nothing need be worked out. */
export const isUnderFire = ({ fight, one, foes }: Moment): boolean =>
  foes.some(foe => {
    const his = standingAt(fight, foe)
    return isSeen(fight, his, one) && gunInHand(fighterAt(fight, foe), his) >= 0
  })

/** Of every foe with a gun in his hands, whether he sees him now or not. */
export const firesAt = memoByObject((moment: Moment): readonly FireAt[] => {
  const { fight, foes } = moment
  const found: FireAt[] = []
  for (const foe of foes) {
    const gun = gunInHand(fighterAt(fight, foe), standingAt(fight, foe))
    if (gun >= 0) found.push(fireOf(moment, foe, gun))
  }
  return found
})

function fireOf(moment: Moment, foe: number, arm: number): FireAt {
  const { fight, place, fighter, one, odds } = moment
  const from = hexAt(fight, foe)
  const x = { ...PLAIN_FIRE, by: foe, target: place, arm }
  const shot = shotOf(afterAiming(fight, foe, arm, one.id, 1), x, 0, odds.why)
  return {
    from,
    effective: shot.effective - hiddenNow(fight, foe, place, odds.why),
    malf: shot.malf,
    takes: ((1 - avoiding(moment, shot)) * odds.taken(shot, fighter, one.hp)) / AIMED_TURNS / marksOf(fight, foe),
  }
}

/** How much of him they take in a turn if he is there, in that position. */
export function dangerAt({ fight, odds }: Moment, fires: readonly FireAt[], there: Hex, position: Position): number {
  let taken = 0
  for (const { from, effective, malf, takes } of fires) {
    const { seen, cover } = sightOver(fight, from, there)
    if (seen) taken += odds.hits(effective + hidden(odds.why, cover, position), malf, 1) * takes
  }
  return taken
}

/** How many he could shoot at. */
function marksOf(fight: Fight, by: number): number {
  const { side } = fighterAt(fight, by)
  let marks = 0
  for (let other = 0; other < fight.standing.length; other++) {
    if (fighterAt(fight, other).side === side || !canAct(standingAt(fight, other))) continue
    if (isSeen(fight, hexAt(fight, by), hexAt(fight, other))) marks++
  }
  return Math.max(1, marks)
}
