/** What a load takes from strength, dexterity and endurance. */
import { int, oneOf, optional, rule, type Why } from '@umpire/engine'
import { blowAllowance } from '../../combat/weapon/blows.ts'
import { weaponsTable } from '../../combat/weapon/characteristics.ts'
import type { Physique } from '../../core/physique.ts'
import { weaponField } from '../../equipment/weapon/weapon.ts'
import { CATEGORIES, type Category, REDUCTION } from '../../tables/load.ts'

/** The reduction never brings a value below this, and knocks nobody out. */
const LEAST = 1
const value = optional(int({ min: 0 }))

function lowered(label: string, from: number, category: Category, why: Why): number {
  const left = why.sum(label).add('without the load', from).add('load', -REDUCTION.at(category, why)).total()
  // Wounds may have left less than the reduction may.
  return why.atLeast('least', Math.min(from, LEAST), left)
}

/** The three values as they count for DMs and for the blow allowance. */
export const encumbered = (now: Physique, category: Category, why: Why): Physique => ({
  strength: lowered('strength', now.strength, category, why),
  dexterity: lowered('dexterity', now.dexterity, category, why),
  endurance: lowered('endurance', now.endurance, category, why),
})

export const effects = rule(
  {
    id: 'traveller.load.effects',
    title: 'What encumbrance lowers',
    lines: '1129-1135',
    given: {
      strength: value,
      dexterity: value,
      endurance: value,
      category: oneOf(...CATEGORIES),
      weapon: optional(weaponField),
    },
  },
  (x, why): { readonly [name: string]: number } => {
    const { category, weapon } = x
    const strength = x.strength === undefined ? undefined : lowered('strength', x.strength, category, why)
    const dexterity = x.dexterity === undefined ? undefined : lowered('dexterity', x.dexterity, category, why)
    const endurance = x.endurance === undefined ? undefined : lowered('endurance', x.endurance, category, why)
    const answer: { [name: string]: number } = {}
    if (strength !== undefined) answer['strength'] = strength
    if (dexterity !== undefined) answer['dexterity'] = dexterity
    if (endurance !== undefined) {
      answer['endurance'] = endurance
      answer['endurance_at_start'] = endurance
      answer['blows_left'] = blowAllowance(
        { endurance_at_start: endurance, endurance_full: 0, endurance_now: 0, blows_used: 0, rest_minutes: 0 },
        why,
      )
    }
    if (weapon !== undefined) {
      answer['dm'] = weaponsTable({ weapon, strength: strength ?? null, dexterity: dexterity ?? null }, why)
    }
    return answer
  },
)
