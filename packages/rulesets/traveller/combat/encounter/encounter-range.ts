/** At what range an encounter begins, and what the ranges are. */
import { BadInput, flag, int, num, oneOf, optional, or, rolled, rule, type Why } from '@umpire/engine'
import {
  ENCOUNTER_RANGE,
  HIGHEST_ENCOUNTER_TOTAL,
  LOWEST_ENCOUNTER_TOTAL,
} from '../../tables/combat/encounter-range.ts'
import { RANGE_BY_BANDS, RANGE_BY_METRES, USUAL_BANDS } from '../../tables/combat/ranges.ts'
import { TERRAIN_DMS, TERRAINS } from '../../tables/combat/terrain.ts'
import { RANGES, type Range } from '../../tables/words.ts'

/** The totals run beyond both ends of the table, which stand for what lies beyond. */
function readRange(roll: number, dm: number, why: Why): { readonly total: number; readonly range: Range } {
  const total = why.sum('total').add('roll', roll).add('terrain', dm).total()
  const row = why.atMost('last row', HIGHEST_ENCOUNTER_TOTAL, why.atLeast('first row', LOWEST_ENCOUNTER_TOTAL, total))
  return { total, range: ENCOUNTER_RANGE.at(row, why) }
}

export const terrainDms = rule(
  {
    id: 'traveller.combat.terrain-dms',
    title: 'Terrain DMs on encounter range',
    lines: '974-990, 1507-1523',
    given: { terrain: oneOf(...TERRAINS), roll: optional(rolled('2d6')) },
  },
  (x, why) => {
    const dm = TERRAIN_DMS.at(x.terrain, why)
    return x.roll === undefined ? { dm } : { dm, ...readRange(x.roll, dm, why) }
  },
)

export const encounterRange = rule(
  {
    id: 'traveller.combat.encounter-range',
    title: 'Encounter range',
    lines: '996-996, 1002-1016, 1525-1542',
    given: { terrain: oneOf(...TERRAINS), roll: rolled('2d6') },
  },
  (x, why) => {
    const { dm } = terrainDms({ terrain: x.terrain }, why)
    return { dm, ...readRange(x.roll, dm, why) }
  },
)

export const ranges = rule(
  {
    id: 'traveller.combat.ranges',
    title: 'The five ranges',
    lines: '1022-1028, 1036-1041, 1554-1560',
    given: { bands: optional(int({ min: 0 })), metres: optional(num({ min: 0 })), touching: or(flag(), false) },
    gives: 'range',
  },
  (x, why): Range | null => {
    if (x.touching) {
      why.note('they touch')
      return 'close'
    }
    if (x.bands !== undefined) return RANGE_BY_BANDS.at(x.bands, why)
    if (x.metres !== undefined) return RANGE_BY_METRES.at(x.metres, why)
    throw new BadInput('given', 'a distance in bands or in metres', 'neither')
  },
)

export const placement = rule(
  {
    id: 'traveller.combat.placement',
    title: 'Setting up the range line',
    lines: '1043-1051',
    given: {
      range: oneOf(...RANGES),
      /** The referee's choice within the range. */
      bands: optional(int({ min: 0 })),
      party_size: or(int({ min: 0 }), 0),
      enemy_size: or(int({ min: 0 }), 0),
    },
  },
  (x, why) => {
    const touching = x.range === 'close'
    const usual = USUAL_BANDS.at(x.range, why)
    const bands = x.bands ?? usual
    // At close range everybody of the smaller side touches one enemy.
    const contacts = touching ? Math.min(x.party_size, x.enemy_size) : 0
    if (ranges({ bands, touching: touching && bands === 0 }, why) === x.range) {
      return { allowed: true, bands, touching, contacts }
    }
    return {
      allowed: false,
      because: 'the parties stand as many bands apart as the range has',
      bands: usual,
      touching,
      contacts,
    }
  },
)
