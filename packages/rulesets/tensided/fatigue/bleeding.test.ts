/** Wounds that bleed: the table by every die, clotting round by round, and the medic. */
import { readFileSync } from 'node:fs'
import { dice } from '@umpire/dice'
import { compose, type Field, json, list, readInventory, record } from '@umpire/engine'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { settings } from '../campaign/settings.ts'
import { DAMAGE_TYPES, WOUNDING_TYPES } from '../tables/damage-types.ts'
import { STATUS, STATUSES } from '../tables/health-levels.ts'
import { bleedingRate, clotting, stopBleeding } from './bleeding.ts'
import { fatigueRecovery } from './points.ts'

const why = compose({ options: [], settings }).silent
const bloodless = compose({ options: [], settings }, { settings: { 'tensided.bleeding': false } }).silent

const file = readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')
const ID = 'tensided.fatigue.bleeding-rate'
/** `1d6+4`, or a number. */
const cell: Field<string> = { spec: { kind: 'json' }, read: value => String(value) }
const rows = list(record({ status: STATUS, cutting: cell, piercing: cell, crushing: cell })).read(
  json().read(readInventory(parse(file), 'inventory.yaml').rules.find(({ id }) => id === ID)?.data, ID),
  ID,
)

test(`${ID}: every cell of the inventory, on every face of its die`, () => {
  for (const row of rows) {
    for (const damage_type of WOUNDING_TYPES) {
      const printed = dice(row[damage_type].includes('d') ? row[damage_type] : `1d1+${row[damage_type]}-1`)
      const rates = new Set<number>()
      for (let face = 1; face <= 24; face++) {
        const faces = { d4: ((face - 1) % 4) + 1, d6: ((face - 1) % 6) + 1, d8: ((face - 1) % 8) + 1 }
        const { bleeding_rate, internal } = bleedingRate({ status: row.status, damage_type, ...faces }, why)
        rates.add(bleeding_rate)
        expect(internal).toBe(damage_type === 'crushing')
      }
      expect([Math.min(...rates), Math.max(...rates)]).toEqual([printed.min, printed.max])
      expect(rates.size).toBe(printed.max - printed.min + 1)
    }
  }
})

test(`${ID}: the healthy and the dead do not bleed, nor what is shaken, burnt or frozen, nor a bloodless campaign`, () => {
  const faces = { d4: 4, d6: 6, d8: 8 }
  for (const status of ['none', ...STATUSES] as const) {
    for (const damage_type of DAMAGE_TYPES) {
      const { bleeding_rate } = bleedingRate({ status, damage_type, ...faces }, why)
      const open = rows.some(row => row.status === status) && WOUNDING_TYPES.some(type => type === damage_type)
      if (!open) expect(bleeding_rate).toBe(0)
      expect(bleedingRate({ status, damage_type, ...faces }, bloodless).bleeding_rate).toBe(0)
      expect(bleedingRate({ status, damage_type, ...faces, bleeding: false }, why).bleeding_rate).toBe(0)
    }
  }
})

test(`${ID}: a heart bleeds four times as much, a liver twice and inside; the die that is missing is named`, () => {
  for (let d4 = 1; d4 <= 4; d4++) {
    const hit = { status: 'incapacitated', damage_type: 'piercing', d4 } as const
    expect(bleedingRate({ ...hit, effects: ['bleeding-x4'] }, why)).toEqual({ bleeding_rate: 4 * d4, internal: false })
    const liver = bleedingRate({ ...hit, effects: ['knocked-out', 'bleeding-x2-internal'] }, why)
    expect(liver).toEqual({ bleeding_rate: 2 * d4, internal: true })
  }
  expect(() => bleedingRate({ status: 'comatose', damage_type: 'piercing', d4: 2 }, why)).toThrow(/d8: expected a 1d8/)
})

/** Round by round, with nothing but the words of the rule. */
function bleed(rate: number, rounds: number, clots: boolean) {
  let [now, at, fp, lasted] = [rate, 0, 0, 0]
  for (let round = 1; round <= rounds && now > 0; round++) {
    fp += now
    at++
    lasted = round
    if (clots && at === now) [now, at] = [now - 1, 0]
  }
  return { now, at, fp, lasted }
}

test('tensided.fatigue.clotting: as many rounds as anybody likes, at once or one by one', () => {
  for (let rate = 0; rate <= 12; rate++) {
    const dry = bleed(rate, 1000, true)
    const whole = clotting({ bleeding_rate: rate }, why)
    expect(whole).toMatchObject({ rounds_to_stop: dry.lasted, total_fp: dry.fp, bleeding_rate: rate, fp_so_far: 0 })
    let step = { bleeding_rate: rate, rounds_at_rate: 0 }
    let fp = 0
    for (let rounds = 1; rounds <= dry.lasted + 3; rounds++) {
      const { now, at, fp: fp_so_far } = bleed(rate, rounds, true)
      const answer = clotting({ bleeding_rate: rate, rounds }, why)
      expect(answer).toMatchObject({ bleeding_rate: now, rounds_at_rate: at, fp_so_far })
      const { fp_so_far: more, ...next } = clotting({ ...step, rounds: 1 }, why)
      step = { bleeding_rate: next.bleeding_rate, rounds_at_rate: next.rounds_at_rate }
      fp += more
      expect([step, fp]).toEqual([{ bleeding_rate: now, rounds_at_rate: at }, fp_so_far])
      const left = clotting(step, why)
      expect(left).toMatchObject({ total_fp: dry.fp - fp, rounds_to_stop: Math.max(0, dry.lasted - rounds) })
    }
  }
})

