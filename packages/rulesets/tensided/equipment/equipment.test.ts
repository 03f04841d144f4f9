import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { beltRounds, jamClearRounds } from '../campaign/settings.ts'
import { choosable } from '../ruleset/rules.ts'
import { AREA_COVERED, AREAS, ARMOR_PARTS, type ArmorPart, PART_COVERS } from '../tables/armor.ts'
import { armorNamed, armorNames, gunNamed, weaponNames } from '../tables/weapon.ts'
import { SIZE_ROWS, SIZES } from '../tables/weapon-sizes.ts'
import { armorParts, armorResistance, armorSpectra, armorTable, wornTogether } from './armor.ts'
import { armorSenses } from './armor-senses.ts'
import { armorWeight } from './armor-weight.ts'
import { condition } from './condition.ts'
import { explosives, zoneAt } from './explosives.ts'
import { fullAuto } from './full-auto.ts'
import { capacityOf, guns } from './guns.ts'
import { amountOf, inventoryList } from './inventory-list.ts'
import { isRepeater, rateOfFire } from './rate-of-fire.ts'
import { reload } from './reload.ts'
import { sampleTable } from './sample-table.ts'
import { GARMENTS, spotConcealed, weaponSize } from './size.ts'

const why = compose(choosable).silent
const gunsOf = weaponNames(why).slice(0, 26)

test('tensided.equipment.rate-of-fire: every gun, number of actions and load: never more than is in it', () => {
  for (const weapon of gunsOf) {
    const { rof } = gunNamed(weapon, why)
    for (const shooting of [1, 2, 3]) {
      const actions = Array.from({ length: shooting }, () => 'shoot' as const)
      const able = typeof rof === 'number' ? 2 : { single: 1, semi: 2, burst: 3 }[rof]
      for (let loaded = 0; loaded <= 12; loaded++) {
        const made = rateOfFire({ weapon, actions, loaded }, why)
        expect(made.shots_in_round).toBe(Math.min(able * shooting, loaded))
        expect(made.shots.reduce((sum, shots) => sum + shots, 0)).toBe(made.shots_in_round)
        expect(made.df_modifier).toBe([0, 0, 2, 4][shooting])
        expect(rateOfFire({ weapon, actions, loaded, at_most: 1 }, why).shots_in_round).toBe(Math.min(shooting, loaded))
      }
      const auto = () => rateOfFire({ weapon, actions, full_auto: true }, why)
      if (typeof rof === 'number') expect(auto().shots_in_round).toBe(Math.floor(rof / shooting) * shooting)
      else expect(auto).toThrow(/full auto/)
    }
  }
})

test('tensided.equipment.rate-of-fire: fast hands double only the guns they were trained for', () => {
  const doubled = (ability: 'rapid-repeater' | 'rapid-revolver') =>
    gunsOf.filter(weapon => {
      const slow = rateOfFire({ weapon, actions: ['shoot'] }, why).shots_per_action
      return rateOfFire({ weapon, actions: ['shoot'], abilities: [ability] }, why).shots_per_action > slow
    })
  expect(doubled('rapid-repeater')).toEqual(['Pump Action', 'Hunting Rifle'])
  expect(doubled('rapid-revolver')).toEqual(['single-action revolver'])
  expect(gunsOf.filter(name => isRepeater(gunNamed(name, why)))).toEqual(['Pump Action', 'Hunting Rifle'])
})

test('tensided.equipment.guns: a belt has as many rounds as the campaign says', () => {
  const rules = compose(choosable, { settings: { [beltRounds.id]: 50 } }).silent
  for (const weapon of gunsOf) {
    const { cap, feed, rounds } = guns({ weapon }, rules)
    expect(cap === null).toBe(feed === 'belt')
    expect(rounds).toBe(cap ?? 50)
    expect(capacityOf(gunNamed(weapon, why), why)).toBe(cap ?? 200)
  }
})

test('tensided.equipment.full-auto: a riot gun is as bad as its spread, and never worse than susceptible', () => {
  const at = (distance: number) => fullAuto({ weapon: 'Riot gun', shots: 6, mos: 0, distance }, why)
  expect(at(5)).toMatchObject({ hits: 3, pellets: 30, severity: 'susceptible', damage: 240 })
  expect(at(25)).toMatchObject({ hits: 3, pellets: 15, severity: 'susceptible', damage: 120 })
  expect(at(35)).toMatchObject({ hits: 3, pellets: 9, severity: 'unimportant', damage: 54 })
  expect(fullAuto({ shots: 6, mos: -1 }, why).hits).toBe(0)
  const head = fullAuto({ weapon: 'Carbine', shots: 15, mos: 0, location_severity: 'vital' }, why)
  expect(head).toMatchObject({ hits: 7, severity: 'vital', damage: 168 })
})

