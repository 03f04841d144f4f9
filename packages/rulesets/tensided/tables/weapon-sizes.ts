/** Five categories of three sizes each, from the smallest up. */
import { oneOf } from '@umpire/engine'

export const SIZES = [
  'small subcompact',
  'medium subcompact',
  'large subcompact',
  'small pistol',
  'medium pistol',
  'large pistol',
  'small smg',
  'medium smg',
  'large smg',
  'small rifle',
  'medium rifle',
  'large rifle',
  'small cannon',
  'medium cannon',
  'large cannon',
] as const
export type Size = (typeof SIZES)[number]
export const SIZE = oneOf(...SIZES)

export type SizeRow = {
  readonly rank: number
  readonly hide: 'shirt pocket' | 'pocket' | 'holster' | 'trenchcoat' | 'trenchcoat with special holster' | 'nowhere'
  /** Shows under anything thinner than a jacket or a baggy shirt. */
  readonly bulge: boolean
  readonly fits_car_trunk: boolean
}

const NOWHERE = { hide: 'nowhere', bulge: false, fits_car_trunk: true } as const
const CANNON = { ...NOWHERE, fits_car_trunk: false } as const

export const SIZE_ROWS: { readonly [S in Size]: SizeRow } = {
  'small subcompact': { rank: 1, hide: 'shirt pocket', bulge: false, fits_car_trunk: true },
  'medium subcompact': { rank: 2, hide: 'pocket', bulge: false, fits_car_trunk: true },
  'large subcompact': { rank: 3, hide: 'pocket', bulge: false, fits_car_trunk: true },
  'small pistol': { rank: 4, hide: 'holster', bulge: false, fits_car_trunk: true },
  'medium pistol': { rank: 5, hide: 'holster', bulge: true, fits_car_trunk: true },
  'large pistol': { rank: 6, hide: 'holster', bulge: true, fits_car_trunk: true },
  'small smg': { rank: 7, hide: 'trenchcoat', bulge: false, fits_car_trunk: true },
  'medium smg': { rank: 8, hide: 'trenchcoat with special holster', bulge: false, fits_car_trunk: true },
  'large smg': { rank: 9, ...NOWHERE },
  'small rifle': { rank: 10, ...NOWHERE },
  'medium rifle': { rank: 11, ...NOWHERE },
  'large rifle': { rank: 12, ...NOWHERE },
  'small cannon': { rank: 13, ...CANNON },
  'medium cannon': { rank: 14, ...CANNON },
  'large cannon': { rank: 15, ...CANNON },
}
