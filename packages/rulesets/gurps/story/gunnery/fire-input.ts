/** What indirect fire is given: the gun, who fires it and who observes, and who is near. */
import { flag, int, nullable, num, oneOf, or, record, text, type ValuesOf } from '@umpire/engine'
import { DAMAGE_TYPES } from '../../catalog/entry/damage-types.ts'
import { TAKES_TIME } from '../body/common.ts'
import { NAME } from '../facts/fields.ts'
import { NEAR } from './near.ts'

const yards = num({ min: 0, max: 1_000_000 })
const GUN = record({
  name: or(NAME, 'the gun'),
  /** Of one round: such as 6d [3d]; of bullets such as 7d. */
  damage: text(60),
  type: or(oneOf(...DAMAGE_TYPES), 'explosive'),
  min_range: or(yards, 0),
  /** None if nobody knows of a limit. */
  indirect_range: or(nullable(yards), null),
  acc: or(int({ min: 0, max: 100 }), 0),
})

export const GIVEN = {
  gunner: NAME,
  skill: or(NAME, 'Gunner (mortar)'),
  gun: GUN,
  range_yards: yards,
  /** Nobody, and it is fired blind or as it was registered. */
  observer: or(nullable(NAME), null),
  observer_distance_yards: or(yards, 0),
  binoculars: or(flag(), true),
  map: or(flag(), true),
  fire_direction_center: or(flag(), false),
  fixed_and_sited: or(flag(), false),
  /** Of a target registered before. */
  registered_modifier: or(nullable(int({ min: -100, max: 100 })), null),
  rounds: or(int({ min: 1, max: 50 }), 1),
  /** That take over the modifier of the last round. */
  other_guns: or(int({ min: 0, max: 50 }), 0),
  in_communication: or(flag(), true),
  machine_gun: or(flag(), false),
  /** The observer sets the fuse, too. */
  air_burst: or(flag(), false),
  near: NEAR,
  takes_time: TAKES_TIME,
}
export type Fire = ValuesOf<typeof GIVEN>