test('tensided.equipment.full-auto: a stream is walked as far as its hits are seen', () => {
  const walked = (distance: number, abilities: readonly 'marksman'[] = []) =>
    fullAuto({ continued: true, distance, abilities }, why).df_modifier
  expect([walked(25), walked(26), walked(33, ['marksman'])]).toEqual([-4, 0, -4])
  expect(fullAuto({ distance: 5, tracers: true }, why).df_modifier).toBe(0)
})

test('tensided.equipment.condition: prices, and how long a jam takes', () => {
  for (const weapon of gunsOf) {
    const prices = (['good', 'average', 'poor'] as const).map(one => condition({ condition: one, weapon }, why).price)
    const { price } = gunNamed(weapon, why)
    expect(prices).toEqual([price, price / 2, price / 4])
  }
  const rules = compose(choosable, { settings: { [jamClearRounds.id]: 3 } }).silent
  expect(condition({ condition: 'poor', d10: 2 }, rules).rounds_to_clear).toBe(3)
})

test('tensided.equipment.size: more cloth never hides less, and nothing larger hides better', () => {
  for (const [place, size] of SIZES.entries()) {
    for (const holster of [false, true]) {
      for (const special_holster of [false, true]) {
        let thinner = false
        for (const garment of GARMENTS) {
          const made = weaponSize({ size, garment, holster, special_holster }, why)
          expect(thinner && !made.concealable).toBe(false)
          const smaller = SIZES[place - 1]
          // A small pistol needs what a large subcompact needs, and a holster beside.
          if (smaller !== undefined && made.concealable) {
            expect(weaponSize({ size: smaller, garment, holster: true, special_holster: true }, why).concealable).toBe(
              true,
            )
          }
          thinner = made.concealable
        }
      }
    }
  }
  expect(weaponSize({ size: 'medium pistol', garment: 'thin shirt', holster: true }, why).bulge).toBe(true)
  expect(weaponSize({ size: 'small pistol', garment: 'thin shirt', holster: true }, why).bulge).toBe(false)
})

test('tensided.equipment.spot-concealed: every size under every garment', () => {
  for (const size of SIZES) {
    for (const garment of GARMENTS) {
      const { rank } = SIZE_ROWS[size]
      const made = spotConcealed({ size, garment }, why)
      const loose = garment === 'loose shirt' || garment === 'jacket' || garment === 'trenchcoat'
      const hidden = (rank <= 3 && loose) || (rank <= 6 && garment === 'trenchcoat')
      expect(made.possible).toBe(!hidden)
      expect(made.automatic).toBe(rank >= 9)
      if (!hidden && rank < 9) expect(made.difficulty).toBe(20 - Math.max(0, rank - 3))
    }
  }
  const seen = spotConcealed({ size: 'small pistol', garment: 'jacket', awareness: 6, spot: 4, d10: 9 }, why)
  expect(seen).toMatchObject({ attribute: 10, difficulty: 19, success: true, mos: 0 })
})

test('tensided.equipment.explosives: radii include their edge, and a blast keeps its thirds', () => {
  const radii = { kill_radius: 3, threat_radius: 9 }
  expect([0, 0.9, 1, 3, 3.1, 9, 9.1].map(distance => zoneAt(distance, radii))).toEqual([
    'same square',
    'same square',
    'kill',
    'kill',
    'threat',
    'threat',
    'safe',
  ])
  const blast = (distance: number) => explosives({ blast_damage: 40, ...radii, distance, physique: 5 }, why)
  expect([blast(0).damage, blast(2).damage, blast(20).damage]).toEqual([55, 25, 0])
  expect(blast(5).damage).toBeCloseTo(40 / 4 - 5, 10)
  expect(() => explosives({ weapon: 'Grenade', distance: 2 }, why)).toThrow(/3d6/)
  expect(() => explosives({ blast_damage: 3, distance: 2 }, why)).toThrow(/kill_radius/)
})

test('tensided.equipment.reload: by two cartridges, or a magazine or belt at once', () => {
  for (const weapon of gunsOf) {
    const gun = gunNamed(weapon, why)
    for (let load = 0; load <= 7; load++) {
      const made = reload({ weapon, load }, why)
      expect(made.rounds).toBe(gun.feed === 'hand' ? Math.ceil(load / 2) : 1)
      expect(made.actions_needed).toBeNull()
      expect(reload({ weapon, load, abilities: ['fast-reload'] }, why).actions_needed).toBe(made.rounds)
    }
    if (gun.feed === 'hand') expect(reload({ weapon }, why).rounds).toBe(Math.ceil((gun.cap ?? 0) / 2))
  }
  expect(reload({ weapon: '9mm Pistol', actions: ['reload', 'shoot'] }, why).allowed).toBe(false)
})