test('tensided.fatigue.clotting: refuses a wound that should have clotted already', () => {
  expect(() => clotting({ bleeding_rate: 3, rounds_at_rate: 3, rounds: 1 }, why)).toThrow(/rounds_at_rate: .*less than/)
})

test('tensided.fatigue.clotting: never for hemophiliacs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 32 }), fc.integer({ min: 0, max: 500 }), (bleeding_rate, rounds) => {
      const { fp } = bleed(bleeding_rate, rounds, false)
      const answer = clotting({ bleeding_rate, rounds, flaws: ['hemophiliac'] }, why)
      expect(answer).toMatchObject({ bleeding_rate, fp_so_far: fp, rounds_to_stop: null, total_fp: null })
    }),
  )
})

test('tensided.fatigue.stop-bleeding: outside and inside, for everybody and for hemophiliacs', () => {
  for (let bleeding_rate = 1; bleeding_rate <= 24; bleeding_rate++) {
    for (const internal of [false, true]) {
      const wound = { bleeding_rate, original_rate: 24, internal, dexterity: 6, medic: 4 }
      const printed = (internal ? 15 : 8) + bleeding_rate
      const base_df = Math.max(20, printed)
      expect(stopBleeding(wound, why)).toMatchObject({
        attribute: 14,
        base_df: printed,
        difficulty: Math.ceil(1.5 * printed),
      })
      const thin = stopBleeding({ ...wound, patient_flaws: ['hemophiliac'] }, why)
      expect(thin).toMatchObject({ base_df, difficulty: Math.ceil(1.5 * base_df) })
      const difficulty = Math.ceil(1.5 * printed) + 2
      expect(stopBleeding({ ...wound, df_modifier: 2 }, why).difficulty).toBe(difficulty)
    }
  }
})

test('tensided.fatigue.stop-bleeding: one good roll outside, margins that add up inside', () => {
  const medic = { dexterity: 8, medic: 5, bleeding_rate: 1 }
  for (let d10 = 1; d10 <= 10; d10++) {
    expect(stopBleeding({ ...medic, internal: false, d10 }, why).stopped).toBe(18 + d10 >= 14)
    const inside = { ...medic, internal: true, original_rate: 6, d10 }
    for (let cmos = -9; cmos <= 5; cmos++) {
      const sum = cmos + 18 + d10 - 24
      expect(stopBleeding({ ...inside, cmos }, why)).toMatchObject({
        cmos: sum,
        stopped: sum >= 6,
        result: sum >= 6 ? 'success' : sum <= -10 ? 'failure' : 'open',
      })
    }
  }
  expect(() => stopBleeding.answer({ bleeding_rate: 0, dexterity: 6, medic: 3 }, why)).toThrow(/bleeding_rate/)
})

test('tensided.fatigue.clotting: a man shot in a diner, round by round until somebody binds him up', () => {
  const willpower = 5
  let wound = { bleeding_rate: 4, rounds_at_rate: 0 }
  let tired = { short_fp: 0, long_fp: 0, df_gained: 0 }
  const told: string[] = []
  for (let round = 2; round <= 8; round++) {
    const { fp_so_far, ...after } = clotting({ ...wound, rounds: 1 }, why)
    wound = { bleeding_rate: after.bleeding_rate, rounds_at_rate: after.rounds_at_rate }
    const now = fatigueRecovery({ willpower, ...tired, gain_short_fp: fp_so_far }, why)
    tired = { short_fp: now.short_fp, long_fp: now.long_fp, df_gained: now.df_gained }
    told.push(`${tired.short_fp} + ${tired.long_fp} FP, +${now.fatigue_df}, bleeding ${wound.bleeding_rate}`)
  }
  expect(told).toEqual([
    '4 + 0 FP, +0, bleeding 4',
    '8 + 0 FP, +1, bleeding 4',
    '12 + 0 FP, +2, bleeding 4',
    '16 + 0 FP, +3, bleeding 3',
    '19 + 0 FP, +3, bleeding 3',
    '17 + 5 FP, +4, bleeding 3',
    '20 + 5 FP, +5, bleeding 2',
  ])
  const bound = stopBleeding({ bleeding_rate: 2, dexterity: 6, medic: 4, df_modifier: 1, d10: 2 }, why)
  expect(bound).toMatchObject({ difficulty: 16, mos: 0, stopped: true })
  expect(fatigueRecovery({ willpower, ...tired, rest_seconds: 30 }, why)).toMatchObject({
    short_fp: 15,
    long_fp: 5,
    fatigue_df: 4,
  })
})
