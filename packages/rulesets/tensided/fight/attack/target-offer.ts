/** At whom, how and where: asked when the turn of an attack has come. */
import { type Choice, hushed, type Offer, type Refusal, type Why } from '@umpire/engine'
import { acts } from '../../effect/effect.ts'
import { type Called, calledShotLimits } from '../../ranged/distance/called-shot-limits.ts'
import { MODES, type Mode } from '../../tables/melee-weapons.ts'
import { gunNamed, meleeNamed } from '../../tables/weapon.ts'
import { targetingDifficulty } from '../../targeting/difficulty.ts'
import { foesInReach } from '../declare/refuse.ts'
import { metresApart, sees } from '../ground/ground.ts'
import { WHERES, type Where, whereOf } from '../state/called-location.ts'
import { armAt } from '../state/fighter.ts'
import { havingNow, heldArms } from '../state/now.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { type Fire, RATES, type Rate } from './shot-at.ts'
import type { Strike } from './strike.ts'

export const LAPSE = 'lapse'
/** It comes to nothing: everybody it was meant for is gone. */
const LAPSED: Choice = { key: LAPSE, label: 'Let it go' }

abstract class AttackOffer<T> implements Offer {
  readonly who: string
  abstract readonly question: string
  readonly secret = true
  readonly fight: Fight
  readonly place: number
  readonly arm: number
  protected readonly why: Why
  #choices: readonly Choice[] | undefined

  constructor(fight: Fight, place: number, arm: number, why: Why) {
    this.who = idAt(fight, place)
    this.fight = fight
    this.place = place
    this.arm = arm
    this.why = hushed(why)
  }

  get choices(): readonly Choice[] {
    this.#choices ??= [LAPSED, ...this.keys().map(key => this.#choice(key, this.attack(key), this.label(key)))]
    return this.#choices
  }

  #targets: readonly number[] | undefined

  /** Whom it can be done to. */
  targets(): readonly number[] {
    this.#targets ??= this.inQuestion()
    return this.#targets
  }

  protected abstract inQuestion(): readonly number[]
  protected abstract keys(): readonly string[]
  protected abstract refusal(attack: T): Refusal | undefined
  /** The attack that a key names; none where it comes to nothing. */
  abstract attack(key: string): T | undefined

  #choice(key: string, attack: T | undefined, label: string): Choice {
    const no = attack === undefined ? undefined : this.refusal(attack)
    return no === undefined ? { key, label } : { key, label, refused: no }
  }

  trust(key: string): string {
    return key
  }

  find(key: string): Choice | undefined {
    if (key === LAPSE) return LAPSED
    const attack = this.attack(key)
    return attack === undefined ? undefined : this.#choice(key, attack, key)
  }

  protected label(key: string): string {
    const [id = '', how = '', where = '', more] = key.split('/')
    const name = fighterAt(this.fight, this.targets().find(place => idAt(this.fight, place) === id) ?? this.place).name
    const part =
      where === 'any'
        ? ''
        : where === 'cripple'
          ? ', to cripple'
          : where === 'weapon'
            ? ', at what is in the hand'
            : `, at the ${where}`
    return `${name}: ${how}${part}${more === undefined ? '' : `, ${more}`}`
  }

  protected placeOf(id: string | undefined): number | undefined {
    return this.targets().find(place => idAt(this.fight, place) === id)
  }
}

const no = (rule: string, because: string): Refusal => ({ rule, because })

/** Whether there is anything in a hand to be struck or shot at. */
const holdsSomething = (fight: Fight, target: number): boolean => heldArms(standingAt(fight, target)).length > 0

export class ShootOffer extends AttackOffer<Fire> {
  readonly question = 'shoot'

  protected inQuestion(): readonly number[] {
    const { side } = fighterAt(this.fight, this.place)
    return this.fight.standing.flatMap((one, place) =>
      present(one) && fighterAt(this.fight, place).side !== side && sees(this.fight, this.place, place) ? [place] : [],
    )
  }

  rates(): readonly Rate[] {
    const gun = gunNamed(armAt(fighterAt(this.fight, this.place), this.arm).weapon, this.why)
    return RATES.filter(rate =>
      rate === 'auto' ? typeof gun.rof === 'number' : rate === 'usual' || gun.rof !== 'single',
    )
  }

