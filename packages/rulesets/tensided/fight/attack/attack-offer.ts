/** At whom, how and where: asked when the turn of an attack has come. */
import { type Choice, hushed, lazy, type Offer, type Refusal, type Why } from '@umpire/engine'
import { type About, aboutKey, LAPSE, type SaidBlow, type SaidShot } from '../choice/about.ts'
import { type Fight, fighterAt, idAt } from '../state/state.ts'

type Chosen = Choice<string, About>

/** It comes to nothing: everybody it was meant for is gone. */
const LAPSED: Chosen = { key: LAPSE, label: 'Let it go', about: { kind: 'lapse' } }

/** Attacks `T` with the numbers of the fight, named as `S`. */
export abstract class AttackOffer<T, S extends SaidShot | SaidBlow> implements Offer {
  readonly who: string
  abstract readonly question: string
  readonly subject: string | undefined
  readonly secret = true
  readonly fight: Fight
  readonly place: number
  readonly arm: number
  protected readonly why: Why
  readonly #choices = lazy((): readonly Chosen[] => [
    LAPSED,
    ...this.sayings().map(said => this.#choice(said, this.meant(said), this.#label(said))),
  ])
  /** Those it can be done to. */
  readonly targets = lazy(() => this.inQuestion())

  constructor(fight: Fight, place: number, arm: number, why: Why, subject?: string) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.arm = arm
    this.subject = subject
    this.why = hushed(why)
  }

  get choices(): readonly Chosen[] {
    return this.#choices()
  }

  protected abstract inQuestion(): readonly number[]
  protected abstract sayings(): readonly S[]
  protected abstract refusal(attack: T): Refusal | undefined
  protected abstract read(key: string): S | undefined
  /** The attack that is meant; none where it comes to nothing. */
  abstract meant(said: S): T | undefined

  /** The attack that a key names; none where it comes to nothing. */
  attack(key: string): T | undefined {
    const said = this.read(key)
    return said === undefined ? undefined : this.meant(said)
  }

  #choice(about: S, attack: T | undefined, label?: string): Chosen {
    const key = aboutKey(about)
    const no = attack === undefined ? undefined : this.refusal(attack)
    const choice = { key, label: label ?? key, about }
    return no === undefined ? choice : { ...choice, refused: no }
  }

  trust(key: string): string {
    return key
  }

  find(key: string): Chosen | undefined {
    if (key === LAPSE) return LAPSED
    const said = this.read(key)
    return said === undefined ? undefined : this.offered(said)
  }

  /** The choice of an attack, labeled with its key; none where it comes to nothing. */
  offered(said: S): Chosen | undefined {
    const attack = this.meant(said)
    return attack === undefined ? undefined : this.#choice(said, attack)
  }

  #label(said: SaidShot | SaidBlow): string {
    const { target, how, where } = said
    const name = fighterAt(this.fight, this.placeOf(target) ?? this.place).name
    const part =
      where === 'any'
        ? ''
        : where === 'cripple'
          ? ', to cripple'
          : where === 'weapon'
            ? ', at what is in the hand'
            : `, at the ${where}`
    const more = said.kind === 'shot' ? said.through && ', through' : said.dirty && ', dirty'
    return `${name}: ${how}${part}${more || ''}`
  }

  protected placeOf(id: string): number | undefined {
    return this.targets().find(place => idAt(this.fight, place) === id)
  }
}
