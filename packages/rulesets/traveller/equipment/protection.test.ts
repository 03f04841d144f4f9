import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { weaponsMatrix } from '../combat/weapon/matrices.ts'
import { WEAPON_CLASS } from '../tables/combat/weapon-classes.ts'
import { ACCESSORIES, ARMOURS, GUNS } from '../tables/words.ts'
import { accessories, minorAccessories, silencer } from './accessories.ts'
import { misfire } from './archaic.ts'
import { armor, battleDress, strengthIn, vaccSuitWeight } from './armour.ts'
import { ablatWear, armourDm, reflecLayer } from './protection.ts'
import { sightDamage } from './sights.ts'

const why = compose({ options: [] }).silent
const WEAPONS = Object.keys(WEAPON_CLASS.rows)
const LASERS = ['Laser Carbine', 'Laser Rifle']

test('traveller.equipment.reflec-layer: the better of both columns, whichever lies above, for every weapon', () => {
  for (const weapon of WEAPONS) {
    for (const suit of ARMOURS) {
      const alone = (worn: typeof suit) => weaponsMatrix({ weapon, armor: worn }, why)
      const better = Math.min(alone(suit), alone('reflec'))
      expect(reflecLayer({ weapon, armor: [suit, 'reflec'], laser_hits_taken: 0 }, why)).toBe(better)
      expect(armourDm(weapon, ['reflec', suit], 0, why)).toBe(better)
      expect(armourDm(weapon, [suit], 0, why)).toBe(alone(suit))
    }
    expect(armourDm(weapon, [], 0, why)).toBe(weaponsMatrix({ weapon, armor: 'nothing' }, why))
  }
})

test('traveller.equipment.ablat-wear: each laser hit costs 1 against lasers alone, down to nothing', () => {
  for (const weapon of WEAPONS) {
    const fresh = weaponsMatrix({ weapon, armor: 'ablat' }, why)
    const bare = weaponsMatrix({ weapon, armor: 'nothing' }, why)
    for (let hits = 0; hits <= 15; hits++) {
      const worn = LASERS.includes(weapon) ? Math.min(fresh + hits, bare) : fresh
      expect(ablatWear({ weapon, armor: 'ablat', laser_hits_taken: hits }, why)).toBe(worn)
      expect(armourDm(weapon, ['ablat'], hits, why)).toBe(worn)
      expect(armourDm(weapon, ['mesh'], hits, why)).toBe(weaponsMatrix({ weapon, armor: 'mesh' }, why))
    }
  }
})

test('traveller.equipment.armor: of all pairs only those with one reflec may be worn', () => {
  for (const outer of ARMOURS) {
    for (const inner of ARMOURS) {
      const answer = armor({ worn: [outer, inner], skills: { 'Vacc Suit': 1 }, player_character: false }, why)
      const suits = [outer, inner].filter(suit => suit !== 'nothing' && suit !== 'reflec').length
      const layers = [outer, inner].filter(suit => suit === 'reflec').length
      expect(answer.allowed).toBe(suits <= 1 && layers <= 1)
    }
  }
})

test('traveller.equipment.armor: suits need the skill; jack of all trades is enough for a vacc suit only', () => {
  const wears = (worn: 'vacc_suit' | 'combat' | 'battle_dress', skills: Record<string, number>) =>
    armor({ worn: [worn], skills, player_character: true }, why).allowed
  expect(wears('vacc_suit', {})).toBe(false)
  expect(wears('vacc_suit', { 'Jack of all Trades': 2 })).toBe(true)
  expect(wears('battle_dress', { 'Jack of all Trades': 2 })).toBe(false)
  expect(wears('battle_dress', { 'Vacc Suit': 1 })).toBe(true)
})

test('traveller.equipment.vacc-suit-weight: two kilograms less for each tech level, never less than none', () => {
  const kilograms = [8, 9, 10, 11, 12, 13, 14, 15].map(tl => vaccSuitWeight({ tl }, why).load_kg)
  expect(kilograms).toEqual([10, 8, 6, 4, 2, 0, 0, 0])
})

