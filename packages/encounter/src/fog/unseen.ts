/** Who does not perceive whom while fog of war is on. */
import { memoByObject, namesOf, type Unseen } from '@umpire/engine'
import type { Side } from '../file/sides.ts'
import type { Fog } from '../ground/laid.ts'

interface Fighter {
  readonly id: string
  readonly name: string
  readonly side: number
}

export interface Fogged {
  readonly roster: readonly Fighter[]
  readonly sides: readonly Side[]
  readonly laid: { readonly fog: Fog }
}

/** Whether any of these, by their places in the roster, perceives the fighter at a place. */
type IsPerceived<F> = (fight: F, place: number, by: readonly number[]) => boolean

const NONE: readonly Unseen[] = Object.freeze([])

/** Each side sees by the eyes of all its fighters. A seat without a character sees what every side of players does. */
function unseenBySides<F extends Fogged>(fight: F, isPerceived: IsPerceived<F>): readonly Unseen[] {
  const everyone = [...fight.roster.entries()]
  const sides = fight.sides.map(({ npc }, side) => {
    const own = everyone.filter(([, one]) => one.side === side)
    const eyes = own.map(([place]) => place)
    const hidden = everyone.filter(([place, one]) => one.side !== side && !isPerceived(fight, place, eyes))
    const seen = everyone.filter(entry => !hidden.includes(entry))
    const who = namesOf(
      hidden.map(([, one]) => one),
      seen.map(([, one]) => one),
    )
    return { npc, to: own.map(([, { id }]) => id), who }
  })
  if (sides.every(({ who }) => who.length === 0)) return NONE
  const players = sides.filter(({ npc }) => !npc)
  const others = (players.length === 0 ? sides : players).flatMap(({ who }) => who)
  return [...sides.map(({ to, who }) => ({ to, who })), { to: [], who: others }]
}

/** By what a game takes for perceiving. */
export function unseenWhere<F extends Fogged>(isPerceived: IsPerceived<F>): (fight: F) => readonly Unseen[] {
  return memoByObject((fight: F) => (fight.laid.fog.on ? unseenBySides(fight, isPerceived) : NONE))
}
