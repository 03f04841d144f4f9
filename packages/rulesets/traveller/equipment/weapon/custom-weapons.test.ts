import { BadInput, compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { automaticRifleMode, triggerPull } from '../../combat/attack/automatic-fire.ts'
import { shotgunFlying } from '../../combat/attack/groups.ts'
import { throwingBlades } from '../../combat/attack/thrown.ts'
import { toHit } from '../../combat/attack/to-hit.ts'
import { ammunition, reloading } from '../../combat/weapon/ammunition.ts'
import { rangeMatrix, weaponsMatrix, woundDice } from '../../combat/weapon/matrices.ts'
import { levelWith } from '../../skill/weapon-skills.ts'
import { accessories } from '../accessories.ts'
import { guns } from '../guns.ts'
import { weaponInUse } from '../weapon-in-use.ts'
import { customWeapons, settings } from './custom-weapons.ts'

const laserPistol = {
  class: 'gun',
  type: 'laser',
  skill: 'Laser Pistol',
  armour: { nothing: 2, jack: 1, mesh: 0, cloth: -1, reflec: -8, ablat: -7, combat: -6 },
  range: { close: 1, short: 2, medium: -3, long: null, very_long: null },
  levels: { required: 7, required_dm: -2, advantageous: 10, advantageous_dm: 1 },
  wound_dice: 3,
  tl: 9,
  weight_g: 1500,
  price: 2000,
  capacity: 25,
  reload_rounds: 2,
  ammo_weight_g: 500,
  ammo_price: 100,
  fits: ['Shoulder Stock'],
}
const axe = {
  class: 'blade',
  skill: 'Broadsword',
  armour: { nothing: 4, jack: 4, mesh: 2, cloth: 1, reflec: 4, ablat: 2, combat: -3 },
  range: { close: -5, short: 2, medium: null, long: null, very_long: null },
  wound_dice: 3,
}
const scattergun = { ...laserPistol, type: 'long gun', skill: 'Shotgun', spreads: true }
const assaultRifle = { ...laserPistol, type: 'long gun', skill: 'Rifle', shots_per_trigger: 3, single_shots: true }
const tomahawk = { ...axe, throwable: true }
const chosen = {
  [customWeapons.id]: {
    'Laser Pistol': laserPistol,
    'Fire Axe': axe,
    Scattergun: scattergun,
    'Assault Rifle': assaultRifle,
    Tomahawk: tomahawk,
  },
}
const why = compose({ options: [], settings }, { settings: chosen }).silent
const shot = {
  weapon: 'Laser Pistol',
  level: 1,
  dexterity: 10,
  armor: 'ablat',
  laser_hits_taken: 2,
  range: 'short',
  accessories: ['Shoulder Stock'],
  roll: 9,
}

test('traveller.equipment.new-weapons: a weapon of the campaign goes through every rule by its own rows', () => {
  expect(weaponsMatrix({ weapon: 'Laser Pistol', armor: 'vacc_suit' }, why)).toBe(-1)
  expect(rangeMatrix({ weapon: 'Laser Pistol', range: 'long', accessories: [], folded: false }, why)).toEqual({
    attack_possible: false,
  })
  expect(woundDice({ weapon: 'Fire Axe' }, why)).toBe(3)
  // Ablat -7 and two hits taken, range +2 with the stock's -1, dexterity +1, level +1.
  expect(toHit.answer(shot, why).answer).toEqual({ attack_possible: true, dm: -2, total: 7, hit: false })
  expect(guns({ weapon: 'Laser Pistol' }, why)).toMatchObject({ loaded_g: 2000, with_ammo_price: 2100, capacity: 25 })
  expect(reloading.answer({ weapon: 'Laser Pistol', rounds_done: 2 }, why).answer).toMatchObject({
    rounds: 2,
    loaded: true,
  })
  expect(ammunition.answer({ weapon: 'Laser Pistol', ammo: 3, shots: 3 }, why).answer).toMatchObject({ ammo_left: 0 })
  const fitted = (name: string) => accessories.answer({ weapon: 'Laser Pistol', accessories: [name] }, why).answer
  expect(fitted('Shoulder Stock')).toMatchObject({ allowed: true })
  expect(fitted('Silencer')).toMatchObject({ allowed: false })
})

test('traveller.skill.weapon-zero: players are untrained with weapons that are not of the book', () => {
  const player = { player_character: true, skills: {} }
  expect(levelWith({ ...player, weapon: 'Laser Pistol' }, why)).toBeNull()
  expect(levelWith({ ...player, weapon: 'Fire Axe' }, why)).toBe(0)
  expect(levelWith({ ...player, weapon: 'Laser Pistol', skills: { 'Laser Pistol': 1 } }, why)).toBe(1)
  expect(levelWith({ ...player, weapon: 'Laser Pistol', skills: { 'Jack of all Trades': 1 } }, why)).toBe(0)
})

test('traveller.equipment.new-weapons: it is used as its class says', () => {
  const held = { ammo: 0, bayonet_fixed: false, uses: 0, skills: { Broadsword: 2 }, player_character: false }
  expect(weaponInUse({ ...held, weapon: 'Fire Axe', way: 'swung' }, why)).toMatchObject({
    weapon: 'Fire Axe',
    skill: 'Broadsword',
    level: 2,
    wound_dice: 3,
  })
  expect(weaponInUse({ ...held, weapon: 'Laser Pistol', way: 'swung' }, why)).toMatchObject({ allowed: false })
})

test('traveller.combat.shotgun-flying: whatever spreads its charge hits flyers better', () => {
  const at = (weapon: string) => shotgunFlying({ weapon, target_flying: true, range: 'short' }, why)
  expect(at('Shotgun')).toEqual(at('Scattergun'))
  expect(at('Laser Pistol')).toMatchObject({ extra_dm: 0 })
})

test('traveller.combat.automatic-rifle-mode: a gun of the campaign is switched to single shots by its own rows', () => {
  expect(triggerPull('Assault Rifle', 'burst', why)).toEqual({ row: 'Assault Rifle', throws: 2, ammo_used: 3 })
  expect(triggerPull('Assault Rifle', 'single', why)).toEqual({ row: 'Assault Rifle', throws: 1, ammo_used: 1 })
  expect(triggerPull('Automatic Rifle', 'single', why)).toEqual({ row: 'Rifle', throws: 1, ammo_used: 1 })
  expect(() => automaticRifleMode({ weapon: 'Submachinegun', mode: 'single' }, why)).toThrow(BadInput)
})

test('traveller.combat.throwing-blades: of the campaign’s blades those that are made for it are thrown', () => {
  const thrown = (weapon: string) => throwingBlades.answer({ weapon, range: 'short', dexterity: 9 }, why).answer
  expect(thrown('Tomahawk')).toMatchObject({ attack_possible: true, wound_dice: 2 })
  expect(thrown('Fire Axe')).toMatchObject({ attack_possible: false })
  expect(thrown('Sword')).toMatchObject({ attack_possible: false })
})

test('traveller.equipment.new-weapons: an unknown weapon is refused with the nearest known one', () => {
  const asked = (weapon: string) => () => woundDice({ weapon }, why)
  expect(asked('Laser Pistl')).toThrow(new BadInput('weapon', 'perhaps Laser Pistol', 'Laser Pistl'))
  expect(asked('Cutlas')).toThrow(/perhaps Cutlass/)
  expect(asked('constructor')).toThrow(BadInput)
  const plain = compose({ options: [], settings }).silent
  expect(() => woundDice({ weapon: 'Fire Axe' }, plain)).toThrow(BadInput)
})

test('traveller.equipment.new-weapons: the book’s weapons come first', () => {
  const shadowed = compose({ options: [], settings }, { settings: { [customWeapons.id]: { Cutlass: axe } } }).silent
  expect(weaponsMatrix({ weapon: 'Cutlass', armor: 'jack' }, shadowed)).toBe(3)
})
