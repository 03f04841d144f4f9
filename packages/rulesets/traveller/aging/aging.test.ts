import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { AGING_CHARACTERISTICS, type AgingCharacteristic } from '../tables/aging.ts'
import { MONTH } from '../tables/calendar.ts'
import { agingCrisis } from './crisis.ts'
import { agingSchedule, physicalAge } from './schedule.ts'
import { agingTable } from './table.ts'

const why = compose({ options: [] }).silent
const { rules } = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const rows: readonly {
  readonly ages: readonly (number | string)[]
  readonly [characteristic: string]: unknown
}[] = JSON.parse(JSON.stringify(rules.find(({ id }) => id === agingTable.id)?.data))

const twoDice = fc.integer({ min: 2, max: 12 })
const value = fc.integer({ min: 0, max: 15 })
const checkAge = fc.nat(20).map(checks => 34 + 4 * checks)

/** What the inventory says of that age, found by its list of ages. */
const effectAt = (age: number, characteristic: AgingCharacteristic) => {
  const row =
    rows.find(({ ages }) => ages.includes(age)) ?? rows.find(({ ages }) => ages.some(text => text !== Number(text)))
  return row?.[characteristic] ?? null
}

describe('traveller.aging.schedule', () => {
  test('walking through a life year by year, the next check is always the next one that comes', () => {
    const checks: number[] = []
    for (let age = 0; age <= 120; age++)
      if (agingSchedule({ age, checked_age: null }, why).aging_check) checks.push(age)
    expect(checks.slice(0, 4)).toEqual([34, 38, 42, 46])
    for (let age = 0; age < 110; age++) {
      const { next_check_age } = agingSchedule({ age, checked_age: null }, why)
      expect(next_check_age).toBe(checks.find(check => check > age))
    }
  })
  test('an age that was checked is not checked again', () => {
    expect(agingSchedule({ age: 38, checked_age: 38 }, why)).toEqual({ aging_check: false, next_check_age: 42 })
    expect(agingSchedule({ age: 38, checked_age: 34 }, why)).toEqual({ aging_check: true, next_check_age: 42 })
    expect(agingSchedule({ age: 37, checked_age: 38 }, why)).toEqual({ aging_check: false, next_check_age: 42 })
  })
})

describe('traveller.aging.table', () => {
  test('every age, characteristic and throw goes by the inventory', () => {
    for (let age = 34; age <= 98; age += 4) {
      for (const only of AGING_CHARACTERISTICS) {
        const before = { strength: 7, dexterity: 7, endurance: 7, intelligence: 7 }
        const effect: unknown = effectAt(age, only)
        if (effect === null) {
          expect(agingTable({ age, ...before, only, rolls: [] }, why).throws).toEqual([])
          continue
        }
        const { loss, save } = JSON.parse(JSON.stringify(effect))
        for (let roll = 2; roll <= 12; roll++) {
          const lost = roll >= save ? 0 : loss
          expect(agingTable({ age, ...before, only, rolls: [roll] }, why)).toEqual({
            [only]: 7 - lost,
            losses: { [only]: lost },
            throws: [only],
          })
        }
      }
    }
  })
  test('all at once is each for itself, and nothing falls below zero', () => {
    const four = fc.record({ strength: value, dexterity: value, endurance: value, intelligence: value })
    fc.assert(
      fc.property(checkAge, four, fc.tuple(twoDice, twoDice, twoDice, twoDice), (age, before, all) => {
        const rolls = age < 66 ? all.slice(0, 3) : all
        const together = agingTable({ age, ...before, rolls }, why)
        for (const [index, only] of together.throws.entries()) {
          const alone = agingTable({ age, ...before, only, rolls: [rolls[index] ?? 0] }, why)
          expect(alone[only]).toBe(together[only])
          expect(together[only]).toBe(Math.max(0, before[only] - (together.losses[only] ?? 0)))
        }
        if (age < 66) expect(together.intelligence).toBe(before.intelligence)
      }),
    )
  })
  test('a throw that is missing is asked for', () => {
    expect(() => agingTable({ age: 34, strength: 7, dexterity: 7, rolls: [7] }, why)).toThrow('a throw for dexterity')
  })
  test('a throw too many, and one for a value that is not there, are refused', () => {
    const before = { strength: 7, dexterity: 7, endurance: 7, intelligence: 7 }
    const four = [7, 7, 7, 7]
    expect(() => agingTable({ age: 62, ...before, rolls: four }, why)).toThrow('rolls: expected at most 3, got')
    expect(agingTable({ age: 66, ...before, rolls: four }, why).throws).toHaveLength(4)
    expect(() => agingTable({ age: 34, strength: 7, rolls: [7, 7] }, why)).toThrow('rolls: expected at most 1, got')
    expect(() => agingTable({ age: 34, only: 'strength', rolls: [7] }, why)).toThrow(
      'strength: expected the value that is thrown for',
    )
  })
})

