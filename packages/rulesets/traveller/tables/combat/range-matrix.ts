/** The DM to hit by weapon and range, lines 1456-1494; null where the weapon cannot be used. */
import { matrix } from '@umpire/engine'
import type { AccessoryName, Range } from '../words.ts'
import type { BookWeapon } from './weapon-classes.ts'

export const RANGE_MATRIX = matrix<BookWeapon, Range, number | null>('Range matrix', {
  Hands: { close: 2, short: 1, medium: null, long: null, very_long: null },
  Claws: { close: 1, short: 2, medium: null, long: null, very_long: null },
  Teeth: { close: 2, short: 0, medium: null, long: null, very_long: null },
  Horns: { close: -1, short: 1, medium: null, long: null, very_long: null },
  Hooves: { close: -1, short: 2, medium: null, long: null, very_long: null },
  Stinger: { close: 4, short: 2, medium: null, long: null, very_long: null },
  Thrasher: { close: 5, short: 1, medium: null, long: null, very_long: null },
  Club: { close: 1, short: 2, medium: null, long: null, very_long: null },
  Dagger: { close: 1, short: -1, medium: null, long: null, very_long: null },
  Blade: { close: 1, short: 1, medium: null, long: null, very_long: null },
  Foil: { close: -1, short: 0, medium: null, long: null, very_long: null },
  Cutlass: { close: -4, short: 2, medium: null, long: null, very_long: null },
  Sword: { close: -2, short: 1, medium: null, long: null, very_long: null },
  Broadsword: { close: -8, short: 3, medium: null, long: null, very_long: null },
  Bayonet: { close: -1, short: 2, medium: null, long: null, very_long: null },
  Spear: { close: -2, short: 1, medium: null, long: null, very_long: null },
  Halberd: { close: 0, short: 1, medium: null, long: null, very_long: null },
  Pike: { close: -4, short: 4, medium: null, long: null, very_long: null },
  Cudgel: { close: 0, short: 0, medium: null, long: null, very_long: null },
  'Body Pistol': { close: 2, short: 1, medium: -6, long: null, very_long: null },
  'Automatic Pistol': { close: 1, short: 2, medium: -4, long: -6, very_long: null },
  Revolver: { close: 1, short: 2, medium: -3, long: -5, very_long: null },
  Carbine: { close: -4, short: 1, medium: -2, long: -4, very_long: -5 },
  Rifle: { close: -4, short: 1, medium: 0, long: -1, very_long: -3 },
  'Automatic Rifle': { close: -8, short: 0, medium: 2, long: 1, very_long: -2 },
  Shotgun: { close: -8, short: 1, medium: 3, long: -6, very_long: null },
  Submachinegun: { close: -4, short: 3, medium: 3, long: -6, very_long: -9 },
  'Laser Carbine': { close: -2, short: 1, medium: 1, long: 1, very_long: 0 },
  'Laser Rifle': { close: -4, short: 2, medium: 2, long: 2, very_long: 1 },
})

/** What sights and stocks add to the weapon's own row; the folding stock while it is folded. */
export const RANGE_ADDITIONS = matrix<AccessoryName, Range, number>('Range matrix, accessories', {
  'Telescopic Sights': { close: 0, short: 0, medium: 0, long: 4, very_long: 4 },
  'Electronic Sights': { close: 0, short: 0, medium: 0, long: 4, very_long: 4 },
  'Shoulder Stock': { close: -1, short: -1, medium: 1, long: 1, very_long: 0 },
  'Folding Stock': { close: 0, short: 0, medium: -1, long: -1, very_long: -1 },
  Silencer: { close: 0, short: 0, medium: 0, long: 0, very_long: 0 },
})

/** The cell that later errata changed: a submachinegun at long range. */
export const SUBMACHINEGUN_LONG_ERRATA = -3
