/** Parts of the body: where a blow lands, what it does there, and what comes of it. */
import { flag, oneOf, option, optional, or, replace, rule } from '@umpire/engine'
import { crippling, damageDr, damageType, type Located, locationDefault } from '@umpire/gurps/rooms'
import { threeDice } from '../common/fields.ts'
import { aimable, landed, struckAt } from '../location/aimed.ts'
import { locationCap, locationField } from '../location/cap.ts'
import { effectsAt } from '../location/effects.ts'
import { eyes } from '../location/head.ts'
import { randomLocation } from '../location/random.ts'
import { LOCATION_ROWS, locationOf } from '../location/rows.ts'

export const optionHitLocations = rule(
  {
    id: 'screen.option.hit-locations',
    title: 'Option, hit locations',
    lines: '38-207',
    given: {
      option_on: flag(),
      aimed_at: optional(locationField),
      /** Whether the campaign rolls for blows that were not aimed, and the roll. */
      unaimed: or(oneOf('torso', 'random'), 'torso'),
      roll: optional(threeDice),
    },
  },
  (x, why) => {
    if (!x.option_on) {
      return { location: locationDefault(UNKNOWN_BLOW, why).location }
    }
    if (x.aimed_at !== undefined) return { location: x.aimed_at }
    if (x.unaimed === 'torso' || x.roll === undefined) return { location: 'torso' }
    return { location: randomLocation({ roll: x.roll, attack: '' }, why).location }
  },
)

export const hitLocations = option({
  key: 'hit-locations',
  title: 'Hit locations',
  says: 'Blows may be aimed at a part of the body, where they wound in their own way.',
  replaces: [
    replace(locationDefault, (x, why): Located => {
      const locations = aimable(x)
      const named = x.location_named && x.named !== undefined ? locationOf(x.named) : undefined
      if (named === undefined) return { ...UNAIMED, hits: !x.missed_by_one, locations }
      return { ...landed(named, x, why), locations }
    }),
    replace(damageType, (x, why, base) => {
      const location = locationOf(x.location)
      if (location === undefined) return base(x, why)
      const { type, penetrating, ht } = x
      const blow = ht === undefined ? { location, type, penetrating } : { location, type, penetrating, ht }
      return { injury: location === 'eyes' ? eyes(blow, why).injury : locationCap(blow, why).injury }
    }),
    replace(damageDr, (x, why, base) => {
      const bone = x.natural_dr === null ? LOCATION_ROWS[locationOf(x.location) ?? 'torso'].natural_dr : undefined
      return base(bone === undefined ? x : { ...x, natural_dr: bone }, why)
    }),
    replace(crippling, (x, why, base) => {
      const location = locationOf(x.location)
      return location === undefined ? base(x, why) : effectsAt(location, x, why)
    }),
  ],
})

const UNKNOWN_BLOW = { location_named: false, attack: null, missed_by_one: false }
const UNAIMED = { location: 'torso', rolls: null } as const

export const randomLocations = option({
  key: 'random-locations',
  title: 'Random hit locations',
  says: 'Where a blow lands that was not aimed at a part of the body is rolled for.',
  requires: ['hit-locations'],
  replaces: [
    replace(
      locationDefault,
      (x, why, base): Located => {
        const aimed = base(x, why)
        if ((x.location_named && x.named !== undefined) || x.missed_by_one) return aimed
        if (x.location_roll === undefined) return { ...aimed, rolls: '3d6' }
        const { location } = randomLocation({ roll: x.location_roll, attack: x.attack ?? '' }, why)
        return { ...struckAt(location, x, why), locations: aimed.locations }
      },
      ['hit-locations'],
    ),
  ],
})
