/** Fatigue: points one by one and all at once, thresholds, loads, marches, nights, heat and cold. */
import { readFileSync } from 'node:fs'
import { compose, int, json, list, readInventory, record } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../campaign/settings.ts'
import { fighting, lifting, march, running, sleep } from './exertion.ts'
import { FATIGUE_CAUSES, fatiguePoints, fatigueRecovery, thresholds } from './points.ts'
import { cold, heat } from './weather.ts'

const under = (chosen: { readonly [id: string]: unknown }) =>
  compose({ options: [], settings }, { settings: chosen }).silent
const why = under({})
const will = fc.integer({ min: 0, max: 12 })
const points = fc.integer({ min: 0, max: 200 })

test('tensided.fatigue.points: one for each full willpower, none of it where the campaign leaves fatigue out', () => {
  fc.assert(
    fc.property(will, points, points, (willpower, short_fp, long_fp) => {
      const fatigue_df = Math.floor((short_fp + long_fp) / Math.max(1, willpower))
      expect(fatiguePoints({ short_fp, long_fp, willpower }, why)).toBe(fatigue_df)
      expect(fatiguePoints({ short_fp, long_fp, willpower }, under({ 'tensided.fatigue': false }))).toBe(0)
      expect(fatiguePoints({ short_fp, long_fp, willpower, fatigue: false }, why)).toBe(0)
    }),
  )
})

test('tensided.fatigue.recovery: from rested, points one by one come to the same as all at once', () => {
  for (let willpower = 0; willpower <= 10; willpower++) {
    let tired = { short_fp: 0, long_fp: 0, df_gained: 0 }
    for (let gained = 1; gained <= 150; gained++) {
      const { short_fp, long_fp, df_gained } = fatigueRecovery({ willpower, ...tired, gain_short_fp: 1 }, why)
      tired = { short_fp, long_fp, df_gained }
      const each = Math.max(1, willpower)
      expect(fatigueRecovery({ willpower, gain_short_fp: gained }, why)).toMatchObject(tired)
      // Of every four points of difficulty one stays.
      expect(tired).toEqual({
        df_gained: Math.floor(gained / each),
        long_fp: Math.floor(gained / each / 4) * each,
        short_fp: gained - Math.floor(gained / each / 4) * each,
      })
    }
  }
})

test('tensided.fatigue.recovery: nothing is lost but by rest, and rest takes only what passes', () => {
  const spell = fc.record({
    gain_short_fp: fc.integer({ min: 0, max: 40 }),
    gain_long_fp: fc.integer({ min: 0, max: 10 }),
    rest_seconds: fc.integer({ min: 0, max: 200 }),
  })
  fc.assert(
    fc.property(will, fc.array(spell, { maxLength: 8 }), (willpower, spells) => {
      let tired = { short_fp: 0, long_fp: 0, df_gained: 0 }
      for (const one of spells) {
        const all = tired.short_fp + tired.long_fp + one.gain_short_fp + one.gain_long_fp
        const busy = fatigueRecovery({ willpower, ...tired, ...one, rest_seconds: 0 }, why)
        expect(busy.short_fp + busy.long_fp).toBe(all)
        expect(busy.fatigue_df).toBe(busy.peak_df)
        const before = fatiguePoints({ ...tired, willpower }, why)
        expect(busy.roll_due).toBe(busy.peak_df > before && busy.peak_df >= 5)
        const after = fatigueRecovery({ willpower, ...tired, ...one }, why)
        const taken = Math.floor(one.rest_seconds / 30) * Math.max(1, willpower)
        expect(after.short_fp).toBe(Math.max(0, busy.short_fp - taken))
        expect(after.long_fp).toBe(busy.long_fp)
        expect(after.df_gained).toBeGreaterThanOrEqual(tired.df_gained)
        tired = { short_fp: after.short_fp, long_fp: after.long_fp, df_gained: after.df_gained }
      }
      if (spells.length > 0) expect(fatigueRecovery({ willpower, spells }, why)).toMatchObject(tired)
    }),
  )
})

test('tensided.fatigue.thresholds: every level, will and die, and only what is outside kills', () => {
  for (let fatigue_df = 0; fatigue_df <= 25; fatigue_df++) {
    for (let willpower = 0; willpower <= 12; willpower++) {
      for (let d10 = 1; d10 <= 10; d10++) {
        for (const cause of FATIGUE_CAUSES) {
          const answer = thresholds({ fatigue_df, willpower, d10, cause }, why)
          const made = 2 * willpower + d10 >= 12 + fatigue_df
          const over = fatigue_df >= 20
          expect(answer).toMatchObject({
            roll_needed: fatigue_df >= 5 && !over,
            goes_on: !over && (fatigue_df < 5 || made),
            conscious: !over && (fatigue_df < 10 || made),
            dead: over && cause !== 'effort',
          })
        }
      }
    }
  }
  expect(thresholds({ fatigue_df: 12, willpower: 6 }, why)).toMatchObject({ goes_on: null, conscious: null })
  expect(thresholds({ fatigue_df: 6, willpower: 6 }, why)).toMatchObject({ goes_on: null, conscious: true })
  expect(() => thresholds({ fatigue_df: 6 }, why)).toThrow(/willpower/)
})

