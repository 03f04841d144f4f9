/** Everything that goes off. A campaign adds its launchers with the metres they reach. */
import type { DamageType } from './damage-types.ts'
import type { RangedConcentration } from './skills.ts'

export type ExplosiveRow = {
  /** Of each fragment, or of the blast. */
  readonly dmg: number
  /** Dice of how many fragments hit somebody; none of a pure blast. */
  readonly fragments: string | null
  /** As printed; no rule reads it. */
  readonly rng: number | null
  /** Metres that a launcher reaches; none of what is thrown by hand. */
  readonly max_range: number | null
  readonly kill_radius: number
  readonly threat_radius: number
  readonly price: number
  readonly damage_type: DamageType
  readonly armor_piercing: boolean
  readonly concentration: RangedConcentration
}

const ROWS = {
  Grenade: {
    dmg: 6,
    fragments: '3d6',
    rng: 20,
    max_range: null,
    kill_radius: 3,
    threat_radius: 9,
    price: 20,
    damage_type: 'piercing',
    armor_piercing: true,
    concentration: 'grenade',
  },
} as const satisfies { readonly [name: string]: ExplosiveRow }

export type ExplosiveName = keyof typeof ROWS
export const EXPLOSIVE_ROWS: { readonly [name in ExplosiveName]: ExplosiveRow } = ROWS
