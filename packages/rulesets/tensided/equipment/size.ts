/** Where a weapon can be hidden, and who sees it. */
import { flag, oneOf, optional, rolled, rule, table } from '@umpire/engine'
import { attribute as attributeOf, skillLevel } from '../core/attribute.ts'
import { roll } from '../core/roll.ts'
import { statValue } from '../tables/stats.ts'
import { SIZE, SIZE_ROWS } from '../tables/weapon-sizes.ts'

/** From the thinnest to the longest. */
export const GARMENTS = ['none', 'thin shirt', 'loose shirt', 'jacket', 'trenchcoat'] as const
type Garment = (typeof GARMENTS)[number]
const GARMENT = optional(oneOf(...GARMENTS))

/** A jacket, a loose shirt or anything longer hides a bulge. */
const hidesBulge = (garment: Garment): boolean => garment !== 'none' && garment !== 'thin shirt'

export const weaponSize = rule(
  {
    id: 'tensided.equipment.size',
    title: 'Weapon size and concealment',
    lines: '1571-1581',
    given: { size: SIZE, garment: GARMENT, holster: optional(flag()), special_holster: optional(flag()) },
  },
  (x, why) => {
    const { garment = 'none', holster = false, special_holster = false } = x
    const row = why.table('Size', x.size, undefined, SIZE_ROWS[x.size])
    const coat = garment === 'trenchcoat'
    const concealable = {
      'shirt pocket': garment !== 'none',
      pocket: garment !== 'none',
      holster: garment !== 'none' && (holster || special_holster),
      trenchcoat: coat,
      'trenchcoat with special holster': coat && special_holster,
      nowhere: false,
    }[row.hide]
    const { rank, hide, fits_car_trunk } = row
    return { rank, hide, fits_car_trunk, concealable, bulge: row.bulge && !hidesBulge(garment) }
  },
)

/** The largest subcompact; every size above it is easier to spot by 1. */
const SMALL = SIZE_ROWS['large subcompact'].rank
const PISTOL = SIZE_ROWS['large pistol'].rank
const BASE = table('Spotting concealed weapons', { base: 20, each_size: -1 })

type Spotted = {
  readonly possible: boolean
  /** It is simply seen. */
  readonly automatic: boolean
  readonly difficulty?: number
  readonly attribute?: number
  readonly success?: boolean
  readonly mos?: number
}

export const spotConcealed = rule(
  {
    id: 'tensided.equipment.spot-concealed',
    title: 'Spotting concealed weapons',
    lines: '1587-1587',
    given: {
      size: SIZE,
      garment: GARMENT,
      /** Of whoever looks. */
      awareness: optional(statValue),
      spot: optional(skillLevel),
      d10: optional(rolled('1d10')),
    },
  },
  (x, why): Spotted => {
    const { garment = 'none' } = x
    const { rank, hide } = SIZE_ROWS[x.size]
    if (hide === 'nowhere') return { possible: true, automatic: true }
    const under = rank <= SMALL ? hidesBulge(garment) : rank <= PISTOL && garment === 'trenchcoat'
    if (under) return { possible: false, automatic: false }
    const steps = why.atLeast('sizes above large subcompact', 0, rank - SMALL)
    const difficulty = why
      .sum('difficulty')
      .add('concealed weapons', BASE.at('base', why))
      .add('size', steps * BASE.at('each_size', why))
      .total()
    const { awareness, spot = 0, d10 } = x
    if (awareness === undefined) return { possible: true, automatic: false, difficulty }
    const attribute = attributeOf({ stat_value: awareness, skill_level: spot }, why)
    if (d10 === undefined) return { possible: true, automatic: false, difficulty, attribute }
    return { possible: true, automatic: false, difficulty, attribute, ...roll({ d10, attribute, difficulty }, why) }
  },
)
