/** How much harder it is to hit where one aims. */
import { BadInput, oneOf, optional, rule, table } from '@umpire/engine'
import { deadlySpots } from '../campaign/settings.ts'
import { factor, flawsHeld } from '../effect/effect.ts'
import { DAMAGE_TYPE, type DamageType, WOUNDING_TYPES } from '../tables/damage-types.ts'
import { isSpot, LOCATION, type Location, SPOT_ROWS, SPOTS, type Spot } from '../tables/locations.ts'
import { printedCell } from './cell.ts'

const TARGET_KINDS = ['general', 'head', 'specific', 'deadly'] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

const TARGETING = table<TargetKind, number>('Called attacks', { general: 2, head: 4, specific: 5, deadly: 10 })

/** Limbs are never deadly, whatever their cells say. */
const isDeadlyBy = (spot: Spot, type: DamageType): boolean => {
  const { health, mobilityAll } = printedCell(spot, type)
  return SPOT_ROWS[spot].area !== 'limb' && (health === 'deadly' || mobilityAll === 'deadly')
}

const DEADLY_BY_ANY: ReadonlySet<Spot> = new Set(
  SPOTS.filter(spot => WOUNDING_TYPES.some(type => isDeadlyBy(spot, type))),
)

function kindOf(location: Location, type: DamageType | undefined, byArea: boolean): TargetKind {
  if (!isSpot(location)) return location === 'head' ? 'head' : 'general'
  if (!DEADLY_BY_ANY.has(location)) return 'specific'
  if (byArea) return 'deadly'
  if (type === undefined)
    throw new BadInput('damage_type', `the kind of damage, which decides for the ${location}`, type)
  return isDeadlyBy(location, type) ? 'deadly' : 'specific'
}

const SPOTS_BY = ['by-damage-type', 'by-area'] as const

export const targetingDifficulty = rule(
  {
    id: 'tensided.targeting.difficulty',
    title: 'Difficulty of called attacks',
    lines: '1193-1202',
    given: {
      location: LOCATION,
      damage_type: optional(DAMAGE_TYPE),
      flaws: flawsHeld,
      deadly_spots: optional(oneOf(...SPOTS_BY)),
    },
  },
  (x, why) => {
    const byArea = (x.deadly_spots ?? deadlySpots(why)) === 'by-area'
    const kind = kindOf(x.location, x.damage_type, byArea)
    const printed = TARGETING.at(kind, why)
    const targeting_df = why
      .product('targeting')
      .add(kind, printed)
      .add('traits', factor(x, 'targeting-df', why))
      .total()
    return { kind, targeting_df }
  },
)
