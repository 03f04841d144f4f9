import { replay, script } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Character, Item } from '../../character/character.ts'
import { wares } from '../../equipment/wares.ts'
import { ARMOUR_CATALOGUE } from '../../tables/equipment/armour.ts'
import { GUNS } from '../../tables/words.ts'
import { thing } from '../facts/gear.ts'
import { evolveShopping, shoppingFacts } from '../facts/shopping-facts.ts'
import { characterIn, type PlayState, playState } from '../facts/state.ts'
import { ada, cashOf, gearOf, type Order, order, storedIn, world } from '../test/shopping-fixture.ts'
import { person, playing } from '../test/time-fixture.ts'
import { wear } from './handling.ts'

const why = world.ruleset.silent

describe('traveller.proc.equipping: buying', () => {
  test.each([
    ['Rifle', {}, 220, 4.5],
    ['Rifle', { loaded: false }, 200, 4],
    ['Automatic Rifle', { belt_fed: true, loaded: false }, 1000, 5],
    ['Laser Rifle', {}, 5000, 10],
    ['Dagger', { count: 3 }, 30, 0],
    ['Broadsword', { count: 2 }, 600, 5],
    ['Telescopic Sights', {}, 200, 0.8],
    ['Cloth', {}, 250, 0],
    ['Reflec', {}, 1500, 0],
  ])('%s %j costs Cr%i and weighs %f kg', (ware, more, price, load_kg) => {
    const { result, state } = order(ada(), ware, more)
    expect(result).toMatchObject({ allowed: true, price, cash: 100_000 - price, load: { load_kg } })
    expect(cashOf(state)).toBe(100_000 - price)
  })

  test('every ware of the catalogues can be bought by somebody with leave, for what it costs', () => {
    const guns: Item[] = [...GUNS.map(name => thing(name)), thing('Automatic Rifle', { belt_fed: true })]
    for (const ware of wares(why)) {
      const fits = guns.findIndex(({ item, belt_fed }) =>
        ware.kind === 'load' ? item === ware.gun && belt_fed === ware.belt : item === 'Revolver',
      )
      const needed = ware.kind === 'load' || ware.kind === 'minor accessory' || ware.name === 'Silencer'
      const archaic = ware.rule === 'traveller.equipment.archaic-firearms'
      if (ware.kind === 'load' && archaic) continue
      const start = ada(guns, { wealth: { ...person(300).wealth, cash: 1_000_000 } })
      const { result, state } = order(start, ware.name, {
        leave: true,
        place: needed ? fits : null,
        price: archaic ? 77 : null,
      })
      expect([ware.name, result?.allowed]).toEqual([ware.name, true])
      if (result?.allowed) expect(cashOf(state)).toBe(1_000_000 - result.price)
    }
  })

  test('is refused with the rule that is in the way', () => {
    const refusedBy = (ware: string, more: Partial<Order> = {}, start = ada()) => {
      const { result, state } = order(start, ware, more)
      expect(state).toEqual(start)
      return result?.allowed === false ? result.rule : undefined
    }
    expect(refusedBy('Laser Rifle', { tech_level: 8 })).toBe('traveller.equipment.guns')
    expect(refusedBy('Sword', { count: 100 }, ada([], { wealth: { ...person(300).wealth, cash: 14_999 } }))).toBe(
      'traveller.equipment.blades',
    )
    expect(refusedBy('Combat Armor')).toBe('traveller.equipment.armor')
    expect(refusedBy('Vacc Suit')).toBe('traveller.equipment.armor')
    expect(refusedBy('Flintlock Musket')).toBe('traveller.equipment.archaic-firearms')
    expect(refusedBy('Silencer')).toBe('traveller.equipment.accessories')
    expect(refusedBy('Telescopic Sights', { place: 0 }, ada([thing('Shotgun')]))).toBe(
      'traveller.equipment.accessories',
    )
    expect(refusedBy('Rifle Ammunition', { place: 0 }, ada([thing('Carbine')]))).toBe('traveller.combat.ammunition')
    expect(refusedBy('Rifle Ammunition')).toBe('traveller.equipment.guns')
    expect(refusedBy('Holster')).toBe('traveller.equipment.minor-accessories')
    expect(refusedBy('Cloth', {}, ada([], { alive: false }))).toBe('traveller.combat.wound-status')
    expect(() => order(ada(), 'Rifel')).toThrow(/perhaps Rifle/)
    expect(() => order(ada([thing('Cloth')]), 'Holster', { place: 0 })).toThrow(/place of a weapon/)
  })

  test('a gun of the world’s tech level is to be had, and the referee may give leave for more', () => {
    expect(order(ada(), 'Laser Rifle', { tech_level: 9 }).result).toMatchObject({ allowed: true })
    expect(order(ada(), 'Laser Rifle', { tech_level: 3, leave: true }).result).toMatchObject({ allowed: true })
  })

  test('magazines go where they fit: a rifle’s into an automatic rifle, a belt only into a gun for belts', () => {
    const start = ada([thing('Automatic Rifle', { ammo: 0 }), thing('Automatic Rifle', { ammo: 0, belt_fed: true })])
    const magazines = order(start, 'Rifle Ammunition', { place: 0, count: 3 })
    expect(magazines.result).toMatchObject({ allowed: true, price: 60 })
    expect(gearOf(magazines.state).items[0]).toMatchObject({ spare_loads: 3 })
    expect(order(start, 'Rifle Ammunition', { place: 1 }).result).toMatchObject({ allowed: false })
    expect(order(start, 'Automatic Rifle Belt', { place: 0 }).result).toMatchObject({ allowed: false })
    const belts = order(start, 'Automatic Rifle Belt', { place: 1, count: 2 })
    expect(belts.result).toMatchObject({ price: 240, load: { load_kg: 15 } })
  })

  test('the load is reckoned with strength 7: normal, double, and more than anybody carries', () => {
    expect(order(ada(), 'Rifle').result).toMatchObject({ load: { category: 'normal', must_shed_kg: 0 } })
    expect(order(ada(), 'Laser Rifle').result).toMatchObject({ load: { category: 'double', must_shed_kg: 3 } })
    const heavy = order(ada(), 'Laser Rifle', { count: 2 })
    expect(heavy.result).toMatchObject({ allowed: true, load: { load_kg: 20, too_heavy: expect.any(String) } })
    const moon = order(ada(), 'Laser Rifle', { count: 2, world_size: 0, military_unit: true })
    expect(moon.result).toMatchObject({ load: { category: 'double' } })
  })

  test('the referee is reminded of the law, and everybody told what a gun is like', () => {
    const { entries } = order(ada(), 'Shotgun')
    const notes = entries.flatMap(entry => ('note' in entry ? [entry.note] : []))
    expect(notes).toEqual([
      { text: 'The law of this world may restrict guns.', rule: 'traveller.equipment.guns', secret: true },
      { text: 'Something like Remington M1100.', rule: 'traveller.equipment.antique-equivalents' },
    ])
  })
})

