import { type Scripted, script } from '@umpire/engine'
import { describe, expect, test } from 'vitest'
import { thing } from '../facts/gear.ts'
import { shoppingFacts } from '../facts/shopping-facts.ts'
import type { PlayState } from '../facts/state.ts'
import { ada, cashOf, gearOf, order, storedIn, world } from '../test/shopping-fixture.ts'
import { dropSights, findWeapon, fitAccessory, handle, realignSights, removeAccessory } from './handling.ts'
import { recharge, reload } from './loading.ts'

describe('traveller.equipment.accessories: on and off', () => {
  const scope = { who: 'Ada', place: 0, accessory: 'Telescopic Sights' } as const
  const fit = (state: PlayState, x: Parameters<typeof fitAccessory.run>[1]) => script(world, fitAccessory, x, state, [])

  test('what is fitted weighs the same, and comes off again', () => {
    const rifle = order(ada([thing('Rifle', { ammo: 20, carried: 'slung' })]), 'Telescopic Sights').state
    const on = fit(rifle, scope)
    expect(gearOf(on.state).items).toEqual([
      thing('Rifle', { ammo: 20, carried: 'slung', accessories: ['Telescopic Sights'] }),
    ])
    expect(order(on.state, 'Dagger').result).toMatchObject({ load: { load_kg: 5.3 } })
    const off = script(world, removeAccessory, scope, on.state, [])
    expect(gearOf(off.state).items).toHaveLength(2)
    expect(order(off.state, 'Dagger').result).toMatchObject({ load: { load_kg: 5.3 } })
    expect(script(world, removeAccessory, scope, off.state, []).result).toMatchObject({ allowed: false })
  })

  test('two alike are told apart when one is changed', () => {
    const pair = order(ada([thing('Rifle', { count: 2, carried: 'slung' })]), 'Telescopic Sights').state
    const { state } = fit(pair, scope)
    expect(gearOf(state).items).toMatchObject([
      { item: 'Rifle', count: 1, accessories: ['Telescopic Sights'] },
      { item: 'Rifle', count: 1, accessories: [] },
    ])
  })

  test('nothing is fitted that is not there, does not fit, or is in the holster', () => {
    expect(fit(ada([thing('Rifle')]), scope).result).toMatchObject({ allowed: false })
    expect(fit(ada([thing('Shotgun'), thing('Telescopic Sights')]), scope).result).toMatchObject({ allowed: false })
    const quiet = { who: 'Ada', place: 0, accessory: 'Silencer' } as const
    const bought = order(ada([thing('Revolver')]), 'Silencer', { place: 0 }).state
    expect(fit(bought, quiet).result).toMatchObject({ allowed: false, rule: 'traveller.equipment.silencer' })
    const drawn = script(
      world,
      handle,
      { who: 'Ada', place: 0, carried: 'in hand', folded: null, bayonet_fixed: null, mode: null },
      bought,
      [],
    )
    const silenced = fit(drawn.state, quiet)
    expect(silenced.result).toEqual({ allowed: true })
    const holster = {
      who: 'Ada',
      place: 0,
      carried: 'holstered',
      folded: null,
      bayonet_fixed: null,
      mode: null,
    } as const
    expect(script(world, handle, holster, silenced.state, []).result).toMatchObject({ allowed: false })
  })

  test('a silencer fits only the model that it was bought for', () => {
    const two = ada([thing('Revolver', { carried: 'in hand' }), thing('Body Pistol', { carried: 'in hand' })])
    const bought = order(two, 'Silencer', { place: 0 }).state
    expect(fit(bought, { who: 'Ada', place: 1, accessory: 'Silencer' }).result).toMatchObject({ allowed: false })
    expect(fit(bought, { who: 'Ada', place: 0, accessory: 'Silencer' }).result).toEqual({ allowed: true })
  })
})

describe('traveller.equipment.bayonet: carrying and setting', () => {
  const set = (state: PlayState, x: object) =>
    script(
      world,
      handle,
      { who: 'Ada', place: 0, carried: null, folded: null, bayonet_fixed: null, mode: null, ...x },
      state,
      [],
    )

  test('bayonets on rifles, stocks that fold, automatic rifles that are switched; nothing else', () => {
    const armed = ada([thing('Rifle', { accessories: ['Folding Stock'] }), thing('Bayonet')])
    expect(gearOf(set(armed, { bayonet_fixed: true, folded: true }).state).items[0]).toMatchObject({
      bayonet_fixed: true,
      folded: true,
    })
    expect(set(armed, { mode: 'single' }).result).toMatchObject({ rule: 'traveller.combat.automatic-rifle-mode' })
    expect(set(ada([thing('Rifle')]), { bayonet_fixed: true }).result).toMatchObject({
      rule: 'traveller.equipment.bayonet',
    })
    expect(set(ada([thing('Carbine'), thing('Bayonet')]), { bayonet_fixed: true }).result).toMatchObject({
      allowed: false,
    })
    expect(set(ada([thing('Rifle')]), { folded: true }).result).toMatchObject({
      rule: 'traveller.equipment.accessories',
    })
    expect(gearOf(set(ada([thing('Automatic Rifle')]), { mode: 'single' }).state).items[0]).toMatchObject({
      mode: 'single',
    })
  })
})