  protected keys(): readonly string[] {
    return this.targets().flatMap(target => {
      const id = idAt(this.fight, target)
      const covered = standingAt(this.fight, target).cover !== null
      return this.rates().flatMap(rate => [
        ...(covered ? [`${id}/${rate}/any/through`] : []),
        ...WHERES.map(where => `${id}/${rate}/${where}`),
      ])
    })
  }

  attack(key: string): Fire | undefined {
    const [id, named, at = '', more] = key.split('/')
    const target = this.placeOf(id)
    const rate = this.rates().find(one => one === named)
    const where = whereOf(at)
    if (target === undefined || rate === undefined || where === undefined) return undefined
    if (more !== undefined && more !== 'through') return undefined
    return { by: this.place, arm: this.arm, target, rate, where, through: more === 'through' }
  }

  protected refusal({ target, rate, where }: Fire): Refusal | undefined {
    if (where.kind === 'any' || where.kind === 'cripple') return undefined
    if (where.kind === 'weapon' && !holdsSomething(this.fight, target))
      return no('tensided.targeting.weapon', 'nothing is held')
    const [fighter, one] = [fighterAt(this.fight, this.place), standingAt(this.fight, this.place)]
    const { weapon } = armAt(fighter, this.arm)
    const given = {
      weapon,
      distance: metresApart(this.fight, this.place, target),
      called: calledAs(where, gunNamed(weapon, this.why).damage_type, this.why),
      full_auto: rate === 'auto',
      snap: one.aim?.arm !== this.arm,
      ...havingNow(fighter, one),
    }
    const { allowed, limit } = calledShotLimits(given, this.why)
    return allowed ? undefined : no('tensided.ranged.called-shot-limits', `not beyond ${limit} m as it is sighted`)
  }
}

/** A large part of the body, or a spot; what is held counts as one. */
function calledAs(
  where: Where,
  damage_type: Parameters<typeof targetingDifficulty>[0]['damage_type'],
  why: Why,
): Called {
  if (where.kind !== 'place' || damage_type === undefined) return 'specific'
  const { kind } = targetingDifficulty({ location: where.location, damage_type }, why)
  return kind === 'general' || kind === 'head' ? 'general' : 'specific'
}

export class StrikeOffer extends AttackOffer<Strike> {
  readonly question = 'strike'

  protected inQuestion(): readonly number[] {
    return foesInReach(this.fight, this.place)
  }

  modes(): readonly Mode[] {
    const { modes } = meleeNamed(armAt(fighterAt(this.fight, this.place), this.arm).weapon, this.why)
    return MODES.filter(mode => modes.some(one => one.mode === mode))
  }

  /** A trick that works once on anybody, for whoever knows any. */
  #tricks(target: number): boolean {
    const [fighter, one] = [fighterAt(this.fight, this.place), standingAt(this.fight, this.place)]
    return acts(havingNow(fighter, one), 'df', 'dirty-attack') && !one.dirty.includes(idAt(this.fight, target))
  }

  protected keys(): readonly string[] {
    return this.targets().flatMap(target => {
      const id = idAt(this.fight, target)
      return this.modes().flatMap(mode =>
        WHERES.flatMap(where => [
          `${id}/${mode}/${where}`,
          ...(this.#tricks(target) ? [`${id}/${mode}/${where}/dirty`] : []),
        ]),
      )
    })
  }

  attack(key: string): Strike | undefined {
    const [id, named, at = '', more] = key.split('/')
    const target = this.placeOf(id)
    const mode = this.modes().find(one => one === named)
    const where = whereOf(at)
    if (target === undefined || mode === undefined || where === undefined) return undefined
    if (more !== undefined && (more !== 'dirty' || !this.#tricks(target))) return undefined
    return { by: this.place, arm: this.arm, target, mode, where, free: false, dirty: more === 'dirty' }
  }

  protected refusal({ target, where }: Strike): Refusal | undefined {
    return where.kind === 'weapon' && !holdsSomething(this.fight, target)
      ? no('tensided.targeting.weapon', 'nothing is held')
      : undefined
  }
}

/** Somebody out of several, by id. */
export class WhomOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly secret = true
  readonly choices: readonly Choice[]

  constructor(fight: Fight, place: number, question: string, places: readonly number[]) {
    this.who = idAt(fight, place)
    this.question = question
    this.choices = places.map(other => ({ key: idAt(fight, other), label: fighterAt(fight, other).name }))
  }
}
