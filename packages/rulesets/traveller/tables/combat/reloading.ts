/** Combat rounds to reload, lines 1185-1243 and 1303-1315. */
import { table } from '@umpire/engine'
import type { ArchaicGunName, GunName } from '../words.ts'

export type Reload = {
  /** Null where the power pack is recharged instead. */
  readonly rounds: number | null
  readonly rounds_if_not_evading?: number
  readonly capacity: number
  readonly how?: string
  /** False where whoever loads may not evade. */
  readonly evade_allowed?: boolean
  readonly spare_cylinder_rounds?: number
}

export const RELOADING = table<GunName | ArchaicGunName | 'Automatic Rifle (belt)', Reload>('Reloading', {
  'Body Pistol': { rounds: 1, capacity: 6, how: 'magazine' },
  'Automatic Pistol': { rounds: 1, capacity: 15, how: 'magazine' },
  Revolver: { rounds: 2, rounds_if_not_evading: 1, capacity: 6, how: 'loose cartridges' },
  Carbine: { rounds: 1, capacity: 10, how: 'magazine' },
  Rifle: { rounds: 1, capacity: 20, how: 'magazine' },
  'Automatic Rifle': { rounds: 1, capacity: 20, how: 'magazine' },
  'Automatic Rifle (belt)': { rounds: 3, capacity: 100, how: 'belt' },
  Shotgun: { rounds: 2, capacity: 10, how: 'tubular magazine' },
  Submachinegun: { rounds: 1, capacity: 30, how: 'magazine' },
  'Laser Carbine': { rounds: null, capacity: 50, how: 'recharge 8 hours' },
  'Laser Rifle': { rounds: null, capacity: 100, how: 'recharge 8 hours' },
  'Hand Cannon': { rounds: 2, capacity: 1, how: 'powder and ball' },
  'Flintlock Musket': { rounds: 1, capacity: 1, evade_allowed: false },
  'Percussion Rifle': { rounds: 1, capacity: 1, evade_allowed: false },
  'Muzzle-loading Pistol (flintlock)': { rounds: 1, capacity: 1, evade_allowed: false },
  'Muzzle-loading Pistol (percussion)': { rounds: 1, capacity: 1, evade_allowed: false },
  'Percussion Revolver': { rounds: 8, capacity: 6, how: 'each chamber loaded', spare_cylinder_rounds: 2 },
})
