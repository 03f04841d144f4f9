import { readFileSync } from 'node:fs'
import { json, list, map } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { levelOf } from '../../enc/level.ts'
import { AK, CATALOGUE, CORRECTED, HUMAN, PRINTED, RIVER_HOUND } from '../catalogue.ts'
import { rulesOf } from '../design/campaign.ts'
import type { Design } from '../design/design.ts'
import { atBaseScale } from '../design/rescale.ts'
import { AT_REST } from '../feat/feats.ts'
import { creatureTable } from '../table.ts'
import { anyDesign } from '../test/any-design-fixture.ts'
import { type CreatureSheet, explainedSheet, sheetOf } from './sheet.ts'
import { sheetText } from './text.ts'

const wayIn = (sheet: CreatureSheet, where: string) => {
  const found = sheet.ways.find(({ environment }) => environment === where)
  if (found === undefined) throw new Error(`no way in ${where}`)
  return found
}

const rows = list(map(json())).read(
  parse(readFileSync(new URL('../../inventory.yaml', import.meta.url), 'utf8')).rules.find(
    (one: { readonly id: string }) => one.id === 'gulliver.creature.table',
  ).data,
  'rows',
)

describe('gulliver.creature.table: the designs of the book', () => {
  for (const design of PRINTED) {
    test(`${design.name} moves, dodges and jumps as its row does`, () => {
      const row = creatureTable({ creature: design.name }, rulesOf(design).silent)
      const sheet = sheetOf(design)
      const home = wayIn(sheet, design.primary)
      expect(home.level).toBe(row.level)
      expect(home.move).toBeCloseTo(row.move, 9)
      expect(home.dodge).toBe(row.dodge)
      expect(home.control_modifier).toBe(row.control_modifier)
      expect(sheet.jump.jd).toBeCloseTo(row.jd, 9)
      expect(wayIn(sheet, 'land').level).toBe(row.land_level)
      if (row.air_level !== null)
        expect(wayIn(sheet, 'air')).toMatchObject({ level: row.air_level, move: row.air_move })
    })
  }

  test('corrected, they come out as the book prints them', () => {
    expect(CORRECTED.map(({ name }) => name)).toEqual([
      'cheetah (corrected)',
      'elephant (corrected)',
      'tiger (corrected)',
      'cat (corrected)',
      'hawk (corrected)',
      'Giant (corrected)',
    ])
    for (const design of CORRECTED) {
      const row = rows.find(({ name }) => design.name === `${name} (corrected)`)
      const book = map(json()).read(row?.['book'], 'book')
      const sheet = sheetOf(design)
      const home = wayIn(sheet, design.primary)
      const tenths = (value: number): number => Math.round(value * 10) / 10
      expect([design.name, tenths(home.move), home.dodge, home.control_modifier, tenths(sheet.jump.jd)]).toEqual([
        design.name,
        book['move'],
        book['dodge'],
        book['control_modifier'],
        book['jd'],
      ])
    }
  })
})

