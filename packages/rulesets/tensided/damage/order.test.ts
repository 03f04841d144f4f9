/** The arithmetic of a hit against its formula written by hand, and the odds of armour that the rulings were made by. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { armorFirst, bulletsArmorPiercing } from '../campaign/settings.ts'
import { hitLevel } from '../injury/health.ts'
import { choosable } from '../ruleset/rules.ts'
import { DAMAGE_TYPES } from '../tables/damage-types.ts'
import { levelOf } from '../tables/health-levels.ts'
import { SEVERITIES, SEVERITY_BY_ROLL, SEVERITY_FACTOR } from '../tables/severities.ts'
import { armorNamed, armorNames, modeOf, weaponNamed, weaponNames } from '../tables/weapon.ts'
import { damageTypes } from './by-type.ts'
import { damageOrder } from './order.ts'
import { armorPiercing, resistance } from './resistance.ts'
import { damageScore } from './score.ts'

const why = compose(choosable).silent
const silently = (settings: { readonly [id: string]: boolean }) => compose(choosable, { settings }).silent

test('tensided.damage.order: the formula by hand for every weapon and way, armour, severity and number of shots', () => {
  for (const name of weaponNames(why)) {
    const weapon = weaponNamed(name, why)
    const modes = weapon.kind === 'melee' ? weapon.modes.map(({ mode }) => mode) : [undefined]
    for (const mode of modes) {
      const piercing = weapon.kind === 'melee' ? modeOf(weapon, mode).armor_piercing : weapon.armor_piercing
      for (const armor of [0, ...armorNames(why).map(one => armorNamed(one, why).res)]) {
        for (const severity of SEVERITIES) {
          for (const shots of [0, 1, 2, 15]) {
            const times = weapon.kind === 'gun' && weapon.pellets !== null ? shots * weapon.pellets : shots
            const strength = weapon.kind === 'melee' ? 4 : 1
            const each = weapon.dmg * strength * SEVERITY_FACTOR.rows[severity] - (piercing ? armor / 2 : armor)
            const x = { weapon: name, severity, shots, armor_resistance: armor, damage_score: 4 }
            const hit = damageOrder(mode === undefined ? x : { ...x, mode }, why)
            expect(hit.damage).toBe(Math.max(0, each * times))
            expect(hit.armor_piercing).toBe(piercing)
          }
        }
      }
    }
  }
})

test('tensided.damage.order: the body resists a whole attack once, armour each part of it', () => {
  for (const damage_type of ['concussion', 'heat'] as const) {
    for (const hits of [1, 2, 5]) {
      const x = { damage_type, raw_damage: 8, severity: 'unimportant', shots: hits, physique: 5 } as const
      expect(damageOrder(x, why).damage).toBe(6 * hits - 5)
      const armored = damageOrder({ ...x, armor_resistance: 2, fragile: 2 }, why).damage
      expect(armored).toBe(damage_type === 'heat' ? 6 * hits - 3 : 4 * hits - 3)
    }
  }
})

/** Of ten rolls of severity: how many do nothing, drop a man of 10 hit points, kill him. */
function odds(hit: Omit<Parameters<typeof damageOrder>[0], 'severity'>, settings: { readonly [id: string]: boolean }) {
  const rules = silently(settings)
  let [nothing, dropped, dead] = [0, 0, 0]
  for (let face = 1; face <= 10; face++) {
    const { damage } = damageOrder({ ...hit, severity: SEVERITY_BY_ROLL.at(face, rules) }, rules)
    const level = levelOf(hitLevel(damage, 10, rules))
    if (damage === 0) nothing++
    if (level >= levelOf('incapacitated')) dropped++
    if (level >= levelOf('dead')) dead++
  }
  return [nothing * 10, dropped * 10, dead * 10]
}

