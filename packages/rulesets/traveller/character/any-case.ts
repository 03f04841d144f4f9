/** Names as people write them into files: capitals do not matter. */
import { type Field, oneOf, text } from '@umpire/engine'
import { ARMOUR_CATALOGUE } from '../tables/equipment/armour.ts'
import { ACCESSORIES, ARCHAIC_GUNS, BLADES, BRAWLING_WEAPONS, GUNS } from '../tables/words.ts'

/** The name as it is spelled, if it is one of them but for capitals; else as it is written. */
const spelled = (names: readonly string[], written: unknown): unknown =>
  typeof written === 'string' ? (names.find(name => name.toLowerCase() === written.toLowerCase()) ?? written) : written

/** One of these names. */
export function anyCase<const V extends string>(...names: readonly V[]): Field<V> {
  const known = oneOf(...names)
  return { spec: known.spec, read: (value, place) => known.read(spelled(names, value), place) }
}

/** What the catalogues of the book call weapons, accessories and suits. */
export const CATALOGUED: readonly string[] = [
  ...BRAWLING_WEAPONS,
  ...BLADES,
  ...GUNS,
  ...ARCHAIC_GUNS,
  ...ACCESSORIES,
  ...Object.values(ARMOUR_CATALOGUE.rows).map(({ name }) => name),
]

/** A thing by the name that a catalogue has for it, or by any other. */
export function itemName(most: number): Field<string> {
  const name = text(most)
  return { spec: name.spec, read: (value, place) => name.read(spelled(CATALOGUED, value), place) }
}
