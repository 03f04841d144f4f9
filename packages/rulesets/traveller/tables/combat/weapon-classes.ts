/** How each weapon of the book is fought with. */
import { table } from '@umpire/engine'
import type { ANIMAL_WEAPONS, BladeName, BRAWLING_WEAPONS, GunName } from '../words.ts'

/** A weapon with rows in the book's tables. */
export type BookWeapon = (typeof ANIMAL_WEAPONS)[number] | (typeof BRAWLING_WEAPONS)[number] | BladeName | GunName

/** Brawling and blade weapons strike blows and swings, by strength; guns fire shots, by dexterity. */
export const WEAPON_CLASSES = ['brawling', 'blade', 'gun', 'animal'] as const
export type WeaponClass = (typeof WEAPON_CLASSES)[number]

export const WEAPON_CLASS = table<BookWeapon, WeaponClass>('Weapon class', {
  Hands: 'brawling',
  Claws: 'animal',
  Teeth: 'animal',
  Horns: 'animal',
  Hooves: 'animal',
  Stinger: 'animal',
  Thrasher: 'animal',
  Club: 'brawling',
  Dagger: 'blade',
  Blade: 'blade',
  Foil: 'blade',
  Cutlass: 'blade',
  Sword: 'blade',
  Broadsword: 'blade',
  Bayonet: 'blade',
  Spear: 'blade',
  Halberd: 'blade',
  Pike: 'blade',
  Cudgel: 'blade',
  'Body Pistol': 'gun',
  'Automatic Pistol': 'gun',
  Revolver: 'gun',
  Carbine: 'gun',
  Rifle: 'gun',
  'Automatic Rifle': 'gun',
  Shotgun: 'gun',
  Submachinegun: 'gun',
  'Laser Carbine': 'gun',
  'Laser Rifle': 'gun',
})

export type Traits = {
  /** Its charge spreads: over those beside the target, and better at flyers. */
  readonly spreads?: true
  /** Whose rows serve when it is switched from bursts to single shots. */
  readonly single_as?: GunName
  readonly throwable?: true
}

/** What only a few can do, lines 1211, 1293 and 1299. */
export const WEAPON_TRAITS: { readonly [weapon in BookWeapon]?: Traits } = {
  Dagger: { throwable: true },
  Blade: { throwable: true },
  Bayonet: { throwable: true },
  'Automatic Rifle': { single_as: 'Rifle' },
  Shotgun: { spreads: true },
}
