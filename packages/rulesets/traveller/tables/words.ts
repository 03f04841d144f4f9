/** The words that many tables share, spelled as in the inventory. */

export const CHARACTERISTICS = ['strength', 'dexterity', 'endurance', 'intelligence', 'education', 'social'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

/** Those that wounds lower. */
export const PHYSICAL = ['strength', 'dexterity', 'endurance'] as const
export type Physical = (typeof PHYSICAL)[number]

export const SERVICES = ['navy', 'marines', 'army', 'scouts', 'merchants', 'other'] as const
export type Service = (typeof SERVICES)[number]

export const RANGES = ['close', 'short', 'medium', 'long', 'very_long'] as const
export type Range = (typeof RANGES)[number]

export const ARMOURS = [
  'nothing',
  'jack',
  'mesh',
  'cloth',
  'reflec',
  'ablat',
  'vacc_suit',
  'combat',
  'battle_dress',
] as const
export type Armour = (typeof ARMOURS)[number]

export const ANIMAL_WEAPONS = ['Claws', 'Teeth', 'Horns', 'Hooves', 'Stinger', 'Thrasher'] as const
/** Fought with by the skill of brawling. */
export const BRAWLING_WEAPONS = ['Hands', 'Club'] as const
/** The list of blades and polearms, in the order in which the book offers them. */
export const BLADES = [
  'Dagger',
  'Blade',
  'Foil',
  'Sword',
  'Cutlass',
  'Broadsword',
  'Bayonet',
  'Spear',
  'Halberd',
  'Pike',
  'Cudgel',
] as const
export type BladeName = (typeof BLADES)[number]

export const GUNS = [
  'Body Pistol',
  'Automatic Pistol',
  'Revolver',
  'Carbine',
  'Rifle',
  'Automatic Rifle',
  'Shotgun',
  'Submachinegun',
  'Laser Carbine',
  'Laser Rifle',
] as const
export type GunName = (typeof GUNS)[number]

/** Guns of low tech levels, which fire by the rows of a modern one. */
export const ARCHAIC_GUNS = [
  'Hand Cannon',
  'Flintlock Musket',
  'Percussion Rifle',
  'Muzzle-loading Pistol (flintlock)',
  'Muzzle-loading Pistol (percussion)',
  'Percussion Revolver',
] as const
export type ArchaicGunName = (typeof ARCHAIC_GUNS)[number]

export const ACCESSORIES = [
  'Telescopic Sights',
  'Electronic Sights',
  'Silencer',
  'Shoulder Stock',
  'Folding Stock',
] as const
export type AccessoryName = (typeof ACCESSORIES)[number]

/** Where a weapon is when a fight begins. */
export const CARRIED = ['in hand', 'holstered', 'slung'] as const
export type Carried = (typeof CARRIED)[number]

export const TICKETS = ['Low Passage', 'Middle Passage', 'High Passage'] as const
export type Ticket = (typeof TICKETS)[number]
