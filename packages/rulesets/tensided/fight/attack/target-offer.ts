/** At whom, how and where a shot or a blow goes. */
import type { Refusal, Why } from '@umpire/engine'
import { acts } from '../../effect/effect.ts'
import { type Called, calledShotLimits } from '../../ranged/distance/called-shot-limits.ts'
import { MODES, type Mode } from '../../tables/melee-weapons.ts'
import { gunNamed, meleeNamed } from '../../tables/weapon.ts'
import { targetingDifficulty } from '../../targeting/difficulty.ts'
import { blowOf, RATES, type Rate, type SaidBlow, type SaidShot, shotOf } from '../choice/about.ts'
import { WHERES, type Where, whereKey, whereOf } from '../choice/called-location.ts'
import { QUESTIONS } from '../choice/questions.ts'
import { foesInReach } from '../declare/refuse.ts'
import { metresApart, sees } from '../ground/ground.ts'
import { armAt } from '../state/fighter.ts'
import { havingNow, heldArms } from '../state/now.ts'
import { type Fight, fighterAt, idAt, present, standingAt } from '../state/state.ts'
import { AttackOffer } from './attack-offer.ts'
import type { Fire } from './shot-at.ts'
import type { Strike } from './strike.ts'

const no = (rule: string, because: string): Refusal => ({ rule, because })

/** Whether there is anything in a hand to be struck or shot at. */
const holdsSomething = (fight: Fight, target: number): boolean => heldArms(standingAt(fight, target)).length > 0

export class ShootOffer extends AttackOffer<Fire, SaidShot> {
  readonly question = QUESTIONS.shoot

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

  protected sayings(): readonly SaidShot[] {
    return this.targets().flatMap(place => {
      const target = idAt(this.fight, place)
      const covered = standingAt(this.fight, place).cover !== null
      return this.rates().flatMap(how => {
        const shot = { kind: 'shot', target, how } as const
        return [
          ...(covered ? [{ ...shot, where: 'any', through: true }] : []),
          ...WHERES.map(where => ({ ...shot, where, through: false })),
        ]
      })
    })
  }

  protected read(key: string): SaidShot | undefined {
    return shotOf(key)
  }

  meant({ target: id, how: rate, where: at, through }: SaidShot): Fire | undefined {
    const [target, where] = [this.placeOf(id), whereOf(at)]
    if (target === undefined || where === undefined || !this.rates().includes(rate)) return undefined
    return { by: this.place, arm: this.arm, target, rate, where, through }
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

export const saidShot = (fight: Fight, { target, rate, where, through }: Fire): SaidShot => ({
  kind: 'shot',
  target: idAt(fight, target),
  how: rate,
  where: whereKey(where),
  through,
})

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

export class StrikeOffer extends AttackOffer<Strike, SaidBlow> {
  readonly question = QUESTIONS.strike

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

  protected sayings(): readonly SaidBlow[] {
    return this.targets().flatMap(place => {
      const target = idAt(this.fight, place)
      const tricks = this.#tricks(place)
      return this.modes().flatMap(how =>
        WHERES.flatMap(where => {
          const blow = { kind: 'blow', target, how, where, dirty: false } as const
          return tricks ? [blow, { ...blow, dirty: true }] : [blow]
        }),
      )
    })
  }

  protected read(key: string): SaidBlow | undefined {
    return blowOf(key)
  }

  meant({ target: id, how: mode, where: at, dirty }: SaidBlow): Strike | undefined {
    const [target, where] = [this.placeOf(id), whereOf(at)]
    if (target === undefined || where === undefined || !this.modes().includes(mode)) return undefined
    if (dirty && !this.#tricks(target)) return undefined
    return { by: this.place, arm: this.arm, target, mode, where, free: false, dirty }
  }

  protected refusal({ target, where }: Strike): Refusal | undefined {
    return where.kind === 'weapon' && !holdsSomething(this.fight, target)
      ? no('tensided.targeting.weapon', 'nothing is held')
      : undefined
  }
}

export const saidBlow = (fight: Fight, { target, mode, where, dirty }: Strike): SaidBlow => ({
  kind: 'blow',
  target: idAt(fight, target),
  how: mode,
  where: whereKey(where),
  dirty,
})