test('tensided.fatigue.lifting: every load of every back', () => {
  for (let physique = 0; physique <= 12; physique++) {
    for (const powerlifter of [0, 1, 5]) {
      const capacity_lb = 50 * (physique + 2 * powerlifter)
      for (let load_lb = 0; load_lb <= capacity_lb + 10; load_lb += 5) {
        const carried = load_lb <= capacity_lb
        const share = load_lb / capacity_lb
        const rate = share >= 1 ? 60 : share >= 0.75 ? 6 : share >= 0.5 ? 1 : 0
        const answer = lifting({ physique, powerlifter, load_lb }, why)
        expect(answer).toMatchObject({ capacity_lb, carried, fp_per_minute: carried && load_lb > 0 ? rate : 0 })
      }
      expect(lifting({ physique, powerlifter }, why).lift_attribute).toBe(2 * (physique + 2 * powerlifter))
    }
  }
})

test('tensided.fatigue.march: hour by hour, with water and without', () => {
  let [watered, thirsty] = [0, 0]
  for (let hour = 1; hour <= 24; hour++) {
    if (hour > 3) watered += 5
    if (hour > 2) thirsty += 10
    expect(march({ hours: hour }, why)).toBe(watered)
    expect(march({ hours: hour + 0.99, water: false }, why)).toBe(thirsty)
  }
})

test('tensided.fatigue.running: second by second', () => {
  for (let athleticism = 0; athleticism <= 10; athleticism++) {
    const interval = 60 * Math.max(1, athleticism)
    for (let seconds = 0; seconds <= 1300; seconds += 7) {
      expect(running({ mode: 'walk', seconds }, why)).toBe(0)
      expect(running({ mode: 'sprint', seconds, abilities: ['runner'], athleticism }, why)).toBe(seconds)
      expect(running({ mode: 'run', seconds, athleticism }, why)).toBe(Math.floor(seconds / 60))
      const trained = running({ mode: 'run', seconds, abilities: ['runner'], athleticism }, why)
      expect(trained).toBe(Math.floor(seconds / interval))
    }
  }
})

test('tensided.fatigue.fighting: three a miss, one a hit', () => {
  fc.assert(
    fc.property(points, points, (misses, hits) => {
      expect(fighting({ misses, hits }, why)).toBe(3 * misses + hits)
    }),
  )
  expect(fighting({}, why)).toBe(0)
})

test('tensided.fatigue.sleep: any sleep wipes the slate, none keeps what was there', () => {
  const evening = { short_fp: 7, long_fp: 12, df_gained: 3 }
  for (let quarters = 0; quarters <= 48; quarters++) {
    const hours_slept = quarters / 4
    const charged = 5 * Math.max(0, Math.floor(8 - hours_slept))
    const morning = sleep({ hours_slept, ...evening }, why)
    expect(morning).toEqual(
      quarters === 0 ? { ...evening, long_fp: 52 } : { short_fp: 0, long_fp: charged, df_gained: 0 },
    )
  }
})

const file = readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')
const rows = list(record({ fahrenheit: int(), seconds: int(), fp: int() })).read(
  json().read(
    readInventory(parse(file), 'inventory.yaml').rules.find(({ id }) => id === 'tensided.fatigue.heat')?.data,
    'heat',
  ),
  'heat',
)

test('tensided.fatigue.heat: every row of the inventory holds until the next, and past the last it mounts', () => {
  for (const { fahrenheit, seconds, fp } of rows) {
    for (let over = 0; over < 10; over++) {
      expect(heat({ fahrenheit: fahrenheit + over }, why)).toEqual({ interval_seconds: seconds, fp })
    }
  }
  expect(heat({ fahrenheit: 129.9 }, why)).toEqual({ interval_seconds: null, fp: 0 })
  for (let steps = 0; steps <= 20; steps++) {
    expect(heat({ fahrenheit: 270 + 10 * steps }, why)).toEqual({ interval_seconds: 1, fp: 1 + steps })
  }
})

test('tensided.fatigue.cold: the heat table upside down, wherever it starts', () => {
  fc.assert(
    fc.property(fc.integer({ min: -60, max: 60 }), fc.integer({ min: -50, max: 300 }), (start_fahrenheit, below) => {
      const { start_fahrenheit: told, ...chill } = cold({ fahrenheit: start_fahrenheit - below, start_fahrenheit }, why)
      expect(told).toBe(start_fahrenheit)
      expect(chill).toEqual(heat({ fahrenheit: 130 + below }, why))
    }),
  )
  const started = ['winter', 'warm', 'light', 'none'].map(
    clothing => cold({ fahrenheit: 0, clothing }, why).start_fahrenheit,
  )
  expect(started).toEqual([-40, -10, 10, 30])
  const furs = under({ 'tensided.cold_presets': { furs: -60 } })
  expect(cold({ fahrenheit: -70, clothing: 'furs' }, furs)).toEqual({
    start_fahrenheit: -60,
    interval_seconds: 50,
    fp: 1,
  })
  expect(() => cold({ fahrenheit: 0, clothing: 'winter' }, furs)).toThrow(/clothing: expected one of furs/)
})
