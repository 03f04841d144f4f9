/** What armour, cover and the body itself take from a hit. */
import { flag, num, oneOf, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import { added, times } from '../effect/effect.ts'
import { DAMAGE_TYPE, DAMAGE_TYPE_ROWS } from '../tables/damage-types.ts'
import { MODES } from '../tables/melee-weapons.ts'
import { piercesArmor, WEAPON, weaponNamed } from '../tables/weapon.ts'
import { PHYSIQUE } from './score.ts'

const amount = optional(num({ min: 0, max: 1_000_000 }))

const ARMOR = {
  armor_resistance: amount,
  /** Where cover stands between. */
  cover_resistance: amount,
}

/** What a body meets a hit with. */
export const RESISTING = {
  ...ARMOR,
  /** Armour that keeps out heat. */
  sealed: optional(flag()),
  physique: optional(PHYSIQUE),
  fragile: times,
  /** Of the body itself, where it is known already. */
  natural_resistance: amount,
  damage_type: DAMAGE_TYPE,
  armor_piercing: optional(flag()),
}

/** Halved by what pierces armour. */
const pierced = (label: string, amount: number, piercing: boolean, why: Why): number =>
  piercing ? why.product(`${label}, armour piercing`).add(label, amount).add('halved', 0.5).total() : amount

export const armorPiercing = rule(
  {
    id: 'tensided.damage.armor-piercing',
    title: 'Armour piercing',
    lines: '679-679, 693-693',
    given: {
      ...ARMOR,
      /** Told outright, or by the weapon. */
      armor_piercing: optional(flag()),
      weapon: optional(WEAPON),
      mode: optional(oneOf(...MODES)),
      bullets_armor_piercing: optional(flag()),
      thrusts_armor_piercing: optional(flag()),
      pellets_armor_piercing: optional(flag()),
      fragments_armor_piercing: optional(flag()),
    },
  },
  (x, why) => {
    const { weapon } = x
    const byWeapon = (): boolean => weapon !== undefined && piercesArmor(weaponNamed(weapon, why), x.mode, why, x)
    const armor_piercing = x.armor_piercing ?? byWeapon()
    const worn = why
      .sum('resistance')
      .add('armour', x.armor_resistance ?? 0)
      .when(x.cover_resistance !== undefined, 'cover', x.cover_resistance ?? 0)
      .total()
    return { armor_piercing, resistance: pierced('resistance', worn, armor_piercing, why) }
  },
)

/** Of one shot or blow: all of it is halved by what pierces armour. */
export const resistance = rule(
  {
    id: 'tensided.damage.resistance',
    title: 'Resistance',
    lines: '690-696',
    given: RESISTING,
  },
  (x, why) => {
    const { natural, armor } = DAMAGE_TYPE_ROWS[x.damage_type]
    const natural_resistance = natural ? naturalResistance(x, why) : why.input(`none against ${x.damage_type}`, 0)
    const counts = armor === 'always' || (armor === 'sealed' && x.sealed === true)
    const total = why
      .sum('resistance')
      .when(counts, 'armour', x.armor_resistance ?? 0, `armour does not count against ${x.damage_type}`)
      .when(x.cover_resistance !== undefined, 'cover', x.cover_resistance ?? 0)
      .add('of the body', natural_resistance)
      .total()
    return { natural_resistance, resistance: pierced('resistance', total, x.armor_piercing === true, why) }
  },
)

/** Of the body itself: physique, less for the fragile. */
function naturalResistance(x: ValuesOf<typeof RESISTING>, why: Why): number {
  if (x.natural_resistance !== undefined) return x.natural_resistance
  const own = why
    .sum('resistance of the body')
    .add('physique', x.physique ?? 0)
    .when(x.fragile !== undefined, 'fragile', () => added(x, 'physique', 'natural-resistance', why))
    .total()
  return why.atLeast('never below 0', 0, own)
}
