/** A blade or gun on mustering out: which one, or skill in one that came before. */
import type { Choice, Offer, Why } from '@umpire/engine'
import { benefitWeapon, type WeaponPick } from '../chargen/benefit-weapon.ts'
import { NO_SKILLS } from '../chargen/skill-results.ts'
import type { WeaponBenefit } from '../tables/chargen/mustering.ts'
import { BLADES, GUNS } from '../tables/words.ts'
import { type CareerAbout, careerKey } from './about.ts'
import { QUESTIONS } from './asking.ts'
import { levelsHeld } from './inputs.ts'
import { type Career, levelOf } from './state.ts'

type WeaponAbout = Extract<CareerAbout, { readonly kind: 'weapon' | 'skill' }>

/** A weapon, or skill in it, by the key that it is picked with. */
const aboutsOf = (weapons: readonly string[]): ReadonlyMap<string, WeaponAbout> =>
  new Map(
    (['weapon', 'skill'] as const).flatMap(kind =>
      weapons.map(name => [careerKey({ kind, name }), { kind, name }] as const),
    ),
  )

const OF_KIND = {
  Blade: { question: QUESTIONS.bladeBenefit, weapons: BLADES, picks: aboutsOf(BLADES) },
  Gun: { question: QUESTIONS.gunBenefit, weapons: GUNS, picks: aboutsOf(GUNS) },
} as const

/** What the rule says to a pick. */
export function weaponReceived(career: Career, benefit: WeaponBenefit, picked: WeaponPick, why: Why) {
  const { intelligence, education } = career
  const received = career.estate.weapons
  const level = typeof picked === 'string' ? null : levelOf(career, picked.skill)
  const skills = typeof picked === 'string' || level === null ? NO_SKILLS : { [picked.skill]: level }
  const levels_held = levelsHeld(career)
  return benefitWeapon(
    { benefits: [benefit], picks: [picked], skills, received, intelligence, education, levels_held },
    why,
  )
}

const pickedOf = ({ kind, name }: WeaponAbout): WeaponPick => (kind === 'skill' ? { skill: name } : name)

export function pickOf(benefit: WeaponBenefit, key: string): WeaponPick {
  const about = OF_KIND[benefit].picks.get(key)
  return about === undefined ? key : pickedOf(about)
}

/** Lists itself only when it is read: each choice is put to the rule, and one alone is taken. */
class WeaponBenefitOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly #benefit: WeaponBenefit
  readonly #career: Career
  readonly #why: Why

  constructor(benefit: WeaponBenefit, career: Career, why: Why) {
    this.who = career.name
    this.question = OF_KIND[benefit].question
    this.#benefit = benefit
    this.#career = career
    this.#why = why
  }
  get choices(): readonly Choice[] {
    const { weapons } = OF_KIND[this.#benefit]
    const again = weapons.filter(weapon => this.#career.estate.weapons.includes(weapon))
    return [
      ...weapons.map(name => this.#choice({ kind: 'weapon', name })),
      ...again.map(name => this.#choice({ kind: 'skill', name })),
    ]
  }
  find(key: string): Choice | undefined {
    const about = OF_KIND[this.#benefit].picks.get(key)
    return about && this.#choice(about)
  }
  #choice(about: WeaponAbout): Choice {
    const received = weaponReceived(this.#career, this.#benefit, pickedOf(about), this.#why)
    const key = careerKey(about)
    const choice = { key, label: key, about }
    return received.allowed ? choice : { ...choice, refused: { rule: benefitWeapon.id, because: received.because } }
  }
}

export const weaponBenefitOffer = (career: Career, benefit: WeaponBenefit, why: Why): Offer =>
  new WeaponBenefitOffer(benefit, career, why)