/** Every choice of parts. */
const leavings: readonly (readonly ArmorPart[])[] = Array.from({ length: 8 }, (_, bits) =>
  ARMOR_PARTS.filter((_part, place) => (bits & (1 << place)) > 0),
)

test('tensided.equipment.armor-parts: every armour with every choice of parts left off', () => {
  for (const armor of armorNames(why)) {
    const row = armorNamed(armor, why)
    for (const without of leavings) {
      const off = (part: ArmorPart) => without.includes(part) && row.covers.includes(PART_COVERS[part])
      const made = armorParts({ armor, without }, why)
      expect(made.stealth).toBe(off('leggings') ? 0 : row.stealth)
      expect(made.alertness).toBe(off('helmet') ? 0 : row.alertness)
      expect(made.weight).toBe(off('arm guards') ? (row.weight ?? 0) - 1 : row.weight)
      expect(made.athleticism).toBe(off('leggings') ? Math.min(0, (row.athleticism ?? 0) + 1) : row.athleticism)
      for (const area of AREAS) {
        const bare =
          !row.covers.includes(AREA_COVERED[area]) || without.some(part => PART_COVERS[part] === AREA_COVERED[area])
        expect(armorTable({ armor, without, area }, why).armor_resistance).toBe(bare ? 0 : row.res)
      }
      const spectra = armorSpectra({ armor, without, spectra: true }, why)
      const leather = armor === 'Heavy leather jacket'
      expect(spectra.price).toBe(leather ? row.price : row.price * 3)
      expect(spectra.weight).toBe(leather || made.weight === null ? made.weight : made.weight - 1)
    }
  }
})

test('tensided.equipment.armor: of two layers the better counts, on each part by itself', () => {
  for (const one of armorNames(why)) {
    for (const other of armorNames(why)) {
      for (const area of AREAS) {
        const single = [one, other].map(armor => armorResistance([{ armor }], area, why))
        expect(armorResistance([{ armor: one }, { armor: other }], area, why)).toBe(Math.max(...single))
      }
    }
  }
  expect(armorResistance([], 'torso', why)).toBe(0)
  expect(wornTogether([], why)).toEqual({ stealth: 0, alertness: 0, athleticism: 0, weight: 0, price: 0 })
  const both = wornTogether([{ armor: 'Navy SEAL armor' }, { armor: 'Military helmet' }], why)
  expect(both).toEqual({ stealth: 0, alertness: 2, athleticism: -1, weight: 6, price: 550 })
})

test('tensided.equipment.armor-weight: a quarter of movement and 2 DF for each point short', () => {
  for (let weight = 0; weight <= 8; weight++) {
    for (let physique = 0; physique <= 10; physique++) {
      for (const powerlifter of [0, 1, 2]) {
        const short = Math.max(0, weight - physique - 2 * powerlifter)
        const made = armorWeight({ weight, physique, powerlifter }, why)
        expect(made).toEqual({ short, move: Math.max(0, 1 - short / 4), hth_df: short * 2 })
      }
    }
  }
  expect(armorWeight({ weight: null, physique: 1 }, why).move).toBe(1)
})

test('tensided.equipment.armor-senses: only its own rolls, and never below 0 in cover', () => {
  for (const armor of armorNames(why)) {
    const row = armorNamed(armor, why)
    const df = (roll: 'stealth' | 'alertness' | 'spot') => armorSenses({ armor, roll, base_df: 10 }, why).difficulty
    expect([df('stealth'), df('alertness'), df('spot')]).toEqual([10 + (row.stealth ?? 0), 10 + row.alertness, 10])
    const bare = armorSenses({ armor, without: ['helmet', 'leggings'], roll: 'alertness', base_df: 10 }, why)
    expect(bare.difficulty).toBe(10)
    for (let athleticism = 0; athleticism <= 6; athleticism++) {
      const made = armorSenses({ armor, athleticism, in_cover: true }, why)
      expect(made.df_modifier).toBe(Math.max(0, athleticism + (row.athleticism ?? 0)))
    }
  }
})

test('tensided.equipment.inventory-list: the lines of the book, with their amounts', () => {
  expect(amountOf('1,000 .223 rounds')).toEqual({ amount: 1000, thing: '.223 rounds' })
  expect(amountOf('3 flashbangs')).toEqual({ amount: 3, thing: 'flashbangs' })
  expect(amountOf('‘00 Ford F-150')).toEqual({ amount: 1, thing: '‘00 Ford F-150' })
  const { inventory } = inventoryList({ add: ' a rope ', inventory: ['3 flashbangs'] }, why)
  expect(inventory).toEqual(['3 flashbangs', 'a rope'])
  expect(inventoryList({ add: '  ' }, why).listed).toBe(false)
})

test('tensided.equipment.sample-table: no other rows', () => {
  expect(() => sampleTable({ sheet_row: '9mm Pistol' }, why)).toThrow(/M9 Beretta/)
})