describe('traveller.combat.reloading: at leisure', () => {
  const load = (state: PlayState, place: number, from: number | null = null) =>
    script(world, reload, { who: 'Ada', place, from }, state, [])

  test('a spare load goes in, its own or one that fits', () => {
    const armed = ada([thing('Rifle', { ammo: 0, spare_loads: 2, count: 2 }), thing('Automatic Rifle', { ammo: 1 })])
    const own = load(armed, 0)
    expect(gearOf(own.state).items[0]).toMatchObject({ ammo: 20, spare_loads: 1, count: 1 })
    const shared = load(armed, 1, 0)
    expect(gearOf(shared.state).items).toMatchObject([
      { item: 'Rifle', ammo: 0, spare_loads: 1, count: 1 },
      { item: 'Rifle', ammo: 0, spare_loads: 2, count: 1 },
      { item: 'Automatic Rifle', ammo: 20 },
    ])
    expect(load(armed, 1).result).toMatchObject({ allowed: false, rule: 'traveller.combat.reloading' })
    expect(load(ada([thing('Carbine'), thing('Rifle', { spare_loads: 1 })]), 0, 1).result).toMatchObject({
      allowed: false,
    })
  })
})

describe('traveller.equipment.power-packs: recharging', () => {
  const charge = (state: PlayState, hours: number, commercial = true) =>
    script(world, recharge, { who: 'Ada', place: 0, hours, commercial }, state, [])

  test('eight hours and the commercial rate', () => {
    const empty = ada([thing('Laser Carbine', { ammo: 0 })])
    expect(charge(empty, 7)).toMatchObject({ result: { allowed: false }, state: empty })
    const full = charge(empty, 8)
    expect(full.result).toEqual({ allowed: true, price: 200 })
    expect(gearOf(full.state).items[0]).toMatchObject({ ammo: 50 })
    expect(cashOf(full.state)).toBe(99_800)
    expect(charge(empty, 8, false).result).toEqual({ allowed: true, price: 0 })
    expect(charge(ada([thing('Rifle')]), 8).result).toMatchObject({ allowed: false })
  })
})

describe('traveller.equipment.sight-damage: rough treatment', () => {
  const where = { who: 'Ada', place: 0 } as const
  const drop = (state: PlayState, answers: readonly Scripted[]) => script(world, dropSights, where, state, answers)
  const SIGHTS = { ...where, accessory: 'Electronic Sights' } as const
  const armed = ada([thing('Rifle', { accessories: ['Electronic Sights'] })])

  test('on 7 or more they are out of line, which only the referee learns, and stay so on another gun', () => {
    const fine = drop(armed, [6])
    expect(gearOf(fine.state).items[0]).toMatchObject({ misaligned: false })
    const jarred = drop(armed, [7])
    expect(gearOf(jarred.state).items[0]).toMatchObject({ misaligned: true })
    const [happened] = storedIn(jarred.entries)
    const player = { id: 'p', role: 'player', actors: ['Ada'] } as const
    expect(happened && shoppingFacts.view(happened, player)?.values).toEqual({ who: 'Ada', place: 0 })

    const off = script(world, removeAccessory, SIGHTS, jarred.state, []).state
    expect(gearOf(off).items).toMatchObject([{ misaligned: false }, { item: 'Electronic Sights', misaligned: true }])
    const on = script(world, fitAccessory, SIGHTS, off, []).state
    expect(gearOf(on).items[0]).toMatchObject({ misaligned: true })
    expect(gearOf(script(world, realignSights, where, on, []).state).items[0]).toMatchObject({ misaligned: false })
  })

  test('without sights there is nothing to knock about', () => {
    expect(drop(ada([thing('Rifle')]), []).result).toMatchObject({ allowed: false })
    expect(script(world, realignSights, where, ada([thing('Rifle')]), []).result).toMatchObject({ allowed: false })
  })
})

test('traveller.equipment.brawling-weapons: a club is found, not bought, and weighs half a kilogram a pip', () => {
  const { state } = script(world, findWeapon, { who: 'Ada', weapon: 'Club' } as const, ada(), [5])
  expect(gearOf(state).items).toEqual([thing('Club', { weight_g: 2500, carried: 'in hand' })])
  expect(order(state, 'Dagger').result).toMatchObject({ load: { load_kg: 2.5 } })
  expect(() => order(ada(), 'Club')).toThrow()
})
