/** Sights, stocks and silencers, and what else hangs on a weapon. */
import { BadInput, flag, list, num, oneOf, optional, or, rule, type Why } from '@umpire/engine'
import { rangeMatrix } from '../combat/weapon/matrices.ts'
import { ACCESSORY_CATALOGUE } from '../tables/equipment/accessories.ts'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../tables/equipment/guns.ts'
import { ACCESSORIES, type AccessoryName, BLADES, CARRIED, GUNS, RANGES } from '../tables/words.ts'
import { weaponField, weaponNamed } from './weapon/weapon.ts'

export const SIGHTS: readonly AccessoryName[] = ['Telescopic Sights', 'Electronic Sights']
export const isSights = (accessory: AccessoryName): boolean => SIGHTS.includes(accessory)

function fits(accessory: AccessoryName, name: string, why: Why): boolean {
  const { own } = weaponNamed(name, why)
  if (own !== null) return own.fits.includes(accessory)
  return ACCESSORY_CATALOGUE.at(accessory, why).fits.some(gun => gun === name)
}

/** What keeps these from being on the gun together; nothing if nothing does. */
function misfit(weapon: string, fitted: readonly AccessoryName[], why: Why): string | undefined {
  for (const [place, accessory] of fitted.entries()) {
    if (!fits(accessory, weapon, why)) return 'it does not fit this gun: look for one that it fits'
    if (fitted.indexOf(accessory) !== place) return 'one of a kind is enough'
  }
  if (SIGHTS.every(sights => fitted.includes(sights))) return 'one kind of sights at a time'
  return undefined
}

export const accessories = rule(
  {
    id: 'traveller.equipment.accessories',
    title: 'Accessories',
    lines: '1245-1263, 1367-1371',
    given: {
      weapon: weaponField,
      accessories: or(list(oneOf(...ACCESSORIES), 5), []),
      range: optional(oneOf(...RANGES)),
      folded: or(flag(), false),
    },
  },
  (x, why) => {
    const because = misfit(x.weapon, x.accessories, why)
    if (because !== undefined) return { allowed: false as const, because }
    if (x.range === undefined) return { allowed: true as const }
    const { weapon, range, accessories, folded } = x
    const reach = rangeMatrix({ weapon, range, accessories, folded }, why)
    return { allowed: true as const, range_dm: reach.attack_possible ? reach.dm : null }
  },
)

export const silencer = rule(
  {
    id: 'traveller.equipment.silencer',
    title: 'Silencers',
    lines: '962-962, 1253-1255',
    given: {
      weapon: weaponField,
      silenced: or(flag(), false),
      /** The model of pistol it was bought for; this one, if it is not said. */
      bought_for: optional(weaponField),
      weapon_carried: optional(oneOf(...CARRIED)),
    },
  },
  (x, why) => {
    if (!x.silenced) return { allowed: true as const, silent: false, dm: 0 }
    const fitted = accessories({ weapon: x.weapon, accessories: ['Silencer'], folded: false }, why)
    if (!fitted.allowed) return { allowed: false as const, because: 'silencers are made for pistols only' }
    if ((x.bought_for ?? x.weapon) !== x.weapon) {
      return { allowed: false as const, because: 'a silencer fits only the model that it was bought for' }
    }
    if (x.weapon_carried === 'holstered') {
      return { allowed: false as const, because: 'a pistol with its silencer fitted cannot be holstered: take it off' }
    }
    return { allowed: true as const, silent: true, dm: 0 }
  },
)

const LEAST_SHARE = 0.1
const MOST_SHARE = 0.2
/** Shares are reckoned in thousandths, so that no fraction of one decides a credit. */
const WHOLE = 1000

function basePrice(name: string, why: Why): number {
  const gun = GUNS.find(known => known === name)
  if (gun !== undefined) return GUN_CATALOGUE.at(gun, why).price
  const blade = BLADES.find(known => known === name)
  if (blade !== undefined) return BLADE_CATALOGUE.at(blade, why).price
  const { own } = weaponNamed(name, why)
  if (own === null) throw new BadInput('weapon', 'a weapon with a price', name)
  return own.price
}

export const minorAccessories = rule(
  {
    id: 'traveller.equipment.minor-accessories',
    title: 'Minor accessories',
    lines: '1291-1291',
    /** A tenth for simple things, a fifth for what hides the weapon, such as a shoulder holster. */
    given: { weapon: weaponField, share: or(num({ min: LEAST_SHARE, max: MOST_SHARE }), LEAST_SHARE) },
  },
  (x, why) => {
    const thousandths = why.round('thousandths of the price', x.share * WHOLE, 'near')
    const price = why.product('price').add('weapon', basePrice(x.weapon, why)).add('share', thousandths).total()
    return { price: why.round('whole credits', price / WHOLE, 'up'), weight_g: 0 }
  },
)
