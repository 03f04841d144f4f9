/** What a critical hit does beyond hitting. */
import { int, or, rule, type ValuesOf, type Why } from '@umpire/engine'
import type { Consequence } from '@umpire/gurps/rooms'
import { ht, points, threeDice, type Wounding, wounding } from '../common/fields.ts'
import { changedBlow, has } from '../effect/ops.ts'
import { type Condition, type RowTable, resolved } from '../effect/row.ts'
import { locationCap, locationField } from '../location/cap.ts'
import { isLimb, type Location } from '../location/rows.ts'
import { HEAD_BLOW_TABLE, HIT_TABLE } from './hit-rows.ts'

/** Bullets, beams and blasts tear nothing off: in these tables they crush. */
const CUTS: readonly Wounding[] = ['cutting', 'impaling']

/** What holds of a blow, as the rows ask for it. */
function holdsOf(location: Location, type: Wounding): ReadonlySet<Condition> {
  const holds = new Set<Condition>()
  if (location === 'torso') holds.add('torso')
  if (isLimb(location)) holds.add('limb')
  if (!CUTS.includes(type)) holds.add('crushing')
  return holds
}

/** The changes of a row for a blow there; the fight applies them. */
const criticalRow = (
  table: RowTable,
  row: number,
  location: Location,
  type: Wounding,
  why: Why,
): readonly Consequence[] => resolved(table, row, holdsOf(location, type), why)

const fields = {
  row: threeDice,
  location: or(locationField, 'torso'),
  type: wounding,
  rolled: or(int({ min: 0, max: 100_000 }), 0),
  /** All that counts, a skull's own included. */
  dr: or(points, 0),
  ht,
}

function struck(table: RowTable, x: ValuesOf<typeof fields>, why: Why) {
  const consequences = criticalRow(table, x.row, x.location, x.type, why)
  const blow = changedBlow(consequences, x.rolled, x.dr, why)
  const wound = locationCap({ ...x, penetrating: blow.penetrating }, why)
  return {
    basic: blow.basic,
    injury: blow.fixed ?? wound.injury,
    crippled: wound.crippled || has(consequences, 'cripple') !== undefined,
    unconscious: has(consequences, 'unconscious') !== undefined,
    stunned: has(consequences, 'stun') !== undefined,
    dropped: has(consequences, 'drop-weapon') !== undefined,
    consequences,
  }
}

export const hitTable = rule(
  { id: 'screen.critical.hit-table', title: 'Critical hit table', lines: '583-600', given: fields },
  (x, why) => struck(HIT_TABLE, x, why),
)

export const headBlowTable = rule(
  {
    id: 'screen.critical.head-blow-table',
    title: 'Critical head blow table',
    lines: '602-618',
    given: { ...fields, location: or(locationField, 'head') },
  },
  (x, why) => {
    const hit = struck(HEAD_BLOW_TABLE, x, why)
    return {
      ...hit,
      dead: has(hit.consequences, 'kill') !== undefined,
      scar: has(hit.consequences, 'scar')?.degree ?? 'none',
      deaf_hours: has(hit.consequences, 'deaf')?.hours ?? null,
      blinded_eyes: has(hit.consequences, 'blind')?.eyes ?? 0,
      lose_turn: has(hit.consequences, 'lose-turn') !== undefined,
    }
  },
)
