/** Every weapon fired or thrown at every armour at three distances and more, from the difficulty to the wound. */
import { compose } from '@umpire/engine'
import { expect, test } from 'vitest'
import { damageOrder } from '../damage/order.ts'
import { armorResistance } from '../equipment/armor.ts'
import { condition } from '../equipment/condition.ts'
import { CONDITIONS } from '../equipment/conditions.ts'
import { explosives } from '../equipment/explosives.ts'
import { fullAuto } from '../equipment/full-auto.ts'
import { rateOfFire } from '../equipment/rate-of-fire.ts'
import { hitLevel } from '../injury/health.ts'
import { severity } from '../injury/severity.ts'
import { choosable } from '../ruleset/rules.ts'
import { armorNames, type Gun, weaponNamed, weaponNames } from '../tables/weapon.ts'
import { baseDifficulty } from './distance/base-difficulty.ts'
import { ptm } from './distance/ptm.ts'
import { shot } from './distance/shot.ts'
import { thrown } from './distance/thrown.ts'
import { rangedModifiers } from './modifiers.ts'

const why = compose(choosable).silent
const all = weaponNames(why).map(name => weaponNamed(name, why))
const guns = all.filter(weapon => weapon.kind === 'gun')
/** Bare, then from the lightest up; a helmet covers no torso. */
const armors = [0, ...armorNames(why).map(armor => armorResistance([{ armor }], 'untargeted', why))].toSorted(
  (a, b) => a - b,
)
const NEAR = [5, 30, 300]
const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Damage of one attack that hit: as the d10 of severity, the spread or the stream has it. */
function damages(gun: Gun, distance: number, armor_resistance: number): readonly number[] {
  const { shots_per_action: shots } = rateOfFire({ weapon: gun.name, actions: ['shoot'] }, why)
  if (gun.pellets !== null) {
    const spread = shot({ weapon: gun.name, distance, shots, armor_resistance }, why)
    const { damage } = damageOrder(
      { weapon: gun.name, pellets: spread.pellets, severity: spread.severity, armor_resistance },
      why,
    )
    expect(spread.damage).toBe(damage)
    return [damage]
  }
  return FACES.map(severity_roll => {
    const found = severity({ severity_roll }, why).severity
    return damageOrder({ weapon: gun.name, shots, severity: found, armor_resistance }, why).damage
  })
}

test('tensided.damage.order: every gun at every armour at three distances is finite, and no armour makes it worse', () => {
  let hits = 0
  for (const gun of guns) {
    for (const distance of NEAR) {
      let lighter: readonly number[] | undefined
      for (const armor of armors) {
        const done = damages(gun, distance, armor)
        hits += done.length
        for (const [face, damage] of done.entries()) {
          expect(Number.isFinite(damage) && damage >= 0).toBe(true)
          expect(damage).toBeLessThanOrEqual(lighter?.[face] ?? Number.POSITIVE_INFINITY)
          expect(damage).toBeGreaterThanOrEqual(done[face - 1] ?? 0)
          expect(['none', 'hurt', 'injured', 'wounded', 'critical', 'incapacitated', 'comatose', 'dead']).toContain(
            hitLevel(damage, 10, why),
          )
        }
        lighter = done
      }
    }
  }
  expect(hits).toBeGreaterThan(5000)
})

test('tensided.equipment.full-auto: every automatic gun at every armour: a better roll never does less', () => {
  for (const gun of guns) {
    if (typeof gun.rof !== 'number') continue
    for (const distance of NEAR) {
      for (const [place, armor_resistance] of armors.entries()) {
        let worse = 0
        for (let mos = 0; mos <= 20; mos++) {
          const x = { weapon: gun.name, shots: gun.rof, mos, distance }
          const { damage = -1, hits = -1 } = fullAuto({ ...x, armor_resistance }, why)
          expect(hits).toBe(Math.min(gun.rof, Math.max(1, Math.floor(gun.rof / 2) + mos)))
          expect(Number.isFinite(damage)).toBe(true)
          expect(damage).toBeGreaterThanOrEqual(worse)
          const before = armors[place - 1]
          if (before !== undefined) {
            expect(damage).toBeLessThanOrEqual(fullAuto({ ...x, armor_resistance: before }, why).damage ?? -1)
          }
          worse = damage
        }
      }
    }
  }
})

test('tensided.ranged.modifiers: farther is never easier, aimed or not, for any weapon', () => {
  for (const weapon of all) {
    for (const snap of [false, true]) {
      let nearer = 0
      for (let distance = 0; distance <= 1100; distance += 12.5) {
        const made = rangedModifiers({ weapon: weapon.name, distance, snap }, why)
        expect(Number.isSafeInteger(made.difficulty)).toBe(true)
        expect(made.difficulty).toBeGreaterThanOrEqual(nearer)
        expect(made.difficulty).toBe(made.base_df + made.sighting_df + made.df_modifier)
        expect(made.automatic).toBe(false)
        nearer = made.difficulty
      }
    }
  }
})