describe('traveller.aging.crisis', () => {
  const crisis = fc.record({
    characteristic: fc.constantFrom(...AGING_CHARACTERISTICS),
    value: fc.integer({ min: 0, max: 3 }),
    loss: fc.integer({ min: 1, max: 2 }),
    attending_medical: fc.option(fc.nat(6)),
    slow_drug: fc.boolean(),
  })
  test('a throw that was survived is not made again, and months come after it alone', () => {
    const ill = { characteristic: 'strength', value: 1, loss: 1, attending_medical: null, slow_drug: true } as const
    expect(() => agingCrisis({ ...ill, roll: 12, survived: true }, why)).toThrow(
      'given: expected roll or survived, got "both"',
    )
    expect(() => agingCrisis({ ...ill, die: 3, survived: false }, why)).toThrow('roll: expected the throw before')
  })
  test('step by step is the same as all at once', () => {
    fc.assert(
      fc.property(crisis, twoDice, fc.integer({ min: 1, max: 6 }), (ill, roll, die) => {
        const all = agingCrisis({ ...ill, roll, die, survived: false }, why)
        const asked = agingCrisis({ ...ill, survived: false }, why)
        expect([asked.crisis, asked.dm]).toEqual([all.crisis, all.dm])
        if (!all.crisis) {
          expect(all).toEqual({ crisis: false, value: ill.value - ill.loss })
          return
        }
        expect(asked).toMatchObject({ throw: '8+', dm: ill.attending_medical ?? 0, value: 0 })
        expect(all.alive).toBe(roll + (ill.attending_medical ?? 0) >= 8)
        const thrown = agingCrisis({ ...ill, roll, survived: false }, why)
        expect([thrown.alive, thrown.value]).toEqual([all.alive, all.value])
        if (!all.alive) return
        const { total, ...rest } = all
        expect(agingCrisis({ ...ill, die, survived: true }, why)).toEqual(rest)
        expect(total).toBe(roll + (ill.attending_medical ?? 0))
        expect((all.age_months_added ?? 0) + (all.months_out ?? 0)).toBe(die)
        expect(all.months_out === 0).toBe(ill.slow_drug)
      }),
    )
  })
})

test('traveller.aging.physical-age: seconds and months together are the same sum in seconds', () => {
  const month = fc.nat(1000)
  const second = fc.nat(MONTH - 1)
  fc.assert(
    fc.property(
      month,
      second,
      fc.integer({ min: -50, max: 50 }),
      month,
      second,
      (age, seconds, drugs, sleep, slept) => {
        const { physical_age_months, age: years } = physicalAge(
          {
            calendar_age_months: age,
            calendar_age_seconds: seconds,
            drug_months: drugs,
            cold_sleep_months: sleep,
            cold_sleep_seconds: slept,
          },
          why,
        )
        expect(physical_age_months).toBe(Math.floor(((age + drugs - sleep) * MONTH + seconds - slept) / MONTH))
        expect(years).toBe(Math.floor(physical_age_months / 12))
      },
    ),
  )
})