describe('traveller.proc.equipping: armour', () => {
  const skills = { 'Vacc Suit': 1 }
  const dress = (state: PlayState, ...worn: Character['gear']['worn']) =>
    script(world, wear, { who: 'Ada', worn }, state, [])

  test('is put on and off, reflec beneath', () => {
    const start = order(order(ada(), 'Cloth').state, 'Reflec').state
    const both = dress(start, 'cloth', 'reflec').state
    expect(gearOf(both)).toMatchObject({ worn: ['cloth', 'reflec'], items: [] })
    const one = dress(both, 'reflec').state
    expect(gearOf(one).worn).toEqual(['reflec'])
    expect(gearOf(one).items.map(({ item }) => item)).toEqual(['Cloth'])
    expect(gearOf(dress(one).state).items.map(({ item }) => item)).toEqual(['Cloth', 'Reflec'])
  })

  test('that is not there, or does not go together, or needs a skill, is refused', () => {
    const start = order(order(ada(), 'Cloth').state, 'Mesh').state
    for (const refusal of [dress(start, 'jack'), dress(start, 'cloth', 'mesh'), dress(start, 'vacc_suit')]) {
      expect(refusal).toMatchObject({ result: { allowed: false, rule: 'traveller.equipment.armor' }, state: start })
    }
  })

  test('a vacc suit weighs what its tech level makes it weigh, in the pack and on the back', () => {
    const start = order(ada([], { skills }), 'Vacc Suit', { tech_level: 12 })
    expect(start.result).toMatchObject({ load: { load_kg: 2 } })
    const worn = dress(start.state, 'vacc_suit').state
    expect(gearOf(worn)).toMatchObject({ suit_tl: 12, items: [] })
    expect(order(worn, 'Sword').result).toMatchObject({ load: { load_kg: 3 } })
    expect(order(dress(worn).state, 'Sword').result).toMatchObject({ load: { load_kg: 3 } })
  })

  test('battle dress carries for its wearer', () => {
    const rich = { ...person(300).wealth, cash: 300_000 }
    const suit = order(ada([], { skills, wealth: rich }), 'Battle Dress').state
    expect(order(suit, 'Laser Rifle').result).toMatchObject({ load: { category: 'double' } })
    expect(order(dress(suit, 'battle_dress').state, 'Laser Rifle').result).toMatchObject({
      load: { category: 'normal' },
    })
  })

  test('a new suit of ablat takes the place of the worn-out one', () => {
    const worn = dress(order(ada(), 'Ablat').state, 'ablat').state
    const ada_ = characterIn(worn, 'Ada')
    const burnt = playing({ Ada: { ...ada_, gear: { ...ada_.gear, ablat_hits: 4 } } })
    expect(gearOf(order(burnt, 'Ablat').state)).toMatchObject({ worn: ['ablat'], ablat_hits: 0, items: [] })
    const off = dress(burnt).state
    expect(gearOf(off)).toMatchObject({ ablat_hits: 4 })
    expect(gearOf(order(off, 'Ablat').state)).toMatchObject({ ablat_hits: 0, items: [{ item: 'Ablat' }] })
  })

  test('every suit of the catalogue can be worn by somebody able', () => {
    for (const { name } of Object.values(ARMOUR_CATALOGUE.rows)) {
      const rich = { ...person(300).wealth, cash: 300_000 }
      const { state } = order(ada([], { skills, wealth: rich }), name, { leave: true })
      const ware = wares(why).find(one => one.name === name)
      if (ware?.kind === 'armour') expect(dress(state, ware.armour).result).toEqual({ allowed: true })
    }
  })
})

test('traveller.proc.equipping: what is bought comes back from the stored facts, and money is neither made nor lost', () => {
  const names = wares(why)
    .filter(ware => ware.kind !== 'load')
    .map(ware => ware.name)
  fc.assert(
    fc.property(
      fc.array(fc.record({ ware: fc.constantFrom(...names), count: fc.integer({ min: 1, max: 3 }) }), { maxLength: 8 }),
      orders => {
        const start = ada([thing('Revolver', { carried: 'in hand' })])
        let state = start
        let spent = 0
        const stored = []
        for (const { ware, count } of orders) {
          const made = order(state, ware, { count, place: null })
          if (made.result?.allowed) spent += made.result.price
          stored.push(...storedIn(made.entries))
          state = made.state
        }
        expect(cashOf(state)).toBe(100_000 - spent)
        expect(
          replay(
            start,
            stored.map(one => shoppingFacts.read(one)),
            evolveShopping,
          ),
        ).toEqual(state)
        expect(playState.read(state, 'state')).toEqual(state)
      },
    ),
    { numRuns: 40 },
  )
})
