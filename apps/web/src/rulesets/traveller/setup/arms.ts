/** What people may carry and wear when a fight is set up; a test holds it against the rules. */
export const WEAPONS = [
  'Hands',
  'Club',
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

export const ARMOURS = ['nothing', 'jack', 'mesh', 'cloth', 'reflec', 'ablat'] as const
export const RANGES = ['close', 'short', 'medium', 'long', 'very_long'] as const
