/** Required and advantageous characteristics and weakened blows, lines 1385-1418. */
import { table } from '@umpire/engine'
import type { BookWeapon } from './weapon-classes.ts'

/** Of strength for blows and swings, of dexterity for shots. */
export type Levels = {
  /** Below it the first DM applies, at the advantageous level or above the second, between them none. */
  readonly required: number
  readonly required_dm: number
  readonly advantageous: number
  readonly advantageous_dm: number
  /** Of a weakened blow or swing; a shot is never weakened. */
  readonly weakened_dm: number
}

export const WEAPONS_TABLE = table<BookWeapon, Levels | null>('Weapons table', {
  Hands: { required: 6, required_dm: -2, advantageous: 9, advantageous_dm: 1, weakened_dm: -2 },
  Claws: null,
  Teeth: null,
  Horns: null,
  Hooves: null,
  Stinger: null,
  Thrasher: null,
  Club: { required: 5, required_dm: -4, advantageous: 8, advantageous_dm: 2, weakened_dm: -1 },
  Dagger: { required: 4, required_dm: -2, advantageous: 8, advantageous_dm: 2, weakened_dm: -2 },
  Blade: { required: 5, required_dm: -2, advantageous: 9, advantageous_dm: 1, weakened_dm: -2 },
  Foil: { required: 5, required_dm: -1, advantageous: 10, advantageous_dm: 1, weakened_dm: -2 },
  Cutlass: { required: 7, required_dm: -2, advantageous: 11, advantageous_dm: 2, weakened_dm: -4 },
  Sword: { required: 6, required_dm: -2, advantageous: 10, advantageous_dm: 1, weakened_dm: -3 },
  Broadsword: { required: 8, required_dm: -4, advantageous: 12, advantageous_dm: 2, weakened_dm: -4 },
  Bayonet: { required: 5, required_dm: -2, advantageous: 9, advantageous_dm: 2, weakened_dm: -2 },
  Spear: { required: 5, required_dm: -1, advantageous: 9, advantageous_dm: 2, weakened_dm: -3 },
  Halberd: { required: 6, required_dm: -2, advantageous: 10, advantageous_dm: 2, weakened_dm: -3 },
  Pike: { required: 7, required_dm: -3, advantageous: 10, advantageous_dm: 2, weakened_dm: -3 },
  Cudgel: { required: 5, required_dm: -1, advantageous: 8, advantageous_dm: 2, weakened_dm: -1 },
  'Body Pistol': { required: 8, required_dm: -3, advantageous: 11, advantageous_dm: 1, weakened_dm: 0 },
  'Automatic Pistol': { required: 7, required_dm: -2, advantageous: 10, advantageous_dm: 1, weakened_dm: 0 },
  Revolver: { required: 7, required_dm: -2, advantageous: 9, advantageous_dm: 1, weakened_dm: 0 },
  Carbine: { required: 5, required_dm: -1, advantageous: 9, advantageous_dm: 1, weakened_dm: 0 },
  Rifle: { required: 6, required_dm: -2, advantageous: 8, advantageous_dm: 1, weakened_dm: 0 },
  'Automatic Rifle': { required: 7, required_dm: -2, advantageous: 10, advantageous_dm: 2, weakened_dm: 0 },
  Shotgun: { required: 4, required_dm: -1, advantageous: 9, advantageous_dm: 1, weakened_dm: 0 },
  Submachinegun: { required: 6, required_dm: -2, advantageous: 9, advantageous_dm: 2, weakened_dm: 0 },
  'Laser Carbine': { required: 6, required_dm: -3, advantageous: 10, advantageous_dm: 2, weakened_dm: 0 },
  'Laser Rifle': { required: 7, required_dm: -3, advantageous: 11, advantageous_dm: 2, weakened_dm: 0 },
})
