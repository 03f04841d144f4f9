/** Sights, stocks and silencers, lines 1245-1263 and 1367-1371. Their range DMs stand with the range matrix. */
import { table } from '@umpire/engine'
import type { AccessoryName, GunName } from '../words.ts'

export type Accessory = {
  readonly tl: number
  readonly weight_g: number
  readonly weight_span_g?: string
  readonly price: number
  /** What it adds to the gun's length; a folding stock takes it off while folded. */
  readonly length_mm: number
  readonly length_span_mm?: string
  readonly fits: readonly GunName[]
  /** Combat rounds to put it on or take it off. */
  readonly attach_rounds?: number
  readonly detach_rounds?: number
  readonly note?: string
}

export const ACCESSORY_CATALOGUE = table<AccessoryName, Accessory>('Accessories', {
  'Telescopic Sights': {
    tl: 6,
    weight_g: 800,
    price: 200,
    fits: ['Rifle', 'Automatic Rifle', 'Carbine'],
    length_mm: 0,
  },
  'Electronic Sights': {
    tl: 9,
    weight_g: 1500,
    price: 2000,
    fits: ['Rifle', 'Automatic Rifle', 'Carbine'],
    note: 'also allows seeing and hitting in the dark',
    length_mm: 0,
  },
  Silencer: {
    tl: 6,
    weight_g: 600,
    weight_span_g: '500-700',
    price: 200,
    length_span_mm: '100-300',
    fits: ['Body Pistol', 'Automatic Pistol', 'Revolver'],
    note: 'one per model, cannot be holstered while fitted',
    length_mm: 200,
  },
  'Shoulder Stock': {
    tl: 5,
    weight_g: 1000,
    price: 75,
    fits: ['Body Pistol', 'Automatic Pistol', 'Revolver'],
    attach_rounds: 5,
    detach_rounds: 5,
    note: 'cannot be holstered while fitted',
    length_mm: 350,
  },
  'Folding Stock': {
    tl: 6,
    weight_g: 500,
    price: 100,
    fits: ['Carbine', 'Rifle', 'Shotgun'],
    note: 'adds its weight to the gun',
    length_mm: -300,
  },
})
