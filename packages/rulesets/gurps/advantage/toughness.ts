/** Toughness: flesh that takes off damage like armour. */
import { int, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { armorStats } from '../armor/armor.ts'
import { catalogOf } from '../catalog/catalog.ts'
import { DAMAGE_TYPES } from '../catalog/entry/damage-types.ts'
import { bearersOf } from '../catalog/take-all.ts'
import { damageTypes } from '../damage/damage.ts'
import { affected, type Bearer } from '../effect/apply.ts'

/** DR of the body itself. */
export const bodyDr = (bearers: readonly Bearer[], why: Why): number => affected('DR', 0, ['dr'], bearers, {}, why)

/** Whether Toughness can be had at that DR. */
function onOffer(dr: number, why: Why): boolean {
  const cost = catalogOf(why).traitsByName.get('toughness')?.trait.cost
  const variants = cost?.kind === 'variants' ? cost.variants : []
  return (
    dr === 0 || variants.some(({ name }) => bodyDr(bearersOf([{ trait: 'Toughness', variant: name }], why), why) === dr)
  )
}

const number = int({ min: 0, max: 10_000 })

export const toughness = rule(
  {
    id: 'gurps.advantage.toughness',
    title: 'Toughness',
    lines: '722-728',
    given: {
      toughness_dr: number,
      armor_dr: or(number, 0),
      basic: optional(number),
      type: or(oneOf(...DAMAGE_TYPES), 'crushing'),
    },
  },
  ({ toughness_dr, armor_dr, basic, type }, why) => {
    const legal = onOffer(toughness_dr, why)
    if (basic === undefined) return { legal }
    const dr = why.sum('DR').add('armour', armor_dr).add('Toughness', toughness_dr).total()
    const { penetrating } = armorStats({ basic, dr, dodge: 0, pd: 0 }, why)
    return { legal, penetrating, injury: damageTypes({ type, penetrating }, why) }
  },
)
