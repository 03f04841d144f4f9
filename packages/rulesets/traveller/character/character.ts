/**
 * A character as it is kept, in a file or at a table: plain data with a version. Wounds never touch the
 * characteristics; physical age is worked out from the ledger.
 */
import { flag, int, json, list, map, nullable, oneOf, optional, or, record, text, type ValueOf } from '@umpire/engine'
import { MONTH } from '../tables/calendar.ts'
import { ACCESSORIES, ARMOURS, CARRIED, SERVICES, TICKETS } from '../tables/words.ts'
import { anyCase, itemName } from './any-case.ts'

/** Of the format of a character's file. A newer one is refused, an older one would be brought up to date. */
export const CHARACTER_VERSION = 1

const value = int({ min: 0, max: 15 })
const months = int({ min: 0, max: 100_000 })
/** Passed since something; play counts in seconds. */
const seconds = int({ min: 0, max: 1_000_000_000_000 })
/** Of a month that is not full yet. */
const runningMonth = int({ min: 0, max: MONTH - 1 })
const count = int({ min: 0, max: 1_000_000 })
const grams = int({ min: 0, max: 100_000_000 })

/** Strength, dexterity and endurance. */
const physical = record({ strength: value, dexterity: value, endurance: value })

/** A thing carried; what is not in the catalogues has a weight of its own. */
export const item = record({
  item: itemName(100),
  count: or(int({ min: 1, max: 1000 }), 1),
  /** Each, for gear that no catalogue knows. */
  weight_g: optional(grams),
  /** Of a gun: cartridges in it, and loads to spare. */
  ammo: optional(count),
  spare_loads: optional(count),
  belt_fed: or(flag(), false),
  mode: optional(oneOf('burst', 'single')),
  accessories: or(list(anyCase(...ACCESSORIES), 3), []),
  folded: or(flag(), false),
  bayonet_fixed: or(flag(), false),
  carried: or(anyCase(...CARRIED), 'holstered'),
  /** The referee's secret: the sights are out of line. */
  misaligned: or(flag(), false),
})
export type Item = ValueOf<typeof item>

const injury = record({
  current: physical,
  /** The most characteristics at zero at one time since the last recovery. */
  zeros: int({ min: 0, max: 3 }),
  /** The values on entering the combat that brought the wounds; none if that was unhurt. */
  at_start: or(nullable(physical), null),
  /** Unconscious for so long; counted anew when a second characteristic comes to zero. */
  down_seconds: or(seconds, 0),
  /** Has had the medical care that restores in full, which an unconscious patient gains by on waking. */
  treated: or(flag(), false),
})
export type Injury = ValueOf<typeof injury>

const career = record({
  service: anyCase(...SERVICES),
  drafted: flag(),
  /** Completed ones. */
  terms: int({ min: 0, max: 100 }),
  rank: int({ min: 0, max: 6 }),
  /** The least ranks of the automatic skills granted so far. */
  granted_ranks: or(list(int({ min: 0, max: 6 }), 10), []),
  retired: flag(),
  /** Left by the injury option. */
  injured: or(flag(), false),
  /** Every throw, choice and result of the career, as the facts that made it; none of a character made by hand. */
  history: or(list(json(), 2000), []),
})

const ship = record({
  kind: anyCase('Free Trader', 'Scout Ship'),
  receipts: int({ min: 1, max: 100 }),
  /** Payments still to make. */
  months_left: months,
  /** Since the last payment fell due. */
  payment_seconds: or(int({ min: 0, max: MONTH }), 0),
})

export const character = record({
  system: oneOf('traveller'),
  version: int({ min: 1, max: CHARACTER_VERSION }),
  name: or(text(100), ''),
  /** What they are called where they have no service: "businessman". */
  occupation: or(text(100), ''),
  gender: or(text(100), ''),
  race: or(text(100), ''),
  player_character: or(flag(), true),
  alive: or(flag(), true),
  characteristics: record({
    strength: value,
    dexterity: value,
    endurance: value,
    intelligence: value,
    education: value,
    social: value,
  }),
  /** Wounds that are not healed. */
  injury: or(nullable(injury), null),
  /** Of rest without a break: no fighting, no running, no new wound. */
  rest_seconds: or(seconds, 0),
  /** Combat blows and swings since the last full rest. */
  blows_used: or(count, 0),
  /** Still to lie ill after an aging crisis without slow drug. */
  out_of_action_seconds: or(seconds, 0),
  /** In the order of acquisition. Absent is no skill; 0 is a level of its own. */
  skills: or(map(int({ min: 0, max: 30 }), 100), {}),
  career: or(nullable(career), null),
  ledger: record({
    /** Months since birth by the calendar. */
    age_months: months,
    age_seconds: or(runningMonth, 0),
    /** Added by drugs; below zero if they saved time. */
    drug_months: or(int({ min: -100_000, max: 100_000 }), 0),
    cold_sleep_months: or(months, 0),
    cold_sleep_seconds: or(runningMonth, 0),
    /** The last age whose aging has been checked; none before the first. */
    checked_age: or(nullable(int({ min: 34, max: 10_000 })), null),
  }),
  wealth: record({
    cash: or(int({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), 0),
    tickets: or(list(anyCase(...TICKETS), 10_000), []),
    tas_member: or(flag(), false),
    /** Since joining the Society or its last dividend. */
    dividend_seconds: or(int({ min: 0, max: 2 * MONTH }), 0),
    /** The one application to the Travellers' Aid Society has been made. */
    tas_applied: or(flag(), false),
    pension_per_year: or(int({ min: 0, max: 1_000_000 }), 0),
    /** Since leaving the service: a payment fell due then, and one falls due on every anniversary. */
    pension_seconds: or(seconds, 0),
    /** Yearly payments fetched at a starport so far. */
    pension_payments: or(int({ min: 0, max: 10_000 }), 0),
    /** Payments for a ship that fell due without the cash for them. */
    debt: or(int({ min: 0, max: 1_000_000_000_000 }), 0),
    ship: or(nullable(ship), null),
  }),
  gear: or(
    record({
      items: or(list(item, 500), []),
      worn: or(list(anyCase(...ARMOURS), 2), []),
      /** Hits by lasers that an ablat suit has taken. */
      ablat_hits: or(count, 0),
      /** Of a vacc suit: it grows lighter with the tech level. */
      suit_tl: or(int({ min: 8, max: 20 }), 8),
    }),
    { items: [], worn: [], ablat_hits: 0, suit_tl: 8 },
  ),
  /** The fields of the personal data form that are free text, by their number. */
  form: or(map(text(2000), 40), {}),
  /** The referee's secret note on a non-player. */
  loyalty: or(text(2000), ''),
})
export type Character = ValueOf<typeof character>
