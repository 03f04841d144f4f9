/** Everything that can be bought by name, with its price and tech level. */
import { BadInput, nearest, type Why } from '@umpire/engine'
import { ACCESSORY_CATALOGUE } from '../tables/equipment/accessories.ts'
import { ARCHAIC_CATALOGUE } from '../tables/equipment/archaic.ts'
import { ARMOUR_CATALOGUE } from '../tables/equipment/armour.ts'
import { BELT } from '../tables/equipment/belts.ts'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { GUN_CATALOGUE } from '../tables/equipment/guns.ts'
import { ACCESSORIES, type AccessoryName, ARCHAIC_GUNS, ARMOURS, type Armour, BLADES, GUNS } from '../tables/words.ts'
import { accessories, minorAccessories } from './accessories.ts'
import { archaicFirearms } from './archaic.ts'
import { armor } from './armour.ts'
import { blades } from './blades.ts'
import { belts, guns, powerPacks } from './guns.ts'
import { weaponNamed, weaponNames } from './weapon/weapon.ts'

/** Holsters and the like, for one weapon: their share of its price. */
const MINOR_SHARES: { readonly [name: string]: number } = {
  Holster: 0.1,
  'Shoulder Holster': 0.2,
  Scabbard: 0.1,
  'Magazine Carrier': 0.1,
  'Weapon Belt': 0.1,
  'Cleaning Kit': 0.1,
}

type Suit = Exclude<Armour, 'nothing'>

interface Common {
  readonly name: string
  /** None where the book states none. */
  readonly tl: number | null
  /** The rule whose catalogue it stands in. */
  readonly rule: string
}

export type Ware =
  | (Common & { readonly kind: 'gun' | 'blade' | 'archaic gun' })
  | (Common & { readonly kind: 'load'; readonly gun: string; readonly belt: boolean })
  | (Common & { readonly kind: 'accessory'; readonly accessory: AccessoryName })
  | (Common & { readonly kind: 'minor accessory'; readonly share: number })
  | (Common & { readonly kind: 'armour'; readonly armour: Suit })

const isSuit = (armour: Armour): armour is Suit => armour !== 'nothing'

const BOOK: readonly Ware[] = [
  ...BLADES.map(name => ({ kind: 'blade' as const, name, tl: BLADE_CATALOGUE.rows[name].tl, rule: blades.id })),
  ...GUNS.map(name => ({ kind: 'gun' as const, name, tl: GUN_CATALOGUE.rows[name].tl, rule: guns.id })),
  ...GUNS.map(gun => {
    const { type, tl } = GUN_CATALOGUE.rows[gun]
    const load = { kind: 'load' as const, gun, belt: false, tl }
    if (type === 'laser') return { ...load, name: `${gun} Power Pack`, rule: powerPacks.id }
    return { ...load, name: `${gun} Ammunition`, rule: guns.id }
  }),
  {
    kind: 'load',
    name: `${BELT.usable_in} Belt`,
    gun: BELT.usable_in,
    belt: true,
    tl: GUN_CATALOGUE.rows[BELT.usable_in].tl,
    rule: belts.id,
  },
  ...ARCHAIC_GUNS.map(name => ({
    kind: 'archaic gun' as const,
    name,
    tl: ARCHAIC_CATALOGUE.rows[name].tl,
    rule: archaicFirearms.id,
  })),
  ...ARCHAIC_GUNS.map(gun => ({
    kind: 'load' as const,
    name: `${gun} Ammunition`,
    gun,
    belt: false,
    tl: ARCHAIC_CATALOGUE.rows[gun].tl,
    rule: archaicFirearms.id,
  })),
  ...ACCESSORIES.map(name => ({
    kind: 'accessory' as const,
    name,
    accessory: name,
    tl: ACCESSORY_CATALOGUE.rows[name].tl,
    rule: accessories.id,
  })),
  ...Object.entries(MINOR_SHARES).map(([name, share]) => ({
    kind: 'minor accessory' as const,
    name,
    share,
    tl: null,
    rule: minorAccessories.id,
  })),
  ...ARMOURS.filter(isSuit).map(armour => {
    const { name, tl } = ARMOUR_CATALOGUE.rows[armour]
    return { kind: 'armour' as const, name, armour, tl, rule: armor.id }
  }),
]

/** The campaign's own weapons and what its guns fire. */
function ofCampaign(why: Why): readonly Ware[] {
  return weaponNames(why).flatMap((name): readonly Ware[] => {
    const { own } = weaponNamed(name, why)
    if (own === null || (own.class !== 'gun' && own.class !== 'blade')) return []
    const { class: kind, tl } = own
    if (kind === 'blade') return [{ kind, name, tl, rule: blades.id }]
    const load = { kind: 'load' as const, name: `${name} Ammunition`, gun: name, belt: false, tl, rule: guns.id }
    return [{ kind, name, tl, rule: guns.id }, load]
  })
}

export const wares = (why: Why): readonly Ware[] => [...BOOK, ...ofCampaign(why)]

export function wareNamed(name: string, why: Why): Ware {
  const all = wares(why)
  const found = all.find(ware => ware.name === name)
  if (found !== undefined) return found
  const names = all.map(ware => ware.name)
  const meant = nearest(name, names)
  throw new BadInput('ware', meant === undefined ? `one of ${names.join(', ')}` : `perhaps ${meant}`, name)
}