describe('gulliver.ak.performance: Ak', () => {
  const sheet = sheetOf(AK)
  test('gulliver.ak.stats: his body', () => {
    expect(sheet.stats).toMatchObject({ combat_st: { rounded: 6 }, load_st: { rounded: 4 }, hp: { rounded: 8 } })
    expect(sheet.stats).toMatchObject({ dr: { rounded: 2 }, weight: { rounded: 88 }, thrust_air: { rounded: 8 } })
  })
  test('gulliver.ak.land, water and air: naked', () => {
    expect(wayIn(sheet, 'land')).toMatchObject({ wsr: 22, burden: 'medium', enc_factor: 4, effective_msr: 88 })
    expect(wayIn(sheet, 'land')).toMatchObject({
      level: 'medium',
      combat_move: 4,
      step: 1,
      control_modifier: 0,
      dodge: 3,
    })
    expect(wayIn(sheet, 'land').move).toBeCloseTo(4.4, 9)
    expect(wayIn(sheet, 'water')).toMatchObject({
      enc_factor: 1.5,
      effective_msr: 66,
      level: 'medium',
      control_modifier: -4,
    })
    expect(wayIn(sheet, 'water').move).toBeCloseTo(2.2, 9)
    expect(wayIn(sheet, 'air')).toMatchObject({
      wsr: 11,
      enc_factor: 1.6,
      level: 'neg2',
      control_modifier: 2,
      dodge: 6,
    })
    expect(wayIn(sheet, 'air')).toMatchObject({ dodge_bonus: 1, step: 1 })
    expect(wayIn(sheet, 'air').effective_msr).toBeCloseTo(17.6, 9)
    expect(wayIn(sheet, 'air').move).toBeCloseTo(8.8, 9)
    expect(sheet.glide).toMatchObject({ level: 'heavy', control_modifier: -6 })
    expect(sheet.glide?.move).toBeCloseTo(7.33, 2)
  })
  test('with twenty pounds of gear', () => {
    const loaded = sheetOf(AK, { ...AT_REST, gear: 20, gear_in_water: 17 })
    expect(wayIn(loaded, 'land')).toMatchObject({
      wsr: 27,
      burden: 'heavy',
      enc_factor: 7,
      effective_msr: 189,
      level: 'heavy',
    })
    expect(wayIn(loaded, 'water')).toMatchObject({ enc_factor: 2, effective_msr: 108, level: 'heavy' })
    expect(wayIn(loaded, 'air')).toMatchObject({ wsr: 23.5, enc_factor: 7, effective_msr: 94.5, level: 'x-heavy' })
    const sinking = sheetOf(AK, { ...AT_REST, gear: 20, gear_in_water: 17, direction: 'down' })
    expect(wayIn(sinking, 'water')).toMatchObject({ wsr: 0, effective_msr: 54, level: 'medium' })
    expect(wayIn(sheetOf(AK, { ...AT_REST, direction: 'up' }), 'water')).toMatchObject({
      effective_msr: 44,
      level: 'light',
    })
    expect(sheetOf(AK, { ...AT_REST, gear: 20 }).glide?.level).toBe('heavy')
  })
  test('with gear of his own, both ways stand on the sheet', () => {
    const geared = { ...AK, gear: 20, gear_in_water: 17 }
    const sheet = sheetOf(geared)
    expect(sheet.ways).toEqual(sheetOf(AK).ways)
    expect(sheet.loaded?.map(({ level }) => level)).toEqual(['heavy', 'heavy', 'x-heavy'])
    expect(sheet.price.total).toBe(27)
    expect(sheetText(geared, sheet)).toContain('+ with 20 lb of gear')
  })
  test('gulliver.ak.advanced: jumps, throws, descends', () => {
    expect(sheet.jump.jd).toBeCloseTo(0.4545, 4)
    expect(sheet.throwing?.td).toBeCloseTo(8.889, 3)
    expect(sheet.glide?.descent).toBeCloseTo(0.542, 3)
    expect(sheet.falls.ftv).toBeCloseTo(10.03, 2)
    expect(sheet.damage.bite).toBe('1d-4')
  })
})

describe('gulliver.size.build: the river hound', () => {
  const sheet = sheetOf(RIVER_HOUND)
  test('its body and its bite', () => {
    expect(sheet).toMatchObject({ size: 1, basic_speed: 5.75 })
    expect(sheet.stats).toMatchObject({
      combat_st: { exact: 19.5, rounded: 20 },
      load_st: { rounded: 26 },
      hp: { rounded: 18 },
    })
    expect(sheet.stats).toMatchObject({ dr: { rounded: 3 }, weight: { rounded: 570 } })
    expect(sheet.damage).toMatchObject({ bite: '1d', bite_type: 'cutting', punch: null })
  })
  test('on land and in water', () => {
    expect(wayIn(sheet, 'land')).toMatchObject({
      burden: 'light',
      enc_factor: 2.5,
      level: 'medium',
      combat_move: 10,
      step: 2,
    })
    expect(wayIn(sheet, 'land')).toMatchObject({ control_modifier: 0, dodge: 3 })
    expect(wayIn(sheet, 'land').move).toBeCloseTo(10.35, 9)
    expect(wayIn(sheet, 'land').sprint).toBeCloseTo(12.42, 9)
    expect(wayIn(sheet, 'land').effective_msr).toBeCloseTo(54.8, 1)
    expect(wayIn(sheet, 'water')).toMatchObject({
      wsr: 0,
      level: 'light',
      combat_move: 6,
      step: 1,
      control_modifier: 0,
      dodge: 4,
    })
    expect(wayIn(sheet, 'water').move).toBeCloseTo(6.9, 9)
    expect(sheet.jump.jd).toBeCloseTo(1.03, 2)
  })
})

