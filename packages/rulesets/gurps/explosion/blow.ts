/** An explosion as one blow: what doubles it, and what armour takes from it. */
import { flag, int, nullable, num, oneOf, or, rule, text, type ValuesOf, type Why } from '@umpire/engine'
import { damageDr } from '../damage/dr.ts'
import { damageOrder } from '../damage/order.ts'
import { TORSO } from '../damage/type.ts'
import { TARGETS } from '../ranged/modifier/fields.ts'
import { blastField } from './blast.ts'

export const rolledField = int({ min: -1_000_000, max: 10_000_000 })

/** Whoever lives and touches it takes twice as much. */
export const TOUCHING = { contact: or(flag(), false), living: or(flag(), true) }
export type Touching = ValuesOf<typeof TOUCHING>

interface Shock extends Touching {
  readonly rolled: number
  readonly dr: number
  readonly distance_divisor: number
}

/** Concussion as a blow: crushing, never critical, and without a range of its own. */
export const shockOf = ({ rolled, contact, living, dr: worn, distance_divisor }: Shock, why: Why) =>
  damageOrder(
    {
      rolled,
      type: 'crushing',
      critical_multiplier: 1,
      past_half_damage: false,
      indirect: false,
      contact,
      living,
      distance_divisor,
      dr: worn,
      armor_dr: 0,
      toughness_dr: 0,
      natural_dr: null,
      location: TORSO,
      divisor: 1,
      squared: false,
      bypass: 0,
      cap: null,
      fixed: null,
      shot: false,
    },
    why,
  )

const dr = or(int({ min: 0, max: 10_000 }), 0)

/** Nothing but armour and distance helps. */
export const explosion = rule(
  {
    id: 'gurps.explosion.general',
    title: 'Explosions, common rules',
    lines: '2305-2307',
    given: { rolled: rolledField, ...TOUCHING, dr },
  },
  ({ rolled, contact, living, dr: worn }, why) => {
    const { basic, penetrating, injury } = shockOf({ rolled, contact, living, dr: worn, distance_divisor: 1 }, why)
    return { basic, penetrating, injury, defense_allowed: false }
  },
)

const ARMORED = {
  basic: int({ min: 0, max: 10_000_000 }),
  target: or(oneOf(...TARGETS), 'human'),
  /** All that counts, or apart; what a man wears is never squared. */
  dr,
  armor_dr: dr,
  toughness_dr: dr,
  /** Of the part that was struck; null as the location has it. */
  natural_dr: or(nullable(int({ min: 0, max: 10_000 })), null),
  location: or(text(60), TORSO),
  direct_hit: or(flag(), false),
}

/** From a distance the walls of a vehicle or a structure count for much more. */
export const explosionDr = rule(
  {
    id: 'gurps.explosion.dr',
    title: 'DR against concussion',
    lines: '2309',
    given: {
      ...ARMORED,
      /** Of a shaped charge, which counts on a direct hit alone. */
      divisor: or(num({ min: 0.01, max: 1000 }), 1),
    },
  },
  (x, why) => {
    const squared = !x.direct_hit && (x.target === 'vehicle' || x.target === 'structure')
    const { basic, armor_dr, toughness_dr, natural_dr, location } = x
    const divisor = x.direct_hit ? x.divisor : 1
    const {
      effective_dr,
      penetrating,
      injury = 0,
    } = damageDr(
      { basic, type: 'crushing', dr: x.dr, armor_dr, toughness_dr, natural_dr, location, divisor, squared, bypass: 0 },
      why,
    )
    return { effective_dr, penetrating, injury }
  },
)

export const shapedCharge = rule(
  {
    id: 'gurps.explosion.shaped-charge',
    title: 'Shaped charges',
    lines: '2317',
    given: { ...ARMORED, damage: blastField },
  },
  (x, why) => {
    const { basic, target, armor_dr, toughness_dr, natural_dr, location, direct_hit } = x
    const { divisor } = x.damage
    return explosionDr(
      { basic, target, dr: x.dr, armor_dr, toughness_dr, natural_dr, location, direct_hit, divisor },
      why,
    )
  },
)
