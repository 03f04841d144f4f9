/** The catalogue of blades and polearms. */
import { int, list, oneOf, or, record, rule } from '@umpire/engine'
import { BLADE_CATALOGUE } from '../tables/equipment/blades.ts'
import { BLADES } from '../tables/words.ts'

const GRAMS = 1000

const carried = record({ weapon: oneOf(...BLADES), count: or(int({ min: 1, max: 1000 }), 1) })

export const blades = rule(
  {
    id: 'traveller.equipment.blades',
    title: 'Blades and polearms',
    lines: '1155-1181, 1343-1354',
    given: { items: list(carried, 1000) },
  },
  (x, why) => {
    const load = why.sum('load in grams')
    const price = why.sum('price')
    for (const { weapon, count } of x.items) {
      const blade = BLADE_CATALOGUE.at(weapon, why)
      load.when(blade.counts_as_load, weapon, count * blade.weight_g, 'always worn')
      price.add(weapon, count * blade.price)
    }
    const load_g = load.total()
    return { load_g, load_kg: load_g / GRAMS, price: price.total() }
  },
)
