/** What armour is worth: as it stands in the table, with parts left off, and of spectra. */
import { flag, list, optional, rule, type ValuesOf, type Why } from '@umpire/engine'
import {
  AREA,
  AREA_COVERED,
  ARMOR_PART,
  type Area,
  type ArmorPart,
  type ArmorRow,
  type Covered,
  PART_COVERS,
} from '../tables/armor.ts'
import { type Armor, armorNamed, WEAPON } from '../tables/weapon.ts'

/** A piece of armour as it is worn. */
export const WORN = {
  armor: WEAPON,
  /** Parts left off; one that it does not have cannot be. */
  without: optional(list(ARMOR_PART, 10)),
}
export type Worn = ValuesOf<typeof WORN> & { readonly spectra?: boolean }

const off = (armor: Armor, without: readonly ArmorPart[], part: ArmorPart): boolean =>
  without.includes(part) && armor.covers.includes(PART_COVERS[part])

const covering = (armor: Armor, without: readonly ArmorPart[]): readonly Covered[] =>
  armor.covers.filter(covered => !without.some(part => PART_COVERS[part] === covered))

/** A loss of athleticism by one less; never a gain. */
const eased = (loss: number | null, why: Why): number | null =>
  loss === null
    ? null
    : why.atMost('no gain', 0, why.sum('athleticism').add('armour', loss).add('no leggings', 1).total())

export const armorParts = rule(
  {
    id: 'tensided.equipment.armor-parts',
    title: 'Leaving off parts of armour',
    lines: '1663-1675',
    given: WORN,
  },
  ({ armor: name, without = [] }, why): ArmorRow => {
    const armor = armorNamed(name, why)
    const { res, stealth, weight, alertness, athleticism, price, covers, kevlar } = armor
    const row = why.table('Armour', name, undefined, {
      res,
      stealth,
      weight,
      alertness,
      athleticism,
      price,
      covers,
      kevlar,
    })
    const bare = off(armor, without, 'leggings')
    return {
      ...row,
      stealth: bare ? 0 : stealth,
      athleticism: bare ? eased(athleticism, why) : athleticism,
      alertness: off(armor, without, 'helmet') ? 0 : alertness,
      weight: off(armor, without, 'arm guards') ? lighter(weight, 'no arm guards', why) : weight,
      covers: covering(armor, without),
    }
  },
)

const lighter = (weight: number | null, because: string, why: Why): number | null =>
  weight === null ? null : why.sum('weight').add('armour', weight).add(because, -1).total()

const SPECTRA_PRICE = 3

export const armorSpectra = rule(
  {
    id: 'tensided.equipment.armor-spectra',
    title: 'Spectra armour',
    lines: '1677-1677',
    given: { ...WORN, spectra: optional(flag()) },
  },
  (x, why): ArmorRow => {
    const row = armorParts(x, why)
    if (x.spectra !== true) return row
    if (!row.kevlar) {
      why.note('no kevlar, and so no spectra')
      return row
    }
    const price = why.product('price').add('list price', row.price).add('spectra', SPECTRA_PRICE).total()
    return { ...row, weight: lighter(row.weight, 'spectra', why), price }
  },
)

/** Of one piece against a hit there. */
const resistanceAt = ({ res, covers }: ArmorRow, area: Area, why: Why): number =>
  covers.includes(AREA_COVERED[area]) ? why.input('armour', res) : why.input(`nothing covers ${area}`, 0)

export const armorTable = rule(
  {
    id: 'tensided.equipment.armor',
    title: 'Armour table',
    lines: '1589-1675',
    given: {
      ...WORN,
      spectra: optional(flag()),
      /** With it, what stands between a hit there and the body. */
      area: optional(AREA),
    },
  },
  (x, why): ArmorRow & { readonly armor_resistance?: number } => {
    const row = armorSpectra(x, why)
    const { area } = x
    return area === undefined ? row : { ...row, armor_resistance: resistanceAt(row, area, why) }
  },
)

/** What stands between a hit and the body, of everything that is worn: of two layers the better counts. */
export function armorResistance(worn: readonly Worn[], area: Area, why: Why): number {
  let best = 0
  for (const piece of worn) {
    best = Math.max(best, armorTable({ ...piece, area }, why).armor_resistance ?? 0)
  }
  return best
}

/** The numbers of everything that is worn: the worst of each counts. */
export function wornTogether(worn: readonly Worn[], why: Why) {
  const rows = worn.map(piece => armorSpectra(piece, why))
  return {
    stealth: Math.max(0, ...rows.map(row => row.stealth ?? 0)),
    alertness: Math.max(0, ...rows.map(row => row.alertness)),
    athleticism: Math.min(0, ...rows.map(row => row.athleticism ?? 0)),
    weight: Math.max(0, ...rows.map(row => row.weight ?? 0)),
    price: rows.reduce((sum, row) => sum + row.price, 0),
  }
}
