/** The catalogue of guns, lines 1183-1243 and 1343-1366: grams, millimetres, credits. Capacities stand with reloading. */
import { table } from '@umpire/engine'
import type { GunName } from '../words.ts'

export type GunType = 'pistol' | 'long gun' | 'laser'

export type Gun = {
  readonly type: GunType
  readonly tl: number
  readonly weight_g: number
  /** Of one load: a magazine, a cylinder of cartridges, a power pack. */
  readonly ammo_weight_g: number
  readonly length_mm: number
  readonly price: number
  readonly ammo_price: number
  /** Of a power pack. */
  readonly recharge_price?: number
  readonly shots_per_trigger: number
  /** Whose cartridges it takes besides its own. */
  readonly ammo_shared_with: readonly GunName[]
  readonly note?: string
}

export const GUN_CATALOGUE = table<GunName, Gun>('Guns', {
  'Body Pistol': {
    type: 'pistol',
    tl: 7,
    weight_g: 250,
    ammo_weight_g: 50,
    length_mm: 100,
    price: 500,
    ammo_price: 20,
    shots_per_trigger: 1,
    note: 'non-metallic and hard to detect',
    ammo_shared_with: [],
  },
  'Automatic Pistol': {
    type: 'pistol',
    tl: 5,
    weight_g: 750,
    ammo_weight_g: 250,
    length_mm: 175,
    price: 200,
    ammo_price: 10,
    shots_per_trigger: 1,
    note: 'cartridges shared but not magazines',
    ammo_shared_with: ['Submachinegun'],
  },
  Revolver: {
    type: 'pistol',
    tl: 4,
    weight_g: 900,
    ammo_weight_g: 100,
    length_mm: 200,
    price: 150,
    ammo_price: 5,
    shots_per_trigger: 1,
    note: 'no magazine',
    ammo_shared_with: [],
  },
  Carbine: {
    type: 'long gun',
    tl: 5,
    weight_g: 3000,
    ammo_weight_g: 125,
    length_mm: 750,
    price: 200,
    ammo_price: 10,
    shots_per_trigger: 1,
    ammo_shared_with: [],
  },
  Rifle: {
    type: 'long gun',
    tl: 5,
    weight_g: 4000,
    ammo_weight_g: 500,
    length_mm: 1000,
    price: 200,
    ammo_price: 20,
    shots_per_trigger: 1,
    note: 'magazines also shared; takes bayonet and sights',
    ammo_shared_with: ['Automatic Rifle'],
  },
  'Automatic Rifle': {
    type: 'long gun',
    tl: 6,
    weight_g: 5000,
    ammo_weight_g: 500,
    length_mm: 1000,
    price: 1000,
    ammo_price: 20,
    shots_per_trigger: 4,
    note: 'bipod and sling; belt-fed version available',
    ammo_shared_with: ['Rifle'],
  },
  Shotgun: {
    type: 'long gun',
    tl: 5,
    weight_g: 3750,
    ammo_weight_g: 750,
    length_mm: 1000,
    price: 150,
    ammo_price: 10,
    shots_per_trigger: 1,
    note: 'six 7 mm balls or 130 pellets of 3 mm',
    ammo_shared_with: [],
  },
  Submachinegun: {
    type: 'long gun',
    tl: 5,
    weight_g: 2500,
    ammo_weight_g: 500,
    length_mm: 450,
    price: 500,
    ammo_price: 20,
    shots_per_trigger: 4,
    note: 'magazines not shared',
    ammo_shared_with: ['Automatic Pistol'],
  },
  'Laser Carbine': {
    type: 'laser',
    tl: 8,
    weight_g: 5000,
    ammo_weight_g: 3000,
    length_mm: 800,
    price: 2500,
    ammo_price: 1000,
    recharge_price: 200,
    shots_per_trigger: 1,
    note: 'backpack power pack on a cable',
    ammo_shared_with: [],
  },
  'Laser Rifle': {
    type: 'laser',
    tl: 9,
    weight_g: 6000,
    ammo_weight_g: 4000,
    length_mm: 1000,
    price: 3500,
    ammo_price: 1500,
    recharge_price: 300,
    shots_per_trigger: 1,
    note: 'power packs not shared with the carbine',
    ammo_shared_with: [],
  },
})

/** These take each other's magazines, not only their cartridges; a belt fits none but its own gun. */
export const MAGAZINES_SHARED: readonly GunName[] = ['Rifle', 'Automatic Rifle']
