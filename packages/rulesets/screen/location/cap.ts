/** What of a blow counts at a place, and what goes through it and is lost. */
import { oneOf, optional, rule, type Why } from '@umpire/engine'
import { fine } from '@umpire/gurps/rooms'
import { ht, points, type Wounding, wounding } from '../common/fields.ts'
import { LOCATION_ROWS, LOCATIONS, type Location, multiplierAt } from './rows.ts'

export const locationField = oneOf(...LOCATIONS)

/** The least that cripples a limb: over a half or a third of HT. */
export const cripplingAt = (part: 2 | 3, health: number, why: Why): number =>
  why
    .sum('just enough to cripple')
    .add(`HT / ${part}, rounded down`, Math.floor(health / part))
    .add('more', 1)
    .total()

/** The limit, if there is one for such a blow. */
function limitAt(location: Location, type: Wounding, health: number, why: Why): number | undefined {
  const { cap } = LOCATION_ROWS[location]
  if (cap === 'none') return undefined
  if (cap === 'cripple 1/2') return cripplingAt(2, health, why)
  if (cap === 'cripple 1/3') return cripplingAt(3, health, why)
  const times = cap[type]
  return times === undefined
    ? undefined
    : why.product('blow-through').add('HT', health).add(`${location}, ${type}`, times).total()
}

const crippling = { arm: 2, leg: 2, hand: 3, foot: 3 } as const

/** The injury, and with HT whether the limb is crippled; without HT there is no limit to hold it against. */
export function capped(location: Location, type: Wounding, before: number, health: number | undefined, why: Why) {
  if (health === undefined) return { injury: before, crippled: false }
  const { limb } = LOCATION_ROWS[location]
  const limit = limitAt(location, type, health, why)
  const injury = limit === undefined ? before : why.atMost('the rest goes through', limit, before)
  const crippled =
    limb !== undefined && why.compare(`${crippling[limb]} × injury against HT`, crippling[limb] * injury, '>', health)
  return { injury, crippled }
}

/** Where fractions count, none is dropped. */
function multiplied(through: number, location: Location, type: Wounding, why: Why): number {
  const injury = why.product('injury').add('penetrating', through).add(location, multiplierAt(location, type)).total()
  return Number.isInteger(through) ? why.round('injury', injury, 'down') : fine(injury)
}

export const locationCap = rule(
  {
    id: 'screen.location.cap',
    title: 'Blow-through and lost excess',
    lines: '42-207',
    given: {
      location: locationField,
      type: wounding,
      penetrating: optional(points),
      /** Where the multiplier was counted already. */
      injury_before_cap: optional(points),
      ht,
    },
  },
  (x, why) => {
    const through = Math.max(0, x.penetrating ?? 0)
    const before = x.injury_before_cap ?? multiplied(through, x.location, x.type, why)
    return capped(x.location, x.type, before, x.ht, why)
  },
)
