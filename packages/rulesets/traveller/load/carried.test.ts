/** What things of a character weigh: each once, by its catalogue or by its own weight. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import type { Item } from '../character/character.ts'
import { vaccSuitWeight } from '../equipment/armour.ts'
import { thing } from '../play/facts/gear.ts'
import { gearLoad } from '../play/gear/load.ts'
import { somebody } from '../play/test/skill-fixture.ts'
import { ACCESSORY_CATALOGUE } from '../tables/equipment/accessories.ts'
import { GUN_CATALOGUE } from '../tables/equipment/guns.ts'
import { ACCESSORIES } from '../tables/words.ts'
import { loadOf, thingsOf } from './carried.ts'
import { loadTotal } from './total.ts'

const why = compose({ options: [] }).silent
const weighed = (item: Item, suit_tl?: number): number =>
  loadTotal({ items: thingsOf([item], why, suit_tl), worn: [], tl: 8 }, why).load_g

test('traveller.load.total: catalogued weapons weigh by the catalogue, found ones what they were found to weigh', () => {
  const { weight_g, ammo_weight_g } = GUN_CATALOGUE.rows.Rifle
  expect(weighed(thing('Rifle', { ammo: 0, weight_g: 1 }))).toBe(weight_g)
  expect(weighed(thing('Rifle', { spare_loads: 2, count: 3 }))).toBe(3 * (weight_g + 3 * ammo_weight_g))
  expect(weighed(thing('Club', { weight_g: 1700, count: 2 }))).toBe(3400)
})
test('traveller.load.total: loose accessories and a packed vacc suit count', () => {
  for (const accessory of ACCESSORIES) {
    const { weight_g } = ACCESSORY_CATALOGUE.rows[accessory]
    expect(weighed(thing(accessory))).toBe(weight_g)
    expect(weighed(thing(accessory, { weight_g }))).toBe(weight_g)
  }
  for (const tl of [8, 9, 12]) {
    const { weight_g } = vaccSuitWeight({ tl }, why)
    expect(weighed(thing('Vacc Suit'), tl)).toBe(weight_g)
    expect(weighed(thing('Vacc Suit', { weight_g }))).toBe(weight_g)
  }
})
test('traveller.load.total: play and the sheet weigh alike', () => {
  const items = [
    thing('Rifle', { weight_g: 1 }),
    thing('Club', { weight_g: 1700 }),
    thing('Silencer'),
    thing('Vacc Suit'),
  ]
  const one = somebody({}, 0, { gear: { items, worn: ['vacc_suit'], suit_tl: 9 } })
  const { load_kg } = loadOf(one, false, 8, why)
  expect(gearLoad(one, { world_size: 8, military_unit: false }, why).load_kg).toBe(load_kg)
})