test('tensided.damage.order: the odds of armour by which its place was ruled', () => {
  const first = { [armorFirst.id]: true }
  const blunt = { [bulletsArmorPiercing.id]: false }
  const pistol = { weapon: '9mm Pistol', shots: 2 }
  for (const settings of [{}, first, blunt]) expect(odds(pistol, settings)).toEqual([0, 60, 20])
  const vest = { ...pistol, armor_resistance: 6 }
  expect(odds(vest, {})).toEqual([20, 40, 10])
  expect(odds(vest, first)).toEqual([0, 20, 10])
  expect(odds(vest, blunt)).toEqual([60, 20, 10])
  const burst = { weapon: 'Assault Rifle', shots: 3 }
  expect(odds(burst, {})).toEqual([0, 90, 80])
  expect(odds({ ...burst, armor_resistance: 12 }, {})).toEqual([20, 60, 40])
  expect(odds({ ...burst, armor_resistance: 12 }, first)).toEqual([0, 80, 40])
  expect(odds({ ...burst, armor_resistance: 12 }, blunt)).toEqual([60, 40, 20])
  const small = { weapon: 'Vest Pocket Pistol', shots: 2, armor_resistance: 6 }
  expect(odds(small, {})).toEqual([60, 10, 0])
  expect(odds(small, first)).toEqual([100, 0, 0])
  expect(odds(small, blunt)).toEqual([90, 10, 0])
  const cut = { weapon: 'Combat Knife', mode: 'slash', damage_score: 3 } as const
  expect(odds(cut, {})).toEqual([0, 20, 10])
  expect(odds({ ...cut, armor_resistance: 6 }, {})).toEqual([60, 10, 0])
  expect(odds({ ...cut, armor_resistance: 6 }, first)).toEqual([100, 0, 0])
})

test('tensided.damage.types: no severity passes the cap of concussion, and no other kind has one', () => {
  for (const damage_type of DAMAGE_TYPES) {
    for (let severity_roll = 1; severity_roll <= 10; severity_roll++) {
      const { severity } = damageTypes({ damage_type, severity_roll }, why)
      const rolled = SEVERITY_BY_ROLL.at(severity_roll, why)
      const worse = SEVERITIES.indexOf(rolled) > SEVERITIES.indexOf('unimportant')
      expect(severity).toBe(damage_type === 'concussion' && worse ? 'unimportant' : rolled)
    }
  }
})

test('tensided.damage.resistance: only concussion and heat meet the body, heat passes armour that is not sealed', () => {
  for (const damage_type of DAMAGE_TYPES) {
    const met = resistance({ damage_type, armor_resistance: 10, physique: 7 }, why)
    const natural = damage_type === 'concussion' || damage_type === 'heat' ? 7 : 0
    const armor = damage_type === 'heat' || damage_type === 'cold' ? 0 : 10
    expect(met).toEqual({ natural_resistance: natural, resistance: natural + armor })
  }
  expect(resistance({ damage_type: 'heat', physique: 2, fragile: 5 }, why).natural_resistance).toBe(0)
})

test('tensided.damage.armor-piercing: each group stands under its own setting', () => {
  const groups = { bullets: '9mm Pistol', pellets: 'Riot gun', thrusts: 'Spear', fragments: 'Grenade' }
  for (const [group, weapon] of Object.entries(groups)) {
    for (const on of [true, false]) {
      const rules = silently({ [`tensided.${group}_armor_piercing`]: on })
      for (const [other, name] of Object.entries(groups)) {
        const usual = other !== 'pellets'
        const expected = other === group ? on : usual
        expect(armorPiercing({ weapon: name, armor_resistance: 7 }, rules)).toEqual({
          armor_piercing: expected,
          resistance: expected ? 3.5 : 7,
        })
      }
      expect(armorPiercing({ weapon, armor_resistance: 7, armor_piercing: true }, rules).resistance).toBe(3.5)
    }
  }
})

test('tensided.damage.score: half of physique rounded up, and strength is behind no gun', () => {
  for (let physique = 0; physique <= 20; physique++) {
    for (let devastating = 0; devastating <= 5; devastating++) {
      const { damage_score } = damageScore({ physique, devastating }, why)
      expect(damage_score).toBe(Math.ceil(physique / 2) + devastating)
      for (const name of weaponNames(why)) {
        const { dmg, kind } = weaponNamed(name, why)
        const { raw_damage } = damageScore({ physique, devastating, weapon: name }, why)
        expect(raw_damage).toBe(kind === 'melee' ? dmg * damage_score : dmg)
      }
    }
  }
})

test('tensided.damage.base: without a weapon there is nothing to go by', () => {
  expect(() => damageOrder({ severity: 'vital' }, why)).toThrow(/weapon/)
  expect(() => damageOrder({ severity: 'vital', damage_type: 'heat' }, why)).toThrow(/weapon/)
})