test('traveller.equipment.battle-dress: doubles strength for those who wear it', () => {
  expect(strengthIn(['battle_dress'], 7, 'fighting', why)).toBe(14)
  expect(strengthIn(['battle_dress', 'reflec'], 7, 'load', why)).toBe(14)
  expect(strengthIn(['combat'], 7, 'fighting', why)).toBe(7)
  expect(battleDress({ use: 'fighting' }, why)).toEqual({ blow: 'combat', allowed: true })
})

test('traveller.equipment.accessories: each fits the guns of its list and no other, and not twice', () => {
  const fits = new Map<string, string[]>()
  for (const weapon of GUNS) {
    for (const accessory of ACCESSORIES) {
      const one = accessories({ weapon, accessories: [accessory], folded: false }, why).allowed
      if (one) fits.set(accessory, [...(fits.get(accessory) ?? []), weapon])
      expect(accessories({ weapon, accessories: [accessory, accessory], folded: false }, why).allowed).toBe(false)
    }
  }
  expect(Object.fromEntries(fits)).toEqual({
    'Telescopic Sights': ['Carbine', 'Rifle', 'Automatic Rifle'],
    'Electronic Sights': ['Carbine', 'Rifle', 'Automatic Rifle'],
    Silencer: ['Body Pistol', 'Automatic Pistol', 'Revolver'],
    'Shoulder Stock': ['Body Pistol', 'Automatic Pistol', 'Revolver'],
    'Folding Stock': ['Carbine', 'Rifle', 'Shotgun'],
  })
  const both = ['Telescopic Sights', 'Electronic Sights'] as const
  expect(accessories({ weapon: 'Rifle', accessories: both, folded: false }, why).allowed).toBe(false)
  const pair = ['Telescopic Sights', 'Folding Stock'] as const
  expect(accessories({ weapon: 'Rifle', accessories: pair, folded: false }, why).allowed).toBe(true)
})

test('traveller.equipment.silencer: not on another model, not in a holster', () => {
  const pistol = { weapon: 'Revolver', silenced: true }
  expect(silencer({ ...pistol, bought_for: 'Body Pistol' }, why)).toMatchObject({ allowed: false })
  expect(silencer({ ...pistol, weapon_carried: 'holstered' }, why)).toMatchObject({ allowed: false })
  expect(silencer({ ...pistol, weapon_carried: 'in hand', bought_for: 'Revolver' }, why)).toMatchObject({
    silent: true,
  })
  expect(silencer({ weapon: 'Rifle', silenced: false }, why)).toMatchObject({ allowed: true, silent: false })
})

test('traveller.equipment.minor-accessories: whole credits, rounded up, between a tenth and a fifth', () => {
  for (const weapon of [...GUNS, 'Foil', 'Dagger']) {
    for (const percent of [10, 12, 15, 19, 20]) {
      const { price } = minorAccessories({ weapon, share: percent / 100 }, why)
      const whole = minorAccessories({ weapon, share: 0.2 }, why).price * 5
      expect(price).toBe(Math.ceil((whole * percent) / 100))
    }
  }
})

test('traveller.equipment.sight-damage: goes out of line on 7 or more, and stays so', () => {
  for (let roll = 2; roll <= 12; roll++) {
    expect(sightDamage({ roll, misaligned: false }, why)).toEqual({ misaligned: roll >= 7 })
    expect(sightDamage({ roll, misaligned: true }, why)).toEqual({ misaligned: true })
  }
})

test('traveller.equipment.misfire: flintlocks fail on 2 and 3, and no other gun fails', () => {
  for (let roll = 2; roll <= 12; roll++) {
    const musket = misfire({ weapon: 'Flintlock Musket', ammo: 1, roll }, why)
    expect(musket).toEqual({ throw_needed: true, misfire: roll < 4, ammo_left: 1 })
    expect(misfire({ weapon: 'Rifle', ammo: 20, roll }, why)).toMatchObject({ throw_needed: false, misfire: false })
  }
})
