/** The catalogue of guns and what they are fed with. */
import { BadInput, int, nullable, oneOf, or, rule, type Why } from '@umpire/engine'
import { ammunition, capacityOf } from '../combat/weapon/ammunition.ts'
import { ANTIQUE_EQUIVALENTS } from '../tables/equipment/antique-equivalents.ts'
import { BELT } from '../tables/equipment/belts.ts'
import { GUN_CATALOGUE } from '../tables/equipment/guns.ts'
import { GUNS, type GunName } from '../tables/words.ts'
import { type Weapon, weaponField, weaponNamed } from './weapon/weapon.ts'

const isGun = (name: string): name is GunName => Object.hasOwn(GUN_CATALOGUE.rows, name)

/** A gun of the book's catalogue, or the campaign's. */
function gunEntry(weapon: Weapon, why: Why) {
  if (isGun(weapon.name)) return GUN_CATALOGUE.at(weapon.name, why)
  if (weapon.own === null || weapon.class !== 'gun') throw new BadInput('weapon', 'a gun with a price', weapon.name)
  return why.table('Weapons of the campaign', weapon.name, undefined, weapon.own)
}

export const guns = rule(
  {
    id: 'traveller.equipment.guns',
    title: 'Guns',
    lines: '1183-1243, 1343-1366',
    given: { weapon: weaponField },
  },
  (x, why) => {
    const { type, tl, weight_g, ammo_weight_g, price, ammo_price, shots_per_trigger } = gunEntry(
      weaponNamed(x.weapon, why),
      why,
    )
    const loaded_g = why.sum('loaded weight').add('gun', weight_g).add('load', ammo_weight_g).total()
    const with_ammo_price = why.sum('price with ammunition').add('gun', price).add('load', ammo_price).total()
    const capacity = capacityOf(x.weapon, false, why)
    return {
      type,
      tl,
      weight_g,
      ammo_weight_g,
      loaded_g,
      capacity,
      price,
      ammo_price,
      with_ammo_price,
      shots_per_trigger,
    }
  },
)

export const belts = rule(
  {
    id: 'traveller.equipment.belts',
    title: 'Belt-fed automatic rifle',
    lines: '1215-1215',
    given: { belts: int({ min: 0, max: 1000 }) },
  },
  (x, why) => {
    const { shots_per_trigger } = weaponNamed(BELT.usable_in, why)
    const rounds = why.product('rounds').add('belts', x.belts).add('each', BELT.rounds).total()
    return {
      weight_g: why.product('grams').add('belts', x.belts).add('each', BELT.weight_g).total(),
      price: why.product('price').add('belts', x.belts).add('each', BELT.price).total(),
      rounds,
      bursts: why.round('bursts', rounds / shots_per_trigger, 'down'),
    }
  },
)

const RECHARGE_HOURS = 8

export const powerPacks = rule(
  {
    id: 'traveller.equipment.power-packs',
    title: 'Laser power packs',
    lines: '1237-1243, 1364-1366',
    given: {
      weapon: weaponField,
      /** Shots left in the pack before these; full if it is not said. */
      ammo: or(nullable(int({ min: 0 })), null),
      shots: or(int({ min: 0 }), 0),
      /** Then connected to a high energy source. */
      recharge_hours: or(int({ min: 0 }), 0),
    },
  },
  (x, why) => {
    const weapon = weaponNamed(x.weapon, why)
    if (weapon.type !== 'laser') throw new BadInput('weapon', 'a laser', x.weapon)
    const capacity = capacityOf(x.weapon, false, why)
    const recharged = why.compare('hours of recharging', x.recharge_hours, '>=', RECHARGE_HOURS)
    const fired = { weapon: x.weapon, ammo: x.ammo ?? capacity, shots: x.shots, bursts: 0, belt: false }
    const ammo_left = recharged ? capacity : ammunition(fired, why).ammo_left
    return {
      ammo_left,
      attack_possible: ammo_left > 0,
      recharged,
      /** At commercial rates; none is stated for the campaign's own lasers. */
      recharge_price: isGun(x.weapon) ? (GUN_CATALOGUE.at(x.weapon, why).recharge_price ?? 0) : 0,
    }
  },
)

export const antiqueEquivalents = rule(
  {
    id: 'traveller.equipment.antique-equivalents',
    title: 'Real-world equivalents',
    lines: '1319-1339',
    given: { weapon: oneOf(...GUNS) },
    gives: 'equivalents',
  },
  (x, why) => ANTIQUE_EQUIVALENTS.at(x.weapon, why),
)
