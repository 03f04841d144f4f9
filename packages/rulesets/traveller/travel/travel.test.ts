import { readFileSync } from 'node:fs'
import { compose, readInventory } from '@umpire/engine'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { PASSAGES } from '../tables/passages.ts'
import { TICKETS } from '../tables/words.ts'
import { revival } from './low-passage.ts'
import { passages } from './passages.ts'
import { tasMembership } from './tas.ts'

const why = compose({ options: [] }).silent
const { rules } = readInventory(
  parse(readFileSync(new URL('../inventory.yaml', import.meta.url), 'utf8')),
  'inventory.yaml',
)

describe('traveller.travel.passages', () => {
  test('prices, cash and baggage are those of the inventory, and cash is nine tenths of the price', () => {
    const data = JSON.parse(JSON.stringify(rules.find(({ id }) => id === passages.id)?.data))
    for (const ticket of TICKETS) {
      const { price, cash_value, baggage_kg } = PASSAGES.at(ticket, why)
      expect(data[ticket]).toMatchObject({ price, cash_value, baggage_kg })
      expect(10 * cash_value).toBe(9 * price)
    }
  })
  test('tickets bring the same, sold together or one by one', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...TICKETS)), sell => {
        const single = sell.reduce((sum, ticket) => sum + passages({ sell: [ticket], baggage_kg: 0 }, why).cash, 0)
        expect(passages({ sell, baggage_kg: 0 }, why).cash).toBe(single)
      }),
    )
  })
  test('baggage goes with a passage', () => {
    expect(() => passages({ sell: [], baggage_kg: 5 }, why)).toThrow('passage: expected the one that the baggage')
  })
  test('the limit itself is allowed', () => {
    for (const passage of TICKETS) {
      const limit = PASSAGES.at(passage, why).baggage_kg
      const allowed = (baggage_kg: number) => passages({ sell: [], passage, baggage_kg }, why).baggage_allowed
      expect([allowed(limit), allowed(limit + 0.1)]).toEqual([true, false])
    }
  })
})

test('traveller.travel.low-passage: every endurance, medic and throw', () => {
  for (let endurance = 0; endurance <= 15; endurance++) {
    for (const attending_medical of [null, 0, 1, 2, 3, 9]) {
      for (let roll = 2; roll <= 12; roll++) {
        const dm = (attending_medical !== null && attending_medical > 1 ? 1 : 0) - (endurance < 7 ? 1 : 0)
        expect(revival({ endurance, attending_medical, roll }, why)).toEqual({
          dm,
          total: roll + dm,
          alive: roll + dm > 4,
        })
      }
    }
  }
})

describe('traveller.travel.tas-membership', () => {
  const applicant = { member: false, months: 0, applied: false, cash: 1_000_000 }

  test('dividends come for full spans of two months alone', () => {
    for (let months = 0; months < 50; months++) {
      expect(tasMembership({ ...applicant, member: true, months }, why).high_passages).toBe((months - (months % 2)) / 2)
    }
  })
  test('months of membership are those of a member', () => {
    expect(() => tasMembership({ member: false, months: 2, applied: false, cash: 0 }, why)).toThrow(
      'months: expected 0 without a membership, got 2',
    )
  })
  test('a member, a former applicant and one without the fee may not apply', () => {
    const allowed = (change: Partial<typeof applicant>) => tasMembership({ ...applicant, ...change }, why)
    expect(allowed({})).toMatchObject({ allowed: true, throw: '4+', fee: 1_000_000 })
    for (const change of [{ member: true }, { applied: true }, { cash: 999_999 }]) {
      expect(allowed(change)).toMatchObject({ allowed: false, because: expect.any(String) })
    }
  })
  test('the fee is paid by those who are accepted, and by nobody else', () => {
    for (let roll = 2; roll <= 12; roll++) {
      const { member, cash, may_apply_again } = tasMembership({ ...applicant, cash: 1_500_000, roll }, why)
      expect([member, cash, may_apply_again]).toEqual([roll >= 4, roll >= 4 ? 500_000 : 1_500_000, false])
    }
  })
})
