/** Where a blow lands that was aimed at a part of the body, and what it may be aimed at. */
import { MemoTable, type Why } from '@umpire/engine'
import type { Located } from '@umpire/gurps/rooms'
import type { Wounding } from '../common/fields.ts'
import { missByOne, sideOf } from './random.ts'
import { inPlaceOf, LEG_ARTERY, LOCATION_ROWS, LOCATIONS, type Location } from './rows.ts'
import { locationTable, mayStrike } from './table.ts'
import { vitals } from './trunk.ts'

type Places = Located['locations']

const modifierAt = (location: Location, shield: boolean): number => {
  const { modifier, with_shield = modifier } = LOCATION_ROWS[location]
  return shield ? with_shield : modifier
}

const pdAt = (location: Location): { readonly pd?: number } => {
  const { pd } = LOCATION_ROWS[location]
  return pd === undefined ? {} : { pd }
}

interface Aimed {
  readonly attack: string | null
  readonly type?: Wounding
  readonly shield?: boolean
  readonly from_behind?: boolean
  /** A beast, which stands on what would be its arms. */
  readonly armless?: boolean
}

/** Everything that such a blow may be aimed at. */
export function aimable({ attack, type, shield = false, from_behind = false, armless = false }: Aimed): Places {
  const blow = attack ?? ''
  return placesByBlow.get(`${blow} ${type} ${shield} ${from_behind} ${armless}`, () =>
    LOCATIONS.filter(
      location =>
        mayStrike(location, blow, from_behind) &&
        (LOCATION_ROWS[location].attacks !== 'cutting' || type === 'cutting') &&
        (shield || location !== 'shield-hand') &&
        inPlaceOf(location, armless) === location,
    ).flatMap(location => {
      const place = { location, modifier: modifierAt(location, shield), ...pdAt(location) }
      if (location !== 'limb-artery') return [place]
      const leg = { ...place, location: LEG_ARTERY }
      return armless ? [leg] : [place, leg]
    }),
  )
}

/** There are only a few kinds of blows, but an attack may be any word. */
const placesByBlow = new MemoTable<string, Places>(500)

interface Struck extends Aimed {
  /** As it was said. */
  readonly named?: string
  readonly side_die?: number
  readonly missed_by_one: boolean
}

type Landed = Omit<Located, 'locations'>

/** The place itself: left or right, the heart behind it, or a foreleg. */
export function struckAt(found: Location, x: Struck, why: Why): Landed {
  const location = inPlaceOf(found, x.armless === true)
  if (location === 'vitals') {
    const heart = x.side_die === undefined ? {} : { heart_die: x.side_die }
    const found = vitals({ type: x.type ?? 'crushing', thrust: false, ...heart }, why)
    return { location: found.location, hits: true, rolls: found.heart_die_needed ? '1d6' : null }
  }
  if (LOCATION_ROWS[location].side !== true) return { location, hits: true, rolls: null }
  if (x.side_die === undefined) return { location, hits: true, rolls: '1d6' }
  return { location: `${sideOf(x.side_die)}-${location}`, hits: true, rolls: null }
}

/** Missed by one, it strikes what is beside. */
export function landed(named: Location, x: Struck, why: Why): Landed {
  const femoral = x.named === LEG_ARTERY || (named === 'limb-artery' && x.armless === true)
  if (!x.missed_by_one) {
    const { allowed } = locationTable(
      {
        helm_slits: false,
        shield: x.shield ?? false,
        from_behind: x.from_behind ?? false,
        location: named,
        type: x.type ?? 'crushing',
        attack: x.attack ?? '',
      },
      why,
    )
    if (!allowed) return { location: 'torso', hits: true, rolls: null }
    return femoral ? { location: LEG_ARTERY, hits: true, rolls: null } : struckAt(named, x, why)
  }
  const several = typeof LOCATION_ROWS[named].miss_by_1 !== 'string'
  if (several && x.side_die === undefined) return { location: named, hits: true, rolls: '1d6' }
  const die = x.side_die === undefined ? {} : { die: x.side_die }
  const { location } = missByOne({ aimed_at: named, ...JUST_MISSED, ...die, femoral }, why)
  return location === 'none' ? { location: named, hits: false, rolls: null } : { location, hits: true, rolls: null }
}

/** Whatever the numbers were, it was missed by one. */
const JUST_MISSED = { effective: 10, roll: 11 }
