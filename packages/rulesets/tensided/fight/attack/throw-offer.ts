/** Where something is thrown: at somebody, or on a square. */
import { type Choice, hushed, lazy, type Offer, type Refusal, type Why } from '@umpire/engine'
import { type About, aboutKey, LAPSE, type SaidThrow, throwOf } from '../choice/about.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { mapOf, sees, squareAt } from '../ground/ground.ts'
import { armAt } from '../state/fighter.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { type Throw, thrownAt } from './throw.ts'

type Chosen = Choice<string, About>

const LAPSED: Chosen = { key: LAPSE, label: 'Keep it', about: { kind: 'lapse' } }

export class ThrowOffer implements Offer {
  readonly who: string
  readonly question = QUESTIONS.throw
  readonly subject: string | undefined
  readonly secret = true
  readonly fight: Fight
  readonly place: number
  readonly arm: number
  readonly #why: Why
  readonly #choices = lazy((): readonly Chosen[] => [LAPSED, ...this.#list()])

  constructor(fight: Fight, place: number, arm: number, why: Why, subject?: string) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.arm = arm
    this.subject = subject
    this.#why = hushed(why)
  }

  get choices(): readonly Chosen[] {
    return this.#choices()
  }

  *#list(): Generator<Chosen> {
    for (const [other, one] of this.fight.standing.entries()) {
      if (other === this.place || !present(one) || !sees(this.fight, this.place, other)) continue
      const { name, id, side } = fighterAt(this.fight, other)
      if (side === fighterAt(this.fight, this.place).side) continue
      yield this.#choice({ kind: 'throw-at', target: id }, `At ${name}`)
      if (this.#isGrenade()) yield this.#choice({ kind: 'throw-on', x: one.x, y: one.y }, `On the square of ${name}`)
    }
  }

  #isGrenade(): boolean {
    return armAt(fighterAt(this.fight, this.place), this.arm).kind === 'grenade'
  }

  #choice(about: SaidThrow, label?: string): Chosen {
    const thrown = this.meant(about)
    const no: Refusal | undefined =
      thrown === undefined || thrownAt(this.fight, thrown, this.#why).possible
        ? undefined
        : { rule: 'tensided.ranged.thrown', because: 'too far to throw' }
    const key = aboutKey(about)
    const choice = { key, label: label ?? key, about }
    return no === undefined ? choice : { ...choice, refused: no }
  }

  find(key: string): Chosen | undefined {
    if (key === LAPSE) return LAPSED
    const said = throwOf(key)
    return said === undefined || this.meant(said) === undefined ? undefined : this.#choice(said)
  }

  /** The throw that a key names; none where it is kept or cannot be thrown there. */
  attack(key: string): Throw | undefined {
    const said = throwOf(key)
    return said === undefined ? undefined : this.meant(said)
  }

  meant(said: SaidThrow): Throw | undefined {
    const own = { by: this.place, arm: this.arm }
    if (said.kind === 'throw-at') {
      const target = this.fight.roster.findIndex(({ id }) => id === said.target)
      const there = target >= 0 && target !== this.place && present(standingAt(this.fight, target))
      return there ? { ...own, target, at: squareAt(this.fight, target) } : undefined
    }
    const at = { x: said.x, y: said.y }
    return !this.#isGrenade() || mapOf(this.fight)?.contains(at) === false ? undefined : { ...own, target: null, at }
  }
}
