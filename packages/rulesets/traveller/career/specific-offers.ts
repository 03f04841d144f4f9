/** Making a skill specific: which blade, gun or vehicle. */
import type { Choice, Offer, Why } from '@umpire/engine'
import { weaponChoiceAid } from '../chargen/specific-skills.ts'
import { VEHICLE_GROUPS, VEHICLE_TYPES } from '../tables/skill/vehicles.ts'
import { BLADES, GUNS } from '../tables/words.ts'
import { type CareerAbout, careerKey } from './about.ts'
import { QUESTIONS } from './asking.ts'
import type { Career } from './state.ts'

type WeaponName = (typeof BLADES)[number] | (typeof GUNS)[number]

function plainly(kind: 'weapon' | 'vehicle', name: string): Choice<string, CareerAbout> {
  const about = { kind, name }
  return { key: careerKey(about), label: name, about }
}
const byKey = (keys: readonly string[]): ReadonlyMap<string, Choice> =>
  new Map(keys.map(key => [key, plainly('weapon', key)]))

const BLADES_BY_KEY = byKey(BLADES)
const GUNS_BY_KEY = byKey(GUNS)
export const VEHICLES: readonly string[] = VEHICLE_GROUPS.flatMap(group => VEHICLE_TYPES.rows[group])
const VEHICLE_CHOICES = VEHICLES.map(name => plainly('vehicle', name))

/** The quick table is consulted for every weapon, but only when somebody reads the list. */
class WeaponOffer implements Offer {
  readonly who: string
  readonly question: string
  readonly #weapons: readonly WeaponName[]
  readonly #known: ReadonlyMap<string, Choice>
  readonly #career: Career
  readonly #why: Why

  constructor(
    question: string,
    weapons: readonly WeaponName[],
    known: ReadonlyMap<string, Choice>,
    career: Career,
    why: Why,
  ) {
    this.who = career.name
    this.question = question
    this.#weapons = weapons
    this.#known = known
    this.#career = career
    this.#why = why
  }
  get choices(): readonly Choice<string, CareerAbout>[] {
    const { strength, dexterity } = this.#career
    return this.#weapons.map(weapon => {
      const { plus_at, minus_at_or_below, wounds } = weaponChoiceAid({ weapon, strength, dexterity }, this.#why)
      const label = `${weapon}: +DM from ${plus_at}, -DM to ${minus_at_or_below}, wounds ${wounds}`
      const aid = { plus_at, minus_to: minus_at_or_below, wounds }
      const about = { kind: 'weapon', name: weapon, aid } as const
      return { key: careerKey(about), label, about }
    })
  }
  find(key: string): Choice | undefined {
    return this.#known.get(key)
  }
}

export const bladeOffer = (career: Career, why: Why): Offer =>
  new WeaponOffer(QUESTIONS.blade, BLADES, BLADES_BY_KEY, career, why)
export const gunOffer = (career: Career, why: Why): Offer =>
  new WeaponOffer(QUESTIONS.gun, GUNS, GUNS_BY_KEY, career, why)
export const vehicleOffer = ({ name }: Career): Offer => ({
  who: name,
  question: QUESTIONS.vehicle,
  choices: VEHICLE_CHOICES,
})
