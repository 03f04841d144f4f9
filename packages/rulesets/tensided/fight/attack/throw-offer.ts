/** Where something is thrown: at somebody, or on a square. */
import { type Choice, hushed, type Offer, type Refusal, type Why } from '@umpire/engine'
import { squareNamed } from '../ground/destinations.ts'
import { mapOf, sees, squareAt } from '../ground/ground.ts'
import { armAt } from '../state/fighter.ts'
import { type Fight, fighterAt, idAt, placeOf, present, standingAt } from '../state/state.ts'
import { LAPSE } from './target-offer.ts'
import { type Throw, thrownAt } from './throw.ts'

const LAPSED: Choice = { key: LAPSE, label: 'Keep it' }

export class ThrowOffer implements Offer {
  readonly who: string
  readonly question = 'throw'
  readonly secret = true
  readonly fight: Fight
  readonly place: number
  readonly arm: number
  readonly #why: Why
  #choices: readonly Choice[] | undefined

  constructor(fight: Fight, place: number, arm: number, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.arm = arm
    this.#why = hushed(why)
  }

  get choices(): readonly Choice[] {
    this.#choices ??= [LAPSED, ...this.#list()]
    return this.#choices
  }

  *#list(): Generator<Choice> {
    for (const [other, one] of this.fight.standing.entries()) {
      if (other === this.place || !present(one) || !sees(this.fight, this.place, other)) continue
      const { name, id, side } = fighterAt(this.fight, other)
      if (side === fighterAt(this.fight, this.place).side) continue
      yield this.#choice(`at/${id}`, `At ${name}`)
      if (this.#isGrenade()) yield this.#choice(`on/${one.x},${one.y}`, `On the square of ${name}`)
    }
  }

  #isGrenade(): boolean {
    return armAt(fighterAt(this.fight, this.place), this.arm).kind === 'grenade'
  }

  #choice(key: string, label: string): Choice {
    const thrown = this.attack(key)
    const no: Refusal | undefined =
      thrown === undefined || thrownAt(this.fight, thrown, this.#why).possible
        ? undefined
        : { rule: 'tensided.ranged.thrown', because: 'too far to throw' }
    return no === undefined ? { key, label } : { key, label, refused: no }
  }

  find(key: string): Choice | undefined {
    if (key === LAPSED.key) return LAPSED
    return this.attack(key) === undefined ? undefined : this.#choice(key, key)
  }

  attack(key: string): Throw | undefined {
    const [kind, to = ''] = key.split('/')
    const own = { by: this.place, arm: this.arm }
    if (kind === 'at' && this.fight.roster.some(({ id }) => id === to)) {
      const target = placeOf(this.fight, to)
      const one = standingAt(this.fight, target)
      return target === this.place || !present(one) ? undefined : { ...own, target, at: squareAt(this.fight, target) }
    }
    const at = kind === 'on' && this.#isGrenade() ? squareNamed(to) : undefined
    if (at === undefined || mapOf(this.fight)?.contains(at) === false) return undefined
    return { ...own, target: null, at }
  }
}