describe('gulliver.play.base-scale: a campaign of people two inches high', () => {
  const tiny = (size: number) => sheetOf(atBaseScale({ ...HUMAN, size }, -9))
  test('a hero costs nothing and has a man’s numbers', () => {
    const hero = tiny(-9)
    expect(hero).toMatchObject({ size: -9, size_here: 0 })
    expect(hero.stats).toMatchObject({
      combat_st: { rounded: 10 },
      hp: { rounded: 10 },
      load_st: { rounded: 10 },
      weight: { exact: 5 },
    })
    expect(hero.price.total).toBe(0)
    expect(hero.footprint.hexes).toBe(1)
    // About a yard in a second, or some 36 hexes of an inch; a hex is a little longer here.
    expect(wayIn(hero, 'land').move).toBeCloseTo(1.17, 2)
    expect(wayIn(hero, 'land').move_hexes).toBeCloseTo(35, 6)
  })
  test('an insect and a man as the book has them', () => {
    expect(tiny(-11)).toMatchObject({ size_here: -2, stats: { combat_st: { rounded: 5 }, load_st: { rounded: 2 } } })
    const man = tiny(0)
    expect(man).toMatchObject({ size_here: 9, stats: { combat_st: { rounded: 300 }, load_st: { rounded: 10_000 } } })
    expect(wayIn(man, 'land').move).toBe(5)
    expect(wayIn(man, 'land').move_hexes).toBeCloseTo(150, 6)
  })
})

/** Every number in it, wherever. */
function numbersIn(value: unknown): readonly number[] {
  if (typeof value === 'number') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : []
}

describe('gulliver.creature.steps: any design', () => {
  test('has a sheet of finite numbers, a text, and whole prices', () => {
    fc.assert(
      fc.property(
        anyDesign,
        fc.double({ min: 0, max: 1000, noNaN: true }),
        fc.double({ min: 0.1, max: 5, noNaN: true }),
        (design, gear, g) => {
          const sheet = sheetOf(design, { gear, g, air: 1 })
          for (const number of numbersIn(sheet)) expect(Number.isFinite(number)).toBe(true)
          for (const { cost } of sheet.price.lines) expect(Number.isInteger(cost)).toBe(true)
          expect(sheet.price.total).toBe(sheet.price.lines.reduce((sum, { cost }) => sum + cost, 0))
          expect(sheetText(design, sheet)).not.toMatch(/NaN|undefined|Infinity/)
        },
      ),
    )
  })

  const place = (design: Design, gear: number, where: string): number =>
    levelOf(sheetOf(design, { ...AT_REST, gear }).ways.find(one => one.environment === where)?.level ?? '') ??
    Number.NaN

  test('gulliver.enc.procedure: encumbrance never falls with weight, nor rises with Load ST', () => {
    const load = fc.double({ min: 0, max: 500, noNaN: true })
    fc.assert(
      fc.property(anyDesign, load, load, fc.double({ min: 1, max: 4, noNaN: true }), (any, less, more, stronger) => {
        const design: Design = {
          ...any,
          density: 1,
          thrust_water: any.thrust_water ?? 10,
          thrust_air: any.thrust_air ?? 10,
        }
        const [light, heavy] = [Math.min(less, more), Math.max(less, more)]
        const strong = { ...design, st: design.st * stronger, load_st: (design.load_st ?? 10) * stronger }
        const weak = { ...design, load_st: design.load_st ?? 10 }
        for (const { environment } of sheetOf(design).ways) {
          expect(place(design, heavy, environment)).toBeGreaterThanOrEqual(place(design, light, environment))
          expect(place(strong, light, environment)).toBeLessThanOrEqual(place(weak, light, environment))
        }
      }),
    )
  })

  test('tells its reasons for every part, with the same numbers', () => {
    for (const design of CATALOGUE) {
      const { sheet, reasons } = explainedSheet(design)
      expect(sheet).toEqual(sheetOf(design))
      for (const name of ['stats', 'move: land', 'move: water', 'jump', 'damage', 'points', 'price: attributes'])
        expect([design.name, name, reasons[name]?.length ?? 0]).toEqual([design.name, name, expect.any(Number)])
      for (const because of Object.values(reasons)) expect(because.length).toBeGreaterThan(0)
    }
  })
})