test('tensided.ranged.ptm: farther is never surer, and a gun that misses by itself misses on its lowest faces', () => {
  for (const gun of guns) {
    let nearer = 0
    for (let distance = 0; distance <= 1100; distance += 7) {
      const made = ptm({ weapon: gun.name, distance }, why).ptm
      expect(made).toBe(gun.pellets === null ? Math.floor(distance / gun.rng) : 0)
      expect(made).toBeGreaterThanOrEqual(nearer)
      nearer = made
    }
    for (const distance of NEAR) {
      const missed = FACES.filter(d10 => ptm({ weapon: gun.name, distance, d10 }, why).ptm_miss)
      expect(missed).toEqual(FACES.slice(0, ptm({ weapon: gun.name, distance }, why).ptm))
    }
  }
})

test('tensided.ranged.shot: farther hits easier and never does more, until no pellet is left', () => {
  for (const gun of guns) {
    if (gun.pellets === null) {
      expect(() => shot({ weapon: gun.name, distance: 5 }, why)).toThrow(/shot/)
      continue
    }
    for (const choke of ['normal', 'sawed-off', 'open choke', 'duckbill'] as const) {
      for (const flechettes of [false, true]) {
        for (const armor_resistance of [0, 6, 15]) {
          let nearer = { damage: Number.POSITIVE_INFINITY, df_modifier: 0, pellets: gun.pellets }
          for (let distance = 0; distance <= 600; distance += 7.5) {
            const made = shot({ weapon: gun.name, distance, choke, flechettes, armor_resistance }, why)
            expect(made.damage).toBeLessThanOrEqual(nearer.damage)
            expect(made.df_modifier).toBeLessThanOrEqual(nearer.df_modifier)
            expect(made.pellets).toBeLessThanOrEqual(nearer.pellets)
            expect(made.neighbours).toBe(made.k >= 3)
            nearer = made
          }
          if (choke !== 'duckbill') expect(nearer.pellets).toBe(0)
        }
      }
    }
  }
})

test('tensided.ranged.base-difficulty: guns at 15, what is rough at 15 for a square and 20 for somebody', () => {
  for (const weapon of all) {
    for (const distance of NEAR) {
      for (const aimed_at of ['person', 'square'] as const) {
        const made = baseDifficulty(
          { weapon: weapon.name, distance, aimed_at, coordination: 4, awareness: 9, ranged_combat: 3 },
          why,
        )
        expect(made.base_df).toBe(weapon.kind !== 'gun' && aimed_at === 'person' ? 20 : 15)
        expect(made.attribute).toBe(weapon.kind === 'gun' && distance <= 10 ? 12 : 7)
      }
    }
  }
})

test('tensided.ranged.thrown: says of a throw what the modifiers say', () => {
  for (const distance of [0, 8, 10, 20, 49, 50]) {
    for (const aimed_at of ['person', 'square'] as const) {
      for (const snap of [false, true]) {
        const { difficulty } = rangedModifiers({ weapon: 'Grenade', distance, aimed_at, snap }, why)
        expect(thrown({ physique: 5, distance, aimed_at, snap }, why)).toMatchObject({ possible: true, difficulty })
      }
    }
  }
  expect(thrown({ physique: 5, distance: 50.1 }, why).possible).toBe(false)
})

test('tensided.equipment.explosives: every armour at every distance: nearer and barer is never better', () => {
  for (let fragments_rolled = 3; fragments_rolled <= 18; fragments_rolled++) {
    for (const [place, armor_resistance] of armors.entries()) {
      let nearer = Number.POSITIVE_INFINITY
      for (let distance = 0; distance <= 12; distance++) {
        const x = { weapon: 'Grenade', distance, fragments_rolled }
        const { damage, fragments, zone } = explosives({ ...x, armor_resistance }, why)
        const share = { 'same square': 2, kill: 1, threat: 1 / 3, safe: 0 }[zone]
        expect(fragments).toBe(Math.floor(fragments_rolled * share + 1e-9))
        expect(damage).toBe(fragments * Math.max(0, 6 - armor_resistance / 2))
        expect(damage).toBeLessThanOrEqual(nearer)
        const before = armors[place - 1] ?? 0
        expect(damage).toBeLessThanOrEqual(explosives({ ...x, armor_resistance: before }, why).damage)
        nearer = damage
      }
    }
  }
})

test('tensided.equipment.condition: every condition jams on its lowest faces, whatever is rolled against', () => {
  for (const one of CONDITIONS) {
    for (const d10 of FACES) {
      const made = condition({ condition: one, d10, shots: 3, attribute: 30, difficulty: 0 }, why)
      const jam = d10 <= { good: 0, average: 1, poor: 2 }[one]
      expect(made).toMatchObject({ jam, success: !jam, rounds_used: jam ? 0 : 3, rounds_to_clear: jam ? 1 : 0 })
    }
  }
})
