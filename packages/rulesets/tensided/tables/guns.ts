/**
 * All guns. What pierces armour and how a gun is fed are rulings; so are the two rows at the end, which abilities speak
 * of and the tables lack.
 */
import type { DamageType } from './damage-types.ts'
import type { RangedConcentration } from './skills.ts'
import type { Size } from './weapon-sizes.ts'

export const GUN_CLASSES = ['pistol', 'smg', 'shotgun', 'rifle', 'machine gun'] as const
type GunClass = (typeof GUN_CLASSES)[number]
export const RATES = ['single', 'semi', 'burst'] as const
/** A word for shots in one action, or the number of shots of full automatic fire in a round. */
export type Rate = (typeof RATES)[number] | number
export const FEEDS = ['magazine', 'hand', 'belt'] as const
type Feed = (typeof FEEDS)[number]

export type GunRow = {
  readonly class: GunClass
  /** Of each bullet or pellet. */
  readonly dmg: number
  /** Of one shell. */
  readonly pellets: number | null
  /** Metres: at each full multiple bullets are likelier to miss, and shot spreads. */
  readonly rng: number
  /** Propensity to miss close up. */
  readonly ptm: number
  readonly rof: Rate
  /** None of its own: as many as a belt has. */
  readonly cap: number | null
  readonly size: Size
  readonly price: number
  readonly damage_type: DamageType
  readonly armor_piercing: boolean
  readonly concentration: RangedConcentration
  readonly feed: Feed
  readonly single_action: boolean
}

const BULLETS = { pellets: null, ptm: 0, damage_type: 'piercing', armor_piercing: true, single_action: false } as const
const SHOT = { ...BULLETS, pellets: 10, armor_piercing: false, class: 'shotgun', concentration: 'rifle' } as const
const PISTOL = { ...BULLETS, class: 'pistol', concentration: 'pistol', feed: 'magazine' } as const
const REVOLVER = { ...PISTOL, feed: 'hand' } as const
const COWBOY = { ...REVOLVER, single_action: true } as const
const SMALL_SMG = { ...BULLETS, class: 'smg', concentration: 'pistol', feed: 'magazine' } as const
const SMG = { ...SMALL_SMG, concentration: 'rifle' } as const
const RIFLE = { ...BULLETS, class: 'rifle', concentration: 'rifle', feed: 'magazine' } as const
const HAND_FED = { ...RIFLE, feed: 'hand' } as const
const HEAVY = { ...RIFLE, concentration: 'heavy' } as const
const LIGHT_MG = { ...BULLETS, class: 'machine gun', concentration: 'rifle', feed: 'belt' } as const
const MG = { ...LIGHT_MG, concentration: 'heavy' } as const

const ROWS = {
  'Vest Pocket Pistol': { dmg: 3, rng: 4, rof: 'semi', cap: 6, size: 'small subcompact', price: 250, ...PISTOL },
  'Pocket Pistol': { dmg: 4, rng: 8, rof: 'semi', cap: 7, size: 'medium subcompact', price: 250, ...PISTOL },
  'Subcompact Pistol': { dmg: 6, rng: 12, rof: 'semi', cap: 10, size: 'large subcompact', price: 250, ...PISTOL },
  '9mm Pistol': { dmg: 6, rng: 16, rof: 'semi', cap: 15, size: 'small pistol', price: 250, ...PISTOL },
  '.38 Revolver': { dmg: 5, rng: 20, rof: 'semi', cap: 6, size: 'medium pistol', price: 250, ...REVOLVER },
  '.45 Pistol': { dmg: 8, rng: 20, rof: 'semi', cap: 12, size: 'medium pistol', price: 250, ...PISTOL },
  '.357 Magnum': { dmg: 9, rng: 42, rof: 'semi', cap: 6, size: 'large pistol', price: 250, ...REVOLVER },
  'Magnum Pistol': { dmg: 9, rng: 30, rof: 'semi', cap: 9, size: 'large pistol', price: 500, ...PISTOL },

  'Micro SMG': { dmg: 6, rng: 24, rof: 20, cap: 32, size: 'large pistol', price: 1000, ...SMALL_SMG },
  'Mini SMG': { dmg: 6, rng: 28, rof: 15, cap: 32, size: 'small smg', price: 1000, ...SMALL_SMG },
  'Full sized SMG': { dmg: 6, rng: 32, rof: 10, cap: 32, size: 'medium smg', price: 1000, ...SMG },
  'Large SMG': { dmg: 8, rng: 36, rof: 10, cap: 50, size: 'large smg', price: 1500, ...SMG },

  // The table prints 10 for the sawed-off, the passage on spread 3.
  'Sawed-off': { dmg: 8, rng: 3, rof: 'semi', cap: 2, size: 'large pistol', price: 250, ...SHOT, feed: 'hand' },
  'Pump Action': { dmg: 8, rng: 10, rof: 'single', cap: 4, size: 'medium rifle', price: 500, ...SHOT, feed: 'hand' },
  'Riot gun': { dmg: 8, rng: 10, rof: 6, cap: 20, size: 'large rifle', price: 2500, ...SHOT, feed: 'magazine' },

  Carbine: { dmg: 12, rng: 72, rof: 15, cap: 30, size: 'small rifle', price: 2000, ...RIFLE },
  'Assault Rifle': { dmg: 12, rng: 96, rof: 'burst', cap: 30, size: 'medium rifle', price: 2000, ...RIFLE },
  'Hunting Rifle': { dmg: 18, rng: 160, rof: 'single', cap: 5, size: 'medium rifle', price: 250, ...HAND_FED },
  'Sniper Rifle': { dmg: 18, rng: 240, rof: 'semi', cap: 20, size: 'large rifle', price: 500, ...RIFLE },
  '.50 cal Sniper Rifle': { dmg: 30, rng: 390, rof: 'semi', cap: 11, size: 'small cannon', price: 10_000, ...HEAVY },

  'Light Machinegun': { dmg: 12, rng: 120, rof: 15, cap: null, size: 'large rifle', price: 4000, ...LIGHT_MG },
  'Medium Machinegun': { dmg: 18, rng: 240, rof: 10, cap: null, size: 'small cannon', price: 6000, ...MG },
  'Heavy Machinegun': { dmg: 30, rng: 500, rof: 10, cap: null, size: 'large cannon', price: 15_000, ...MG },
  Minigun: { dmg: 18, rng: 250, rof: 100, cap: null, size: 'medium cannon', price: 25_000, ...MG },

  'single-action revolver': { dmg: 5, rng: 20, rof: 'single', cap: 6, size: 'medium pistol', price: 250, ...COWBOY },
  'single-shot rifle': { dmg: 18, rng: 160, rof: 'single', cap: 1, size: 'medium rifle', price: 250, ...HAND_FED },
} as const satisfies { readonly [name: string]: GunRow }

export type GunName = keyof typeof ROWS
export const GUN_ROWS: { readonly [name in GunName]: GunRow } = ROWS
