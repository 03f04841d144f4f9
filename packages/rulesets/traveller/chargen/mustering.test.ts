import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { BENEFITS, CASH, EXTRA_ROLLS } from '../tables/chargen/mustering.ts'
import { SERVICES } from '../tables/words.ts'
import { benefitsTable, cashTable, musteringChoice, musteringDms, musteringRolls } from './mustering.ts'
import { musteringOptions } from './mustering-rules.ts'

const why = compose({ options: musteringOptions }).silent
const { rules } = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)
const dataOf = (id: string) => JSON.parse(JSON.stringify(rules.find(rule => rule.id === id)?.data))

const die = fc.integer({ min: 1, max: 6 })
const rank = fc.integer({ min: 0, max: 6 })
const gambling = fc.option(fc.integer({ min: 0, max: 9 }))
const skillsOf = (level: number | null): { readonly [skill: string]: number } =>
  level === null ? {} : { Gambling: level }

describe('the tables are those of the inventory, cell by cell', () => {
  test('traveller.chargen.benefits-table', () => expect(BENEFITS.rows).toEqual(dataOf(benefitsTable.id)))
  test('traveller.chargen.cash-table', () => expect(CASH.rows).toEqual(dataOf(cashTable.id)))
  test('traveller.chargen.mustering-rolls', () => {
    expect(EXTRA_ROLLS.rows).toEqual(dataOf(musteringRolls.id).rank_extra)
  })
  test('traveller.chargen.cash-table: more is never less', () => {
    for (const service of SERVICES) {
      for (let total = 2; total <= 7; total++) {
        expect(CASH.at(service, total, why)).toBeGreaterThanOrEqual(CASH.at(service, total - 1, why))
      }
    }
  })
})

test('traveller.chargen.mustering-rolls: half the rank, rounded up, beside the terms', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20 }), rank, (terms, held) => {
      expect(musteringRolls({ terms, rank: held }, why)).toBe(terms + Math.ceil(held / 2))
    }),
  )
})

describe('traveller.chargen.mustering-dms', () => {
  test('one at most, each on its own table, and never for those who decline it', () => {
    fc.assert(
      fc.property(rank, gambling, die, fc.boolean(), (held, level, roll, declined) => {
        const skills = skillsOf(level)
        const onBenefits = musteringDms({ rank: held, skills, table: 'benefits', roll, declined }, why)
        const onCash = musteringDms({ rank: held, skills, table: 'cash', roll, declined }, why)
        expect(onBenefits.dm).toBe(held >= 5 && !declined ? 1 : 0)
        expect(onCash.dm).toBe((level ?? 0) >= 1 && !declined ? 1 : 0)
        expect([onBenefits.total, onCash.total]).toEqual([roll + onBenefits.dm, roll + onCash.dm])
      }),
    )
  })
  test('whatever is rolled, there is a row for it', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SERVICES), rank, gambling, die, (service, held, level, roll) => {
        const skills = skillsOf(level)
        expect(benefitsTable({ service, rank: held, roll, declined: false }, why).total).toBeLessThanOrEqual(7)
        expect(cashTable({ service, skills, roll, declined: false }, why).cash).toBeGreaterThan(0)
      }),
    )
  })
  test('option gambling-level-on-cash: the whole level, and the last row for what is beyond it', () => {
    const ruleset = compose({ options: musteringOptions }, { options: ['gambling-level-on-cash'] })
    const answer = (given: object) => musteringDms.answer(given, ruleset.listen()).answer
    expect(answer({ skills: { Gambling: 3 }, table: 'cash', roll: 2 })).toEqual({ dm: 3, total: 5 })
    expect(answer({ skills: { Gambling: 3 }, table: 'cash', roll: 6 })).toEqual({ dm: 3, total: 7 })
    expect(answer({ skills: { Gambling: 3 }, table: 'cash', roll: 6, declined: true })).toEqual({ dm: 0, total: 6 })
    expect(answer({ skills: {}, table: 'cash', roll: 6 })).toEqual({ dm: 0, total: 6 })
    expect(answer({ rank: 5, skills: { Gambling: 3 }, table: 'benefits', roll: 6 })).toEqual({ dm: 1, total: 7 })
    const rich = { service: 'other', skills: { Gambling: 4 }, roll: 3 }
    expect(cashTable.answer(rich, ruleset.listen()).answer).toEqual({ total: 7, cash: 100_000 })
  })
})

test('traveller.chargen.mustering-choice: whoever always takes cash takes it three times at most, then benefits', () => {
  fc.assert(
    fc.property(fc.nat(12), fc.infiniteStream(fc.boolean()), (rolls, wishes) => {
      let cash_used = 0
      for (let left = rolls; left > 0; left--) {
        const { cash_allowed, cash_rolls_left } = musteringChoice({ mustering_rolls_left: left, cash_used }, why)
        expect(cash_rolls_left).toBe(Math.min(left, 3 - cash_used))
        expect(cash_allowed).toBe(cash_used < 3)
        if (cash_allowed && wishes.next().value) cash_used++
      }
      expect(cash_used).toBeLessThanOrEqual(3)
      expect(musteringChoice({ mustering_rolls_left: 0, cash_used }, why).cash_allowed).toBe(false)
    }),
  )
})
