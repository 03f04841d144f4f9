/** Everything about a place at once. */
import { BadInput, optional, or, rule, text, type Why } from '@umpire/engine'
import { ht, no, points, wounding } from '../common/fields.ts'
import { locationCap, locationField } from './cap.ts'
import { LOCATION_ROWS, type Location } from './rows.ts'

/** Blows that neither fly nor thrust are told by their first word: swung-club. */
const SWUNG = /^(swung|swing|slash)/

/** Whether such an attack can strike there at all. */
export function mayStrike(location: Location, attack: string, fromBehind: boolean): boolean {
  const { attacks } = LOCATION_ROWS[location]
  if (attacks === 'missile or thrust') return !SWUNG.test(attack)
  if (attacks === 'missile or thrust from behind') return fromBehind && !SWUNG.test(attack)
  return true
}

/** What aiming there costs. */
function aimModifier(location: Location, x: { shield: boolean; helm_slits: boolean }, why: Why): number {
  const row = LOCATION_ROWS[location]
  const value =
    (x.helm_slits ? row.through_helm_slits : undefined) ?? (x.shield ? row.with_shield : undefined) ?? row.modifier
  return why.table('Hit locations', location, 'modifier', value)
}

export const locationTable = rule(
  {
    id: 'screen.location.table',
    title: 'Hit locations, all numbers',
    lines: '38-207',
    given: {
      location: locationField,
      type: wounding,
      penetrating: optional(points),
      ht,
      /** How it is struck: swung-club, thrust, gun … */
      attack: or(text(60), ''),
      from_behind: no,
      /** The target carries a shield. */
      shield: no,
      helm_slits: no,
    },
  },
  (x, why) => {
    const { location, type } = x
    const row = LOCATION_ROWS[location]
    const cutting = row.attacks === 'cutting' && type !== 'cutting'
    const needsShield = location === 'shield-hand' && !x.shield
    const allowed = mayStrike(location, x.attack, x.from_behind) && !cutting && !needsShield
    const { penetrating } = x
    if (cutting && penetrating !== undefined) throw new BadInput('type', `of ${location} only cutting`, type)
    const wound = penetrating === undefined ? { injury: null, crippled: null } : locationCap({ ...x, penetrating }, why)
    return {
      ...wound,
      allowed,
      modifier: aimModifier(location, x, why),
      natural_dr: row.natural_dr ?? 0,
      head: row.head === true,
      limb: row.limb ?? null,
    }
  },
)
