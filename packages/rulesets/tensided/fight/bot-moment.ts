/** Somebody at a moment of a fight, and what he sees of it: what every part of the bot goes by. */
import type { Why } from '@umpire/engine'
import type { Worth } from './bot-worth.ts'
import { BARE_HANDS, type Fighter } from './fighter.ts'
import { inReach, metresApart, sees } from './ground.ts'
import { inHand } from './now.ts'
import type { Standing } from './standing.ts'
import { canAct, type Fight, fighterAt, standingAt } from './state.ts'

/** Whoever is only dazed will be back. */
const mayFight = (one: Standing): boolean =>
  canAct(one) || (one.gone === null && (one.out?.state === 'stunned' || one.out?.state === 'spent'))

export class Moment {
  readonly fight: Fight
  readonly place: number
  readonly worth: Worth
  readonly fighter: Fighter
  readonly one: Standing
  /** Those who can still fight, the nearest first. */
  readonly foes: readonly number[]
  readonly friends: readonly number[]

  constructor(fight: Fight, place: number, worth: Worth) {
    this.fight = fight
    this.place = place
    this.worth = worth
    this.fighter = fighterAt(fight, place)
    this.one = standingAt(fight, place)
    const foes: number[] = []
    const friends: number[] = []
    for (let other = 0; other < fight.standing.length; other++) {
      if (other === place || !mayFight(standingAt(fight, other))) continue
      if (fighterAt(fight, other).side === this.fighter.side) friends.push(other)
      else foes.push(other)
    }
    this.foes = foes.sort((a, b) => metresApart(fight, place, a) - metresApart(fight, place, b))
    this.friends = friends
  }

  get why(): Why {
    return this.worth.why
  }

  /** Foes that he sees. */
  get seen(): readonly number[] {
    return this.foes.filter(foe => sees(this.fight, this.place, foe))
  }

  /** Foes upon him. */
  get near(): readonly number[] {
    return this.foes.filter(foe => inReach(this.fight, this.place, foe))
  }

  /** The same with something about him changed: what he would have declared, drawn or aimed. */
  as(change: Partial<Standing>): Moment {
    return new Moment(withStanding(this.fight, this.place, change), this.place, this.worth)
  }
}

export function withStanding(fight: Fight, place: number, change: Partial<Standing>): Fight {
  const standing = fight.standing.slice()
  standing[place] = { ...standingAt(fight, place), ...change }
  return { ...fight, standing }
}

/** Things in the hand that he can strike with; his hands, if there is none. */
export function blades({ fighter, one }: Pick<Moment, 'fighter' | 'one'>): readonly number[] {
  const held = fighter.arms.flatMap(({ kind, weapon }, arm) => {
    const thing = one.arms[arm]
    return kind === 'melee' && weapon !== BARE_HANDS && thing !== undefined && inHand(thing) ? [arm] : []
  })
  return held.length > 0 ? held : [fighter.arms.length - 1]
}

/** Guns in the hand that are no good only if they are empty or jammed. */
export const guns = ({ fighter, one }: Pick<Moment, 'fighter' | 'one'>): readonly number[] =>
  fighter.arms.flatMap(({ kind }, arm) => {
    const thing = one.arms[arm]
    return kind === 'gun' && thing !== undefined && inHand(thing) ? [arm] : []
  })
