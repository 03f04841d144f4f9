/**
 * Everything to strike with. With a blade the attacker says whether he slashes or thrusts. Reach is a ruling, and only
 * says whose weapon is the longer; staff and spear, which the book names without numbers, are rulings as a whole.
 */
import type { DamageType } from './damage-types.ts'
import type { HthConcentration } from './skills.ts'

export const MODES = ['strike', 'slash', 'thrust'] as const
export type Mode = (typeof MODES)[number]

export type MeleeMode = { readonly mode: Mode; readonly damage_type: DamageType; readonly armor_piercing: boolean }

export type MeleeRow = {
  /** Times the damage score. */
  readonly dmg: number
  /** None where it is not for sale. */
  readonly price: number | null
  /** The first is meant where none is named. */
  readonly modes: readonly MeleeMode[]
  readonly concentration: HthConcentration
  readonly reach: number
}

const STRIKE = [{ mode: 'strike', damage_type: 'crushing', armor_piercing: false }] as const
const THRUST = [{ mode: 'thrust', damage_type: 'piercing', armor_piercing: true }] as const
const BLADE = [{ mode: 'slash', damage_type: 'cutting', armor_piercing: false }, ...THRUST] as const

const ROWS = {
  Unarmed: { dmg: 1, price: 0, modes: STRIKE, concentration: 'percussion', reach: 0 },
  'Brass Knuckles': { dmg: 1.5, price: 1, modes: STRIKE, concentration: 'percussion', reach: 0 },
  Switchblade: { dmg: 1, price: 3, modes: BLADE, concentration: 'knife', reach: 1 },
  'Combat Knife': { dmg: 2, price: 10, modes: BLADE, concentration: 'knife', reach: 1 },
  'Baseball Bat': { dmg: 2.5, price: 5, modes: STRIKE, concentration: 'blunt', reach: 2 },
  Sword: { dmg: 2.5, price: 100, modes: BLADE, concentration: 'sword', reach: 2 },
  Staff: { dmg: 2, price: null, modes: STRIKE, concentration: 'staff', reach: 3 },
  Spear: { dmg: 2.5, price: null, modes: THRUST, concentration: 'staff', reach: 3 },
} as const satisfies { readonly [name: string]: MeleeRow }

export type MeleeName = keyof typeof ROWS
export const MELEE_ROWS: { readonly [name in MeleeName]: MeleeRow } = ROWS
