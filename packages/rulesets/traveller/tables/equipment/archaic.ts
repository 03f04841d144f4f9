/** Firearms of low tech levels, lines 1303-1317. Loading them stands with reloading; prices are the referee's. */
import { table } from '@umpire/engine'
import type { ArchaicGunName, GunName, Range } from '../words.ts'

export type ArchaicGun = {
  readonly tl: number
  readonly weight_g: number
  /** The modern gun whose rows, levels, wounds and skill it uses. */
  readonly fires_as: GunName
  readonly barred_ranges: readonly Range[]
  /** It may fail to go off. */
  readonly flintlock: boolean
  readonly cylinder_weight_g?: number
}

export const ARCHAIC_CATALOGUE = table<ArchaicGunName, ArchaicGun>('Archaic firearms', {
  'Hand Cannon': { tl: 2, weight_g: 5000, fires_as: 'Body Pistol', barred_ranges: ['close'], flintlock: false },
  'Flintlock Musket': { tl: 3, weight_g: 4000, fires_as: 'Carbine', barred_ranges: ['very_long'], flintlock: true },
  'Percussion Rifle': { tl: 4, weight_g: 4000, fires_as: 'Rifle', barred_ranges: [], flintlock: false },
  'Muzzle-loading Pistol (flintlock)': {
    tl: 3,
    weight_g: 1500,
    fires_as: 'Body Pistol',
    barred_ranges: [],
    flintlock: true,
  },
  'Muzzle-loading Pistol (percussion)': {
    tl: 4,
    weight_g: 1500,
    fires_as: 'Body Pistol',
    barred_ranges: [],
    flintlock: false,
  },
  'Percussion Revolver': {
    tl: 4,
    weight_g: 1000,
    fires_as: 'Revolver',
    barred_ranges: [],
    flintlock: false,
    cylinder_weight_g: 300,
  },
})
