/** Allies, who come along, and Patrons, who help from afar. */
import { int, num, oneOf, optional, or, rule, steps } from '@umpire/engine'
import { standardWealth } from '../campaign/settings.ts'
import { built, npc, seenAs, worthOf } from './built-on.ts'
import { byFrequency } from './frequency.ts'

const PROTECTED_TO = 75
const PATRON_FROM = 151
const ALLY_FROM = 51

const special = or(int({ min: 0, max: 10 }), 0)

export const allyCost = rule(
  {
    id: 'gurps.friends.ally-cost',
    title: 'Cost of an Ally',
    lines: '508-518',
    given: { ...npc, special },
  },
  (x, why) => {
    const { as_if_npc_points: seen, base_points: base } = worthOf('Ally', x, why)
    if (base === null) {
      const trait = why.compare('a Patron', seen, '>=', PATRON_FROM) ? 'Patron' : 'Dependent'
      return { trait, points: null, must_be_protected: seen < ALLY_FROM }
    }
    const worth = why.sum('worth').add('base', base).add('special abilities', x.special).total()
    return { trait: 'Ally', points: byFrequency(worth, x.frequency, why), must_be_protected: seen <= PROTECTED_TO }
  },
)

const PATRON_KINDS = ['person', 'group', 'national-government', 'giant-multinational'] as const
const GREATEST = 30

/** By points of a person, or by assets in times the standard wealth of a group. */
const PATRON_PERSONS = steps<number | null>('Patron by points', [
  [149, null],
  [199, 10],
  [Number.POSITIVE_INFINITY, 15],
])
const PATRON_ASSETS = steps<number | null>('Patron by assets', [
  [999, null],
  [9_999, 10],
  [999_999, 15],
  [Number.POSITIVE_INFINITY, 25],
])
const [SOME_EQUIPMENT, MUCH_EQUIPMENT] = [5, 10]

export const patronCost = rule(
  {
    id: 'gurps.friends.patron-cost',
    title: 'Cost of a Patron',
    lines: '520-530',
    given: {
      what: or(oneOf(...PATRON_KINDS), 'person'),
      npc_points: optional(built),
      campaign_points: npc.campaign_points,
      assets_x_standard_wealth: optional(num({ min: 0, max: 1e15 })),
      /** In $, of what may be used for one's own ends. */
      equipment_worth: or(num({ min: 0, max: 1e15 }), 0),
      standard_starting_wealth: optional(num({ min: 0, max: 1e12 })),
      special,
      frequency: npc.frequency,
    },
  },
  (x, why) => {
    const { npc_points, assets_x_standard_wealth: assets } = x
    const standard = x.standard_starting_wealth ?? standardWealth(why)
    const worths = [
      x.what === 'national-government' || x.what === 'giant-multinational' ? GREATEST : null,
      npc_points === undefined ? null : PATRON_PERSONS.at(seenAs({ ...x, npc_points }, why), why),
      assets === undefined ? null : PATRON_ASSETS.at(Math.floor(assets), why),
    ].filter(worth => worth !== null)
    if (worths.length === 0) return { points: null, legal: false }
    const much = why.compare('equipment above the standard wealth', x.equipment_worth, '>', standard)
    const worth = why
      .sum('worth')
      .add('base', Math.max(...worths))
      .when(x.equipment_worth > 0, 'equipment', much ? MUCH_EQUIPMENT : SOME_EQUIPMENT, 'none to use freely')
      .add('special abilities', x.special)
      .total()
    return { points: byFrequency(worth, x.frequency, why), legal: true }
  },
)
