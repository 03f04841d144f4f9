/** Dice of wounds by weapon, lines 504-516 and 1460-1490. */
import { table } from '@umpire/engine'
import type { BookWeapon } from './weapon-classes.ts'

export const WOUND_DICE = table<BookWeapon | 'Thrown blade', number>('Wound dice', {
  Hands: 1,
  Claws: 1,
  Teeth: 2,
  Horns: 2,
  Hooves: 2,
  Stinger: 3,
  Thrasher: 2,
  Club: 2,
  Dagger: 2,
  Blade: 2,
  Foil: 1,
  Cutlass: 3,
  Sword: 2,
  Broadsword: 4,
  Bayonet: 3,
  Spear: 2,
  Halberd: 3,
  Pike: 3,
  Cudgel: 2,
  'Body Pistol': 2,
  'Automatic Pistol': 3,
  Revolver: 3,
  Carbine: 3,
  Rifle: 3,
  'Automatic Rifle': 3,
  Shotgun: 4,
  Submachinegun: 3,
  'Laser Carbine': 4,
  'Laser Rifle': 5,
  'Thrown blade': 2,
})

/** Where the range matrix prints another number than the skill chapter, and where later errata change one. */
export const WOUND_DICE_OTHERWISE = { Cutlass: 2, 'Body Pistol': 3, Claws: 2 } as const
