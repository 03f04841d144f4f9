/** What somebody owns, as the file has it. Names of weapons and armour are free: a campaign may have its own. */
import { flag, int, list, num, oneOf, openRecord, optional, or, text, type ValueOf } from '@umpire/engine'
import { SIGHTS } from '../combat/act.ts'
import { CONDITIONS } from '../equipment/conditions.ts'
import { CHOKES } from '../ranged/distance/chokes.ts'
import { ARMOR_PARTS } from '../tables/armor.ts'
import { named } from './named.ts'

const name = text(100)
const count = int({ min: 0, max: 1_000_000 })
/** What it cost, where that is not the price of the tables; 0 for what was a gift or belongs to somebody else. */
const price = optional(num({ min: 0, max: 1_000_000_000 }))

const gun = openRecord({
  gun: name,
  condition: or(named('a condition', CONDITIONS), 'good'),
  /** In it now. */
  rounds: or(count, 0),
  jammed: or(flag(), false),
  /** Magazines or belts beside the one that is in; single rounds where it is loaded by hand. */
  spare: or(count, 0),
  sight: or(named('a sight', SIGHTS), 'iron'),
  choke: or(named('a choke', CHOKES), 'normal'),
  flechettes: or(flag(), false),
  tracers: or(flag(), false),
  price,
})

const melee = openRecord({ weapon: name, price })

const explosive = openRecord({ explosive: name, count: or(count, 1), price })

const armor = openRecord({
  armor: name,
  /** Parts that are left off. */
  without: or(list(named('a part of armour', ARMOR_PARTS), 10), []),
  spectra: or(flag(), false),
  worn: or(flag(), true),
  price,
})

/** Anything else: a line of the plain list, with its amount in front, and what all of it cost. */
const possession = openRecord({ what: text(500), price: or(num({ min: 0, max: 1_000_000_000 }), 0) })

const NOTHING = {
  guns: [],
  melee: [],
  explosives: [],
  armor: [],
  list: [],
  lenses: false,
  cash: 0,
  unknown_fields: {},
} as const

export const gear = or(
  openRecord({
    guns: or(list(gun, 200), []),
    melee: or(list(melee, 200), []),
    explosives: or(list(explosive, 200), []),
    armor: or(list(armor, 50), []),
    list: or(list(possession, 2000), []),
    /** Wears the glasses that mend his eyes. */
    lenses: or(flag(), false),
    /** Earned since, or spent on what is not listed. */
    cash: or(num({ min: -1_000_000_000, max: 1_000_000_000 }), 0),
  }),
  NOTHING,
)

export type OwnedGun = ValueOf<typeof gun>
export type OwnedMelee = ValueOf<typeof melee>
export type OwnedExplosive = ValueOf<typeof explosive>
export type OwnedArmor = ValueOf<typeof armor>

/** The hand one writes with. */
export const HAND = oneOf('right', 'left')
