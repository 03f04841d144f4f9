import { BadInput, compose } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { GUNS } from '../../tables/words.ts'
import { automaticFire, automaticRifleMode, triggerPull } from '../attack/automatic-fire.ts'
import { coupDeGrace, coupDeGraceBrawling } from '../attack/coup-de-grace.ts'
import { attackOptions } from '../attack/index.ts'
import { ammunition, capacityOf, reloading } from './ammunition.ts'

const why = compose({ options: attackOptions }).silent

test('traveller.combat.ammunition: cartridges are never made or lost', () => {
  const counts = { ammo: fc.nat(100), shots: fc.nat(30), bursts: fc.nat(20) }
  fc.assert(
    fc.property(fc.record(counts), x => {
      const fired = ammunition({ weapon: 'Automatic Rifle', belt: false, ...x }, why)
      const used = x.shots + 4 * x.bursts
      expect(fired.allowed).toBe(used <= x.ammo)
      expect(fired.ammo_left).toBe(used <= x.ammo ? x.ammo - used : x.ammo)
      if (fired.allowed) expect(fired.must_reload).toBe(x.ammo === used)
    }),
  )
})

test('traveller.combat.ammunition: a gun of single shots fires no bursts, and a blade nothing', () => {
  expect(() => ammunition({ weapon: 'Rifle', ammo: 20, shots: 0, bursts: 1, belt: false }, why)).toThrow(BadInput)
  expect(() => ammunition({ weapon: 'Sword', ammo: 0, shots: 0, bursts: 0, belt: false }, why)).toThrow(BadInput)
})

test('traveller.combat.ammunition: only two pairs share cartridges, one of them magazines, and no belt is shared', () => {
  const shared: string[] = []
  for (const weapon of GUNS) {
    for (const ammo_for of GUNS) {
      for (const belt of [false, true]) {
        const x = { weapon, ammo_for, belt, ammo: 1, shots: 0, bursts: 0 }
        const fit = ammunition.answer(x, why).answer
        if (weapon === ammo_for) expect(fit).toMatchObject({ cartridges_fit: true, magazines_fit: true })
        else if (fit['cartridges_fit']) shared.push(`${ammo_for} in ${weapon}: ${fit['magazines_fit']} ${belt}`)
      }
    }
  }
  expect(shared.toSorted()).toEqual([
    'Automatic Pistol in Submachinegun: false false',
    'Automatic Pistol in Submachinegun: false true',
    'Automatic Rifle in Rifle: false true',
    'Automatic Rifle in Rifle: true false',
    'Rifle in Automatic Rifle: false true',
    'Rifle in Automatic Rifle: true false',
    'Submachinegun in Automatic Pistol: false false',
    'Submachinegun in Automatic Pistol: false true',
  ])
})

test('traveller.combat.reloading: a belt takes longer and holds more', () => {
  const belt = { weapon: 'Automatic Rifle', belt_fed: true, evading: true, spare_cylinder: false, rounds_done: 0 }
  expect(reloading(belt, why)).toEqual({ allowed: true, rounds: 3, loaded: false, capacity: 100 })
  expect(reloading({ ...belt, weapon: 'Rifle' }, why)).toMatchObject({ rounds: 1, capacity: 20 })
  expect(capacityOf('Automatic Rifle', true, why)).toBe(100)
})

test('traveller.combat.automatic-fire: a magazine gives as many bursts as fours in it', () => {
  for (let ammo = 0; ammo <= 40; ammo++) {
    let left = ammo
    let bursts = 0
    for (;;) {
      const burst = automaticFire({ weapon: 'Submachinegun', ammo: left, bursts: 1, dm: 0, rolls: [7, 9] }, why)
      if (!burst.allowed) break
      expect(burst).toMatchObject({ totals: [7, 9], hits: 1, throws: 2 })
      left = burst.ammo_left
      bursts++
    }
    expect([bursts, left]).toEqual([Math.floor(ammo / 4), ammo % 4])
  }
})

test('traveller.combat.automatic-fire: only some guns fire bursts', () => {
  for (const weapon of GUNS) {
    const burst = weapon === 'Submachinegun' || weapon === 'Automatic Rifle'
    const pull = { row: weapon, throws: burst ? 2 : 1, ammo_used: burst ? 4 : 1 }
    expect(triggerPull(weapon, null, why)).toMatchObject(pull)
    if (!burst) expect(() => automaticFire({ weapon, ammo: 9, bursts: 1, dm: 0, rolls: [] }, why)).toThrow(BadInput)
  }
  expect(triggerPull('Automatic Rifle', 'single', why)).toMatchObject({ row: 'Rifle', throws: 1, ammo_used: 1 })
  expect(automaticRifleMode({ weapon: 'Automatic Rifle', mode: 'single' }, why)).toMatchObject({ throws: 1 })
})

test('traveller.combat.coup-de-grace: guns and blades kill outright, what lacks cartridges does not', () => {
  const victim = { target_status: 'unconscious', unresisting: false, range: 'close' } as const
  const kill = (weapon: string, ammo: number, mode: 'burst' | 'single' | null = null) =>
    coupDeGrace({ ...victim, weapon, ammo, mode }, why)
  expect(kill('Pike', 0)).toMatchObject({ allowed: true, target_status: 'dead', ammo_left: 0 })
  expect(kill('Automatic Rifle', 3)).toMatchObject({ allowed: false })
  expect(kill('Automatic Rifle', 3, 'single')).toMatchObject({ allowed: true, ammo_left: 2 })
  expect(kill('Club', 0)).toMatchObject({ allowed: false })
  const revolver = { ...victim, weapon: 'Revolver', ammo: 6, mode: null }
  expect(coupDeGrace({ ...revolver, target_status: 'active' }, why)).toMatchObject({ allowed: false })
  expect(coupDeGrace({ ...revolver, target_status: 'active', unresisting: true }, why)).toMatchObject({ ammo_left: 5 })
  expect(coupDeGrace({ ...revolver, target_status: 'dead' }, why)).toMatchObject({ allowed: false })
})

test('traveller.combat.coup-de-grace-brawling: needs a throw, close range and somebody who cannot resist', () => {
  const blow = {
    weapon: 'Club',
    target_status: 'unconscious',
    unresisting: false,
    range: 'close',
    blows_left: 0,
  } as const
  expect(coupDeGraceBrawling(blow, why)).toEqual({ allowed: true, throw_needed: true, blow: 'special', blows_left: 0 })
  expect(coupDeGraceBrawling({ ...blow, range: 'short' }, why)).toMatchObject({ allowed: false })
  expect(coupDeGraceBrawling({ ...blow, target_status: 'active' }, why)).toMatchObject({ allowed: false })
  expect(coupDeGraceBrawling({ ...blow, weapon: 'Sword' }, why)).toMatchObject({ allowed: false })
})
