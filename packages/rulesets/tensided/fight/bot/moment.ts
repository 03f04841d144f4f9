/** Somebody at a moment of a fight, and what he sees of it: what every part of the bot goes by. */
import { lazy, type Why } from '@umpire/engine'
import { inReach, metresApart, sees } from '../ground/ground.ts'
import { BARE_HANDS, type Fighter } from '../state/fighter.ts'
import { inHand, type Standing } from '../state/standing.ts'
import { canAct, type Fight, fighterAt, idAt, standingAt } from '../state/state.ts'
import { lastingText } from './attack-inputs.ts'
import type { Worth } from './worth.ts'

/** Whoever is only dazed will be back. */
const mayFight = (one: Standing): boolean =>
  canAct(one) || (one.gone === null && (one.out?.state === 'stunned' || one.out?.state === 'spent'))

/** Who is around him: the same whatever he himself might do. */
class Around {
  readonly #fight: Fight
  readonly #place: number
  /** Those who can still fight; foes by how near they are. */
  readonly people = lazy(() => this.#listed())
  /** Foes that he sees. */
  readonly seen = lazy(() => this.people().foes.filter(foe => sees(this.#fight, this.#place, foe)))
  /** Foes upon him. */
  readonly near = lazy(() => this.people().foes.filter(foe => inReach(this.#fight, this.#place, foe)))
  readonly lasting: () => string

  constructor(fight: Fight, place: number, why: Why) {
    this.#fight = fight
    this.#place = place
    this.lasting = lazy(() => lastingText(fight, place, why))
  }

  #listed() {
    const [fight, place] = [this.#fight, this.#place]
    const { side } = fighterAt(fight, place)
    const { unaware } = standingAt(fight, place)
    const foes: { readonly place: number; readonly metres: number }[] = []
    const friends: number[] = []
    for (let other = 0; other < fight.standing.length; other++) {
      if (other === place || !mayFight(standingAt(fight, other))) continue
      if (fighterAt(fight, other).side === side) friends.push(other)
      // Of whom he does not know he can make nothing.
      else if (!unaware.includes(idAt(fight, other)))
        foes.push({ place: other, metres: metresApart(fight, place, other) })
    }
    return { foes: foes.sort((a, b) => a.metres - b.metres).map(foe => foe.place), friends }
  }
}

/** What he may imagine of himself. */
type Imagined = Partial<Pick<Standing, 'acts' | 'arms' | 'aim' | 'waited' | 'pace' | 'exposed'>>

export class Moment {
  readonly place: number
  readonly worth: Worth
  readonly fighter: Fighter
  readonly one: Standing
  readonly #around: Around
  /** As everybody else is: he himself may only be imagined otherwise. */
  readonly #given: Fight
  #fight: Fight | undefined

  constructor(fight: Fight, place: number, worth: Worth, around = new Around(fight, place, worth.why), one?: Standing) {
    this.place = place
    this.worth = worth
    this.fighter = fighterAt(fight, place)
    this.one = one ?? standingAt(fight, place)
    this.#around = around
    this.#given = fight
    this.#fight = one === undefined ? fight : undefined
  }

  /** Made only where somebody must look at it: most of what is imagined was weighed before. */
  get fight(): Fight {
    this.#fight ??= withStanding(this.#given, this.place, this.one)
    return this.#fight
  }

  get why(): Why {
    return this.worth.why
  }

  get light(): Fight['light'] {
    return this.#given.light
  }

  get round(): number {
    return this.#given.round
  }

  get people(): number {
    return this.#given.standing.length
  }

  fighterAt(place: number): Fighter {
    return fighterAt(this.#given, place)
  }

  standing(place: number): Standing {
    return place === this.place ? this.one : standingAt(this.#given, place)
  }

  coverHp(cover: number): number {
    return this.#given.covers[cover]?.hp ?? 0
  }

  metresTo(place: number): number {
    return metresApart(this.#given, this.place, place)
  }

  /** Those who can still fight, the nearest first. */
  get foes(): readonly number[] {
    return this.#around.people().foes
  }

  get friends(): readonly number[] {
    return this.#around.people().friends
  }

  /** Foes that he sees. */
  get seen(): readonly number[] {
    return this.#around.seen()
  }

  /** Foes upon him. */
  get near(): readonly number[] {
    return this.#around.near()
  }

  /** What his attacks depend on that he cannot change by acting otherwise. */
  get lasting(): string {
    return this.#around.lasting()
  }

  /** The same with something about him changed that moves nobody: what he would have declared, drawn or aimed. */
  as(change: Imagined): Moment {
    return new Moment(this.#given, this.place, this.worth, this.#around, { ...this.one, ...change })
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
